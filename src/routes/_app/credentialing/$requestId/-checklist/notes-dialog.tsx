import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import type { CredentialingRequest } from '@/api/models';
import { getCredentialingRequestOptions, replaceCredentialingRequestChecklist } from '@/api/operations.gen';
import { comparedWith } from '@/form/comparison';
import { TextareaField } from '@/form/fields';
import { FormDialog } from '@/form/form-dialog';
import { FormShell } from '@/form/form-shell';
import { useChecklist, type ChecklistDialogProps } from '@/features/credentialing/use-checklist';

const schema = z.object({ notes: z.string().check(z.trim(), z.maxLength(4_000)) });

const valuesOf = ({ checklist }: CredentialingRequest) => ({ notes: checklist?.notes ?? '' });

/** The notes on a checklist. */
export function NotesDialog({ request, onClose }: ChecklistDialogProps) {
  const [before] = useState(() => valuesOf(request));
  const form = useForm({ resolver: zodResolver(schema), defaultValues: before });
  const checklist = useChecklist(request);
  return (
    <FormDialog title="Notes on the checklist" onClose={onClose} width={560}>
      <FormShell
        form={form}
        onSubmit={({ notes }) => checklist.save({ notes })}
        onSaved={onClose}
        error={checklist.error}
        pending={checklist.isPending}
        submitLabel="Save notes"
        needs={replaceCredentialingRequestChecklist}
        compared={comparedWith(getCredentialingRequestOptions({ requestId: request.id }), valuesOf)}
        draft={{ name: `checklist-notes:${request.id}` }}
      >
        <TextareaField<typeof before> name="notes" label="Notes" rows={6} />
      </FormShell>
    </FormDialog>
  );
}
