import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { api } from '@/api/client';
import type { AttachLicenseRequest, LicensePatch } from '@/api/models';
import { forget } from './forget';
import { alertKeys, credentialingKeys, eventKeys, licenseKeys, providerLicenseKeys } from './keys';
import { makeLicensesStale } from './licenses';
import { makeParametersStale } from './parameters';

interface LicenseIds {
  providerId: string;
  licenseId: string;
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
      makeParametersStale(queryClient);
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
      makeParametersStale(queryClient);
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
      makeParametersStale(queryClient);
    },
  });
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
