import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { api } from '@/api/client';
import type {
  AttachLicenseRequest,
  LicensePatch,
  ProviderLicense,
  ProviderLicenseFilters,
} from '@/api/models';
import { cursorListOptions, type FetchPage } from '@/api/paging';
import { onlySet, screenPage } from './filters';
import { forget } from './forget';
import {
  alertKeys,
  credentialingKeys,
  datasetKeys,
  eventKeys,
  importKeys,
  licenseKeys,
  providerKeys,
  providerLicenseKeys,
} from './keys';

interface LicenseIds {
  providerId: string;
  licenseId: string;
}

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

/** Fetches the pages of `GET /provider-licenses`; for `walkAll` with `widestPage` as `count`. */
export function providerLicensePages(
  filters: ProviderLicenseFilters,
  count = screenPage,
): FetchPage<ProviderLicense> {
  return async (cursor, signal) => {
    const query = { ...onlySet(filters), count, cursor };
    return (await api().GET('/provider-licenses', { params: { query }, signal })).data;
  };
}

/** Licenses of the whole organization, each beside its provider. */
export function providerLicenseListOptions(filters: ProviderLicenseFilters = {}) {
  return cursorListOptions({
    key: providerLicenseKeys.list(onlySet(filters)),
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

/** Attaching starts the first verification (service.md, "States and transitions"). */
export function useAttachLicense() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ providerId, body }: { providerId: string; body: AttachLicenseRequest }) => {
      const params = { path: { providerId } };
      return (await api().POST('/providers/{providerId}/licenses', { params, body })).data;
    },
    onSuccess: (license, { providerId }) => {
      if (license.id) queryClient.setQueryData(licenseKeys.record(providerId, license.id), license);
      makeLicensesStale(queryClient, providerId);
    },
  });
}

/** Detaching also deletes verifications, screenshots, attachments, reports and alerts of the license. */
export function useDetachLicense() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ providerId, licenseId }: LicenseIds) => {
      const params = { path: { providerId, licenseId } };
      await api().DELETE('/providers/{providerId}/licenses/{licenseId}', { params });
    },
    onSuccess: (_, { providerId, licenseId }) => {
      forget(queryClient, licenseKeys.one(providerId, licenseId));
      makeLicensesStale(queryClient, providerId);
      void queryClient.invalidateQueries({ queryKey: alertKeys.all });
    },
  });
}

/** Starts one verification. For work over many licenses, which makes lists stale once at its end. */
export async function verifyLicense({ providerId, licenseId }: LicenseIds): Promise<void> {
  const params = { path: { providerId, licenseId } };
  await api().POST('/providers/{providerId}/licenses/{licenseId}/verify', { params });
}

/** Starts a verification of several licenses of one provider. */
export async function verifyLicenses(providerId: string, licenseIds: string[]): Promise<void> {
  const params = { path: { providerId } };
  await api().POST('/providers/{providerId}/licenses/verify', { params, body: licenseIds });
}

export function useVerifyLicense() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: verifyLicense,
    onSuccess: (_, { providerId, licenseId }) => makeLicensesStale(queryClient, providerId, [licenseId]),
  });
}

/** Verifies several licenses of one provider. */
export function useVerifyLicenses() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ providerId, licenseIds }: { providerId: string; licenseIds: string[] }) =>
      verifyLicenses(providerId, licenseIds),
    onSuccess: (_, { providerId, licenseIds }) => makeLicensesStale(queryClient, providerId, licenseIds),
  });
}

/** Approved and restriction status, and what the organization states itself. */
export function useUpdateLicense() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ licenseId, patch }: LicenseIds & { patch: LicensePatch }) =>
      (await api().PATCH('/licenses/{licenseId}', { params: { path: { licenseId } }, body: patch })).data,
    onSuccess: (license, { providerId, licenseId }) => {
      queryClient.setQueryData(licenseKeys.record(providerId, licenseId), license);
      makeLicensesStale(queryClient, providerId, [licenseId]);
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
    datasetKeys.allParameters,
    importKeys.allParameters,
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

/** After work over licenses of many providers: everything of every provider that shows a license's state. */
export function makeEveryLicenseStale(queryClient: QueryClient): void {
  for (const queryKey of [
    ['providers'],
    providerLicenseKeys.all,
    credentialingKeys.allData,
    eventKeys.all,
    alertKeys.all,
  ]) {
    void queryClient.invalidateQueries({ queryKey });
  }
}
