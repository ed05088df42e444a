import { NativeSelect, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invalidateAfterBulk } from '@/api/cached-lists';
import type { CredentialingEventStatus, CredentialingRequest } from '@/api/models';
import { createCredentialingRequestEvent } from '@/api/operations.gen';
import { completedStatuses, requestStatuses, statusWords } from '@/features/credentialing/request-statuses';
import { entityName, requestStatus, whyNotTo } from '@/features/credentialing/request-words';
import { counted } from '@/jobs/bulk-changes';
import { BulkChoice } from '@/jobs/bulk-choice';
import { BulkPreview } from '@/jobs/bulk-preview';
import { count } from '@/lib/words';
import type { Selection } from '@/table/list/bulk-selection';

interface AddEventsProps {
  selection: Selection<CredentialingRequest>;
  onClose: () => void;
}

interface Event {
  status: CredentialingEventStatus;
  note: string;
}

/** A completion names the gaps of its request and takes a reason for each: it is made on the request itself. */
const statuses = requestStatuses.filter(
  (status) => status !== 'RequestSubmitted' && !completedStatuses.includes(status),
);

/** Brings many credentialing requests to one status: which, with which note, a preview, then one after the other. */
export function AddEvents({ selection, onClose }: AddEventsProps) {
  const [status, setStatus] = useState<CredentialingEventStatus>();
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const [event, setEvent] = useState<Event>();
  if (event) return <Preview selection={selection} event={event} onClose={onClose} />;
  return (
    <BulkChoice
      title="Change status"
      words={selection.words}
      onClose={onClose}
      onPreview={() => {
        setTried(true);
        if (status) setEvent({ status, note: note.trim() });
      }}
    >
      <NativeSelect
        label="New status"
        description="A request is completed on its own page, where its gaps are seen."
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={status ?? ''}
        error={tried && !status && 'Choose a status.'}
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
    </BulkChoice>
  );
}

function Preview({ selection, event, onClose }: AddEventsProps & { event: Event }) {
  const queryClient = useQueryClient();
  const { status, note } = event;
  const words = statusWords(status);
  return (
    <BulkPreview
      title="Change status"
      one="request"
      many="requests"
      selection={selection}
      id={({ id }) => id}
      label={(request) => entityName(request, 'title')}
      whyLeft={(request) =>
        requestStatus(request) === status ? 'It has this status already.' : whyNotTo(request, status)
      }
      changes={(requests) => [
        {
          label: 'Status',
          from: counted(requests.map((request) => statusWords(requestStatus(request)))),
          to: words,
        },
      ]}
      action={(amount) => `Change status of ${count(amount, 'request')}`}
      send={async (requestId) => {
        await createCredentialingRequestEvent({ requestId, body: { status, ...(note && { note }) } });
        return words;
      }}
      concurrency={2}
      onRest={(isSeen) => invalidateAfterBulk(queryClient, 'createCredentialingRequestEvent', isSeen)}
      onClose={onClose}
    >
      <p>{note ? `Each event has the note “${note}”.` : 'The events have no note.'}</p>
    </BulkPreview>
  );
}
