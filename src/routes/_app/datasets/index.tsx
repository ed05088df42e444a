import { createFileRoute } from '@tanstack/react-router';
import type { Dataset } from '@/api/models';
import { ListPage } from '@/table/list-page';
import { listRoute } from '@/table/list/list-spec';
import { useList } from '@/table/list/use-list';
import { datasetColumns } from './-columns';
import { datasetId, datasetList } from './-list';

export const Route = createFileRoute('/_app/datasets/')({ ...listRoute(datasetList), component: Datasets });

const datasetPage = ({ type }: Dataset) => ({
  to: '/datasets/$datasetType',
  params: { datasetType: type ?? '' },
});

/** The lists and registries that providers and facilities are compared with. */
function Datasets() {
  return (
    <ListPage
      listed={useList(datasetList)}
      columns={datasetColumns}
      rowId={datasetId}
      rowLink={datasetPage}
      selectable={false}
      empty={{
        title: 'No lists or databases',
        text: 'This organization has no list or database to search. The service provides them.',
      }}
    />
  );
}
