import {
  aggregateProvidersOptions,
  listProvidersInfiniteOptions,
  listProvidersPages,
  listProviderTypesOptions,
} from '@/api/operations.gen';
import type { ProviderAggregations, ProviderType } from '@/api/models';
import {
  type ListedTreat,
  notCredentialedStatuses,
  statusesInUse,
  statusMeaning,
} from '@/domain/credentialing-status';
import { addDays, localDay } from '@/lib/dates';
import { boolean, choice, date, name, npi, openChoices, options, remote } from '@/table/list/filters';
import { nameOrNpiBox } from '@/table/list/name-box';
import { defineList, type ListParams, servicePages } from '@/table/list/list-spec';

/** `None`, which filters nothing, is not offered. */
const statuses = [
  'NeedsReview',
  'ExpiresSoon',
  'Expired',
  'Monitored',
  'NotMonitored',
  'NotFoundLicenses',
  'DisciplinaryActionLicenses',
  'UnableToVerifyLicenses',
] as const;

/** Each organization has words of its own; these are common ones. */
const usualStatuses = ['Credentialed', 'In process', 'Provisional', 'Recredentialing', 'Not credentialed'];

/** Provider types as choices of a filter; one without an id cannot be chosen. */
export const typeChoices = (types: readonly ProviderType[]) =>
  types.flatMap(({ id, name }) => (id ? [{ value: id, label: name ?? id }] : []));

/** The credentialing statuses in use as choices. */
export const statusChoices = (counted: ProviderAggregations) => options(statusesInUse(counted));

/** The credentialing status of providers, also as a filter of other lists. */
export const credentialingFilter = (label: string) =>
  openChoices(label, usualStatuses, () => aggregateProvidersOptions(), statusChoices);

/** The same where the service takes one status only. */
export const oneCredentialingFilter = (label: string) =>
  remote(label, () => aggregateProvidersOptions(), statusChoices);

/** What stands against treating as far as a row knows, as the list calls it. */
export const listedTreatWords: Readonly<Record<ListedTreat, string>> = {
  NotCredentialed: 'Not credentialed',
  Overdue: 'Recredentialing overdue',
  Deactivated: 'Deactivated',
};

const filters = {
  providerName: name('Name'),
  npi: npi('NPI'),
  status: choice('Status', statuses, {
    NotFoundLicenses: 'License not found',
    DisciplinaryActionLicenses: 'Disciplinary action',
    UnableToVerifyLicenses: 'Unable to verify',
  }),
  credentialingStatus: credentialingFilter('Credentialing'),
  providerTypeId: remote('Type', () => listProviderTypesOptions(), typeChoices),
  nextCredentialingDateOnOrAfter: date('Recredentialing due from'),
  nextCredentialingDateOnOrBefore: date('Recredentialing due', 'by'),
  deactivated: boolean('Deactivated'),
  mayTreat: choice('May treat', ['NotCredentialed', 'Overdue', 'Deactivated'], listedTreatWords),
};

type ProviderParams = ListParams<
  typeof filters,
  'LastName' | 'FirstName' | 'CredentialingStatus' | 'CredentialedDate' | 'Id'
>;

/** Every filter and sort of `GET /providers` (openapi.yaml), and one in our words that stands for several of them. */
export const providerList = defineList({
  name: 'providers',
  one: 'provider',
  many: 'providers',
  filters,
  sorts: {
    LastName: 'last name',
    FirstName: 'first name',
    CredentialingStatus: 'credentialing status',
    CredentialedDate: 'credentialed date',
    Id: 'id',
  },
  sort: { sortedBy: 'LastName', sortDirection: 'Asc' },
  box: nameOrNpiBox('Name or NPI', 'providerName', 'npi', true),
  rows: (params) => servicePages(listProvidersInfiniteOptions, listProvidersPages, providerParams(params)),
});

/** Dates between which nobody is: two filters that are set contradict each other. */
const nobody = {
  nextCredentialingDateOnOrAfter: '9999-12-31',
  nextCredentialingDateOnOrBefore: '0001-01-01',
};

/** What is asked of the service: what stands against treating is told by its own filters, beside those that are set. */
export function providerParams({ mayTreat, ...params }: ProviderParams) {
  const { credentialingStatus, nextCredentialingDateOnOrBefore: by, deactivated } = params;
  switch (mayTreat) {
    case 'NotCredentialed': {
      if (!credentialingStatus) return { ...params, credentialingStatus: [...notCredentialedStatuses] };
      const meant = credentialingStatus.filter((status) => statusMeaning(status) === 'not credentialed');
      return meant.length > 0 ? { ...params, credentialingStatus: meant } : { ...params, ...nobody };
    }
    case 'Overdue': {
      const yesterday = addDays(localDay(), -1) ?? '';
      return { ...params, nextCredentialingDateOnOrBefore: by && by < yesterday ? by : yesterday };
    }
    case 'Deactivated':
      return deactivated === false ? { ...params, ...nobody } : { ...params, deactivated: true };
    case undefined:
      return params;
  }
}
