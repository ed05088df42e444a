import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { omitEmpty, pageSize } from '@/api/query';
import { api } from '@/api/client';
import type { ProviderLicense, ProviderLicenseFilters } from '@/api/models';
import { cursorListOptions, type FetchPage } from '@/api/paging';
import {
  alertKeys,
  credentialingKeys,
  eventKeys,
  licenseKeys,
  providerKeys,
  providerLicenseKeys,
} from './keys';

/** All licenses attached to a provider. */
export function providerLicensesOptions(providerId: string) {
  return queryOptions({
    queryKey: providerKeys.licenses(providerId),
    queryFn: async ({ signal }) =>
      (await api().GET('/providers/{providerId}/licenses', { params: { path: { providerId } }, signal }))
        .data,
  });
}

/** A license with its latest verification. */
export function licenseOptions(providerId: string, licenseId: string) {
  return queryOptions({
    queryKey: licenseKeys.record(providerId, licenseId),
    queryFn: async ({ signal }) => {
      const params = { path: { providerId, licenseId } };
      return (await api().GET('/providers/{providerId}/licenses/{licenseId}', { params, signal })).data;
    },
  });
}

/** Fetches the pages of `GET /provider-licenses`; for `walkAll` with `largestPage` as `count`. */
export function providerLicensePages(
  filters: ProviderLicenseFilters,
  count = pageSize,
): FetchPage<ProviderLicense> {
  return async (cursor, signal) => {
    const query = { ...omitEmpty(filters), count, cursor };
    return (await api().GET('/provider-licenses', { params: { query }, signal })).data;
  };
}

/** Licenses of the whole organization, each beside its provider. */
export function providerLicenseListOptions(filters: ProviderLicenseFilters = {}) {
  return cursorListOptions({
    key: providerLicenseKeys.list(omitEmpty(filters)),
    fetchPage: providerLicensePages(filters),
  });
}

export function providerLicenseAggregationsOptions(providerDeactivated?: boolean) {
  return queryOptions({
    queryKey: providerLicenseKeys.aggregations(providerDeactivated),
    queryFn: async ({ signal }) => {
      const params = { query: { providerDeactivated } };
      return (await api().GET('/provider-licenses/aggregations', { params, signal })).data;
    },
  });
}

/**
 * Everything that shows a license's state, after a verification started, ended or was resolved, or the license itself
 * changed: its own page, its provider's file, the organization's lists and counts, and the event log.
 */
export function makeLicensesStale(
  queryClient: QueryClient,
  providerId: string,
  licenseIds: readonly string[] = [],
): void {
  for (const queryKey of [
    ...licenseIds.map((licenseId) => licenseKeys.one(providerId, licenseId)),
    providerKeys.licenses(providerId),
    providerKeys.record(providerId),
    providerKeys.lists,
    providerKeys.allAggregations,
    providerLicenseKeys.all,
    credentialingKeys.allData,
    eventKeys.all,
  ]) {
    void queryClient.invalidateQueries({ queryKey });
  }
}

/** What the end of a verification changes: the same, and alerts may have arisen. */
export function makeVerificationResultStale(
  queryClient: QueryClient,
  providerId: string,
  licenseIds: readonly string[],
): void {
  makeLicensesStale(queryClient, providerId, licenseIds);
  void queryClient.invalidateQueries({ queryKey: alertKeys.all });
}
