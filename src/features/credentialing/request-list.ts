import { listCredentialingRequestsInfiniteOptions } from '@/api/operations.gen';

/** The credentialing requests of a provider or facility, the newest first. */
export function entityRequestOptions(entityId: string) {
  return listCredentialingRequestsInfiniteOptions({ entityId, sortedBy: 'CreatedAt', sortDirection: 'Desc' });
}
