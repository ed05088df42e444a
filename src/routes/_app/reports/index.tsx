import { createFileRoute } from '@tanstack/react-router';
import { readBlocked } from '@/api/permissions';
import { currentUser } from '@/api/session';
import { reportListOptions } from '@/features/reports/report-list';
import { searchParams } from '@/lib/search-params';
import { waitBriefly } from '@/lib/loader-wait';
import { reportKinds } from '@/api/report-kinds';
import { LinkButton } from '@/ui/button';
import { PageHeader } from '@/ui/page';
import { ReportTabs, reportWords } from './-tabs';
import { Reports } from './-reports';
import * as z from 'zod/mini';

const validateSearch = searchParams(() =>
  z.object({
    kind: z.catch(z.optional(z.enum([...reportKinds])), undefined),
    /** The path of the open report; the newest one where it says nothing. */
    report: z.catch(z.optional(z.string()), undefined),
    find: z.catch(z.optional(z.coerce.string()), undefined),
    sortedBy: z.catch(z.optional(z.coerce.string()), undefined),
    sortDirection: z.catch(z.optional(z.enum(['Asc', 'Desc'])), undefined),
  }),
);

export const Route = createFileRoute('/_app/reports/')({
  validateSearch,
  loaderDeps: ({ search: { kind = reportKinds[0] } }) => ({ kind }),
  loader: ({ context: { queryClient }, deps, cause }) =>
    readBlocked(currentUser(), 'Organization') === undefined
      ? waitBriefly(queryClient.prefetchQuery(reportListOptions(deps.kind)), cause)
      : undefined,
  component: ReportsPage,
});

/** What the service writes about the whole organization, to look at and to download. */
function ReportsPage() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const { kind = reportKinds[0], ...rest } = search;
  return (
    <>
      <PageHeader
        title="Reports"
        subtitle={reportWords[kind].about}
        actions={
          <LinkButton to="/events/exports" variant="default">
            Event log exports
          </LinkButton>
        }
      />
      <ReportTabs kind={kind} />
      <Reports
        key={kind}
        kind={kind}
        search={rest}
        onSearch={(next) =>
          void navigate({
            search: (before) => ({ ...before, ...next }),
            replace: !('report' in next),
            resetScroll: false,
          })
        }
      />
    </>
  );
}
