import { createFileRoute } from '@tanstack/react-router';
import { count } from '@/lib/words';
import { ListPage } from '@/table/list-page';
import { listRoute } from '@/table/list/list-spec';
import { useListOf } from '@/table/list/use-list';
import { useListTotal } from '@/table/list/use-pages';
import { sourceListRows, type SourceRow } from '@/features/licenses/source-rows';
import { sourceColumns } from './-columns';
import { sourceList } from './-list';

export const Route = createFileRoute('/_app/sources/')({
  ...listRoute(sourceList, async () => (await import('@/features/licenses/source-rows')).sourceListRows),
  component: Sources,
});

const rowId = (row: SourceRow) => row.key;

function Sources() {
  const listed = useListOf(sourceList, sourceListRows);
  const total = useListTotal(listed.query);
  return (
    <ListPage
      title="Sources"
      subtitle={
        total === undefined
          ? 'License types and the sources they are looked up at'
          : `${count(total, 'license type')} and the sources they are looked up at, those with trouble first`
      }
      listed={listed}
      columns={sourceColumns}
      rowId={rowId}
      selectable={false}
      empty={{
        title: 'The service knows no license types',
        text: 'License types and their sources come with the service; nothing can be added here.',
      }}
    />
  );
}
