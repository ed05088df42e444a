import type { Alert, AlertFilters } from '@/api/models';
import { listAlertsInfiniteOptions, listAlertsPages } from '@/api/operations.gen';
import { largestPage } from '@/api/query';
import { ownListOptions, ownPages } from '@/table/own-share';
import { boolean, choice, choices, integer, text } from '@/table/filters/filters';
import { share } from '@/table/filters/share';
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
    share: share(),
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

export const alertId = ({ id }: Alert) => id;

/** Unless a state is asked for, what is active: the queue. */
const filtersOf = ({ share: _share, ...filters }: AlertParams): AlertFilters => ({
  status: 'Active',
  ...filters,
});

const divided = ({ share }: AlertParams) => ({ share, idOf: alertId });

const allPages = (params: AlertParams) => listAlertsPages({ ...filtersOf(params), count: largestPage });

/** The queue, or one's share of it. */
export const alertQueueOptions = (params: AlertParams) =>
  ownListOptions(listAlertsInfiniteOptions(filtersOf(params)), allPages(params), divided(params));

/** The same in pages as wide as the service gives them. */
export const alertQueuePages = (params: AlertParams) => ownPages(allPages(params), divided(params));
