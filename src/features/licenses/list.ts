import type { LicenseType, ProviderLicense, UsState } from '@/api/models';
import { cursorListOptions, type FetchPage } from '@/api/paging';
import { omitEmpty, pageSize } from '@/api/query';
import { npiOf } from '@/lib/npi';
import { usStates } from '@/lib/states';
import { boolean, choice, choices, name, remote, text } from '@/table/list/filters';
import { nameBox } from '@/table/list/name-box';
import { defineList, type ListParams } from '@/table/list/list-spec';
import { credentialingFilter } from '@/features/providers/list';
import { listLicenseTypesAllOptions, listProviderLicensesPages } from '@/api/operations.gen';

/** `None` and `All`, which filter nothing, are not offered: a list without the filter says the same. */
export const licenseStatuses = [
  'Active',
  'NeedsReview',
  'ExpiresSoon',
  'Expired',
  'DisciplinaryActions',
  'UnableToVerify',
  'NotFound',
  'Found',
] as const;

const states = usStates.map(({ code }) => code as UsState);
const stateNames = Object.fromEntries(usStates.map(({ code, name }) => [code, `${name} (${code})`]));

const typeChoices = (types: readonly LicenseType[]) =>
  types.flatMap(({ id, name, source }) =>
    id ? [{ value: id, label: [name ?? id, source?.state].filter(Boolean).join(', ') }] : [],
  );

const filters = {
  providerName: name('Provider'),
  licenseNumber: text('License number'),
  licenseStatus: choice('Status', licenseStatuses),
  expires: choice('Expires', ['expired', '30', '60', '90'], {
    expired: 'Expired',
    30: 'within 30 days',
    60: 'in 31 to 60 days',
    90: 'in 61 to 90 days',
  }),
  licenseState: choice('State', states, stateNames),
  licenseType: remote('License type', allLicenseTypesOptions, typeChoices),
  licenseVerificationStatus: choice('Verification', ['Verified', 'Unverified'], {
    Verified: 'Found',
    Unverified: 'Not found yet',
  }),
  licenseApprovedStatus: choices('Approved', ['Pending', 'Yes', 'No'], {
    Pending: 'Approval pending',
    Yes: 'Approved',
    No: 'Not approved',
  }),
  providerCredentialingStatus: credentialingFilter('Provider’s credentialing'),
  providerDeactivated: boolean('Provider deactivated'),
};

export type LicenseParams = ListParams<
  typeof filters,
  'ProviderLastName' | 'ProviderFirstName' | 'LicenseState' | 'LicenseExpirationDate'
>;

const nameAlone = nameBox('Name or license number', 'providerName');

/** So many letters and digits of a number are searched for; fewer are in nearly all of them. */
const shortestNumber = 3;

/** The search box: what has a digit is the number of a license, or the beginning of one. */
const nameOrNumber = {
  ...nameAlone,
  fields: ['providerName', 'licenseNumber'] as const,
  read: ({ providerName, licenseNumber }: { providerName?: string; licenseNumber?: string }) =>
    providerName ?? licenseNumber ?? '',
  write(typed: string) {
    if (!/\d/.test(typed) || npiOf(typed) !== undefined) return nameAlone.write(typed);
    const licenseNumber = typed.trim();
    return licenseNumber.length < shortestNumber
      ? { wait: 'Three characters or more of a license number' }
      : { licenseNumber };
  },
};

/** Every filter and sort of `GET /provider-licenses` (openapi.yaml), and when licenses expire and what number they have. */
export const licenseList = defineList({
  name: 'licenses',
  one: 'license',
  many: 'licenses',
  filters,
  sorts: {
    ProviderLastName: 'provider’s last name',
    ProviderFirstName: 'provider’s first name',
    LicenseState: 'state',
    LicenseExpirationDate: 'expiry',
  },
  sort: { sortedBy: 'ProviderLastName', sortDirection: 'Asc' },
  sortFor: ({ expires }) =>
    expires && { sortedBy: 'LicenseExpirationDate', sortDirection: expires === 'expired' ? 'Desc' : 'Asc' },
  box: nameOrNumber,
  rows: (params) => ({
    query: cursorListOptions({
      key: ['/provider-licenses', omitEmpty(params)],
      fetchPage: pagesOf(params, pageSize),
    }),
    fetchPage: pagesOf(params),
  }),
});

/**
 * The service has no filter by date, only a sort by it, and none by number: for these the licenses are read in wider pages and
 * chosen here.
 */
function pagesOf(params: LicenseParams, count?: number): FetchPage<ProviderLicense> {
  const { expires, licenseNumber, ...filters } = params;
  if (!expires && !licenseNumber) return listProviderLicensesPages({ ...filters, count });
  return async (cursor, signal) =>
    // What few lists need does not come with the page.
    (await import('./chosen')).chosenPages(params, count)(cursor, signal);
}

/** The service gives up to 1000 license types in one page (rules.md 2.2). */
const largestPageOfTypes = 1000;

/** Every license type, for choosing one: they rarely change, their sources' state does (see the statuses). */
export function allLicenseTypesOptions() {
  return listLicenseTypesAllOptions({ sortedBy: 'Name', sortDirection: 'Asc', count: largestPageOfTypes });
}
