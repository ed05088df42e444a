import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { createCredentialingRequestEvent } from '@/api/operations.gen';
import type { CredentialingEventStatus, CredentialingRequest } from '@/api/models';
import { useAddEvent } from './add-event';
import { DateField } from '@/form/date-field';
import { ShortSelectField, TextareaField } from '@/form/fields';
import { FormDialog } from '@/form/form-dialog';
import { FormShell } from '@/form/form-shell';
import { parseTypedDate } from '@/lib/typed-date';
import { announce } from '@/ui/announce';
import { notify } from '@/ui/notify';
import { AttachmentsField } from './attachments-field';
import { CompletionFields, useCompletion } from './completion';
import { CompletionWords } from './completion-words';
import { checklistWith } from './checklist-items';
import { blankEvent, eventRequest, eventSchema, type EventValues } from './event-form-values';
import { folderOf } from './read-on-file';
import { useReplaceChecklist } from './replace-checklist';
import { completedStatuses, statusWords } from './request-statuses';
import { allowedStatuses, entityName, modeWords, whyNoEvent } from './request-words';

interface EventDialogProps {
  request: CredentialingRequest;
  /** What was chosen already; another may be chosen here. */
  status?: CredentialingEventStatus | undefined;
  /** What the note begins with; it may be changed. */
  note?: string | undefined;
  onClose: () => void;
  onSaved?: (() => void) | undefined;
}

/**
 * Adds an event to a request: only statuses that its mode allows, with a note and files; all of it kept on failure. A
 * completion names every gap and takes a reason for each.
 */
export function EventDialog({ request, status, note, onClose, onSaved }: EventDialogProps) {
  const [completes, setCompletes] = useState(completedStatuses.includes(status ?? ''));
  const state = useCompletion(request, completes);
  const { completion } = state;
  const form = useForm({
    resolver: zodResolver(eventSchema(completion)),
    defaultValues: blankEvent(status, note),
    mode: 'onTouched',
  });
  const add = useAddEvent();
  const replace = useReplaceChecklist();
  const [chosen, next] = useWatch({ control: form.control, name: ['status', 'nextCredentialingDate'] });
  const isCompletion = completedStatuses.includes(chosen);
  if (isCompletion !== completes) setCompletes(isCompletion);
  const blocked =
    whyNoEvent(request) ??
    (completes && !completion ? 'The gaps of this request are not known yet.' : undefined);
  const name = entityName(request, 'title');
  const folder = folderOf(request);
  return (
    <FormDialog title={status ? `Move ${name}` : `Change status, ${name}`} onClose={onClose} width={600}>
      <FormShell
        form={form}
        onSubmit={async (values) => {
          const { standard } = completion ?? {};
          // A decision is read years later by the checklist by which it was made.
          if (standard && completedStatuses.includes(values.status))
            await replace.mutateAsync({
              requestId: request.id,
              before: standard.request.checklist,
              body: checklistWith(standard.request, { items: standard.items }),
            });
          return add.mutateAsync({ request, event: eventRequest(values, completion) });
        }}
        onSaved={() => {
          const words = `${name}: ${statusWords(form.getValues('status')).toLowerCase()}`;
          announce(words);
          notify({ tone: 'success', title: words });
          onClose();
          onSaved?.();
        }}
        error={replace.error ?? add.error}
        pending={replace.isPending || add.isPending}
        submitLabel={completes ? completeLabel(chosen) : 'Change status'}
        needs={createCredentialingRequestEvent}
        preparing={['replaceCredentialingRequestChecklist']}
        blocked={blocked}
        draft={{
          // What was begun for another gap would stand in the place of this note.
          name: ['event', request.id, status, note].filter(Boolean).join(':'),
          omit: ['unfinished', 'typedName'],
        }}
      >
        <ShortSelectField<EventValues>
          name="status"
          label="Status"
          required
          description={modeWords(request).text}
          choices={[
            { value: '', label: 'Choose' },
            ...allowedStatuses(request).map((value) => ({ value, label: statusWords(value) })),
          ]}
        />
        {completes && (
          <>
            <DateField<EventValues> name="nextCredentialingDate" label="Recredentialing due" required />
            <CompletionWords request={request} next={parseTypedDate(next)} />
            <CompletionFields {...state} request={request} status={chosen} onLeave={onClose} />
          </>
        )}
        <TextareaField<EventValues> name="note" label="Note" rows={4} />
        {folder && <AttachmentsField folder={folder} />}
      </FormShell>
    </FormDialog>
  );
}

const completeLabel = (status: string) =>
  status === 'CompletedWithConcern' ? 'Complete with concern' : 'Complete request';
