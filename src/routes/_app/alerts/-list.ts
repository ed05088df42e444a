import type { Alert } from '@/api/models';
import { listAlertsInfiniteOptions, listAlertsPages } from '@/api/operations.gen';
import { boolean, choice, choices, name, npi, text } from '@/table/list/filters';
import { nameOrNpiBox } from '@/table/list/name-box';
import { assignmentFilter } from '@/table/list/assignment';
import { defineList, servicePages } from '@/table/list/list-spec';
import { assignedRows } from '@/table/list/my-assignment';

export const alertTypes = [
  'LicenseChanged',
  'LicenseExpiresSoon',
  'LicenseExpired',
  'ProfileImportCompleted',
] as const;

export const alertId = ({ id }: Alert) => id;

/** Every filter and sort of `GET /alerts` (openapi.yaml). */
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
  sorts: { Timestamp: 'age' },
  sort: { sortedBy: 'Timestamp', sortDirection: 'Desc' },
  box: nameOrNpiBox('Provider’s name', 'providerName', 'providerNpi', true),
  // Unless a state is asked for, what is active: the queue.
  rows: ({ share, ...rest }) =>
    assignedRows(servicePages(listAlertsInfiniteOptions, listAlertsPages, { status: 'Active', ...rest }), {
      share,
      idOf: alertId,
    }),
});

export type AlertParams = ReturnType<typeof alertList.toParams>;
