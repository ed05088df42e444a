import { useQueryClient } from '@tanstack/react-query';
import { IconPencil } from '@tabler/icons-react';
import { createFileRoute } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { listProviderEnrollmentsInfiniteOptions } from '@/api/operations.gen';
import { waitBriefly } from '@/lib/loader-wait';
import type { Selection } from '@/table/bulk-selection';
import { DataTable } from '@/table/data-table';
import { ListCount } from '@/table/list-count';
import { useListSearch } from '@/table/use-list-search';
import { lazyPart } from '@/ui/lazy-part';
import { PageHeader } from '@/ui/page';
import { useShortcuts } from '@/ui/shortcuts';
import { enrollmentColumns } from '@/features/enrollments/columns';
import { asAsked, enrollmentList } from '@/features/enrollments/list';
import { namedEnrollmentPages, type EnrollmentRow } from '@/features/enrollments/rows';
import {
  enrollmentId,
  enrollmentPage,
  useEnrollmentTasks,
} from '@/features/enrollments/use-enrollment-tasks';

const EditEnrollments = lazyPart(async () => (await import('./-edit-enrollments')).EditEnrollments);

export const Route = createFileRoute('/_app/enrollments/')({
  validateSearch: enrollmentList.validateSearch,
  loaderDeps: ({ search }) => enrollmentList.toParams(search),
  loader: ({ context, deps, cause }) =>
    waitBriefly(
      context.queryClient.prefetchInfiniteQuery(listProviderEnrollmentsInfiniteOptions(asAsked(deps))),
      cause,
    ),
  component: Enrollments,
});

/** Who is enrolled with which payer plan, through which group, and how far each enrollment is. */
function Enrollments() {
  const queryClient = useQueryClient();
  const { params } = useListSearch(enrollmentList);
  const [editing, setEditing] = useState<Selection<EnrollmentRow>>();
  const query = listProviderEnrollmentsInfiniteOptions(asAsked(params));
  const { blocked, create, createButton, rowActions, dialogs } = useEnrollmentTasks({
    groupId: undefined,
    providerId: undefined,
  });
  useShortcuts('Enrollments', [
    { keys: 'n', label: 'New enrollment', disabled: Boolean(blocked), run: create },
  ]);
  return (
    <>
      <PageHeader
        title="Enrollments"
        subtitle={<ListCount list={enrollmentList} query={query} />}
        actions={createButton}
      />
      <DataTable
        list={enrollmentList}
        columns={enrollmentColumns}
        query={query}
        fetchPage={namedEnrollmentPages(queryClient, asAsked(params))}
        rowId={enrollmentId}
        rowLink={enrollmentPage}
        rowActions={rowActions}
        bulkActions={[{ label: 'Change enrollments', icon: IconPencil, blocked, run: setEditing }]}
        empty={{
          title: 'No enrollments yet',
          text: 'An enrollment says how far a provider is with a payer plan: from not submitted to enrolled or denied. It is made for a provider of a group with a plan that is linked to the group.',
          action: createButton,
        }}
      />
      {dialogs}
      <Suspense>
        {editing && <EditEnrollments selection={editing} onClose={() => setEditing(undefined)} />}
      </Suspense>
    </>
  );
}
