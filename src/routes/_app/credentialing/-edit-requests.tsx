import type { CredentialingRequest, CredentialingRequestPatch } from '@/api/models';
import { getCredentialingRequestOptions, updateCredentialingRequest } from '@/api/operations.gen';
import { priorities } from '@/features/credentialing/mode-choice';
import { ownersHint, useOwnerChoices } from '@/features/credentialing/owners';
import { entityName, whyNoEvent } from '@/features/credentialing/request-words';
import type { BulkField } from '@/jobs/bulk-changes';
import { defineBulkEdit } from '@/jobs/bulk-edit';
import { InlineError } from '@/ui/states';

const priorityField: BulkField<CredentialingRequest, CredentialingRequestPatch> = {
  label: 'Priority',
  kind: 'choice',
  choices: priorities.map((value) => ({ value, label: value })),
  value: ({ priority }) => priority ?? '',
  body: (priority) => ({ priority: priority as (typeof priorities)[number] }),
};

/** Gives many credentialing requests to one owner, or sets their priority; those that are over stay as they are. */
export const EditRequests = defineBulkEdit<CredentialingRequest, CredentialingRequestPatch>({
  record: { one: 'request', many: 'requests' },
  title: 'Owner and priority',
  useFields() {
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
    return {
      fields: [ownerField, priorityField],
      unread: (
        <InlineError
          error={error}
          title="Not all users could be read"
          kept="Those that are known can be chosen."
          onRetry={retry}
        />
      ),
    };
  },
  id: ({ id }) => id,
  label: (request) => entityName(request, 'title'),
  whyNot: whyNoEvent,
  read: (requestId) => getCredentialingRequestOptions({ requestId }),
  write: updateCredentialingRequest,
  send: (requestId, body) => updateCredentialingRequest({ requestId, body }),
  lists: '/credentialing-requests',
  takesBack: true,
  about: <p>A request that is over is read-only: it keeps its owner and its priority.</p>,
});
