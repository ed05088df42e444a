import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute, linkOptions } from '@tanstack/react-router';
import type { Group } from '@/api/models';
import { useWriteBlocked } from '@/api/permissions';
import { waitBriefly } from '@/lib/loader-wait';
import { DataTable } from '@/table/data-table';
import { ListCount } from '@/table/list-count';
import { useListSearch } from '@/table/use-list-search';
import { LinkButton } from '@/ui/button';
import { PageHeader } from '@/ui/page';
import { useShortcuts } from '@/ui/shortcuts';
import { groupColumns } from './-columns';
import { groupList, groupPages, groupRowsOptions } from './-rows';
import { useGroupActions } from './-use-group-actions';

export const Route = createFileRoute('/_app/groups/')({
  validateSearch: groupList.validateSearch,
  loaderDeps: ({ search }) => groupList.toParams(search),
  loader: ({ context: { queryClient }, deps, cause }) =>
    waitBriefly(queryClient.prefetchInfiniteQuery(groupRowsOptions(queryClient, deps)), cause),
  component: Groups,
});

const groupId = ({ id }: Group) => id;
const pageOf = ({ id }: Group) => linkOptions({ to: '/groups/$groupId', params: { groupId: id ?? '' } });

/** The groups that providers bill through. */
function Groups() {
  const queryClient = useQueryClient();
  const navigate = Route.useNavigate();
  const { params } = useListSearch(groupList);
  const query = groupRowsOptions(queryClient, params);
  const blocked = useWriteBlocked('Groups');
  const { actions, dialog } = useGroupActions(blocked && 'Not for your role');
  useShortcuts('Groups', [
    {
      keys: 'n',
      label: 'New group',
      disabled: Boolean(blocked),
      run: () => void navigate({ to: '/groups/new' }),
    },
  ]);
  const create = blocked ? undefined : <LinkButton to="/groups/new">New group</LinkButton>;
  return (
    <>
      <PageHeader
        title="Groups"
        subtitle={
          <>
            <ListCount list={groupList} query={query} />
            {blocked && <span>{blocked}</span>}
          </>
        }
        actions={create}
      />
      <DataTable
        list={groupList}
        columns={groupColumns}
        query={query}
        fetchPage={groupPages(queryClient, params)}
        rowId={groupId}
        rowLink={pageOf}
        rowActions={actions}
        empty={{
          title: 'No groups yet',
          text: 'A group is an organization that providers bill through. Its providers are enrolled with the payer plans that are linked to it.',
          action: create,
        }}
      />
      {dialog}
    </>
  );
}
