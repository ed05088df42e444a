import { NativeSelect, Textarea } from '@mantine/core';
import { useState } from 'react';
import type { CredentialingEventStatus, CredentialingRequest } from '@/api/models';
import { createCredentialingRequestEvent } from '@/api/operations.gen';
import { completedStatuses, requestStatuses, statusWords } from '@/features/credentialing/request-statuses';
import { entityName, requestStatus, whyNotTo } from '@/features/credentialing/request-words';
import { mostFirst } from '@/jobs/bulk-changes';
import { BulkChoice, defineBulk, type AskProps } from '@/jobs/define-bulk';

interface Event {
  status: CredentialingEventStatus;
  note: string;
}

/** Brings many credentialing requests to one status, with one note. */
export const AddEvents = defineBulk<CredentialingRequest, Event>({
  record: { one: 'request', many: 'requests' },
  verb: 'Change status of',
  title: 'Change status',
  label: (request) => entityName(request, 'title'),
  ask: EventChoice,
  skipReason: (request, { status }) =>
    requestStatus(request) === status ? 'It has this status already.' : whyNotTo(request, status),
  changes: {
    tellApart: (request) => [statusWords(requestStatus(request))],
    words: ([statuses = []], { status }) => [
      { label: 'Status', from: mostFirst(statuses), to: statusWords(status) },
    ],
  },
  about: ({ note }) => <p>{note ? `Each event has the note “${note}”.` : 'The events have no note.'}</p>,
  write: createCredentialingRequestEvent,
  async run({ id: requestId }, { status, note }) {
    await createCredentialingRequestEvent({ requestId, body: { status, ...(note && { note }) } });
    return statusWords(status);
  },
  concurrency: 2,
});

/** A completion names the gaps of its request and takes a reason for each: it is made on the request itself. */
const statuses = requestStatuses.filter(
  (status) => status !== 'RequestSubmitted' && !completedStatuses.includes(status),
);

function EventChoice(choice: AskProps<Event>) {
  const [status, setStatus] = useState<CredentialingEventStatus>();
  const [note, setNote] = useState('');
  return (
    <BulkChoice {...choice} answer={status && { status, note: note.trim() }}>
      {(isTried) => (
        <>
          <NativeSelect
            label="New status"
            description="A request is completed on its own page, where its gaps are seen."
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            value={status ?? ''}
            error={isTried && !status && 'Choose a status.'}
            onChange={({ currentTarget: { value } }) => setStatus(statuses.find((one) => one === value))}
            data={[
              { value: '', label: 'Choose' },
              ...statuses.map((value) => ({ value, label: statusWords(value) })),
            ]}
          />
          <Textarea
            label="Note"
            rows={3}
            maxLength={4_000}
            value={note}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
          />
        </>
      )}
    </BulkChoice>
  );
}
