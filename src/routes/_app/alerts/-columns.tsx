import type { Alert, AlertFilters } from '@/api/models';
import { useDismissal } from '@/features/alerts/dismissals';
import { fillTemplate, personName, spellOut } from '@/lib/words';
import { columns, timeColumn } from '@/table/columns/columns';
import { Dash } from '@/ui/dash';
import { QueueName } from '@/ui/queue-pane';
import { Status } from '@/ui/status';
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

const name = ({ provider }: Alert) => personName(provider);
const message = ({ data }: Alert) => fillTemplate(data?.messageTemplate, data?.messageParams);
const type = (alert: Alert) => (alert.type ? spellOut(alert.type) : undefined);

export const alertColumns = columns<Alert>()([
  {
    id: 'provider',
    header: 'Provider',
    value: name,
    cell: (alert) => <AlertName alert={alert} />,
    width: 216,
  },
  {
    id: 'type',
    header: 'Type',
    value: type,
    cell: (alert) => <Status of="alert" value={alert.type} />,
    filter: 'type',
    width: 176,
    phone: 'line',
  },
  { id: 'message', header: 'What happened', value: message, width: 360, optional: true },
  timeColumn({
    id: 'raised',
    header: 'Raised',
    value: ({ timestamp }) => timestamp,
    sort: 'Timestamp',
    phone: 'titleEnd',
  }),
  {
    id: 'state',
    header: 'State',
    value: (alert) => (alert.dismissalTimestamp ? 'Dismissed' : 'Active'),
    cell: (alert) => <AlertState alert={alert} />,
    filter: 'status',
    width: 144,
    phone: 'lineEnd',
    phoneCell: (alert) => <AlertState alert={alert} quiet />,
  },
  {
    id: 'note',
    header: 'Note',
    value: ({ dismissalNote }) => dismissalNote,
    width: 280,
    optional: true,
  },
]);

function AlertName({ alert }: { alert: Alert }) {
  const dismissal = useDismissal(alert.id);
  const isWaiting = dismissal !== undefined && dismissal.state !== 'failed';
  const isGone = alert.dismissalTimestamp !== undefined || isWaiting;
  return <QueueName isDone={isGone}>{name(alert)}</QueueName>;
}

function AlertState({ alert, quiet = false }: { alert: Alert; quiet?: boolean }) {
  const dismissal = useDismissal(alert.id);
  if (alert.dismissalTimestamp || dismissal?.state === 'sent') return 'Dismissed';
  if (dismissal?.state === 'failed') return <Status of="verification" value="Failed" label="Not dismissed" />;
  if (dismissal) return 'Dismissing';
  return quiet ? null : alert.timestamp ? 'Active' : <Dash />;
}
