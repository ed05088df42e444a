import { createFileRoute } from '@tanstack/react-router';
import { createProfileImport } from '@/api/operations.gen';
import { StartImportDialog } from '@/features/imports/start-import-dialog';
import { ListPage } from '@/table/list-page';
import { listRoute } from '@/table/list/list-spec';
import { useListOf } from '@/table/list/use-list';
import { openDialog } from '@/ui/open-dialog';
import { importColumns } from './-columns';
import { importList } from './-list';
import { importId, type ImportRow, importRows } from './-pages';

export const Route = createFileRoute('/_app/imports/')({
  ...listRoute(importList, async () => (await import('./-pages')).importRows),
  component: Imports,
});

const importPage = ({ id }: ImportRow) => ({ to: '/imports/$importId', params: { importId: id } });

/** Every import of a provider's profile: from where, for whom, and what came of it. */
function Imports() {
  return (
    <ListPage
      title="Profile imports"
      listed={useListOf(importList, importRows)}
      columns={importColumns}
      rowId={importId}
      rowLink={importPage}
      create={{
        label: 'Import a profile',
        needs: createProfileImport,
        run: () => openDialog(() => StartImportDialog),
      }}
      empty={{
        title: 'No imports yet',
        text: 'An import fetches what a source, such as the NPI registry, reports about a provider, to be compared with what is on file. Nothing is applied to the profile by itself.',
      }}
    />
  );
}
