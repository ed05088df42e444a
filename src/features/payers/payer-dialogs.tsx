import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { isApiError } from '@/api/errors';
import type { Payer } from '@/api/models';
import { listPayerPlansOptions, useDeletePayer } from '@/api/operations.gen';
import { payerName } from '@/domain/payers';
import { count } from '@/lib/words';
import { CreateDialog } from '@/records/create-form';
import { EditRecord } from '@/records/edit-record';
import { payer } from '@/records/payer';
import { CannotDialog } from '@/ui/cannot-dialog';
import { DeleteDialog } from '@/ui/delete-dialog';

/** What is about to be done to a payer. */
export type PayerTask = { kind: 'new' } | { kind: 'rename' | 'delete'; payer: Payer };

interface PayerDialogsProps {
  task: PayerTask;
  onClose(): void;
  /** After it was deleted, to leave its page. */
  onDeleted?(): void;
}

/** The dialog of what was chosen for a payer, or the one that makes a new payer. */
export function PayerDialogs({ task, onClose, onDeleted }: PayerDialogsProps) {
  if (task.kind === 'new') return <CreateDialog record={payer} onClose={onClose} />;
  if (task.kind === 'rename') return <EditRecord record={payer} item={task.payer} onClose={onClose} />;
  return <PayerDeleteDialog payer={task.payer} onClose={onClose} onDeleted={onDeleted} />;
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
