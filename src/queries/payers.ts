import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { onlySet } from './filters';
import { payerKeys, payerPlanKeys } from './keys';

/** Every payer by name; the list is not paged. */
export function payerListOptions() {
  return queryOptions({
    queryKey: payerKeys.list,
    queryFn: async ({ signal }) => (await api().GET('/payers', { signal })).data,
  });
}

export function payerOptions(payerId: string) {
  return queryOptions({
    queryKey: payerKeys.one(payerId),
    queryFn: async ({ signal }) =>
      (await api().GET('/payers/{payerId}', { params: { path: { payerId } }, signal })).data,
  });
}

/** The plans of a payer, those linked to a group, or all, by the name that they are shown by; not paged. */
export function payerPlanListOptions(
  filters: { groupId?: string | undefined; payerId?: string | undefined } = {},
) {
  const query = onlySet(filters);
  return queryOptions({
    queryKey: payerPlanKeys.list(query),
    queryFn: async ({ signal }) => (await api().GET('/payer-plans', { params: { query }, signal })).data,
  });
}
