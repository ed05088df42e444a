import type { Monitor } from '@/api/models';
import { columns } from '@/table/columns/columns';
import { entity, text } from '@/table/columns/kinds';
import { recordId, spelled, time } from '@/table/columns/more-kinds';
import { DateTimeText } from '@/ui/text';
import {
  asLicense,
  knownName,
  LastResult,
  lastResultWords,
  MonitoredName,
  Watched,
  watchedWords,
} from '@/features/monitors/words';
import type { monitorList } from './-list';

function NextRun({ nextMonitoringDate, monitoringInterval }: Monitor) {
  if (!nextMonitoringDate && monitoringInterval === 'Continuous') return 'Tells by itself';
  return <DateTimeText value={nextMonitoringDate} />;
}

/** A phone has no head of a column that says what is near. */
function PhoneNextRun(monitor: Monitor) {
  const comes = monitor.nextMonitoringDate || monitor.monitoringInterval === 'Continuous';
  if (!comes) return null;
  return (
    <>
      {monitor.nextMonitoringDate && 'next run '}
      <NextRun {...monitor} />
    </>
  );
}

export const monitorColumns = columns<Monitor, typeof monitorList>()([
  entity('entity', knownName, {
    label: 'Provider or facility',
    cell: (monitor) => <MonitoredName monitor={monitor} />,
  }),
  text('watched', watchedWords, {
    label: 'Watches',
    cell: (monitor) => <Watched monitor={monitor} />,
    sort: 'Type',
    filter: 'datasetTypes',
    width: 248,
    phoneSlot: 'line',
  }),
  spelled('interval', ({ monitoringInterval }) => monitoringInterval, { width: 112, phoneSlot: 'lineEnd' }),
  time('next', ({ nextMonitoringDate }) => nextMonitoringDate, {
    label: 'Next run',
    cell: NextRun,
    sort: 'NextMonitoringDate',
    sortWords: ['soonest first', 'latest first'],
    phoneCell: PhoneNextRun,
    phoneSlot: 'titleEnd',
  }),
  time('last', ({ lastMonitoringDate }) => lastMonitoringDate, { label: 'Last run' }),
  text('result', lastResultWords, {
    label: 'Last result',
    cell: (monitor) => <LastResult monitor={monitor} />,
    width: 152,
  }),
  recordId('providerId', ({ providerId }) => providerId, 'Provider id'),
  recordId('facilityId', ({ facilityId }) => facilityId, 'Facility id'),
  recordId('licenseId', (monitor) => asLicense(monitor)?.licenseId, 'License id'),
  recordId('id', ({ id }) => id, 'Monitor id'),
]);
