import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { currentUser } from '@/api/session';
import { replaceCredentialingRequestChecklist } from '@/api/operations.gen';
import type { ChecklistItem } from '@/api/models';
import { nameKey } from '@/domain/evidence/declarations';
import { dea, prescriberLabel } from '@/domain/evidence/provider-elements';
import { providerKind } from '@/domain/provider-types';
import { reasonRule, saysNothing, saysSomething } from '@/domain/reason';
import { TextField } from '@/form/fields';
import { FormDialog } from '@/form/form-dialog';
import { FormShell } from '@/form/form-shell';
import { optionalText, requiredText } from '@/form/schemas';
import { announce } from '@/ui/announce';
import { placeOf, withoutApplying } from '@/features/credentialing/checklist-items';
import { put, useOpenedChecklist, type ChecklistDialogProps } from '@/features/credentialing/use-checklist';

const schemaFor = (name: string, isPrescriber: boolean) =>
  z.object({
    reason: requiredText('Say why it does not apply.', 400).check(
      z.refine((text) => saysSomething(text, [name]), saysNothing),
    ),
    prescriber: isPrescriber ? requiredText('Name who prescribes instead.') : optionalText(),
  });
type Values = z.input<ReturnType<typeof schemaFor>>;

/** `Does not prescribe. Alternate prescriber: Dr. Rivera`. */
const withPrescriber = (reason: string, prescriber: string) =>
  `${reason.replace(/[.\s]+$/, '')}. ${prescriberLabel}: ${prescriber}`;

/** Marks an element as one that does not apply, with the reason: then nothing is missing. */
export function NotApplicableDialog({
  request,
  item,
  onClose,
}: ChecklistDialogProps & { item: ChecklistItem }) {
  const name = item.name ?? '';
  const isDea = nameKey(name) === nameKey(dea.name);
  // Who has no registration although the profession prescribes names another prescriber (field.md 2.8).
  const isPrescriber = isDea && providerKind(request.provider?.providerType?.name)?.prescribes === 'yes';
  const form = useForm({
    resolver: zodResolver(schemaFor(name, isPrescriber)),
    defaultValues: { reason: '', prescriber: '' } as Values,
    mode: 'onTouched',
  });
  const checklist = useOpenedChecklist(request);
  return (
    <FormDialog title={`“${name}” is not applicable`} onClose={onClose} width={480}>
      <FormShell
        form={form}
        onSubmit={({ reason, prescriber }) =>
          checklist.save({
            items: (items) => {
              const index = placeOf(items, item);
              const by = currentUser()?.email ?? 'signed-in user';
              return put(
                items,
                index,
                withoutApplying(
                  items[index] ?? item,
                  prescriber ? withPrescriber(reason, prescriber) : reason,
                  by,
                ),
              );
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
        needs={replaceCredentialingRequestChecklist}
        draft={{ name: `not-applicable:${request.id}:${name}` }}
      >
        <TextField<Values>
          name="reason"
          label="Reason"
          description={`In ${reasonRule}. Kept with the element, and printed in the packet.`}
          required
          focusFirst
        />
        {isDea && (
          <TextField<Values>
            name="prescriber"
            label={prescriberLabel}
            description="By name: who prescribes instead."
            required={isPrescriber}
          />
        )}
      </FormShell>
    </FormDialog>
  );
}
