import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/api/client';
import type { LicenseVerificationResolution } from '@/api/models';
import { licenseKeys } from './keys';
import { makeVerificationResultStale } from './licenses';

/** Every verification of a license. */
export function verificationListOptions(providerId: string, licenseId: string) {
  return queryOptions({
    queryKey: licenseKeys.verifications(providerId, licenseId),
    queryFn: async ({ signal }) => {
      const params = { path: { providerId, licenseId } };
      return (
        await api().GET('/providers/{providerId}/licenses/{licenseId}/verifications', { params, signal })
      ).data;
    },
  });
}

export function verificationOptions(providerId: string, licenseId: string, verificationId: string) {
  return queryOptions({
    queryKey: licenseKeys.verification(providerId, licenseId, verificationId),
    queryFn: async ({ signal }) => {
      const params = { path: { providerId, licenseId, verificationId } };
      return (
        await api().GET('/providers/{providerId}/licenses/{licenseId}/verifications/{verificationId}', {
          params,
          signal,
        })
      ).data;
    },
  });
}

/** Against the previous successful verification; 404 or 409 where there is none (contract.md). */
export function verificationDiffOptions(providerId: string, licenseId: string, verificationId: string) {
  return queryOptions({
    queryKey: licenseKeys.diff(providerId, licenseId, verificationId),
    queryFn: async ({ signal }) => {
      const params = { path: { providerId, licenseId, verificationId } };
      return (
        await api().GET('/providers/{providerId}/licenses/{licenseId}/verifications/{verificationId}/diff', {
          params,
          signal,
        })
      ).data;
    },
  });
}

/** Decides a verification that needs review; 409 when it does not need it any more (contract.md). */
export function useResolveVerification() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({
      providerId,
      licenseId,
      verificationId,
      resolution,
    }: {
      providerId: string;
      licenseId: string;
      verificationId: string;
      resolution: LicenseVerificationResolution;
    }) => {
      const params = { path: { providerId, licenseId, verificationId } };
      return (
        await api().PATCH('/providers/{providerId}/licenses/{licenseId}/verifications/{verificationId}', {
          params,
          body: resolution,
        })
      ).data;
    },
    onSuccess: (verification, { providerId, licenseId, verificationId }) => {
      queryClient.setQueryData(licenseKeys.verification(providerId, licenseId, verificationId), verification);
      makeVerificationResultStale(queryClient, providerId, [licenseId]);
    },
    onError: (error, { providerId, licenseId }) => {
      // Somebody else decided it: what the page shows of this license is old.
      if (error.status === 409) makeVerificationResultStale(queryClient, providerId, [licenseId]);
    },
  });
}
