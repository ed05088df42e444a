import { Box } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import type { Dataset } from '@/api/models';
import { uploadDataset } from '@/api/operations.gen';
import { useBlocked } from '@/api/permissions';
import { ListPage } from '@/table/list-page';
import { listRoute } from '@/table/list/list-spec';
import { useList } from '@/table/list/use-list';
import { Button } from '@/ui/button';
import { useFileDrop } from '@/ui/drop-field';
import { openDialog } from '@/ui/open-dialog';
import { datasetColumns } from './-columns';
import { datasetId, datasetList } from './-list';

export const Route = createFileRoute('/_app/datasets/')({ ...listRoute(datasetList), component: Datasets });

const datasetPage = ({ type }: Dataset) => ({
  to: '/datasets/$datasetType',
  params: { datasetType: type ?? '' },
});

const findDataset = async () => (await import('./-find-dataset')).FindDatasetDialog;

/** The lists and registries that providers and facilities are compared with. */
function Datasets() {
  const isBlocked = useBlocked(uploadDataset) !== undefined;
  const { handlers } = useFileDrop((given) => openDialog(findDataset, { given }));
  return (
    // Files may be dropped anywhere on the screen; the button is the way for everybody else.
    <Box display="contents" {...(isBlocked ? {} : handlers)}>
      <ListPage
        listed={useList(datasetList)}
        columns={datasetColumns}
        rowId={datasetId}
        rowLink={datasetPage}
        selectable={false}
        actions={
          <Button variant="default" needs={uploadDataset} onClick={() => openDialog(findDataset, {})}>
            Upload a list
          </Button>
        }
        empty={{
          title: 'No lists or databases',
          text: 'This organization has no list or database to search. The service provides them.',
        }}
      />
    </Box>
  );
}
