import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { api } from '@/api/client';
import type { ImportSource, ProfileImport, ProfileImportFilters, ProfileImportRequest } from '@/api/models';
import { cursorListOptions, type FetchPage } from '@/api/paging';
import { onlySet, screenPage } from './filters';
import { alertKeys, eventKeys, importKeys, webhookLogKeys } from './keys';

/** Fetches the pages of `GET /providers/profiles/import`; for `walkAll` with `widestPage` as `count`. */
export function importPages(filters: ProfileImportFilters, count = screenPage): FetchPage<ProfileImport> {
  return async (cursor, signal) => {
    const query = { ...onlySet(filters), count, cursor };
    return (await api().GET('/providers/profiles/import', { params: { query }, signal })).data;
  };
}

/** Imports of profiles; with `latest` only the latest of each provider (service.md, "Provider profile imports"). */
export function importListOptions(filters: ProfileImportFilters = {}) {
  return cursorListOptions({ key: importKeys.list(onlySet(filters)), fetchPage: importPages(filters) });
}

/** An import with the profile that it brought, where it has completed. */
export function importOptions(importId: string) {
  return queryOptions({
    queryKey: importKeys.one(importId),
    queryFn: async ({ signal }) => {
      const params = { path: { importId } };
      return (await api().GET('/providers/profiles/import/{importId}', { params, signal })).data;
    },
  });
}

/** The import of a source for a provider that completed last; null when none did. */
export function completedImportOptions(source: string, providerId: string) {
  return queryOptions({
    queryKey: importKeys.newest({ source, providerId }),
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const about = { source: source as ImportSource, providerId, status: 'Completed' } as const;
      const byEnd = { sortedBy: 'Completed', sortDirection: 'Desc' } as const;
      const { items } = await importPages({ ...about, ...byEnd }, 1)(undefined, signal);
      return items?.[0] ?? null;
    },
  });
}

/** What an import would be asked by, as far as the provider's file holds it now. */
export function importParametersOptions(source: string, providerId: string) {
  return queryOptions({
    queryKey: importKeys.parameters(source, providerId),
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const params = { path: { source: source as ImportSource, providerId } };
      return (
        await api().GET('/providers/profiles/imports/{source}/parameters/{providerId}', { params, signal })
      ).data;
    },
  });
}

/**
 * Starts an import, which ends by itself (service.md, "States and transitions"); 400 when the provider lacks what the
 * source is asked by, or the source is asked once only and was.
 */
export function useStartImport() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: ProfileImportRequest) =>
      (await api().POST('/providers/profiles/import', { body })).data,
    onSuccess: (started) => {
      if (started.id) queryClient.setQueryData(importKeys.one(started.id), started);
      makeImportsStale(queryClient);
    },
  });
}

function makeImportsStale(queryClient: QueryClient): void {
  for (const queryKey of [importKeys.all, eventKeys.all]) void queryClient.invalidateQueries({ queryKey });
}

/** What the end of an import changes: the same, the alert that it raises, and what webhooks are told. */
export function makeImportResultsStale(queryClient: QueryClient): void {
  makeImportsStale(queryClient);
  for (const queryKey of [alertKeys.all, webhookLogKeys.all])
    void queryClient.invalidateQueries({ queryKey });
}
