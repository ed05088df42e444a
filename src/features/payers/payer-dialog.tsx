import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useCreatePayer, useUpdatePayer } from '@/api/operations.gen';
import { useWriteBlocked } from '@/api/permissions';
import type { Payer } from '@/api/models';
import { TextField } from '@/form/fields';
import { FormDialog } from '@/form/form-dialog';
import { FormShell } from '@/form/form-shell';
import { requiredText } from '@/form/schemas';
import { textOf } from '@/lib/words';
import { notify } from '@/ui/notify';
import { payerName } from './payer-rows';

interface PayerDialogProps {
  /** The payer to rename; without one, a new one is created. */
  payer?: Payer | undefined;
  onClose(): void;
  onCreated?: ((payer: Payer) => void) | undefined;
}

const schema = z.object({ name: requiredText('Write the name.') });

/** Creates a payer or renames one: a name is all that it has. */
export function PayerDialog({ payer, onClose, onCreated }: PayerDialogProps) {
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { name: textOf(payer?.name) },
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
