import { createFileRoute } from '@tanstack/react-router';
import { largestPage } from '@/api/query';
import type { Dataset } from '@/api/models';
import { waitBriefly } from '@/lib/loader-wait';
import { DataTable } from '@/table/data-table';
import { ListCount } from '@/table/list-count';
import { useListSearch } from '@/table/use-list-search';
import { PageHeader } from '@/ui/page';
import { datasetColumns } from './-columns';
import { datasetId, datasetList, datasetQueryOptions, datasetQueryPages } from './-list';

export const Route = createFileRoute('/_app/datasets/')({
  validateSearch: datasetList.validateSearch,
  loaderDeps: ({ search }) => datasetList.toParams(search),
  loader: ({ context, deps, cause }) =>
    waitBriefly(context.queryClient.prefetchInfiniteQuery(datasetQueryOptions(deps)), cause),
  component: Datasets,
});

const datasetPage = ({ type }: Dataset) => ({
  to: '/datasets/$datasetType',
  params: { datasetType: type ?? '' },
});

/** The lists and registries that providers and facilities are compared with. */
function Datasets() {
  const { params } = useListSearch(datasetList);
  const query = datasetQueryOptions(params);
  return (
    <>
      <PageHeader title="Lists and databases" subtitle={<ListCount list={datasetList} query={query} />} />
      <DataTable
        list={datasetList}
        columns={datasetColumns}
        query={query}
        fetchPage={datasetQueryPages(params, largestPage)}
        rowId={datasetId}
        rowLink={datasetPage}
        selectable={false}
        empty={{
          title: 'No lists or databases',
          text: 'This organization has no list or database to search. The service provides them.',
        }}
      />
    </>
  );
}
