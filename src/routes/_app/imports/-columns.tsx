import { importSourceName } from '@/lib/import-words';
import { capitalized, spellOut } from '@/lib/words';
import { columns, timeColumn } from '@/table/columns/columns';
import { Status } from '@/ui/status';
import { ProviderName } from '@/features/providers/name';
import { importOutcome, importTrigger } from '@/features/imports/words';
import type { ImportRow } from './-pages';

export const importColumns = columns<ImportRow>()([
  {
    id: 'provider',
    header: 'Provider',
    value: ({ providerName, providerId }) => providerName ?? providerId,
    cell: ({ providerId, providerName }) => <ProviderName providerId={providerId} known={providerName} />,
    filter: 'providerId',
    width: 216,
  },
  {
    id: 'source',
    header: 'Source',
    value: ({ source }) => (source ? importSourceName(source) : undefined),
    sort: 'Source',
    filter: 'source',
    width: 216,
    phone: 'line',
  },
  {
    id: 'status',
    header: 'Status',
    value: ({ status }) => (status ? spellOut(status) : undefined),
    cell: ({ status }) => <Status of="import" value={status} />,
    sort: 'Status',
    filter: 'status',
    width: 136,
    phone: 'lineEnd',
  },
  { id: 'outcome', header: 'Result', value: importOutcome, width: 376 },
  timeColumn({
    id: 'started',
    header: 'Started',
    value: ({ started }) => started,
    sort: 'Started',
    phone: 'titleEnd',
  }),
  {
    id: 'trigger',
    header: 'Started by',
    value: (row) => (row.trigger ? capitalized(importTrigger(row)) : undefined),
    width: 144,
  },
  timeColumn({
    id: 'completed',
    header: 'Ended',
    value: ({ completed }) => completed,
    sort: 'Completed',
    optional: true,
  }),
  {
    id: 'id',
    header: 'Import id',
    value: ({ id }) => id,
    sort: 'Id',
    mono: true,
    width: 320,
    optional: true,
  },
]);
