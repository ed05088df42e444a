import type { Monitor } from '@/api/models';
import { spellOut } from '@/lib/words';
import { columns, timeColumn } from '@/table/columns/columns';
import { Dash } from '@/ui/dash';
import { Status } from '@/ui/status';
import { DateTimeText } from '@/ui/text';
import {
  asDataset,
  asLicense,
  knownName,
  MonitoredName,
  Watched,
  watchedWords,
} from '@/features/monitors/words';

const lastStatus = (monitor: Monitor) =>
  asDataset(monitor)?.lastVerification?.status ?? asLicense(monitor)?.lastVerification?.status;

export const monitorColumns = columns<Monitor>()([
  {
    id: 'entity',
    header: 'Provider or facility',
    value: knownName,
    cell: (monitor) => <MonitoredName monitor={monitor} />,
    width: 216,
  },
  {
    id: 'watched',
    header: 'Watches',
    value: watchedWords,
    cell: (monitor) => <Watched monitor={monitor} />,
    sort: 'Type',
    filter: 'datasetTypes',
    width: 248,
    phone: 'line',
  },
  {
    id: 'interval',
    header: 'Interval',
    value: ({ monitoringInterval }) => (monitoringInterval ? spellOut(monitoringInterval) : undefined),
    width: 112,
    phone: 'lineEnd',
  },
  {
    id: 'next',
    header: 'Next run',
    value: ({ nextMonitoringDate }) => nextMonitoringDate,
    cell: ({ nextMonitoringDate, monitoringInterval }) =>
      nextMonitoringDate ? (
        <DateTimeText value={nextMonitoringDate} />
      ) : monitoringInterval === 'Continuous' ? (
        'Tells by itself'
      ) : (
        <Dash />
      ),
    sort: 'NextMonitoringDate',
    sortWords: ['soonest first', 'latest first'],
    width: 144,
    phone: 'titleEnd',
  },
  timeColumn({
    id: 'last',
    header: 'Last run',
    value: ({ lastMonitoringDate }) => lastMonitoringDate,
  }),
  {
    id: 'result',
    header: 'Last result',
    value: (monitor) => {
      const status = lastStatus(monitor);
      return status ? spellOut(status) : undefined;
    },
    cell: (monitor) => {
      const status = lastStatus(monitor);
      return status ? <Status of={asDataset(monitor) ? 'scan' : 'verification'} value={status} /> : <Dash />;
    },
    width: 152,
  },
  {
    id: 'providerId',
    header: 'Provider id',
    value: ({ providerId }) => providerId,
    mono: true,
    width: 296,
    optional: true,
  },
  {
    id: 'facilityId',
    header: 'Facility id',
    value: ({ facilityId }) => facilityId,
    mono: true,
    width: 296,
    optional: true,
  },
  {
    id: 'licenseId',
    header: 'License id',
    value: (monitor) => asLicense(monitor)?.licenseId,
    mono: true,
    width: 296,
    optional: true,
  },
  { id: 'id', header: 'Monitor id', value: ({ id }) => id, mono: true, width: 296, optional: true },
]);
