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

/** A test for one provider after the other; what it needs is computed once, when first needed. */
export function statusFilter(world: World, status: ProviderStatus): (provider: ProviderRecord) => boolean {
  let ids: ReadonlySet<string> | undefined;
  return (provider) => {
    ids ??= providersWith(world, status);
    return ids.has(provider.id) !== (status === 'NotMonitored');
  };
}
