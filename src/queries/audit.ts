import { largestPage, omitEmpty } from '@/api/query';
import { api } from '@/api/client';
import type { CredentialingRequest, CredentialingRequestFilters } from '@/api/models';
import type { FetchPage } from '@/api/paging';

/**
 * Fetches the pages of the requests that ended in a completion (contract.md, "CredentialingRequests"), in an order that
 * stays while they are walked. The service cannot be asked for a time in which they did.
 */
export function completedRequestPages(
  entityType: CredentialingRequestFilters['entityType'],
): FetchPage<CredentialingRequest> {
  const filters: CredentialingRequestFilters = {
    entityType,
    currentEventStatus: ['Completed', 'CompletedWithConcern'],
    sortedBy: 'Id',
    sortDirection: 'Asc',
  };
  return async (cursor, signal) => {
    const query = { ...omitEmpty(filters), count: largestPage, cursor };
    return (await api().GET('/credentialing-requests', { params: { query }, signal })).data;
  };
}

/** One request with all its events. Throws `ApiError`. */
export async function readRequest(requestId: string, signal?: AbortSignal): Promise<CredentialingRequest> {
  const params = { path: { requestId } };
  return (await api().GET('/credentialing-requests/{requestId}', { params, signal })).data;
}
