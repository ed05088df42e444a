import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { getGroupOptions } from '@/api/operations.gen';
import { group as groupRecord } from '@/records/group';
import { deleteRecord, editRecord } from '@/records/use-record-actions';
import { GroupEnrollments } from './-enrollments';
import { GroupHeader } from './-header';
import { readGroupSearch } from './-tabs';
import { GroupPlans } from './-plans';
import { GroupProviders } from './-providers';

export const Route = createFileRoute('/_app/groups/$groupId/')({
  validateSearch: readGroupSearch,
  loader: ({ context: { queryClient }, params: { groupId } }) =>
    queryClient.ensureQueryData(getGroupOptions({ groupId })),
  component: GroupPage,
});

/** A group: its facts, who belongs to it, which plans are linked to it, who is enrolled with them. */
function GroupPage() {
  const { groupId } = Route.useParams();
  const { tab = 'providers' } = Route.useSearch();
  const navigate = Route.useNavigate();
  const { data } = useSuspenseQuery(getGroupOptions({ groupId }));
  // Every call needs the id, and any field of an answer may be missing.
  const group = { ...data, id: groupId };
  return (
    <>
      <GroupHeader
        group={group}
        onEdit={() => editRecord(groupRecord, group)}
        onDelete={() => deleteRecord(groupRecord, group, () => void navigate({ to: '/groups' }))}
      />
      {tab === 'providers' && <GroupProviders group={group} />}
      {tab === 'plans' && <GroupPlans group={group} />}
      {tab === 'enrollments' && <GroupEnrollments group={group} />}
    </>
  );
}
