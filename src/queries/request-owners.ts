import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { credentialingKeys } from './keys';

/** Everybody who owns a request. The service names no other users. */
export function ownersOptions() {
  return queryOptions({
    queryKey: credentialingKeys.owners,
    queryFn: async ({ signal }) =>
      (await api().GET('/credentialing-requests/aggregations/owners', { signal })).data,
  });
}
