import { importSourceName } from '@/lib/import-words';
import { capitalized } from '@/lib/words';
import { columns } from '@/table/columns/columns';
import { entity, status, text } from '@/table/columns/kinds';
import { recordId, time } from '@/table/columns/more-kinds';
import { ProviderName } from '@/records/provider-name';
import { importOutcome, importTrigger } from '@/features/imports/words';
import type { ImportRow } from './-pages';
import type { importList } from './-list';

export const importColumns = columns<ImportRow, typeof importList>()([
  entity('provider', ({ providerName, providerId }) => providerName ?? providerId, {
    cell: ({ providerId, providerName }) => <ProviderName providerId={providerId} known={providerName} />,
    filter: 'providerId',
  }),
  text('source', ({ source }) => (source ? importSourceName(source) : undefined), {
    sort: 'Source',
    filter: 'source',
    width: 216,
    phoneSlot: 'line',
  }),
  status('status', 'import', (row) => row.status, {
    sort: 'Status',
    filter: 'status',
    width: 136,
    phoneSlot: 'lineEnd',
  }),
  text('outcome', importOutcome, { label: 'Result', width: 376 }),
  time('started', ({ started }) => started, { sort: 'Started', phoneSlot: 'titleEnd' }),
  text('trigger', (row) => (row.trigger ? capitalized(importTrigger(row)) : undefined), {
    label: 'Started by',
    width: 144,
  }),
  time('completed', ({ completed }) => completed, { label: 'Ended', sort: 'Completed', optional: true }),
  recordId('id', ({ id }) => id, 'Import id', { sort: 'Id' }),
]);
