import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isApiError } from '@/api/errors';
import type { LicenseVerification } from '@/api/models';
import {
  diffLicenseVerificationOptions,
  getLicenseVerificationOptions,
  listLicenseVerificationsOptions,
} from '@/api/operations.gen';
import { whenKnown } from '@/api/query';
import { applyDelta } from '@/diff/apply';
import { createDelta } from '@/diff/create-delta';
import { DeltaError } from '@/diff/delta';
import { newestFirst } from './data';

interface ChangesParams {
  providerId: string;
  licenseId: string;
  verification: string | undefined;
  earlier: string | undefined;
}

/** The verification of an id: from the list where it is in it, else asked for alone. */
function useVerification({ providerId, licenseId }: ChangesParams, id: string | undefined, wanted: boolean) {
  const history = useQuery(listLicenseVerificationsOptions({ providerId, licenseId }));
  const listed = history.data?.find((one) => one.id === id);
  const directRead = useQuery({
    ...whenKnown(id, (verificationId) =>
      getLicenseVerificationOptions({ providerId, licenseId, verificationId }),
    ),
    enabled: wanted && listed === undefined && !history.isPending,
  });
  return {
    data: listed ?? directRead.data,
    error: listed ? null : directRead.error,
    refetch: directRead.refetch,
  };
}

export interface Delta {
  value: unknown;
  /** Says where the delta comes from and, where the service's does not fit, that it does not. */
  from: string;
}

/** The service's delta, checked: applied to the earlier document it must give the later one. */
function checkedDelta(old: LicenseVerification, now: LicenseVerification, value: unknown): Delta {
  try {
    const fits = createDelta(applyDelta(old, value), now) === undefined;
    if (fits) return { value, from: 'The delta of the service, in jsondiffpatch format.' };
  } catch (error) {
    if (!(error instanceof DeltaError)) throw error;
  }
  return {
    value,
    from: 'The delta of the service, in jsondiffpatch format. It does not lead from the earlier to the later verification; what is shown side by side comes from the two themselves.',
  };
}

/** The later document: as the service sent it, else made from the earlier one. */
export function laterOf(
  old: LicenseVerification | undefined,
  now: LicenseVerification | undefined,
  delta: unknown,
) {
  if (now || !old) return now;
  try {
    return applyDelta(old, delta) as LicenseVerification;
  } catch {
    return undefined;
  }
}

/**
 * The two verifications to compare: the one asked for (else the newest) against the one chosen, or
 * against the last successful one before it, which the service knows. Where there is none, `noEarlier`.
 */
export function useChanges(params: ChangesParams) {
  const { providerId, licenseId, earlier } = params;
  const history = useQuery(listLicenseVerificationsOptions({ providerId, licenseId }));
  const list = useMemo(() => newestFirst(history.data), [history.data]);
  const laterId = params.verification ?? list[0]?.id;
  const byService = useQuery({
    ...whenKnown(laterId, (verificationId) =>
      diffLicenseVerificationOptions({ providerId, licenseId, verificationId }),
    ),
    enabled: earlier === undefined,
    retry: (failures, error) => !isNoEarlier(error) && failures < 2,
  });
  const later = useVerification(params, laterId, earlier !== undefined || Boolean(byService.error));
  const chosen = useVerification(params, earlier, earlier !== undefined);
  const noEarlier = earlier === undefined && isNoEarlier(byService.error);
  const serviceAnswer = earlier === undefined ? byService.data : undefined;

  const old = earlier === undefined ? serviceAnswer?.old : chosen.data;
  const now =
    earlier === undefined ? laterOf(old, serviceAnswer?.new ?? later.data, serviceAnswer?.diff) : later.data;
  const delta = useMemo((): Delta | undefined => {
    if (!old || !now) return undefined;
    if (serviceAnswer) return checkedDelta(old, now, serviceAnswer.diff);
    return {
      value: createDelta(old, now),
      from: 'Made here from the two verifications, in jsondiffpatch format.',
    };
  }, [old, now, serviceAnswer]);
  const failed = history.error ?? (noEarlier ? null : byService.error) ?? later.error ?? chosen.error;
  return {
    list,
    laterId,
    old,
    now: now ?? later.data,
    delta,
    noEarlier,
    error: old && now ? null : failed,
    isPending: !old || !now ? history.isPending || (!noEarlier && !failed && laterId !== undefined) : false,
    retry: () => {
      if (history.error) void history.refetch();
      if (byService.error) void byService.refetch();
      if (later.error) void later.refetch();
      if (chosen.error) void chosen.refetch();
    },
  };
}

/** rules.md 9.6: 409 or 404 where there is no earlier successful verification. */
function isNoEarlier(error: unknown): boolean {
  return isApiError(error) && (error.status === 409 || error.status === 404);
}
