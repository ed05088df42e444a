import type { CredentialingRequestFilters } from '@/api/models';
import { listCredentialingRequestsPages } from '@/api/operations.gen';

/**
 * Fetches the pages of the requests that ended in a completion (openapi.yaml), in an order that
 * stays while they are read. The service cannot be asked for a time in which they did.
 */
export const completedRequestPages = (entityType: CredentialingRequestFilters['entityType']) =>
  listCredentialingRequestsPages({
    entityType,
    currentEventStatus: ['Completed', 'CompletedWithConcern'],
    sortedBy: 'Id',
    sortDirection: 'Asc',
  });
