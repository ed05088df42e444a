import type { LicenseRecord, World } from '../store/world';
import type { Actor } from './actor';
import { toSimpleLicense } from './license-model';
import { type LicenseStatus, hasStatus, today, verificationState } from './license-status';
import { type List, type ListQuery, keyOfFilters, listPage, matching } from './lists';
import { fold, searchableName } from './names';
import { isDeactivated } from './provider-lookup';
import { toProviderBase } from './provider-model';

export interface ProviderLicenseFilters extends ListQuery {
  providerName?: string;
  providerCredentialingStatus?: string[];
  licenseState?: string;
  licenseType?: string;
  licenseStatus?: LicenseStatus | 'None' | 'All';
  licenseVerificationStatus?: 'Verified' | 'Unverified';
  licenseApprovedStatus?: string[];
  providerDeactivated?: boolean;
}

/** A page of the organization's licenses beside their providers (openapi.yaml, `GET /provider-licenses`). */
export function listProviderLicenses(world: World, actor: Actor, query: ProviderLicenseFilters) {
  const { cursor, count, offset, sortDirection, sortedBy = 'ProviderLastName', ...filters } = query;
  const list = providerLicenseList(world, sortedBy, filters);
  return listPage(list, { cursor, count, offset, sortDirection }, { sortedBy }, (license) =>
    toRow(world, actor, license),
  );
}

/** The same rows, all of them, for an export. */
export function allProviderLicenses(world: World, actor: Actor, query: ProviderLicenseFilters) {
  const {
    cursor: _,
    count: _count,
    offset: _offset,
    sortDirection,
    sortedBy = 'ProviderLastName',
    ...filters
  } = query;
  const entries = matching(providerLicenseList(world, sortedBy, filters));
  const ordered = sortDirection === 'Desc' ? entries.toReversed() : entries;
  return ordered.map(({ record }) => toRow(world, actor, record));
}

function providerLicenseList(
  world: World,
  sortedBy: string,
  filters: Omit<ProviderLicenseFilters, keyof ListQuery>,
): List<LicenseRecord> {
  return {
    name: `provider licenses ${sortedBy}`,
    sources: [world.licenses, world.providers],
    view: () => world.licenses.view(sortedBy),
    filterKey: keyOfFilters(filters) && `${keyOfFilters(filters)} ${today(world)}`,
    filter: licenseFilter(world, filters),
  };
}

function licenseFilter(world: World, filters: Omit<ProviderLicenseFilters, keyof ListQuery>) {
  const { licenseState, licenseType, licenseStatus, licenseVerificationStatus } = filters;
  const { licenseApprovedStatus, providerCredentialingStatus, providerDeactivated } = filters;
  const day = today(world);
  const name = fold(filters.providerName ?? '');
  const status = licenseStatus === 'None' || licenseStatus === 'All' ? undefined : licenseStatus;
  return (license: LicenseRecord): boolean => {
    if (status && !hasStatus(license, status, day)) return false;
    if (licenseState && license.state !== licenseState) return false;
    if (licenseType && license.licenseTypeId !== licenseType.toLowerCase()) return false;
    if (licenseApprovedStatus && !licenseApprovedStatus.includes(license.approvedStatus)) return false;
    if (licenseVerificationStatus && verificationState(license) !== licenseVerificationStatus) return false;
    const provider = world.providers.get(license.providerId);
    if (!provider) return false;
    if (providerDeactivated !== undefined && isDeactivated(provider) !== providerDeactivated) return false;
    if (
      providerCredentialingStatus &&
      !providerCredentialingStatus.includes(provider.credentialingStatus ?? '')
    ) {
      return false;
    }
    return !name || searchableName(provider).includes(name);
  };
}

function toRow(world: World, actor: Actor, license: LicenseRecord) {
  const provider = world.providers.get(license.providerId);
  return { provider: provider && toProviderBase(actor, provider), license: toSimpleLicense(world, license) };
}
