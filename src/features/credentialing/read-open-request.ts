import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@/api/errors';
import type { CredentialingRequest } from '@/api/models';
import { getCredentialingRequestOptions } from '@/api/operations.gen';
import { whyNoEvent } from './request-words';

/**
 * Reads a request once more before it is changed. A request that is over is read-only, which the service does not see to
 * (rules.md 17.10). Throws `ApiError`; 409 when it is over by now.
 */
export async function readOpenRequest(
  queryClient: QueryClient,
  requestId: string,
  retry?: false,
): Promise<CredentialingRequest> {
  const options = getCredentialingRequestOptions({ requestId });
  const request = await queryClient.fetchQuery({
    ...options,
    staleTime: 0,
    ...(retry === false && { retry }),
  });
  const over = whyNoEvent(request);
  if (over) throw new ApiError({ kind: 'problem', status: 409, title: over });
  return request;
}
