import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Payer } from '@/api/models';
import {
  getPayerOptions,
  listPayerPlansOptions,
  useCreatePayer,
  useDeletePayer,
  useUpdatePayer,
} from '@/api/operations.gen';
import { useWriteBlocked } from '@/api/permissions';
import { TextField } from '@/form/fields';
import { comparedWith } from '@/form/comparison';
import { FormDialog } from '@/form/form-dialog';
import { FormShell } from '@/form/form-shell';
import { requiredText } from '@/form/schemas';
import { count, textOf } from '@/lib/words';
import { notify } from '@/ui/notify';
import { isApiError } from '@/api/errors';
import { DeleteDialog } from '@/ui/delete-dialog';
import { CannotDialog } from '@/ui/cannot-dialog';
import { payerName } from './payer-rows';
import * as z from 'zod/mini';

/** What is about to be done to a payer. */
export type PayerTask = { kind: 'new' } | { kind: 'rename' | 'delete'; payer: Payer };

interface PayerDialogsProps {
  task: PayerTask;
  onClose(): void;
  onCreated?(payer: Payer): void;
  /** After it was deleted, to leave its page. */
  onDeleted?(): void;
}

/** The dialog of what was chosen for a payer, or the one that makes a new payer. */
export function PayerDialogs({ task, onClose, onCreated, onDeleted }: PayerDialogsProps) {
  if (task.kind === 'new') return <PayerDialog onClose={onClose} onCreated={onCreated} />;
  if (task.kind === 'rename') return <PayerDialog payer={task.payer} onClose={onClose} />;
  return <PayerDeleteDialog payer={task.payer} onClose={onClose} onDeleted={onDeleted} />;
}

interface PayerDialogProps {
  /** The payer to rename; without one, a new one is created. */
  payer?: Payer | undefined;
  onClose(): void;
  onCreated?: ((payer: Payer) => void) | undefined;
}

const schema = z.object({ name: requiredText('Write the name.') });

const valuesOf = (payer: Payer | undefined) => ({ name: textOf(payer?.name) });

/** Creates a payer or renames one: a name is all that it has. */
function PayerDialog({ payer, onClose, onCreated }: PayerDialogProps) {
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: valuesOf(payer),
    mode: 'onTouched',
  });
  const create = useCreatePayer();
  const rename = useUpdatePayer();
  const payerId = payer?.id;
  const { error, isPending } = payerId ? rename : create;
  return (
    <FormDialog title={payerId ? `Rename ${payerName(payer)}` : 'New payer'} onClose={onClose} width={480}>
      <FormShell
        form={form}
        onSubmit={({ name }) =>
          payerId ? rename.mutateAsync({ payerId, body: { name } }) : create.mutateAsync({ body: { name } })
        }
        onSaved={(saved) => {
          notify({
            tone: 'success',
            title: payerId ? 'The payer was renamed' : `${payerName(saved)} was created`,
          });
          onClose();
          if (!payerId) onCreated?.(saved);
        }}
        error={error}
        pending={isPending}
        submitLabel={payerId ? 'Save name' : 'Create payer'}
        blocked={useWriteBlocked('Groups')}
        compared={payerId ? comparedWith(getPayerOptions({ payerId }), valuesOf) : undefined}
        draft={{ name: payerId ? `rename-payer:${payerId}` : 'new-payer' }}
      >
        <TextField
          name="name"
          label="Name"
          required
          focusFirst
          description={payerId ? 'Its plans are shown by this name from now on.' : undefined}
        />
      </FormShell>
    </FormDialog>
  );
}

interface PayerDeleteDialogProps {
  payer: Payer;
  onClose(): void;
  onDeleted?: (() => void) | undefined;
}

/** Deletes a payer; one that has plans stays until they are deleted (the service refuses it). */
function PayerDeleteDialog({ payer, onClose, onDeleted }: PayerDeleteDialogProps) {
  const remove = useDeletePayer();
  const { id: payerId = '' } = payer;
  const { data: plans } = useQuery({ ...listPayerPlansOptions({ payerId }), staleTime: 0 });
  const name = payerName(payer);
  const isRefused = isApiError(remove.error) && remove.error.errors['payerId'] !== undefined;

  if (isRefused || (plans && plans.length > 0)) {
    return (
      <CannotDialog title={`${name} cannot be deleted yet`} onClose={onClose}>
        <p>
          It has {plans?.length ? count(plans.length, 'plan') : 'plans'}. Delete{' '}
          {plans?.length === 1 ? 'it' : 'them'} first: a plan goes once nobody is enrolled with it.
        </p>
        <p>
          <Link to="/payers/$payerId" params={{ payerId }} onClick={onClose}>
            Show its plans
          </Link>
        </p>
      </CannotDialog>
    );
  }
  return (
    <DeleteDialog
      title={`Delete ${name}?`}
      action="Delete payer"
      variables={{ payerId }}
      remove={remove}
      said={{ deleted: `${name} was deleted`, already: `${name} was deleted already` }}
      onClose={onClose}
      onDeleted={onDeleted}
    >
      <p>This cannot be taken back. It has no plans, so nothing else goes with it.</p>
    </DeleteDialog>
  );
}
