import { importSourceName } from '@/lib/import-words';
import { spellOut } from '@/lib/words';
import { byDate, columns } from '@/table/columns';
import { Status } from '@/ui/status';
import { DateTimeText } from '@/ui/text';
import { ProviderName } from '../-provider-name';
import type { ImportRow } from './import-pages';
import { importOutcome, importTrigger } from './import-words';

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
  {
    id: 'started',
    header: 'Started',
    value: ({ started }) => started,
    cell: ({ started }) => <DateTimeText value={started} />,
    sort: 'Started',
    sortWords: byDate,
    width: 144,
    phone: 'titleEnd',
  },
  {
    id: 'trigger',
    header: 'Started by',
    value: (row) => (row.trigger ? capital(importTrigger(row)) : undefined),
    width: 144,
  },
  {
    id: 'completed',
    header: 'Ended',
    value: ({ completed }) => completed,
    cell: ({ completed }) => <DateTimeText value={completed} />,
    sort: 'Completed',
    sortWords: byDate,
    width: 144,
    optional: true,
  },
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

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
