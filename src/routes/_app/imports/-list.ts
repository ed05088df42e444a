import { importSourceName } from '@/lib/import-words';
import { listImportSourcesAllOptions } from '@/api/operations.gen';
import type { ProfileImportSource } from '@/api/models';
import { boolean, choice, onlyYes, remote, text } from '@/table/list/filters';
import { defineList } from '@/table/list/list-spec';

const toOptions = (sources: readonly ProfileImportSource[]) =>
  sources.flatMap(({ source, name }) =>
    source ? [{ value: source, label: name ?? importSourceName(source) }] : [],
  );

/** Every filter and sort of `GET /providers/profiles/import` (openapi.yaml), and the failures that this browser keeps as acknowledged. */
export const importList = defineList({
  name: 'imports',
  one: 'import',
  many: 'imports',
  filters: {
    status: choice('Status', ['Completed', 'Failed', 'Pending', 'Working']),
    source: remote(
      'Source',
      () => listImportSourcesAllOptions({ sortedBy: 'Name', sortDirection: 'Asc' }),
      toOptions,
    ),
    latest: boolean('Latest of each provider', 'only', 'and earlier ones'),
    providerId: text('Provider id'),
    unacknowledged: onlyYes('Acknowledged', 'left out'),
  },
  sorts: { Started: 'start', Completed: 'end', Source: 'source', Status: 'status', Id: 'id' },
  sort: { sortedBy: 'Started', sortDirection: 'Desc' },
});
