import type { ProviderRecord, World } from '../store/world';
import { hasStatus, today, type LicenseStatus } from './license-status';
import { licenseMonitorTest } from './monitor-lookup';

/** What the list of providers looks for, and the status of a license that it stands for. */
const statusOfLicense = {
  NeedsReview: 'NeedsReview',
  ExpiresSoon: 'ExpiresSoon',
  Expired: 'Expired',
  NotFoundLicenses: 'NotFound',
  DisciplinaryActionLicenses: 'DisciplinaryActions',
  UnableToVerifyLicenses: 'UnableToVerify',
} as const satisfies Record<string, LicenseStatus>;

export const providerStatuses = [
  ...(Object.keys(statusOfLicense) as (keyof typeof statusOfLicense)[]),
  'Monitored',
  'NotMonitored',
] as const;

export type ProviderStatus = (typeof providerStatuses)[number];

/** The ids of all providers that have a license in a status, or of which a license is monitored. */
export function providersWith(world: World, status: ProviderStatus): ReadonlySet<string> {
  const ids = new Set<string>();
  if (status === 'Monitored' || status === 'NotMonitored') {
    const isMonitored = licenseMonitorTest(world);
    for (const license of world.licenses.all()) {
      if (isMonitored(license)) ids.add(license.providerId);
    }
    return ids;
  }
  const day = today(world);
  const wanted = statusOfLicense[status];
  for (const license of world.licenses.all()) {
    if (hasStatus(license, wanted, day)) ids.add(license.providerId);
  }
  return ids;
}

/** How many of the providers there are in each status; all licenses are looked at once. */
export function countStatuses(
  world: World,
  providers: readonly ProviderRecord[],
): Record<ProviderStatus, number> {
  const day = today(world);
  const isMonitored = licenseMonitorTest(world);
  const wanted = Object.values(statusOfLicense);
  const monitored = 1 << wanted.length;
  // One bit for each status. The licenses of one provider mostly stand together.
  const found = new Map<string, number>();
  let owner = '';
  let bits = 0;
  for (const license of world.licenses.all()) {
    if (license.providerId !== owner) {
      if (bits !== 0) found.set(owner, bits);
      owner = license.providerId;
      bits = found.get(owner) ?? 0;
    }
    for (let index = 0; index < wanted.length; index += 1) {
      if (hasStatus(license, wanted[index] as LicenseStatus, day)) bits |= 1 << index;
    }
    if ((bits & monitored) === 0 && isMonitored(license)) bits |= monitored;
  }
  found.set(owner, bits);
  const counts = providerStatuses.map(() => 0);
  for (const { id } of providers) {
    for (let rest = found.get(id) ?? 0, index = 0; rest !== 0; rest >>= 1, index += 1) {
      if ((rest & 1) === 1) counts[index] = (counts[index] ?? 0) + 1;
    }
  }
  // The last of them is the one that nobody has a bit for.
  counts[wanted.length + 1] = providers.length - (counts[wanted.length] ?? 0);
  return Object.fromEntries(providerStatuses.map((status, index) => [status, counts[index]])) as Record<
    ProviderStatus,
    number
  >;
}

/** A test for one provider after the other; what it needs is computed once, when first needed. */
export function statusFilter(world: World, status: ProviderStatus): (provider: ProviderRecord) => boolean {
  let ids: ReadonlySet<string> | undefined;
  return (provider) => {
    ids ??= providersWith(world, status);
    return ids.has(provider.id) !== (status === 'NotMonitored');
  };
}
