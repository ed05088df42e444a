import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { StartScanDialog } from '@/features/scans/start-scan-dialog';
import type { Dataset, DatasetType } from '@/api/models';
import { createDatasetScan, getDatasetOptions, uploadDataset } from '@/api/operations.gen';
import { datasetWord } from '@/domain/dataset-kinds';
import { datasetName } from '@/lib/dataset-names';
import { capitalized, spellOut } from '@/lib/words';
import { Button } from '@/ui/button';
import { Loaded, StaleError } from '@/ui/loaded';
import { Page } from '@/ui/page';
import { Status } from '@/ui/status';
import { useRowRefresh } from '@/ui/use-row-refresh';
import { datasetState, takesUploads } from '@/features/scans/dataset-words';
import { scanBlocked } from '@/features/scans/choice';
import { filesFor, forgetHandedOver } from '@/features/datasets/upload/handed-over';
import { UploadDialog } from './-upload';
import { DatasetFacts } from './-facts';
import { DatasetRecent } from './-recent';
import { DatasetSchema } from './-schema';

export const Route = createFileRoute('/_app/datasets/$datasetType/')({
  loader: ({ context: { queryClient }, params }) =>
    void queryClient.prefetchQuery(getDatasetOptions({ datasetType: params.datasetType as DatasetType })),
  component: DatasetPage,
});

const crumbs = [{ label: 'Lists and databases', to: '/datasets' }];

/** What it is, and under which words the service files it: `Exclusion list: sanctions and exclusions`. */
function kindWords(dataset: Dataset): string {
  const tags = (dataset.tags ?? []).map((tag) => spellOut(tag).toLowerCase()).join(', ');
  return capitalized(datasetWord(dataset)) + (tags && `: ${tags}`);
}

/** The page of a dataset, with dialogs of its own. */
function DatasetPage() {
  const { datasetType } = Route.useParams();
  return <DatasetScreen key={datasetType} datasetType={datasetType} />;
}

/** One dataset: how fresh it is, what can be done with it, what was found in it, what its records are made of. */
function DatasetScreen({ datasetType }: { datasetType: string }) {
  const query = useQuery(getDatasetOptions({ datasetType: datasetType as DatasetType }));
  const { data: dataset } = query;
  const [given, setGiven] = useState(() => filesFor(datasetType));
  const [open, setOpen] = useState<'scan' | 'upload' | undefined>(given && 'upload');
  useEffect(() => forgetHandedOver(), []);
  const { ref, refresh } = useRowRefresh();
  const close = () => {
    setOpen(undefined);
    setGiven(undefined);
  };
  const title = datasetName(datasetType);
  if (!dataset) {
    return (
      <Page title={title} crumbs={crumbs}>
        <Loaded
          query={query}
          failed={`The ${datasetWord({ type: datasetType })} could not be read`}
          skeleton={6}
        />
      </Page>
    );
  }
  const cannotScan = scanBlocked(dataset, !dataset.supportedEntityTypes?.includes('Practitioner'));
  return (
    <>
      <Page
        title={title}
        crumbs={crumbs}
        titleEnd={<Status of="dataset" value={datasetState(dataset)} tint />}
        subtitle={
          <>
            <span>{kindWords(dataset)}</span>
            <Link to="/scans" search={{ type: [datasetType] }}>
              All scans
            </Link>
            <Link to="/matches" search={{ types: [datasetType] }}>
              Matches to decide
            </Link>
            <Link to="/monitors" search={{ datasetTypes: [datasetType] }}>
              Monitors
            </Link>
          </>
        }
        actions={
          <>
            {takesUploads(dataset) && (
              <Button variant="default" needs={uploadDataset} onClick={() => setOpen('upload')}>
                Upload a list
              </Button>
            )}
            <Button needs={createDatasetScan} blocked={cannotScan} onClick={() => setOpen('scan')}>
              Start a scan
            </Button>
          </>
        }
        bodyRef={ref}
        asideLabel={`About this ${datasetWord(dataset)}`}
        aside={<DatasetFacts dataset={dataset} />}
      >
        <StaleError
          query={query}
          title={`The ${datasetWord(dataset)} could not be refreshed`}
          kept="What is shown is what was loaded before."
        />
        <DatasetRecent datasetType={datasetType} refresh={refresh} />
        <DatasetSchema schema={dataset.schema} />
      </Page>
      {open === 'scan' && <StartScanDialog datasetType={datasetType} onClose={close} />}
      {open === 'upload' && <UploadDialog dataset={dataset} given={given} onClose={close} />}
    </>
  );
}
