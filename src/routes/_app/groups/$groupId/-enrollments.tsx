import { useQueryClient } from '@tanstack/react-query';
import { listGroupEnrollmentsInfiniteOptions } from '@/api/operations.gen';
import type { Group } from '@/api/models';
import { DataTable } from '@/table/data-table';
import { useListSearch } from '@/table/use-list-search';
import { groupEnrollmentColumns } from '@/features/enrollments/columns';
import { asAsked, groupEnrollmentList } from '@/features/enrollments/list';
import { namedGroupEnrollmentPages } from '@/features/enrollments/rows';
import {
  enrollmentId,
  enrollmentPage,
  useEnrollmentTasks,
} from '@/features/enrollments/use-enrollment-tasks';
import { GroupTabs } from './-tabs';

/** Who of a group is enrolled with which of its plans. */
export function GroupEnrollments({ group }: { group: Group & { id: string } }) {
  const queryClient = useQueryClient();
  const { params } = useListSearch(groupEnrollmentList);
  const query = listGroupEnrollmentsInfiniteOptions({ groupId: group.id, ...asAsked(params) });
  const { createButton, rowActions, dialogs } = useEnrollmentTasks({ groupId: group.id });
  return (
    <>
      <GroupTabs groupId={group.id} current="enrollments" action={createButton} />
      <DataTable
        list={groupEnrollmentList}
        columns={groupEnrollmentColumns}
        query={query}
        fetchPage={namedGroupEnrollmentPages(queryClient, group.id, asAsked(params))}
        rowId={enrollmentId}
        rowLink={enrollmentPage}
        rowActions={rowActions}
        empty={{
          title: 'Nobody is enrolled through this group',
          text: 'Providers of the group are enrolled with the plans that are linked to it.',
          action: createButton,
        }}
      />
      {dialogs}
    </>
  );
}
