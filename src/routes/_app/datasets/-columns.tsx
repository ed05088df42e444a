import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Dataset } from '@/api/models';
import { aggregateDatasetMatchesOptions } from '@/api/operations.gen';
import { datasetName } from '@/lib/dataset-names';
import { itemsOf } from '@/api/paging';
import { latestScansOf, publishedOf } from '@/features/datasets/published';
import { allDatasetsOptions } from '@/features/scans/options';
import { formatNumber, spellOut, textOf } from '@/lib/words';
import { columns } from '@/table/columns/columns';
import { list, status, text } from '@/table/columns/kinds';
import { count, time, yesNo } from '@/table/columns/more-kinds';
import { DateText } from '@/ui/text';
import { Dash } from '@/ui/dash';
import { datasetState, entityWords, intervalWords, takesUploads } from '@/features/scans/dataset-words';
import type { datasetList } from './-list';

export const datasetColumns = columns<Dataset, typeof datasetList>()([
  text('name', ({ type }) => datasetName(type), { label: 'List or database', sort: 'Type', width: 288 }),
  time('updated', ({ lastUpdated }) => lastUpdated, { label: 'Updated', phoneSlot: 'titleEnd' }),
  text('published', () => undefined, {
    label: 'Published',
    width: 128,
    cell: (dataset) => <Published dataset={dataset} />,
  }),
  // The counts come for all datasets at once, beside the list.
  count('matches', () => undefined, {
    label: 'To decide',
    sort: 'Waiting',
    width: 116,
    sortWords: ['fewest first', 'most first'],
    cell: ({ type }) => <ToDecide type={type} />,
    phoneSlot: 'lineEnd',
    phoneCell: ({ type }) => <ToDecide type={type} spoken />,
  }),
  text('about', entityWords, { filter: 'entityTypes', width: 192, phoneSlot: 'line' }),
  text('monitoring', intervalWords, { width: 264 }),
  status('state', 'dataset', datasetState, { width: 168 }),
  list('kind', ({ tags }) => tags?.map((tag) => spellOut(tag)), { filter: 'tags', width: 216 }),
  yesNo('fee', ({ hasPassThroughFee }) => hasPassThroughFee, { words: ['Passed on', 'None'] }),
  text('fullName', ({ name }) => textOf(name), { sort: 'Name', width: 320, optional: true }),
]);

/** When the list was published, of those that take uploads: one call for all of them. */
function Published({ dataset }: { dataset: Dataset }) {
  const { data } = useQuery({ ...allDatasetsOptions(), retry: false });
  const types = (data ?? []).filter(takesUploads).flatMap(({ type }) => type ?? []);
  const scans = useInfiniteQuery({ ...latestScansOf(types), enabled: types.length > 0, retry: false });
  const day = publishedOf(
    dataset,
    itemsOf(scans.data, ({ id }) => id),
  );
  return day ? <DateText value={day} /> : <Dash />;
}

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
