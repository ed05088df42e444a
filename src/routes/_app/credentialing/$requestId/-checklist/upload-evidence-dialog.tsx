import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { replaceCredentialingRequestChecklist } from '@/api/operations.gen';
import type { ChecklistItem } from '@/api/models';
import { AttachmentsField } from '@/features/credentialing/attachments-field';
import { filesSchema } from '@/features/credentialing/event-form-values';
import { placeOf, withFiles } from '@/features/credentialing/checklist-items';
import { put, useOpenedChecklist, type ChecklistDialogProps } from '@/features/credentialing/use-checklist';
import { folderOf } from '@/features/credentialing/read-on-file';
import { FormDialog } from '@/form/form-dialog';
import { FormShell } from '@/form/form-shell';
import { announce } from '@/ui/announce';

const schema = z.object({
  ...filesSchema,
  attachments: filesSchema.attachments.check(z.minLength(1, 'Choose at least one document.')),
});
type Values = z.input<typeof schema>;

/** Adds documents to an element as its evidence. */
export function UploadEvidenceDialog({
  request,
  item,
  onClose,
}: ChecklistDialogProps & { item: ChecklistItem }) {
  const form = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues: { attachments: [], unfinished: 0 },
  });
  const checklist = useOpenedChecklist(request);
  const folder = folderOf(request);
  const name = item.name ?? '';
  return (
    <FormDialog title={`Documents for ${name}`} onClose={onClose} width={520}>
      <FormShell
        form={form}
        onSubmit={({ attachments }) =>
          checklist.save({
            items: (items) => {
              const index = placeOf(items, item);
              return put(
                items,
                index,
                withFiles(
                  items[index] ?? item,
                  attachments.map(({ path }) => path),
                ),
              );
            },
          })
        }
        onSaved={() => {
          announce(`${name}: documents added`);
          onClose();
        }}
        error={checklist.error}
        pending={checklist.isPending}
        submitLabel="Add to the element"
        needs={replaceCredentialingRequestChecklist}
        draft={{ name: `evidence:${request.id}:${name}`, omit: ['unfinished'] }}
      >
        {folder && <AttachmentsField folder={folder} />}
      </FormShell>
    </FormDialog>
  );
}
