import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useWriteBlocked } from '@/api/permissions';
import { currentUser } from '@/api/session';
import type { ChecklistItem } from '@/api/models';
import { saysNothing, saysSomething } from '@/domain/reason';
import { TextField } from '@/form/fields';
import { FormDialog } from '@/form/form-dialog';
import { FormShell } from '@/form/form-shell';
import { requiredText } from '@/form/schemas';
import { announce } from '@/ui/announce';
import type { ChecklistDialogProps } from './-checklist-dialogs';
import { placeOf, withoutApplying } from '@/features/credentialing/checklist-items';
import { put, useOpenedChecklist } from '@/features/credentialing/use-checklist';

const schema = z.object({
  reason: requiredText('Say why it does not apply.', 400).check(z.refine(saysSomething, saysNothing)),
});
type Values = z.input<typeof schema>;

/** Marks an element as one that does not apply, with the reason: then nothing is missing. */
export function NotApplicableDialog({
  request,
  item,
  onClose,
}: ChecklistDialogProps & { item: ChecklistItem }) {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { reason: '' }, mode: 'onTouched' });
  const checklist = useOpenedChecklist(request);
  const name = item.name ?? '';
  return (
    <FormDialog title={`“${name}” is not applicable`} onClose={onClose} width={480}>
      <FormShell
        form={form}
        onSubmit={({ reason }) =>
          checklist.save({
            items: (items) => {
              const at = placeOf(items, item);
              const by = currentUser()?.email ?? 'signed-in user';
              return put(items, at, withoutApplying(items[at] ?? item, reason, by));
            },
          })
        }
        onSaved={() => {
          announce(`${name}: not applicable`);
          onClose();
        }}
        error={checklist.error}
        pending={checklist.isPending}
        submitLabel="Mark as not applicable"
        blocked={useWriteBlocked('Credentialing')}
        draft={{ name: `not-applicable:${request.id}:${name}` }}
      >
        <TextField<Values>
          name="reason"
          label="Reason"
          description={
            name === 'DEA registration'
              ? 'Name also who prescribes instead. Kept with the element, and printed in the packet.'
              : 'Kept with the element, and printed in the packet.'
          }
          required
          focusFirst
        />
      </FormShell>
    </FormDialog>
  );
}
