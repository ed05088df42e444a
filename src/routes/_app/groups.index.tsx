import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute, linkOptions } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import type { Group } from '@/api/models';
import { useWriteBlocked } from '@/api/permissions';
import { soon } from '@/lib/soon';
import { DataTable } from '@/table/data-table';
import { ListCount } from '@/table/list-count';
import { useListSearch } from '@/table/use-list-search';
import { lazyPart } from '@/ui/lazy-part';
import { LinkButton } from '@/ui/link-button';
import { PageHeader } from '@/ui/page-header';
import { useShortcuts } from '@/ui/shortcuts';
import { groupColumns } from './-groups/group-columns';
import { groupList } from './-groups/group-list';
import { groupPages, groupRowsOptions } from './-groups/group-rows';

const GroupEditDialog = lazyPart(async () => (await import('./-groups/group-edit-dialog')).GroupEditDialog);
const GroupDeleteDialog = lazyPart(
  async () => (await import('./-groups/group-delete-dialog')).GroupDeleteDialog,
);

export const Route = createFileRoute('/_app/groups/')({
  validateSearch: groupList.validateSearch,
  loaderDeps: ({ search }) => groupList.ask(search),
  loader: ({ context: { queryClient }, deps, cause }) => {
    // Fetched with the screen's own code, which the first page of the console does not need.
    const rows = import('./-groups/group-rows').then(({ groupRowsOptions: options }) =>
      queryClient.prefetchInfiniteQuery(options(queryClient, deps)),
    );
    return soon(rows, cause);
  },
  component: Groups,
});

const groupId = ({ id }: Group) => id;
const pageOf = ({ id }: Group) => linkOptions({ to: '/groups/$groupId', params: { groupId: id ?? '' } });

/** The groups that providers bill through. */
function Groups() {
  const queryClient = useQueryClient();
  const navigate = Route.useNavigate();
  const { ask } = useListSearch(groupList);
  const query = groupRowsOptions(queryClient, ask);
  const blocked = useWriteBlocked('Groups');
  const [task, setTask] = useState<{ kind: 'edit' | 'delete'; group: Group }>();
  const close = () => setTask(undefined);
  useShortcuts('Groups', [
    {
      keys: 'n',
      label: 'New group',
      disabled: Boolean(blocked),
      run: () => void navigate({ to: '/groups/new' }),
    },
  ]);
  const create = blocked ? undefined : <LinkButton to="/groups/new">New group</LinkButton>;
  const short = blocked && 'Not for your role';
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
        walk={groupPages(queryClient, ask)}
        rowId={groupId}
        rowLink={pageOf}
        rowActions={(group) => [
          { label: 'Edit', icon: 'edit', blocked: short, run: () => setTask({ kind: 'edit', group }) },
          {
            label: 'Delete',
            icon: 'trash',
            danger: true,
            divided: true,
            blocked: short,
            run: () => setTask({ kind: 'delete', group }),
          },
        ]}
        empty={{
          title: 'No groups yet',
          text: 'A group is an organization that providers bill through. Its providers are enrolled with the payer plans that are linked to it.',
          action: create,
        }}
      />
      <Suspense>
        {task?.kind === 'edit' && <GroupEditDialog group={task.group} onClose={close} />}
        {task?.kind === 'delete' && <GroupDeleteDialog group={task.group} onClose={close} />}
      </Suspense>
    </>
  );
}
