import type { Alert, AlertFilters } from '@/api/models';
import { listAlertsInfiniteOptions, listAlertsPages } from '@/api/operations.gen';
import { boolean, choice, choices, integer, text } from '@/table/filters/filters';
import { defineList } from '@/table/list-spec';

export const alertTypes = [
  'LicenseChanged',
  'LicenseExpiresSoon',
  'LicenseExpired',
  'ProfileImportCompleted',
] as const;

/** Every filter and sort of `GET /alerts` (openapi.yaml). */
export const alertList = defineList({
  name: 'alerts',
  one: 'alert',
  many: 'alerts',
  filters: {
    providerName: text('Provider'),
    type: choices('Type', alertTypes),
    status: choice('State', ['Active', 'Dismissed']),
    providerNpi: integer('NPI'),
    providerId: text('Provider id'),
    providerDeactivated: boolean('Provider deactivated'),
  },
  sorts: { Timestamp: 'age' },
  sort: { sortedBy: 'Timestamp', sortDirection: 'Desc' },
  box: {
    placeholder: 'Provider’s name',
    fields: ['providerName'],
    read: ({ providerName }) => providerName ?? '',
    write: (typed) => (typed ? { providerName: typed } : {}),
  },
});

export type AlertParams = ReturnType<typeof alertList.toParams>;

/** Unless a state is asked for, what is active: the queue. */
const filtersOf = (params: AlertParams): AlertFilters => ({ status: 'Active', ...params });

export const alertQueueOptions = (params: AlertParams) => listAlertsInfiniteOptions(filtersOf(params));

export const alertQueuePages = (params: AlertParams, count: number) =>
  listAlertsPages({ ...filtersOf(params), count });

export const alertId = ({ id }: Alert) => id;
