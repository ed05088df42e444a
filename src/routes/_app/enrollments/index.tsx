import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { listProviderEnrollmentsInfiniteOptions } from '@/api/operations.gen';
import { waitBriefly } from '@/lib/loader-wait';
import { DataTable } from '@/table/data-table';
import { ListCount } from '@/table/list-count';
import { useListSearch } from '@/table/use-list-search';
import { PageHeader } from '@/ui/page';
import { useShortcuts } from '@/ui/shortcuts';
import { enrollmentColumns } from '@/features/enrollments/columns';
import { asAsked, enrollmentList } from '@/features/enrollments/list';
import { namedEnrollmentPages } from '@/features/enrollments/rows';
import {
  enrollmentId,
  enrollmentPage,
  useEnrollmentTasks,
} from '@/features/enrollments/use-enrollment-tasks';

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
        empty={{
          title: 'No enrollments yet',
          text: 'An enrollment says how far a provider is with a payer plan: from not submitted to enrolled or denied. It is made for a provider of a group with a plan that is linked to the group.',
          action: createButton,
        }}
      />
      {dialogs}
    </>
  );
}
