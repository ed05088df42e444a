import { type Query, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invalidateAfter } from '@/api/invalidations';
import type {
  CredentialingEventRequest,
  CredentialingRequest,
  CredentialingRequestFilters,
} from '@/api/models';
import { createCredentialingRequestEvent } from '@/api/operations.gen';
import { sentOnce } from '@/api/sent-once';

interface NewEvent {
  request: CredentialingRequest;
  event: CredentialingEventRequest;
}

/**
 * Adds a stage to a request; 400 for a status that its mode does not allow. A completion sets status and dates of the
 * provider, or of the facility's specialties. Settles once the lists show it, so that focus can follow what moved.
 */
export function useAddEvent() {
  const queryClient = useQueryClient();
  const [send] = useState(() => sentOnce(createCredentialingRequestEvent));
  return useMutation({
    mutationFn: ({ request, event }: NewEvent) => send({ requestId: request.id, body: event }),
    meta: { stale: 'createCredentialingRequestEvent' },
    onSuccess: (_, { request, event }) => {
      const statuses = [request.currentEvent?.status, event.status];
      return invalidateAfter(
        queryClient,
        'createCredentialingRequestEvent',
        (query) => !isColumnOfOthers(query, statuses),
      );
    },
  });
}

/** Of a board, only the column that the request left and the one it came to are others than before. */
function isColumnOfOthers({ queryKey: [path, params] }: Query, statuses: (string | undefined)[]): boolean {
  if (path !== '/credentialing-requests') return false;
  const only = (params as CredentialingRequestFilters | undefined)?.currentEventStatus;
  return only !== undefined && !only.some((one) => statuses.includes(one));
}
