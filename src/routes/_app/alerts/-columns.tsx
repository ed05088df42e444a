import type { Alert } from '@/api/models';
import { useDismissal } from '@/features/alerts/dismissals';
import { fillTemplate, personName, spellOut } from '@/lib/words';
import { columns, timeColumn } from '@/table/columns/columns';
import { Dash } from '@/ui/dash';
import { QueueName } from '@/ui/queue-pane';
import { Status } from '@/ui/status';

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
