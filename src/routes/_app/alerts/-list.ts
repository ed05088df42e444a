import type { Alert } from '@/api/models';
import { boolean, choice, choices, name, npi, text } from '@/table/list/filters';
import { nameOrNpiBox } from '@/table/list/name-box';
import { assignmentFilter } from '@/table/list/assignment';
import { defineList } from '@/table/list/list-spec';

export const alertTypes = [
  'LicenseChanged',
  'LicenseExpiresSoon',
  'LicenseExpired',
  'ProfileImportCompleted',
] as const;

export const alertId = ({ id }: Alert) => id;

/**
 * Every filter and sort of `GET /alerts` (openapi.yaml), and the order of rank, which is made here (`-rows.ts`): the queue
 * opens with it. With filters it opens by age, as the service lists it.
 */
export const alertList = defineList({
  name: 'alerts',
  one: 'alert',
  many: 'alerts',
  filters: {
    providerName: name('Provider'),
    type: choices('Type', alertTypes),
    status: choice('State', ['Active', 'Dismissed']),
    providerNpi: npi('NPI'),
    providerId: text('Provider id'),
    providerDeactivated: boolean('Provider deactivated'),
    share: assignmentFilter(),
  },
  sorts: { Rank: 'rank', Timestamp: 'age' },
  sort: { sortedBy: 'Rank', sortDirection: 'Desc' },
  sortFor: ({ share: _share, ...filters }) =>
    Object.keys(filters).length > 0 ? { sortedBy: 'Timestamp', sortDirection: 'Desc' } : undefined,
  box: nameOrNpiBox('Provider’s name', 'providerName', 'providerNpi', true),
});

export type AlertParams = ReturnType<typeof alertList.toParams>;
