import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { StartScanDialog } from '@/features/scans/start-scan-dialog';
import {
  createDatasetScan,
  getDatasetScanOptions,
  refreshDatasetScan,
  useRefreshDatasetScan,
} from '@/api/operations.gen';
import { Acknowledgement } from '@/features/acknowledgements/acknowledgement';
import { scanStore, watchScan } from '@/jobs/scans';
import { useFollowing } from '@/jobs/use-following';
import { datasetName } from '@/lib/dataset-names';
import { Button } from '@/ui/button';
import { Loaded, StaleError } from '@/ui/loaded';
import { notify } from '@/ui/notify';
import { Page } from '@/ui/page';
import { InlineError } from '@/ui/states';
import { useSendOnce } from '@/ui/one-at-a-time';
import { Status } from '@/ui/status';
import { useRowRefresh } from '@/ui/use-row-refresh';
import { entityRef } from '@/features/entity/entity';
import { FollowUpPanel } from '@/features/follow-up/panel';
import { scanSubject } from '@/features/follow-up/scan-subject';
import { EntityLink } from '@/features/entity/name';
import { scannedEntity } from '@/features/scans/words';
import { ScanFacts } from './-facts';
import { ScanHistory } from './-history';
import { ScanMatches } from './-matches';

export const Route = createFileRoute('/_app/scans/$scanId/')({
  loader: ({ context: { queryClient }, params }) =>
    void queryClient.prefetchQuery(getDatasetScanOptions({ scanId: params.scanId })),
  component: ScanPage,
});

const crumbs = [{ label: 'Scans', to: '/scans' }];

/** One scan: what was searched by, what was found, and the scans before and after it. */
function ScanPage() {
  const { scanId } = Route.useParams();
  const [again, setAgain] = useState(false);
  const { ref, refresh: everyMinute } = useRowRefresh();
  const query = useQuery({
    ...getDatasetScanOptions({ scanId }),
    ...(!again && everyMinute()),
  });
  const { data: scan } = query;
  const entity = scannedEntity(scan);
  const refresh = useRefreshDatasetScan();
  const send = useSendOnce(refresh);
  const isRunning = scan?.status === 'Pending' || scan?.status === 'Working';
  const whyNotAgain = isRunning ? 'This scan is still under way.' : undefined;
  useFollowing(scan, {
    store: scanStore,
    isAbout: (job) => job.scanId === scanId,
    isUnderWay: isRunning,
    follow: () => scan && watchScan(scan, { entityName: entity.name }),
  });
  if (!scan) {
    return (
      <Page title="Scan" crumbs={crumbs}>
        <Loaded query={query} failed="The scan could not be read" skeleton={6} />
      </Page>
    );
  }
  // rules.md 11.3: only the sanctions databank refreshes, and only a running continuous scan.
  const isContinuous = scan.type === 'Npdb' && scan.status === 'Active';
  const whom = entityRef(entity);
  const subject = scanSubject(scan);
  return (
    <>
      <Page
        title={`${scan.type ? datasetName(scan.type) : 'Scan'}, ${entity.name}`}
        crumbs={crumbs}
        titleEnd={<Status of="scan" value={scan.status} tint />}
        subtitle={
          <>
            {whom ? <EntityLink entity={entity}>{entity.name}</EntityLink> : <span>Provider</span>}
            {scan.type && (
              <Link to="/datasets/$datasetType" params={{ datasetType: scan.type }}>
                {datasetName(scan.type)}
              </Link>
            )}
          </>
        }
        actions={
          <>
            {isContinuous && (
              <Button
                variant="default"
                needs={refreshDatasetScan}
                loading={refresh.isPending}
                onClick={() =>
                  send(
                    { scanId },
                    {
                      onSuccess: () =>
                        notify({ tone: 'success', title: 'The NPDB’s latest answer was fetched' }),
                    },
                  )
                }
              >
                Refresh
              </Button>
            )}
            <Button
              needs={createDatasetScan}
              blocked={whyNotAgain}
              disabled={!whom}
              onClick={() => setAgain(true)}
            >
              Scan again
            </Button>
          </>
        }
        bodyRef={ref}
        asideLabel="About this scan"
        aside={
          <>
            <ScanFacts scan={scan} />
            {scan.status === 'Failed' && subject && <FollowUpPanel subject={subject} />}
            <ScanHistory scan={scan} entityId={entity.id} refresh={everyMinute} />
          </>
        }
      >
        <StaleError
          query={query}
          title="The scan could not be refreshed"
          kept="What is shown is what was loaded before."
        />
        {refresh.error && <InlineError error={refresh.error} title="The NPDB could not be queried" />}
        {scan.status === 'Failed' && <Acknowledgement kind="scans" id={scanId} />}
        <ScanMatches scan={scan} />
      </Page>
      {again && (
        <StartScanDialog
          entity={whom}
          entityName={entity.name}
          datasetType={scan.type}
          options={scan.options}
          onClose={() => setAgain(false)}
        />
      )}
    </>
  );
}
