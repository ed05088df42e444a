import { IconPencil } from '@tabler/icons-react';
import { createFileRoute } from '@tanstack/react-router';
import { createProviderEnrollment, updateProviderEnrollment } from '@/api/operations.gen';
import { ListPage } from '@/table/list-page';
import { listRoute } from '@/table/list/list-spec';
import { useList } from '@/table/list/use-list';
import { openDialog } from '@/ui/open-dialog';
import { enrollmentColumns } from '@/features/enrollments/columns';
import { enrollmentList } from '@/features/enrollments/list';
import {
  enrollmentId,
  enrollmentPage,
  useEnrollmentTasks,
} from '@/features/enrollments/use-enrollment-tasks';

const editEnrollments = async () => (await import('./-edit-enrollments')).EditEnrollments;

export const Route = createFileRoute('/_app/enrollments/')({
  ...listRoute(enrollmentList),
  component: Enrollments,
});

/** Who is enrolled with which payer plan, through which group, and how far each enrollment is. */
function Enrollments() {
  const { create, rowActions } = useEnrollmentTasks();
  return (
    <ListPage
      title="Enrollments"
      listed={useList(enrollmentList)}
      columns={enrollmentColumns}
      rowId={enrollmentId}
      rowLink={enrollmentPage}
      rowActions={rowActions}
      bulkActions={[
        {
          label: 'Change enrollments',
          icon: IconPencil,
          needs: updateProviderEnrollment,
          run: (selection) => openDialog(editEnrollments, { selection }),
        },
      ]}
      create={{ label: 'New enrollment', needs: createProviderEnrollment, run: create }}
      empty={{
        title: 'No enrollments yet',
        text: 'An enrollment says how far a provider is with a payer plan: from not submitted to enrolled or denied. It is made for a provider of a group with a plan that is linked to the group.',
      }}
    />
  );
}
