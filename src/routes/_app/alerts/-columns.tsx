import { mayBeCarriedOut } from '@/api/errors';
import type { Alert } from '@/api/models';
import { alertMessage, alertTypeWords } from '@/domain/alert-message';
import { useDismissal } from '@/features/alerts/dismissals';
import { personName } from '@/lib/words';
import { columns } from '@/table/columns/columns';
import { person, text } from '@/table/columns/kinds';
import { time } from '@/table/columns/more-kinds';
import { Dash } from '@/ui/dash';
import { QueueName } from '@/ui/queue-pane';
import { Status } from '@/ui/status';
import type { alertList } from './-list';

const message = (alert: Alert) => alertMessage(alert);
const type = (alert: Alert) => alertTypeWords(alert);

export const alertColumns = columns<Alert, typeof alertList>()([
  person('provider', ({ provider }) => provider, { cell: (alert) => <AlertName alert={alert} /> }),
  text('type', type, {
    cell: (alert) => <Status of="alert" value={alert.type} label={type(alert)} />,
    filter: 'type',
    sort: 'Rank',
    sortWords: ['least pressing first', 'most pressing first'],
    width: 176,
    phoneSlot: 'line',
    phoneReason: (alert) => (
      <>
        <Status of="alert" value={alert.type} label={type(alert)} />
        {message(alert) && `: ${message(alert)}`}
      </>
    ),
  }),
  text('message', message, { label: 'What happened', width: 360, optional: true }),
  time('raised', ({ timestamp }) => timestamp, { sort: 'Timestamp', phoneSlot: 'titleEnd' }),
  text('state', ({ dismissalTimestamp }) => (dismissalTimestamp ? 'Dismissed' : 'Active'), {
    cell: (alert) => <AlertState alert={alert} />,
    filter: 'status',
    width: 144,
    phoneSlot: 'lineEnd',
    phoneCell: (alert) => <AlertState alert={alert} quiet />,
  }),
  text('note', ({ dismissalNote }) => dismissalNote, { width: 280, optional: true }),
]);

function AlertName({ alert }: { alert: Alert }) {
  const dismissal = useDismissal(alert.id);
  const isWaiting = dismissal !== undefined && !dismissal.error;
  const isGone = alert.dismissalTimestamp !== undefined || isWaiting;
  return <QueueName isDone={isGone}>{personName(alert.provider)}</QueueName>;
}

/** Where an alert stands that is active, dismissed, or about to be; `quiet` says nothing of an active one. */
export function AlertState({ alert, quiet = false }: { alert: Alert; quiet?: boolean }) {
  const dismissal = useDismissal(alert.id);
  if (alert.dismissalTimestamp || dismissal?.status === 'success') return 'Dismissed';
  if (mayBeCarriedOut(dismissal?.error))
    return <Status of="verification" value="NeedsReview" label="May be dismissed" />;
  if (dismissal?.error) return <Status of="verification" value="Failed" label="Not dismissed" />;
  if (dismissal) return 'Dismissing';
  return quiet ? null : alert.timestamp ? 'Active' : <Dash />;
}
