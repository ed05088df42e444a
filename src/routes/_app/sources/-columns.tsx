import { IconExternalLink } from '@tabler/icons-react';
import { externalUrl } from '@/lib/links';
import { formatDuration } from '@/lib/duration';
import { spellOut } from '@/lib/words';
import { columns } from '@/table/columns/columns';
import { list, recorded, status, text } from '@/table/columns/kinds';
import { amount, yesNo } from '@/table/columns/more-kinds';
import { Dash } from '@/ui/dash';
import type { SourceRow } from '@/features/licenses/source-rows';
import type { sourceList } from './-list';

const regionOf = ({ status, type }: SourceRow) => status.state ?? type?.source?.state;

const sourceIn = (row: SourceRow) => row.type?.sources?.find(({ state }) => state === regionOf(row));

const nameOf = ({ status, type }: SourceRow) => status.sourceName ?? type?.source?.name;

export const sourceColumns = columns<SourceRow, typeof sourceList>()([
  recorded('licenseType', (row) => row.status.licenseTypeName, { width: 260, phoneSlot: 'title' }),
  status('issue', 'source', ({ state }) => state, { filter: 'sourceIssue', width: 190, phoneSlot: 'line' }),
  recorded('source', nameOf, {
    cell: (row) => <SourceName row={row} />,
    phoneSlot: 'line',
    phoneCell: (row) => nameOf(row) ?? null,
    width: 280,
  }),
  text('state', regionOf, { sort: 'State', filter: 'state', width: 96, phoneSlot: 'titleEnd' }),
  status('availability', 'availability', ({ type }) => type?.source?.availability, { width: 130 }),
  text('maintenance', ({ maintenance }) => maintenance.join('; '), { cell: Maintenance, width: 240 }),
  amount('time', (row) => row.status.status?.averageProcessingTime, formatDuration, {
    label: 'Average time',
    width: 110,
  }),
  amount('failures', (row) => row.status.status?.averageFailureRate, percentText, {
    label: 'Lookups failing',
    width: 120,
  }),
  yesNo('fee', (row) => sourceIn(row)?.hasPassThroughFee, { words: ['Fee', 'Free'], width: 80 }),
  list('required', (row) => sourceIn(row)?.requiredParameters?.map((parameter) => spellOut(parameter)), {
    label: 'Looked up by',
    width: 200,
  }),
]);

/** A share of one as percent: `0.034` → `3.4 %`. */
function percentText(value: number): string | undefined {
  return Number.isFinite(value) ? `${Number((value * 100).toFixed(1))}%` : undefined;
}

function Maintenance({ maintenance }: SourceRow) {
  if (maintenance.length === 0) return <Dash />;
  return <span title={maintenance.join('\n')}>{maintenance.join('; ')}</span>;
}

function SourceName({ row }: { row: SourceRow }) {
  const name = nameOf(row);
  const url = externalUrl(row.type?.source?.url);
  if (!name) return <Dash />;
  if (!url) return name;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {name} <IconExternalLink size={14} className="mute" aria-hidden />
    </a>
  );
}
