import { IconMailForward, IconPencil } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { createProviderEnrollment, updateProviderEnrollment, uploadFile } from '@/api/operations.gen';
import { ListPage } from '@/table/list-page';
import { listRoute } from '@/table/list/list-spec';
import { useList } from '@/table/list/use-list';
import { openDialog } from '@/ui/open-dialog';
import { enrollmentColumns } from '@/features/enrollments/columns';
import { enrollmentList } from '@/features/enrollments/list';
import { enrollmentWords } from '@/features/enrollments/rows';
import { WaitingByPayer } from '@/features/enrollments/waiting-by-payer';
import { openAttempts } from '@/features/follow-up/open';
import { readEnrollmentSubject } from '@/features/follow-up/subjects';
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
  const queryClient = useQueryClient();
  return (
    <ListPage
      title="Enrollments"
      listed={useList(enrollmentList)}
      columns={enrollmentColumns}
      rowId={enrollmentId}
      rowLink={enrollmentPage}
      rowActions={rowActions}
      above={<WaitingByPayer />}
      bulkActions={[
        {
          label: 'Change enrollments',
          icon: IconPencil,
          needs: updateProviderEnrollment,
          run: (selection) => openDialog(editEnrollments, { selection }),
        },
        {
          label: 'Log attempts',
          icon: IconMailForward,
          needs: uploadFile,
          run: (selection) =>
            openAttempts(
              selection,
              (row) => ({
                label: enrollmentWords(row, queryClient),
                subject: (client) =>
                  row.id ? readEnrollmentSubject(client, { ...row, id: row.id }) : undefined,
                ...(row.id && { keptBy: { kind: 'enrollment', id: row.id } }),
              }),
              'enrollment',
            ),
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
