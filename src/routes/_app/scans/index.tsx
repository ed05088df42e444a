import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { StartScanDialog } from '@/features/scans/start-scan-dialog';
import { largestPage } from '@/api/query';
import { useWriteBlocked } from '@/api/permissions';
import type { DatasetScan } from '@/api/models';
import { waitBriefly } from '@/lib/loader-wait';
import { DataTable } from '@/table/data-table';
import { ListCount } from '@/table/list-count';
import { useListSearch } from '@/table/use-list-search';
import { Button } from '@/ui/button';
import { PageHeader } from '@/ui/page';
import { openEntity } from '@/features/entity/entity';
import { scanColumns } from './-columns';
import { scanId, scanList, scanQueryOptions, scanQueryPages } from './-list';

export const Route = createFileRoute('/_app/scans/')({
  validateSearch: scanList.validateSearch,
  loaderDeps: ({ search }) => scanList.toParams(search),
  loader: ({ context, deps, cause }) =>
    waitBriefly(context.queryClient.prefetchInfiniteQuery(scanQueryOptions(deps)), cause),
  component: Scans,
});

const scanPage = ({ id }: DatasetScan) => ({ to: '/scans/$scanId', params: { scanId: id ?? '' } });

/** Every scan of a dataset: what was searched for whom, and what came of it. */
function Scans() {
  const { params } = useListSearch(scanList);
  const query = scanQueryOptions(params);
  const blocked = useWriteBlocked('Datasets');
  const navigate = Route.useNavigate();
  const [starting, setStarting] = useState(false);
  return (
    <>
      <PageHeader
        title="Scans"
        subtitle={<ListCount list={scanList} query={query} />}
        actions={
          <Button blocked={blocked} onClick={() => setStarting(true)}>
            Start a scan
          </Button>
        }
      />
      <DataTable
        list={scanList}
        columns={scanColumns}
        query={query}
        fetchPage={scanQueryPages(params, largestPage)}
        rowId={scanId}
        rowLink={scanPage}
        rowActions={(scan) => [openEntity(scan, navigate)]}
        empty={{
          title: 'No scans yet',
          text: 'A scan searches an exclusion list or a database for a provider or facility. Start one, or let a monitor do so again and again.',
        }}
      />
      {starting && <StartScanDialog onClose={() => setStarting(false)} />}
    </>
  );
}
