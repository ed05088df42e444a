import { useQuery } from '@tanstack/react-query';
import { createFileRoute, linkOptions } from '@tanstack/react-router';
import { aggregateProvidersOptions } from '@/api/operations.gen';
import type { Provider } from '@/api/models';
import { ListPage } from '@/table/list-page';
import { listRoute } from '@/table/list/list-spec';
import { useList } from '@/table/list/use-list';
import { LinkButton } from '@/ui/button';
import { providerColumns } from '@/features/providers/columns';
import { providerList } from '@/features/providers/list';

/** Fetched with the first selection. */
const bulkActions = async () => (await import('./-bulk-actions')).bulkActions;

export const Route = createFileRoute('/_app/providers/')({
  // Most screens are lists: with this one, what they stand on comes with the page.
  codeSplitGroupings: [],
  ...listRoute(providerList),
  component: Providers,
});

const providerId = (provider: Provider) => provider.id;
const fileOf = (provider: Provider) =>
  linkOptions({ to: '/providers/$providerId', params: { providerId: provider.id } });

function Providers() {
  const listed = useList(providerList);
  // Without a filter the list itself says how many there are.
  const enabled = listed.search.filtered.length > 0;
  const total = useQuery({ ...aggregateProvidersOptions(), enabled }).data?.total;
  return (
    <ListPage
      title="Providers"
      listed={listed}
      columns={providerColumns}
      rowId={providerId}
      rowLink={fileOf}
      bulkActions={bulkActions}
      total={total}
      create={{ label: 'New provider', to: '/providers/new' }}
      actions={
        <LinkButton to="/providers/import" variant="default">
          Roster import
        </LinkButton>
      }
      empty={{
        title: 'No providers yet',
        text: 'A provider is a person whose licenses and credentials are kept here. Create the first one, then attach a license: its verification starts by itself.',
      }}
    />
  );
}
