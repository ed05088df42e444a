import { IconExternalLink } from '@tabler/icons-react';
import { externalUrl } from '@/lib/links';
import { formatDuration } from '@/lib/dates';
import { spellOut } from '@/lib/words';
import { columns } from '@/table/columns/columns';
import { Dash } from '@/ui/dash';
import { Status } from '@/ui/status';
import { statusLook } from '@/ui/status-looks';
import type { SourceRow } from '@/features/licenses/source-rows';

const regionOf = ({ status, type }: SourceRow) => status.state ?? type?.source?.state;

const feeOf = (row: SourceRow) =>
  row.type?.sources?.find(({ state }) => state === regionOf(row))?.hasPassThroughFee;

const requiredOf = (row: SourceRow) =>
  row.type?.sources
    ?.find(({ state }) => state === regionOf(row))
    ?.requiredParameters?.map((parameter) => spellOut(parameter))
    .join(', ');

const yesNo = (value: boolean | undefined) => (value === undefined ? undefined : value ? 'Fee' : 'Free');

export const sourceColumns = columns<SourceRow>()([
  {
    id: 'licenseType',
    header: 'License type',
    value: ({ status }) => status.licenseTypeName,
    width: 260,
    phone: 'title',
  },
  {
    id: 'issue',
    header: 'Issue',
    value: ({ state }) => statusLook('source', state).label,
    cell: ({ state }) => <Status of="source" value={state} />,
    filter: 'sourceIssue',
    width: 190,
    phone: 'line',
  },
  {
    id: 'source',
    header: 'Source',
    value: ({ status, type }) => status.sourceName ?? type?.source?.name,
    cell: (row) => <SourceName row={row} />,
    phone: 'line',
    phoneCell: ({ status, type }) => status.sourceName ?? type?.source?.name,
    width: 280,
  },
  {
    id: 'state',
    header: 'State',
    value: regionOf,
    sort: 'State',
    filter: 'state',
    width: 96,
    phone: 'titleEnd',
  },
  {
    id: 'availability',
    header: 'Availability',
    value: ({ type }) => type?.source?.availability,
    cell: ({ type }) => <Status of="availability" value={type?.source?.availability} />,
    width: 130,
  },
  {
    id: 'maintenance',
    header: 'Maintenance',
    value: ({ maintenance }) => maintenance.join('; '),
    cell: ({ maintenance }) =>
      maintenance.length > 0 ? (
        <span title={maintenance.join('\n')}>{maintenance.join('; ')}</span>
      ) : (
        <Dash />
      ),
    width: 240,
  },
  {
    id: 'time',
    header: 'Average time',
    value: ({ status }) => status.status?.averageProcessingTime,
    cell: ({ status }) => formatDuration(status.status?.averageProcessingTime),
    align: 'end',
    width: 110,
  },
  {
    id: 'failures',
    header: 'Lookups failing',
    value: ({ status }) => status.status?.averageFailureRate,
    cell: ({ status }) => share(status.status?.averageFailureRate),
    align: 'end',
    width: 120,
  },
  {
    id: 'fee',
    header: 'Fee',
    value: (row) => yesNo(feeOf(row)),
    width: 80,
  },
  {
    id: 'required',
    header: 'Looked up by',
    value: requiredOf,
    width: 200,
  },
]);

/** A share of one as percent: `0.034` → `3.4 %`. */
function share(value: number | undefined) {
  if (value === undefined || !Number.isFinite(value)) return <Dash />;
  return `${Number((value * 100).toFixed(1))}%`;
}

function SourceName({ row }: { row: SourceRow }) {
  const name = row.status.sourceName ?? row.type?.source?.name;
  const url = externalUrl(row.type?.source?.url);
  if (!name) return <Dash />;
  if (!url) return name;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {name} <IconExternalLink size={14} className="mute" aria-hidden />
    </a>
  );
}
