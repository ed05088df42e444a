import { date, integer, onlyYes, text } from '@/table/filters/filters';
import { defineList } from '@/table/list-spec';
import { ownerFilter, statusFilter } from './-columns';

/** Every filter and sort of `GET /providers/recredentialing/due` (openapi.yaml). */
export const dueList = defineList({
  name: 'recredentialing due',
  one: 'provider',
  many: 'providers',
  filters: {
    providerName: text('Provider’s name'),
    nextCredentialingDateOnOrBefore: date('Next credentialing', 'by'),
    nextCredentialingDateOnOrAfter: date('Next credentialing from'),
    credentialingRequestEventStatus: statusFilter('Request'),
    credentialingRequestOwnerId: ownerFilter('Owner'),
    includeUnassigned: onlyYes('Without an owner', 'included'),
    providerNpi: integer('NPI'),
  },
  sorts: {
    ProviderLastName: 'last name',
    ProviderFirstName: 'first name',
    RequestCreatedAt: 'age of the request',
  },
  sort: { sortedBy: 'ProviderLastName', sortDirection: 'Asc' },
  box: {
    placeholder: 'Name or NPI',
    fields: ['providerName', 'providerNpi'],
    read: ({ providerName, providerNpi }) =>
      providerName ?? (providerNpi === undefined ? '' : String(providerNpi)),
    write(typed) {
      if (typed === '') return {};
      if (!/^\d+$/.test(typed)) return { providerName: typed };
      return typed.length === 10 ? { providerNpi: Number(typed) } : { wait: 'An NPI has 10 digits' };
    },
  },
});
