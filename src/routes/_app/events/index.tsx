import { IconCopy, IconFilter } from '@tabler/icons-react';
import { createFileRoute } from '@tanstack/react-router';
import type { EventLogEntry } from '@/api/models';
import { ListPage } from '@/table/list-page';
import { listRoute } from '@/table/list/list-spec';
import { useList } from '@/table/list/use-list';
import type { MenuItem } from '@/ui/menu';
import { copyText } from '@/ui/copy-text';
import { LinkButton } from '@/ui/button';
import { eventRecords } from '@/features/events/records';
import { eventColumns } from './-columns';
import { eventList } from './-list';

export const Route = createFileRoute('/_app/events/')({ ...listRoute(eventList), component: Events });

const eventId = ({ id }: EventLogEntry) => id;
const recordOf = (entry: EventLogEntry) => eventRecords(entry)[0]?.link;

function Events() {
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
    <ListPage
      title="Event log"
      subtitle="Who did what in the organization, and what the service did by itself"
      actions={
        <LinkButton to="/events/exports" variant="default">
          Exports
        </LinkButton>
      }
      listed={useList(eventList)}
      columns={eventColumns}
      rowId={eventId}
      rowLink={recordOf}
      rowActions={actions}
      empty={{
        title: 'Nothing has happened yet',
        text: 'What people and the service do with providers, licenses and settings is written down here by itself.',
      }}
    />
  );
}
