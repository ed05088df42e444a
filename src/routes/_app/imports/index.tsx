import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { StartImportDialog } from '@/features/imports/start-import-dialog';
import { useWriteBlocked } from '@/api/permissions';
import { waitBriefly } from '@/lib/loader-wait';
import { DataTable } from '@/table/data-table';
import { ListCount } from '@/table/list-count';
import { useListSearch } from '@/table/use-list-search';
import { Button } from '@/ui/button';
import { PageHeader } from '@/ui/page';
import { importColumns } from './-columns';
import { importList } from './-list';
import { importId, importQueryOptions, type ImportRow, namedImportPages } from './-pages';

export const Route = createFileRoute('/_app/imports/')({
  validateSearch: importList.validateSearch,
  loaderDeps: ({ search }) => importList.toParams(search),
  loader: async ({ context, deps, cause }) => {
    // Loaders are part of the first screen's scripts; how imports are put together comes with this list.
    const { importQueryOptions } = await import('./-pages');
    return waitBriefly(context.queryClient.prefetchInfiniteQuery(importQueryOptions(deps)), cause);
  },
  component: Imports,
});

const importPage = ({ id }: ImportRow) => ({ to: '/imports/$importId', params: { importId: id ?? '' } });

/** Every import of a provider's profile: from where, for whom, and what came of it. */
function Imports() {
  const { params } = useListSearch(importList);
  const query = importQueryOptions(params);
  const queryClient = useQueryClient();
  const blocked = useWriteBlocked('Providers');
  const [starting, setStarting] = useState(false);
  return (
    <>
      <PageHeader
        title="Profile imports"
        subtitle={<ListCount list={importList} query={query} />}
        actions={
          <Button blocked={blocked} onClick={() => setStarting(true)}>
            Import a profile
          </Button>
        }
      />
      <DataTable
        list={importList}
        columns={importColumns}
        query={query}
        fetchPage={namedImportPages(queryClient, params)}
        rowId={importId}
        rowLink={importPage}
        empty={{
          title: 'No imports yet',
          text: 'An import fetches what a source, such as the NPI registry, reports about a provider, to be compared with what is on file. Nothing is applied to the profile by itself.',
        }}
      />
      {starting && <StartImportDialog onClose={() => setStarting(false)} />}
    </>
  );
}
