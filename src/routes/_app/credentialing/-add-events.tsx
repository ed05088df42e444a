import { NativeSelect, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '@/api/errors';
import { invalidateAfter } from '@/api/invalidations';
import type { CredentialingEventStatus, CredentialingRequest } from '@/api/models';
import { createCredentialingRequestEvent } from '@/api/operations.gen';
import {
  allowedStatuses,
  completedStatuses,
  entityName,
  requestStatus,
  requestStatuses,
  statusWords,
  whyNoEvent,
} from '@/features/credentialing/request-words';
import type { BulkTask } from '@/jobs/bulk';
import { BulkChoice } from '@/jobs/bulk-choice';
import { BulkDialog } from '@/jobs/bulk-dialog';
import { count } from '@/lib/words';
import type { Selection } from '@/table/bulk-selection';

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
      title="Add an event"
      words={selection.words}
      onClose={onClose}
      onPreview={() => {
        setTried(true);
        if (status) setEvent({ status, note: note.trim() });
      }}
    >
      <NativeSelect
        label="What has happened"
        description="A request is completed on its own page, where its gaps are seen."
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={status ?? ''}
        error={tried && !status && 'Choose what has happened.'}
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
  const words = statusWords(status).toLowerCase();
  const amount = selection.count === undefined ? 'all matching requests' : count(selection.count, 'request');
  const task: BulkTask<CredentialingRequest> = {
    title: `Add an event to ${amount}`,
    one: 'request',
    many: 'requests',
    expected: selection.count,
    concurrency: 2,
    collect: selection.collect,
    label: (request) => entityName(request, 'title'),
    async run(request) {
      const { id: requestId } = request;
      if (!requestId) throw new ApiError({ kind: 'not-json', title: 'The request has no id' });
      if (requestStatus(request) === status) return 'As it was';
      const over = whyNoEvent(request);
      if (over) return `Left as it is. ${over}`;
      if (!allowedStatuses(request).includes(status))
        return 'Left as it is: only the operator sets this status';
      await createCredentialingRequestEvent({ requestId, body: { status, ...(note && { note }) } });
      return statusWords(status);
    },
    onRest: () => void invalidateAfter(queryClient, 'createCredentialingRequestEvent'),
  };
  return (
    <BulkDialog task={task} onClose={onClose}>
      <p>
        <b>{selection.words}</b> {selection.count === 1 ? 'gets' : 'get'} the event <b>{words}</b>
        {note ? <>, with the note “{note}”</> : ', without a note'}.
      </p>
      <p>
        Requests that are over are left as they are, and so are those that the operator processes where only
        the operator sets this status.
      </p>
    </BulkDialog>
  );
}
