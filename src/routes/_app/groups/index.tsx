import { createFileRoute, linkOptions } from '@tanstack/react-router';
import { createGroup } from '@/api/operations.gen';
import type { Group } from '@/api/models';
import { useBlocked } from '@/api/permissions';
import { group } from '@/records/group';
import { useRecordActions } from '@/records/use-record-actions';
import { ListCount } from '@/table/list/list-count';
import { ListPage } from '@/table/list-page';
import { listRoute } from '@/table/list/list-spec';
import { useListOf } from '@/table/list/use-list';
import { groupColumns } from './-columns';
import { groupList } from './-list';
import { groupPages } from './-rows';

export const Route = createFileRoute('/_app/groups/')({
  ...listRoute(groupList, async () => (await import('./-rows')).groupPages),
  component: Groups,
});

const groupId = ({ id }: Group) => id;
const pageOf = ({ id }: Group) => linkOptions({ to: '/groups/$groupId', params: { groupId: id } });

/** The groups that providers bill through. */
function Groups() {
  const listed = useListOf(groupList, groupPages);
  const blocked = useBlocked(createGroup);
  return (
    <ListPage
      title="Groups"
      listed={listed}
      columns={groupColumns}
      rowId={groupId}
      rowLink={pageOf}
      rowActions={useRecordActions(group)}
      create={{ label: 'New group', to: '/groups/new', needs: createGroup }}
      subtitle={
        <>
          <ListCount listed={listed} />
          {blocked && <span>{blocked}</span>}
        </>
      }
      empty={{
        title: 'No groups yet',
        text: 'A group is an organization that providers bill through. Its providers are enrolled with the payer plans that are linked to it.',
      }}
    />
  );
}
