import { aggregateProvidersOptions, listProviderTypesOptions } from '@/api/operations.gen';
import type { ProviderAggregations, ProviderType } from '@/api/models';
import { boolean, choice, date, integer, openChoices, options, remote, text } from '@/table/filters/filters';
import { defineList } from '@/table/list-spec';

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

/** The service counts providers by credentialing status: the words that this organization uses. */
export const statusesInUse = ({ aggregations }: ProviderAggregations) => {
  const counted = (aggregations as { credentialingStatus?: unknown } | undefined)?.credentialingStatus;
  return typeof counted === 'object' && counted !== null ? options(Object.keys(counted)) : [];
};

/** The credentialing status of providers, also as a filter of other lists. */
export const credentialingFilter = (label: string) =>
  openChoices(label, usualStatuses, () => aggregateProvidersOptions(), statusesInUse);

/** The same where the service takes one status only. */
export const oneCredentialingFilter = (label: string) =>
  remote(label, () => aggregateProvidersOptions(), statusesInUse);

/** Every filter and sort of `GET /providers` (openapi.yaml). */
export const providerList = defineList({
  name: 'providers',
  one: 'provider',
  many: 'providers',
  filters: {
    providerName: text('Name'),
    npi: integer('NPI'),
    status: choice('Status', statuses, {
      NotFoundLicenses: 'License not found',
      DisciplinaryActionLicenses: 'Disciplinary action',
      UnableToVerifyLicenses: 'Unable to verify',
    }),
    credentialingStatus: credentialingFilter('Credentialing'),
    providerTypeId: remote('Type', () => listProviderTypesOptions(), typeChoices),
    nextCredentialingDateOnOrAfter: date('Next credentialing from'),
    nextCredentialingDateOnOrBefore: date('Next credentialing', 'by'),
    deactivated: boolean('Deactivated'),
  },
  sorts: {
    LastName: 'last name',
    FirstName: 'first name',
    CredentialingStatus: 'credentialing status',
    CredentialedDate: 'credentialed date',
    Id: 'id',
  },
  sort: { sortedBy: 'LastName', sortDirection: 'Asc' },
  box: {
    placeholder: 'Name or NPI',
    fields: ['providerName', 'npi'],
    read: ({ providerName, npi }) => providerName ?? (npi === undefined ? '' : String(npi)),
    write(typed) {
      if (typed === '') return {};
      if (!/^\d+$/.test(typed)) return { providerName: typed };
      return typed.length === 10 ? { npi: Number(typed) } : { wait: 'An NPI has 10 digits' };
    },
  },
});
