import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { count } from '@/lib/words';
import { DataTable } from '@/table/data-table';
import { useListSearch } from '@/table/use-list-search';
import { useListTotal } from '@/table/use-pages';
import { PageHeader } from '@/ui/page';
import { sourceListOptions, sourcePages, type SourceRow } from '@/features/licenses/source-rows';
import { sourceColumns } from './-columns';
import { sourceList } from './-list';

export const Route = createFileRoute('/_app/sources/')({
  validateSearch: sourceList.validateSearch,
  loaderDeps: ({ search }) => sourceList.toParams(search),
  loader: async ({ context: { queryClient }, deps }) => {
    // Loaders are part of the first screen's scripts; how sources are put together comes with this list.
    const { sourceListOptions } = await import('@/features/licenses/source-rows');
    void queryClient.prefetchInfiniteQuery(sourceListOptions(queryClient, deps));
  },
  component: Sources,
});

const rowId = (row: SourceRow) => row.key;

function Sources() {
  const queryClient = useQueryClient();
  const { params } = useListSearch(sourceList);
  const query = sourceListOptions(queryClient, params);
  const total = useListTotal(query);
  return (
    <>
      <PageHeader
        title="Sources"
        subtitle={
          total === undefined
            ? 'License types and the sources they are looked up at'
            : `${count(total, 'license type')} and the sources they are looked up at, those with trouble first`
        }
      />
      <DataTable
        list={sourceList}
        columns={sourceColumns}
        query={query}
        fetchPage={sourcePages(queryClient, params)}
        rowId={rowId}
        selectable={false}
        empty={{
          title: 'The service knows no license types',
          text: 'License types and their sources come with the service; nothing can be added here.',
        }}
      />
    </>
  );
}
