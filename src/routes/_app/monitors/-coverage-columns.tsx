import type { ProviderSanctionsMonitoring } from '@/api/models';
import { lackingLists, listState } from '@/features/monitors/coverage-lists';
import { datasetName } from '@/lib/dataset-names';
import { spellOut } from '@/lib/words';
import { columns, type Column, type NamesOf } from '@/table/columns/columns';
import { date, list, mono, person, status, text } from '@/table/columns/kinds';
import { Dash } from '@/ui/dash';
import { Status } from '@/ui/status';
import type { coverageList } from './-coverage-list';
import { ListCell, MissingOf } from './-coverage-cells';

type Own = Column<ProviderSanctionsMonitoring, NamesOf<typeof coverageList>>;

/** Wide enough for “Stopped” with its mark, and for the names of the lists in three lines: nine of them fit on a laptop. */
const listWidth = 96;

/**
 * Columns of the matrix: the provider, each of these lists, and what else is asked about a provider. `required` are those of
 * them that everybody is to be searched in.
 */
export function coverageColumns(lists: readonly string[], required: readonly string[]) {
  return columns<ProviderSanctionsMonitoring, typeof coverageList>()([
    person('name', (row) => row, { label: 'Provider', sort: 'LastName' }),
    ...lists.map((type) => listColumn(type, required)),
    text('coverage', (row) => lackingWords(row, required), {
      label: 'Required lists',
      filter: 'requiredLists',
      width: 184,
      phoneSlot: 'line',
      cell: (row) => <Lacking row={row} required={required} />,
      // A phone has no room for the matrix: it names what is missing.
      phoneReason: (row) => <PhoneLacking row={row} required={required} />,
    }),
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

function listColumn(type: string, required: readonly string[]): Own {
  return {
    id: `list ${type}`,
    header: datasetName(type),
    headNote: <MissingOf list={type} />,
    // Which of the missing ones was stopped the event log tells, which is read beside the rows.
    value: (row) => {
      const state = listState(row, type, required);
      return state && spellOut(state);
    },
    cell: (row) => <ListCell row={row} list={type} />,
    width: listWidth,
    keepsWidth: true,
  };
}

interface LackingProps {
  row: ProviderSanctionsMonitoring;
  required: readonly string[];
}

/** `Missing: OIG exclusions`, `All monitored`; undefined where it is not known, or no list is required. */
function lackingWords(row: ProviderSanctionsMonitoring, required: readonly string[]): string | undefined {
  const lacking = required.length > 0 ? lackingLists(row, required) : undefined;
  if (!lacking) return undefined;
  if (lacking.length === 0) return 'All monitored';
  return `Missing: ${lacking.map((type) => datasetName(type)).join(', ')}`;
}

/** How many of the required lists are missing: which ones stands in their columns. */
function Lacking({ row, required }: LackingProps) {
  const lacking = lackingLists(row, required)?.length;
  if (lacking === undefined || required.length === 0) return <Dash />;
  if (lacking === 0) return <Status of="monitoring" value="FullyMonitored" label="All monitored" />;
  return (
    <Status
      of="monitoring"
      value="NotMonitored"
      label={required.length === 1 ? 'Missing' : `${lacking} of ${required.length} missing`}
    />
  );
}

function PhoneLacking({ row, required }: LackingProps) {
  const words = lackingWords(row, required);
  if (!words) return <Dash />;
  if (!words.startsWith('Missing: ')) return <Status of="monitoring" value="FullyMonitored" label={words} />;
  return (
    <>
      <Status of="monitoring" value="NotMonitored" label="Missing" />: {words.slice('Missing: '.length)}
    </>
  );
}
