import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { api } from '@/api/client';
import type {
  EnrollmentFilters,
  GroupEnrollmentFilters,
  ProviderEnrollment,
  ProviderEnrollmentPatch,
  ProviderEnrollmentRequest,
} from '@/api/models';
import { cursorListOptions, readAll, type FetchPage } from '@/api/paging';
import { onlySet, screenPage, widestPage } from './filters';
import { forget } from './forget';
import { enrollmentKeys, eventKeys } from './keys';

/** Fetches the pages of `GET /providers/enrollments`; for `walkAll` with `widestPage` as `count`. */
export function enrollmentPages(
  filters: EnrollmentFilters,
  count = screenPage,
): FetchPage<ProviderEnrollment> {
  return async (cursor, signal) => {
    const query = { ...onlySet(filters), count, cursor };
    return (await api().GET('/providers/enrollments', { params: { query }, signal })).data;
  };
}

export function enrollmentListOptions(filters: EnrollmentFilters = {}) {
  return cursorListOptions({
    key: enrollmentKeys.list(onlySet(filters)),
    fetchPage: enrollmentPages(filters),
  });
}

/** Fetches the pages of `GET /groups/{groupId}/enrollments`, which knows rosters but no single provider. */
export function groupEnrollmentPages(
  groupId: string,
  filters: GroupEnrollmentFilters,
  count = screenPage,
): FetchPage<ProviderEnrollment> {
  return async (cursor, signal) => {
    const params = { path: { groupId }, query: { ...onlySet(filters), count, cursor } };
    return (await api().GET('/groups/{groupId}/enrollments', { params, signal })).data;
  };
}

export function groupEnrollmentListOptions(groupId: string, filters: GroupEnrollmentFilters = {}) {
  return cursorListOptions({
    key: enrollmentKeys.ofGroup(groupId, onlySet(filters)),
    fetchPage: groupEnrollmentPages(groupId, filters),
  });
}

/** All of them at once, for what is too few to be paged: a provider's own. */
export function everyEnrollmentOptions(filters: EnrollmentFilters) {
  const set = onlySet(filters);
  return queryOptions({
    queryKey: enrollmentKeys.every(set),
    queryFn: ({ signal }) => readAll(enrollmentPages(set, widestPage), signal),
  });
}

/** How many enrollments match; undefined where the service gives no total. */
export function enrollmentCountOptions(filters: EnrollmentFilters) {
  const set = onlySet(filters);
  return queryOptions({
    queryKey: enrollmentKeys.count(set),
    // It decides whether something may be deleted.
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const { totalCount, items = [] } = await enrollmentPages(set, 1)(undefined, signal);
      return { total: totalCount, any: (totalCount ?? items.length) > 0 };
    },
  });
}

export function enrollmentOptions(enrollmentId: string) {
  return queryOptions({
    queryKey: enrollmentKeys.one(enrollmentId),
    queryFn: async ({ signal }) => {
      const params = { path: { providerEnrollmentId: enrollmentId } };
      return (await api().GET('/providers/enrollments/{providerEnrollmentId}', { params, signal })).data;
    },
  });
}

/** 400 when the group has no such provider or plan, or the provider is enrolled with the plan already. */
export function useCreateEnrollment() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: ProviderEnrollmentRequest) =>
      (await api().POST('/providers/enrollments', { body })).data,
    onSuccess: (enrollment) => {
      if (enrollment.id) queryClient.setQueryData(enrollmentKeys.one(enrollment.id), enrollment);
      makeEnrollmentsStale(queryClient);
    },
  });
}

/** Changes what is sent; null empties a field. 400 as for creation. */
export function useUpdateEnrollment() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ enrollmentId, patch }: { enrollmentId: string; patch: ProviderEnrollmentPatch }) => {
      const params = { path: { providerEnrollmentId: enrollmentId } };
      const path = '/providers/enrollments/{providerEnrollmentId}';
      return (await api().PATCH(path, { params, body: patch })).data;
    },
    onSuccess: (enrollment, { enrollmentId }) => {
      queryClient.setQueryData(enrollmentKeys.one(enrollmentId), enrollment);
      makeEnrollmentsStale(queryClient);
    },
  });
}

export function useDeleteEnrollment() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (enrollmentId: string) => {
      const params = { path: { providerEnrollmentId: enrollmentId } };
      await api().DELETE('/providers/enrollments/{providerEnrollmentId}', { params });
    },
    onSuccess: (_, enrollmentId) => {
      forget(queryClient, enrollmentKeys.one(enrollmentId));
      void queryClient.invalidateQueries({ queryKey: enrollmentKeys.lists });
      void queryClient.invalidateQueries({ queryKey: eventKeys.all });
    },
  });
}

function makeEnrollmentsStale(queryClient: QueryClient): void {
  for (const queryKey of [enrollmentKeys.all, eventKeys.all]) {
    void queryClient.invalidateQueries({ queryKey });
  }
}
