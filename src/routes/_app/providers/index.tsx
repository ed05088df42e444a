import { IconActivity, IconPencil, IconUsersGroup } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, linkOptions } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import {
  aggregateProvidersOptions,
  listProvidersInfiniteOptions,
  listProvidersPages,
} from '@/api/operations.gen';
import type { Provider } from '@/api/models';
import { useWriteBlocked } from '@/api/permissions';
import { waitBriefly } from '@/lib/loader-wait';
import type { Selection } from '@/table/bulk-selection';
import { DataTable } from '@/table/data-table';
import { ListCount } from '@/table/list-count';
import { useListSearch } from '@/table/use-list-search';
import { lazyPart } from '@/ui/lazy-part';
import { LinkButton } from '@/ui/button';
import { PageHeader } from '@/ui/page';
import { useShortcuts } from '@/ui/shortcuts';
import { providerColumns } from '@/features/providers/columns';
import { providerList, providerParams } from '@/features/providers/list';

const CoverProviders = lazyPart(
  async () => (await import('@/features/monitors/cover-providers')).CoverProviders,
);
const EditProviders = lazyPart(async () => (await import('./-edit-providers')).EditProviders);
const AddToGroup = lazyPart(async () => (await import('./-add-to-group')).AddToGroup);
const VerifyProviders = lazyPart(async () => (await import('./-verify-providers')).VerifyProviders);

export const Route = createFileRoute('/_app/providers/')({
  // Most screens are lists: with this one, what they stand on comes with the page.
  codeSplitGroupings: [],
  validateSearch: providerList.validateSearch,
  loaderDeps: ({ search }) => providerParams(providerList.toParams(search)),
  loader: ({ context, deps, cause }) =>
    waitBriefly(context.queryClient.prefetchInfiniteQuery(listProvidersInfiniteOptions(deps)), cause),
  component: Providers,
});

const providerId = (provider: Provider) => provider.id;
const fileOf = (provider: Provider) =>
  linkOptions({ to: '/providers/$providerId', params: { providerId: provider.id ?? '' } });

function Providers() {
  const { params: chosen, filtered } = useListSearch(providerList);
  const params = providerParams(chosen);
  const navigate = Route.useNavigate();
  const monitorsBlocked = useWriteBlocked('Monitors');
  const blocked = useWriteBlocked('Providers');
  const groupsBlocked = useWriteBlocked('Groups');
  const [editing, setEditing] = useState<Selection<Provider>>();
  const [adding, setAdding] = useState<Selection<Provider>>();
  const [covering, setCovering] = useState<Selection<Provider>>();
  const [verifying, setVerifying] = useState<Selection<Provider>>();
  // Without a filter the list itself says how many there are.
  const total = useQuery({ ...aggregateProvidersOptions(), enabled: filtered.length > 0 }).data?.total;
  const query = listProvidersInfiniteOptions(params);
  useShortcuts('Providers', [
    { keys: 'n', label: 'New provider', run: () => void navigate({ to: '/providers/new' }) },
  ]);

  const create = <LinkButton to="/providers/new">New provider</LinkButton>;
  return (
    <>
      <PageHeader
        title="Providers"
        subtitle={<ListCount list={providerList} query={query} total={total} />}
        actions={
          <>
            <LinkButton to="/providers/import" variant="default">
              Roster import
            </LinkButton>
            {create}
          </>
        }
      />
      <DataTable
        list={providerList}
        columns={providerColumns}
        query={query}
        fetchPage={listProvidersPages(params)}
        rowId={providerId}
        rowLink={fileOf}
        bulkActions={[
          { label: 'Verify licenses', run: setVerifying },
          { label: 'Monitor', icon: IconActivity, blocked: monitorsBlocked, run: setCovering },
          { label: 'Change providers', icon: IconPencil, blocked, run: setEditing },
          { label: 'Add to a group', icon: IconUsersGroup, blocked: groupsBlocked, run: setAdding },
        ]}
        total={total}
        empty={{
          title: 'No providers yet',
          text: 'A provider is a person whose licenses and credentials are kept here. Create the first one, then attach a license: its verification starts by itself.',
          action: create,
        }}
      />
      <Suspense>
        {editing && <EditProviders selection={editing} onClose={() => setEditing(undefined)} />}
        {adding && <AddToGroup selection={adding} onClose={() => setAdding(undefined)} />}
        {covering && <CoverProviders selection={covering} onClose={() => setCovering(undefined)} />}
        {verifying && <VerifyProviders selection={verifying} onClose={() => setVerifying(undefined)} />}
      </Suspense>
    </>
  );
}
