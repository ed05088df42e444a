import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useCreateProviderNote, useReplaceProviderNote } from '@/api/operations.gen';
import { useWriteBlocked } from '@/api/permissions';
import { TextareaField } from '@/form/fields';
import { FormShell } from '@/form/form-shell';
import { requiredText } from '@/form/schemas';
import { announce } from '@/ui/announce';
import classes from '@/ui/record.module.css';

const schema = z.object({ note: requiredText('Write the note first.', 10_000) });

interface NoteFormProps {
  providerId: string;
  /** The note to change; without it a new one is written. */
  noteId?: string;
  text?: string;
  takesFocus?: boolean;
  onClose?(): void;
}

/** Writes or changes a note. A draft stays in this tab; it is asked for before the page is left with a changed note. */
export function NoteForm({ providerId, noteId, text = '', takesFocus = false, onClose }: NoteFormProps) {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { note: text } });
  const create = useCreateProviderNote();
  const update = useReplaceProviderNote();
  const saving = noteId ? update : create;
  useEffect(() => {
    if (takesFocus) form.setFocus('note');
  }, [form, takesFocus]);

  return (
    <div className={classes.noteForm}>
      <FormShell
        form={form}
        onSubmit={({ note }) =>
          noteId
            ? update.mutateAsync({ providerId, noteId, body: { note } })
            : create.mutateAsync({ providerId, body: { note } })
        }
        onSaved={() => {
          announce('Note saved');
          form.reset({ note: '' });
          onClose?.();
        }}
        onCancel={onClose}
        error={saving.error}
        pending={saving.isPending}
        submitLabel={noteId ? 'Save note' : 'Add note'}
        blocked={useWriteBlocked('Notes')}
        draft={{ name: `note:${providerId}:${noteId ?? 'new'}` }}
        guard={false}
      >
        <TextareaField name="note" label={noteId ? 'Change the note' : 'New note'} rows={3} />
      </FormShell>
    </div>
  );
}
