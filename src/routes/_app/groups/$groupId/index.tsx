import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { getGroupOptions, listPayerPlansOptions } from '@/api/operations.gen';
import { groupEnrollmentList, groupEnrollmentRows } from '@/features/enrollments/list';
import { groupProviderList, groupProviderRows } from '@/features/providers/group-provider-list';
import { everyMinute } from '@/lib/every-minute';
import { group as groupRecord } from '@/records/group';
import { RecordButtons } from '@/records/record-buttons';
import { RecordPage } from '@/records/record-page';
import { useTabCount } from '@/table/list/use-tab-count';
import { usePageIdle } from '@/ui/page-idle';
import { GroupEnrollments, NewEnrollment } from './-enrollments';
import { GroupFacts } from './-facts';
import { GroupPlans, LinkPlans } from './-plans';
import { AddProviders, GroupProviders } from './-providers';
import { groupSearch, groupTabs } from './-tabs';

export const Route = createFileRoute('/_app/groups/$groupId/')({
  validateSearch: groupSearch,
  loader: ({ context: { queryClient }, params: { groupId } }) =>
    queryClient.ensureQueryData(getGroupOptions({ groupId })),
  component: GroupPage,
});

/** A group: its facts, who belongs to it, which plans are linked to it, who is enrolled with them. */
function GroupPage() {
  const { groupId } = Route.useParams();
  const { tab = 'providers' } = Route.useSearch();
  const { data: group } = useSuspenseQuery(getGroupOptions({ groupId }));
  const providers = useTabCount(groupProviderRows(groupId)(groupProviderList.toParams({})).query, {
    isOpen: tab === 'providers',
  });
  const whenIdle = { ...everyMinute, retry: false, enabled: usePageIdle() };
  const plans = useQuery({ ...listPayerPlansOptions({ groupId }), ...whenIdle });
  const enrollments = useTabCount(
    groupEnrollmentRows(groupId)(groupEnrollmentList.toParams({}), useQueryClient()).query,
    { isOpen: tab === 'enrollments' },
  );
  return (
    <RecordPage
      record={groupRecord}
      item={group}
      subtitle={<GroupFacts group={group} />}
      actions={<RecordButtons record={groupRecord} item={group} />}
      isTable
      tabs={{
        label: 'Parts of the group',
        all: groupTabs,
        current: tab,
        content: {
          providers: {
            count: providers,
            action: <AddProviders group={group} />,
            content: <GroupProviders group={group} />,
          },
          plans: {
            count: plans.data?.length,
            action: <LinkPlans group={group} />,
            content: <GroupPlans group={group} />,
          },
          enrollments: {
            count: enrollments,
            action: <NewEnrollment groupId={groupId} />,
            content: <GroupEnrollments group={group} />,
          },
        },
      }}
    />
  );
}
