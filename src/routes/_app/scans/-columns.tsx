import { capitalized, spellOut } from '@/lib/words';
import { scanOutcome, scannedEntity, triggerWords } from '@/features/scans/words';
import type { DatasetScan } from '@/api/models';
import { datasetName } from '@/lib/dataset-names';
import { npiText } from '@/lib/npi';
import { columns, timeColumn } from '@/table/columns/columns';
import { Dash } from '@/ui/dash';
import { Status } from '@/ui/status';
import { DateText } from '@/ui/text';

const name = (scan: DatasetScan) => scannedEntity(scan).rowName;
const startedBy = (scan: DatasetScan) => capitalized(triggerWords(scan));

export const scanColumns = columns<DatasetScan>()([
  {
    id: 'entity',
    header: 'Provider or facility',
    value: name,
    cell: (scan) => <bdi>{name(scan)}</bdi>,
    sort: 'ProviderLastName',
    width: 216,
  },
  {
    id: 'dataset',
    header: 'List or database',
    value: ({ type }) => datasetName(type),
    sort: 'Type',
    filter: 'type',
    width: 232,
    phone: 'line',
  },
  {
    id: 'status',
    header: 'Status',
    value: ({ status }) => (status ? spellOut(status) : undefined),
    cell: ({ status }) => (status ? <Status of="scan" value={status} /> : <Dash />),
    filter: 'status',
    width: 136,
    phone: 'lineEnd',
  },
  { id: 'outcome', header: 'Result', value: scanOutcome, width: 280 },
  timeColumn({
    id: 'started',
    header: 'Started',
    value: ({ started }) => started,
    sort: 'Started',
    phone: 'titleEnd',
  }),
  { id: 'trigger', header: 'Started by', value: startedBy, filter: 'trigger', width: 160 },
  timeColumn({
    id: 'completed',
    header: 'Ended',
    value: ({ completed }) => completed,
    sort: 'Completed',
    optional: true,
  }),
  {
    id: 'list',
    header: 'List date',
    value: ({ datasetMetadata }) => datasetMetadata?.importDate,
    cell: ({ datasetMetadata }) => <DateText value={datasetMetadata?.importDate} />,
    width: 128,
    optional: true,
  },
  {
    id: 'npi',
    header: 'NPI',
    value: ({ provider }) => npiText(provider) || undefined,
    mono: true,
    width: 116,
    optional: true,
  },
]);
