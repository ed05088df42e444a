import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Dataset } from '@/api/models';
import { aggregateDatasetMatchesOptions } from '@/api/operations.gen';
import { datasetName } from '@/lib/dataset-names';
import { formatNumber, spellOut, textOf } from '@/lib/words';
import { columns, timeColumn } from '@/table/columns/columns';
import { Dash } from '@/ui/dash';
import { Status } from '@/ui/status';
import { statusLook } from '@/ui/status-looks';
import { datasetState, entityWords, intervalWords } from '@/features/scans/dataset-words';

export const datasetColumns = columns<Dataset>()([
  {
    id: 'name',
    header: 'List or database',
    value: ({ type }) => datasetName(type),
    sort: 'Type',
    width: 288,
  },
  timeColumn({
    id: 'updated',
    header: 'List date',
    value: ({ lastUpdated }) => lastUpdated,
    phone: 'titleEnd',
  }),
  {
    id: 'matches',
    header: 'To decide',
    // The counts come for all datasets at once, beside the list.
    value: () => undefined,
    cell: ({ type }) => <ToDecide type={type} />,
    width: 96,
    align: 'end',
    phone: 'lineEnd',
    phoneCell: ({ type }) => <ToDecide type={type} spoken />,
  },
  { id: 'about', header: 'About', value: entityWords, filter: 'entityTypes', width: 192, phone: 'line' },
  { id: 'monitoring', header: 'Monitoring', value: intervalWords, width: 264 },
  {
    id: 'state',
    header: 'State',
    value: (dataset) => statusLook('dataset', datasetState(dataset)).label,
    cell: (dataset) => <Status of="dataset" value={datasetState(dataset)} />,
    width: 168,
  },
  {
    id: 'kind',
    header: 'Kind',
    value: ({ tags }) => tags?.map((tag) => spellOut(tag)).join(', '),
    filter: 'tags',
    width: 216,
  },
  {
    id: 'fee',
    header: 'Fee',
    value: ({ hasPassThroughFee }) =>
      hasPassThroughFee === undefined ? undefined : hasPassThroughFee ? 'Passed on' : 'None',
    width: 104,
  },
  {
    id: 'fullName',
    header: 'Full name',
    value: ({ name }) => textOf(name) || undefined,
    sort: 'Name',
    width: 320,
    optional: true,
  },
]);

function ToDecide({ type, spoken = false }: { type: string | undefined; spoken?: boolean }) {
  const { data } = useQuery({ ...aggregateDatasetMatchesOptions(), retry: false });
  const counts = data?.userActionNeeded?.aggregations;
  if (!type || !counts) return spoken ? null : <Dash />;
  const waiting = counts[type] ?? 0;
  if (waiting === 0) return spoken ? null : '0';
  return (
    <Link to="/matches" search={{ types: [type] }}>
      {formatNumber(waiting)}
      {spoken && ' to decide'}
    </Link>
  );
}
