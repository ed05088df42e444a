import type { Group } from '@/api/models';
import { DataTable } from '@/table/data-table';
import { useListOf } from '@/table/list/use-list';
import { groupEnrollmentColumns } from '@/features/enrollments/columns';
import { groupEnrollmentList, groupEnrollmentRows } from '@/features/enrollments/list';
import {
  enrollmentId,
  enrollmentPage,
  useEnrollmentTasks,
} from '@/features/enrollments/use-enrollment-tasks';

export function NewEnrollment({ groupId }: { groupId: string }) {
  return useEnrollmentTasks({ groupId }).createButton;
}

/** Who of a group is enrolled with which of its plans. */
export function GroupEnrollments({ group }: { group: Group }) {
  const { createButton, rowActions } = useEnrollmentTasks({ groupId: group.id });
  return (
    <DataTable
      listed={useListOf(groupEnrollmentList, groupEnrollmentRows(group.id))}
      columns={groupEnrollmentColumns}
      rowId={enrollmentId}
      rowLink={enrollmentPage}
      rowActions={rowActions}
      empty={{
        title: 'Nobody is enrolled through this group',
        text: 'Providers of the group are enrolled with the plans that are linked to it.',
        action: createButton,
      }}
    />
  );
}
