import { listDay } from '@/domain/list-day';
import { capitalized } from '@/lib/words';
import { scanOutcome, scannedEntity, triggerWords } from '@/features/scans/words';
import type { DatasetScan } from '@/api/models';
import { datasetName } from '@/lib/dataset-names';
import { npiText } from '@/lib/npi';
import { columns } from '@/table/columns/columns';
import { date, entity, mono, status, text } from '@/table/columns/kinds';
import { time } from '@/table/columns/more-kinds';
import type { scanList } from './-list';

export const scanColumns = columns<DatasetScan, typeof scanList>()([
  entity('entity', (scan) => scannedEntity(scan).rowName, {
    label: 'Provider or facility',
    sort: 'ProviderLastName',
  }),
  text('dataset', ({ type }) => datasetName(type), {
    label: 'List or database',
    sort: 'Type',
    filter: 'type',
    width: 232,
    phoneSlot: 'line',
  }),
  status('status', 'scan', (scan) => scan.status, { filter: 'status', width: 136, phoneSlot: 'lineEnd' }),
  text('outcome', scanOutcome, { label: 'Result', width: 280 }),
  time('started', ({ started }) => started, { sort: 'Started', phoneSlot: 'titleEnd' }),
  text('trigger', (scan) => capitalized(triggerWords(scan)), {
    label: 'Started by',
    filter: 'trigger',
    width: 160,
  }),
  time('completed', ({ completed }) => completed, { label: 'Ended', sort: 'Completed', optional: true }),
  date('list', ({ datasetMetadata }) => listDay(datasetMetadata), { label: 'List date', optional: true }),
  mono('npi', ({ provider }) => npiText(provider) || undefined, { optional: true }),
]);
