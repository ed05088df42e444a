import { type QueryClient, useQuery } from '@tanstack/react-query';
import { changedMeanwhile } from '@/api/errors';
import type { License, LicensePatch, LicenseVerification, Provider, ProviderLicense } from '@/api/models';
import {
  getLicenseOptions,
  getLicenseVerificationOptions,
  listLicenseVerificationsOptions,
} from '@/api/operations.gen';
import { approvalWords, restrictionWords } from '@/domain/license-decisions';
import { instant } from '@/lib/dates';
import { fullName, personName, spellOut } from '@/lib/words';
import type { Crumb } from '@/ui/crumbs';
import type { RowRefresh } from '@/ui/use-row-refresh';

const decisions = {
  approvedStatus: { label: 'Approval', words: approvalWords },
  restrictionStatus: { label: 'Restriction', words: restrictionWords },
} as const;

type Decision = keyof typeof decisions;

/** What is to be decided about a license: its approval, its restriction, or both. */
export type LicenseDecisions = Pick<LicensePatch, Decision>;

/**
 * Reads a license before a decision about it is sent, and throws where somebody else decided the same since it was shown
 * as `before`. What is as it shall be is no matter, nor is what the list left out that showed it.
 */
export async function refuseDecidedMeanwhile(
  queryClient: QueryClient,
  ids: { providerId: string; licenseId: string },
  before: Pick<License, Decision>,
  wanted: LicenseDecisions,
): Promise<void> {
  const now = await queryClient.fetchQuery({ ...getLicenseOptions(ids), staleTime: 0 });
  const changed = (Object.keys(decisions) as Decision[]).flatMap((field) => {
    const { [field]: there } = now;
    const isUnknownWord = wanted[field] !== undefined && before[field] !== undefined;
    if (!isUnknownWord || there === before[field] || there === wanted[field]) return [];
    const { label, words } = decisions[field];
    return [[label, there ? ((words as Record<string, string>)[there] ?? spellOut(there)) : ''] as const];
  });
  if (changed.length > 0) throw changedMeanwhile(changed);
}

/** Verifications, the newest first; those without a time last. */
export function newestFirst(list: readonly LicenseVerification[] | undefined): LicenseVerification[] {
  const known = Array.isArray(list) ? list : [];
  return known.toSorted((one, other) => (instant(other.started) ?? 0) - (instant(one.started) ?? 0));
}

/** What a license is called in titles: `Physician (MD) CHANGE7731`, what of it is known. */
export function licenseTitle(license: License): string {
  const { licenseType, licenseNumber } = license;
  return [licenseType?.name, licenseNumber].filter(Boolean).join(' ') || 'License';
}

/** The ids of a license of the organization's list, of which the license or its provider may be missing. */
export const licenseRowIds = ({ license, provider }: ProviderLicense) => ({
  providerId: license?.providerId ?? provider?.id,
  licenseId: license?.id,
});

/** What a license of the organization's list is called where work over many names it. */
export const licenseRowWords = ({ license, provider }: ProviderLicense): string =>
  [personName(provider), license?.number, license?.state].filter(Boolean).join(', ');

/** The way to a license: the provider's file, and for pages under the license itself. */
export function licenseCrumbs(
  ids: { providerId: string; licenseId: string },
  provider: Provider | undefined,
  license?: License,
): Crumb[] {
  const { providerId } = ids;
  const name = provider ? fullName(provider) : 'Provider';
  const crumbs: Crumb[] = [
    { label: 'Providers', to: '/providers' },
    { label: name, to: '/providers/$providerId', params: { providerId } },
  ];
  if (license) {
    const to = '/providers/$providerId/licenses/$licenseId';
    crumbs.push({ label: license.licenseNumber ?? 'License', to, params: ids });
  }
  return crumbs;
}

/**
 * The verification that the URL asks for, else the current one; from what is loaded already where possible. `refresh` says
 * when those of before are read again (`useRowRefresh`), where they are listed.
 */
export function useShownVerification(
  providerId: string,
  license: License,
  verificationId: string | undefined,
  refresh?: ReturnType<RowRefresh>,
) {
  const licenseId = license.id;
  const history = useQuery({ ...listLicenseVerificationsOptions({ providerId, licenseId }), ...refresh });
  const current = license.currentVerification;
  const wanted = verificationId !== undefined && verificationId !== current?.id ? verificationId : undefined;
  const listed = wanted ? history.data?.find((one) => one.id === wanted) : undefined;
  const directRead = useQuery({
    ...getLicenseVerificationOptions({ providerId, licenseId, verificationId: wanted ?? '' }),
    enabled: wanted !== undefined && listed === undefined && !history.isPending,
  });
  return {
    history,
    /** Undefined while it is on the way, when it failed, or when the license has none. */
    shown: wanted ? (listed ?? directRead.data) : current,
    isEarlier: wanted !== undefined,
    error: wanted && !listed ? directRead.error : null,
    retry: () => void directRead.refetch(),
  };
}
