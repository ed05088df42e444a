import { useQueryClient } from '@tanstack/react-query';
import { invalidateAfterBulk, showRecord } from '@/api/cached-lists';
import type { CredentialingRequest, CredentialingRequestPatch } from '@/api/models';
import { getCredentialingRequestOptions, updateCredentialingRequest } from '@/api/operations.gen';
import { priorities } from '@/features/credentialing/mode-choice';
import { ownersHint, useOwnerChoices } from '@/features/credentialing/owners';
import { entityName, whyNoEvent } from '@/features/credentialing/request-words';
import type { BulkField } from '@/jobs/bulk-changes';
import { BulkEdit } from '@/jobs/bulk-edit';
import { showSoon } from '@/jobs/bulk-run';
import type { Selection } from '@/table/list/bulk-selection';
import { InlineError } from '@/ui/states';

interface EditRequestsProps {
  selection: Selection<CredentialingRequest>;
  onClose: () => void;
}

const priorityField: BulkField<CredentialingRequest, CredentialingRequestPatch> = {
  label: 'Priority',
  kind: 'choice',
  choices: priorities.map((value) => ({ value, label: value })),
  value: ({ priority }) => priority ?? '',
  body: (priority) => ({ priority: priority as (typeof priorities)[number] }),
};

/** Gives many credentialing requests to one owner, or sets their priority; those that are over stay as they are. */
export function EditRequests({ selection, onClose }: EditRequestsProps) {
  const queryClient = useQueryClient();
  const { choices, isMeUnknown, error, retry } = useOwnerChoices();
  const ownerField: BulkField<CredentialingRequest, CredentialingRequestPatch> = {
    label: 'Owner',
    kind: 'choice',
    choices,
    hint: ownersHint(isMeUnknown),
    none: 'No owner',
    value: ({ owner }) => owner?.id ?? '',
    body: (ownerId) => ({ ownerId: ownerId || null }),
  };
  return (
    <BulkEdit
      title="Owner and priority"
      one="request"
      many="requests"
      selection={selection}
      fields={[ownerField, priorityField]}
      id={({ id }) => id}
      label={(request) => entityName(request, 'title')}
      whyNot={whyNoEvent}
      read={(requestId) =>
        queryClient.fetchQuery({ ...getCredentialingRequestOptions({ requestId }), staleTime: 0 })
      }
      send={async (requestId, body) => {
        const answer = await updateCredentialingRequest({ requestId, body });
        showSoon(() => showRecord(queryClient, '/credentialing-requests', requestId, answer, body));
      }}
      onRest={(isSeen) => invalidateAfterBulk(queryClient, 'updateCredentialingRequest', isSeen)}
      onClose={onClose}
      note={<p>A request that is over is read-only: it keeps its owner and its priority.</p>}
    >
      <InlineError
        error={error}
        title="Not all users could be read"
        kept="Those that are known can be chosen."
        onRetry={retry}
      />
    </BulkEdit>
  );
}
