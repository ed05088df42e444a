import type { UsState } from '@/api/models';
import { usStates } from '@/lib/states';
import { allLicenseTypesOptions } from '@/queries/license-types';
import { providerLicenseListOptions, providerLicensePages } from '@/queries/licenses';
import { boolean, choice, choices, remote, text } from '@/table/filters';
import { defineList } from '@/table/list-spec';
import { credentialingFilter } from './-provider-list';

const states = usStates.map(({ code }) => code as UsState);
const stateNames = Object.fromEntries(usStates.map(({ code, name }) => [code, `${name} (${code})`]));

/** Provider licenses in `NeedsReview`, with every other filter and sort that the service offers for them. */
export const reviewList = defineList({
  name: 'reviews',
  one: 'review',
  many: 'reviews',
  filters: {
    providerName: text('Provider'),
    licenseState: choice('State', states, stateNames),
    licenseType: remote('License type', allLicenseTypesOptions, (types) =>
      types.flatMap(({ id, name, source }) =>
        id ? [{ value: id, label: [name ?? id, source?.state].filter(Boolean).join(', ') }] : [],
      ),
    ),
    licenseVerificationStatus: choice('Verification', ['Verified', 'Unverified']),
    licenseApprovedStatus: choices('Approved', ['Pending', 'Yes', 'No'], {
      Pending: 'Approval pending',
      Yes: 'Approved',
      No: 'Not approved',
    }),
    providerCredentialingStatus: credentialingFilter('Provider’s credentialing'),
    providerDeactivated: boolean('Provider deactivated'),
  },
  sorts: {
    LicenseExpirationDate: 'expiry',
    ProviderLastName: 'provider’s last name',
    ProviderFirstName: 'provider’s first name',
    LicenseState: 'state',
  },
  sort: { sortedBy: 'LicenseExpirationDate', sortDirection: 'Asc' },
  box: {
    placeholder: 'Provider’s name',
    fields: ['providerName'],
    read: ({ providerName }) => providerName ?? '',
    write: (typed) => (typed ? { providerName: typed } : {}),
  },
});

export type ReviewQuestion = ReturnType<typeof reviewList.ask>;

const onlyReviews = (question: ReviewQuestion) => ({ ...question, licenseStatus: 'NeedsReview' as const });

export const reviewListOptions = (question: ReviewQuestion) =>
  providerLicenseListOptions(onlyReviews(question));

export const reviewPages = (question: ReviewQuestion, count?: number) =>
  providerLicensePages(onlyReviews(question), count);
