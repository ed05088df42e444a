import { createFileRoute } from '@tanstack/react-router';
import { StartScanDialog } from '@/features/scans/start-scan-dialog';
import { createDatasetScan } from '@/api/operations.gen';
import type { DatasetScan } from '@/api/models';
import { ListPage } from '@/table/list-page';
import { listRoute } from '@/table/list/list-spec';
import { useList } from '@/table/list/use-list';
import { openDialog } from '@/ui/open-dialog';
import { openEntity } from '@/features/entity/entity';
import { scanColumns } from './-columns';
import { scanId, scanList } from './-list';

export const Route = createFileRoute('/_app/scans/')({ ...listRoute(scanList), component: Scans });

const scanPage = ({ id }: DatasetScan) => ({ to: '/scans/$scanId', params: { scanId: id } });

/** Every scan of a dataset: what was searched for whom, and what came of it. */
function Scans() {
  const navigate = Route.useNavigate();
  return (
    <ListPage
      title="Scans"
      listed={useList(scanList)}
      columns={scanColumns}
      rowId={scanId}
      rowLink={scanPage}
      rowActions={(scan) => [openEntity(scan, navigate)]}
      create={{
        label: 'Start a scan',
        needs: createDatasetScan,
        run: () => openDialog(() => StartScanDialog),
      }}
      empty={{
        title: 'No scans yet',
        text: 'A scan searches an exclusion list or a database for a provider or facility. Start one, or let a monitor do so again and again.',
      }}
    />
  );
}
