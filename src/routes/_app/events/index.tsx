import { IconCopy, IconFilter } from '@tabler/icons-react';
import { createFileRoute } from '@tanstack/react-router';
import type { EventLogEntry } from '@/api/models';
import { waitBriefly } from '@/lib/loader-wait';
import { DataTable } from '@/table/data-table';
import type { MenuItem } from '@/ui/menu';
import { useListSearch } from '@/table/use-list-search';
import { copyText } from '@/ui/copy-text';
import { LinkButton } from '@/ui/button';
import { PageHeader } from '@/ui/page';
import { eventRecords } from '@/features/events/records';
import { eventColumns } from './-columns';
import { eventList, eventListPages, eventLogOptions } from './-list';

export const Route = createFileRoute('/_app/events/')({
  validateSearch: eventList.validateSearch,
  loaderDeps: ({ search }) => eventList.toParams(search),
  loader: ({ context, deps, cause }) =>
    waitBriefly(context.queryClient.prefetchInfiniteQuery(eventLogOptions(deps)), cause),
  component: Events,
});

const eventId = ({ id }: EventLogEntry) => id;
const recordOf = (entry: EventLogEntry) => eventRecords(entry)[0]?.link;

function Events() {
  const { params } = useListSearch(eventList);
  const navigate = Route.useNavigate();

  const actions = ({ correlationId }: EventLogEntry): MenuItem[] => {
    const missing = correlationId ? undefined : 'It has none';
    return [
      {
        label: 'Copy correlation id',
        icon: IconCopy,
        blocked: missing,
        run: () => void copyText(correlationId ?? ''),
      },
      {
        label: 'Show all of this request',
        icon: IconFilter,
        blocked: missing,
        run: () => void navigate({ search: { correlationId, includeFailedRequests: true } }),
      },
    ];
  };

  return (
    <>
      <PageHeader
        title="Event log"
        subtitle="Who did what in the organization, and what the service did by itself"
        actions={
          <LinkButton to="/events/exports" variant="default">
            Exports
          </LinkButton>
        }
      />
      <DataTable
        list={eventList}
        columns={eventColumns}
        query={eventLogOptions(params)}
        fetchPage={eventListPages(params)}
        rowId={eventId}
        rowLink={recordOf}
        rowActions={actions}
        empty={{
          title: 'Nothing has happened yet',
          text: 'What people and the service do with providers, licenses and settings is written down here by itself.',
        }}
      />
    </>
  );
}
