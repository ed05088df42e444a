import { Group } from '@mantine/core';
import type { Dataset } from '@/api/models';
import { createDatasetScan, createSanctionsMonitors } from '@/api/operations.gen';
import { scanBlocked } from '@/features/scans/choice';
import { datasetName } from '@/lib/dataset-names';
import { formatDate } from '@/lib/dates';
import { count } from '@/lib/words';
import { Button, LinkButton } from '@/ui/button';
import { Note, RecordList, RecordRow } from '@/ui/layout';
import { openDialog } from '@/ui/open-dialog';

const loadSearch = async () => (await import('@/features/scans/search-providers')).SearchProviders;
const loadMonitor = async () => (await import('@/features/monitors/cover-providers')).CoverProviders;
const everybody = async () => (await import('@/features/scans/search-providers')).activeProviders;

interface UploadDoneProps {
  dataset: Dataset;
  rows: number;
  /** When the list was published, `YYYY-MM-DD`. */
  published: string | undefined;
  onClose: () => void;
}

/** What an upload did, and what is done with the list next. */
export function UploadDone({ dataset, rows, published, onClose }: UploadDoneProps) {
  const type = dataset.type ?? '';
  const name = datasetName(type);
  const isMonitored = (dataset.monitoringIntervals ?? []).some((one) => one !== 'Continuous');
  return (
    <>
      <Note tone="success" role="status">
        <b>{count(rows, 'row')} uploaded.</b>{' '}
        {published && `Published ${formatDate(published)}, as the file’s name now says. `}
        They take the place of what was in {name}: scans and monitors that run from now on compare with them.
        Scans and matches that exist stay as they are.
      </Note>
      <RecordList label="What to do next">
        <RecordRow
          end={
            <Button
              size="xs"
              variant="default"
              needs={createDatasetScan}
              blocked={scanBlocked(dataset, false)}
              onClick={() => {
                onClose();
                void everybody().then((selection) =>
                  openDialog(loadSearch, { selection, datasetType: type }),
                );
              }}
            >
              Search all active providers
            </Button>
          }
        >
          Nobody has been searched in the new list yet.
        </RecordRow>
        {isMonitored && (
          <RecordRow
            end={
              <Group gap="sm">
                <LinkButton size="xs" variant="default" to="/monitors" search={{ datasetTypes: [type] }}>
                  Show its monitors
                </LinkButton>
                <Button
                  size="xs"
                  variant="default"
                  needs={createSanctionsMonitors}
                  onClick={() => {
                    onClose();
                    void everybody().then((selection) =>
                      openDialog(loadMonitor, { selection, lists: [type] }),
                    );
                  }}
                >
                  Monitor all active providers
                </Button>
              </Group>
            }
          >
            Monitors search it at their next run; who has none can be given one.
          </RecordRow>
        )}
      </RecordList>
    </>
  );
}
