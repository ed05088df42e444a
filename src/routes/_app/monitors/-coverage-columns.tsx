import type { ProviderSanctionsMonitoring } from '@/api/models';
import { lackingWords, listState, type ListState } from '@/features/monitors/coverage-lists';
import { datasetName } from '@/lib/dataset-names';
import { columns, type Column, type NamesOf } from '@/table/columns/columns';
import { date, list, mono, person, status } from '@/table/columns/kinds';
import { Status } from '@/ui/status';
import type { coverageList } from './-coverage-list';
import { ListCell, MissingOf } from './-coverage-cells';

type Own = Column<ProviderSanctionsMonitoring, NamesOf<typeof coverageList>>;

/** Wide enough for “Stopped” with its mark, and for the names of the lists in three lines: nine of them fit on a laptop. */
const listWidth = 96;

/** Columns of the matrix: the provider, each of these lists, and what else is asked about a provider. */
export function coverageColumns(lists: readonly string[]) {
  return columns<ProviderSanctionsMonitoring, typeof coverageList>()([
    person('name', (row) => row, { label: 'Provider', sort: 'LastName' }),
    ...lists.map((type) => listColumn(type)),
    {
      ...status<ProviderSanctionsMonitoring, NamesOf<typeof coverageList>>(
        'coverage',
        'monitoring',
        ({ monitoringCategory }) => monitoringCategory,
        { filter: 'monitoringCategory', width: 184, phoneSlot: 'line' },
      ),
      // A phone has no room for the matrix: it names what is missing.
      phoneReason: (row) => <PhoneCoverage row={row} lists={lists} />,
    },
    list('monitored', ({ monitorArray }) => monitorArray?.map((type) => datasetName(type)), {
      label: 'Monitored in',
      width: 320,
      optional: lists.length > 0,
    }),
    status('credentialing', 'credentialing', ({ credentialingStatus }) => credentialingStatus, {
      sort: 'CredentialingStatus',
      filter: 'credentialingStatus',
      phoneSlot: 'titleEnd',
      phonePlain: true,
    }),
    date('next', ({ nextCredentialingDate }) => nextCredentialingDate, {
      label: 'Recredentialing due',
      width: 152,
      optional: true,
    }),
    mono('npi', ({ npi }) => npi),
  ]);
}

function listColumn(type: string): Own {
  return {
    id: `list ${type}`,
    header: datasetName(type),
    headNote: <MissingOf list={type} />,
    // Which of the missing ones was stopped the event log tells, which is read beside the rows.
    value: (row): ListState | undefined => listState(row, type),
    cell: (row) => <ListCell row={row} list={type} />,
    width: listWidth,
    keepsWidth: true,
  };
}

function PhoneCoverage({ row, lists }: { row: ProviderSanctionsMonitoring; lists: readonly string[] }) {
  const { monitoringCategory } = row;
  const lacking = lackingWords(row, lists);
  if (lacking === undefined || lists.length === 0 || lacking === 'Nothing')
    return <Status of="monitoring" value={monitoringCategory} />;
  return (
    <>
      <Status of="monitoring" value={monitoringCategory} label="Missing" />: {lacking}
    </>
  );
}
