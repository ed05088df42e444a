import type { CredentialingRequest, Details, EventLogEntry } from '@/api/models';
import { fileName } from '@/lib/file-name';
import { instant } from '@/lib/dates';
import { Dash } from '@/ui/dash';
import { Status } from '@/ui/status';
import { DateTimeText } from '@/ui/text';
import { actorOf, eventSentence } from '@/features/events/words';
import { PacketTable } from './section';

interface PacketEventsProps {
  request: Details<CredentialingRequest>;
  log: readonly EventLogEntry[];
}

/** What was done and decided, by whom: the events of the request, then the event log. */
export function PacketEvents({ request, log }: PacketEventsProps) {
  const events = (request.allEvents ?? []).toSorted(
    (one, other) => (instant(one.timestamp) ?? 0) - (instant(other.timestamp) ?? 0),
  );
  return (
    <>
      {request.id && (
        <PacketTable
          title="The request"
          none={events.length === 0 ? 'No event.' : undefined}
          head={['When', 'What', 'Note and files', 'Who']}
        >
          {events.map(({ id, timestamp, status, note, attachments = [], user }, index) => (
            <tr key={id ?? index}>
              <th scope="row">
                <DateTimeText value={timestamp} exact />
              </th>
              <td>
                <Status of="request" value={status} />
              </td>
              <td>
                {note && <p className="as-written">{note}</p>}
                {attachments.map(({ path }) => fileName(path)).join(', ')}
                {!note && attachments.length === 0 && <Dash />}
              </td>
              <td>{user?.email ?? (request.isSelfManaged === false ? 'The operator' : <Dash />)}</td>
            </tr>
          ))}
        </PacketTable>
      )}
      <PacketTable
        title={`Event log (${log.length})`}
        none={log.length === 0 ? 'The log has nothing about this record.' : undefined}
        head={['When', 'What', 'Who']}
      >
        {log.map((entry, index) => (
          <tr key={entry.id ?? index}>
            <th scope="row">
              <DateTimeText value={entry.timestamp} exact />
            </th>
            <td>{eventSentence(entry)}</td>
            <td>{actorOf(entry) ?? 'The service'}</td>
          </tr>
        ))}
      </PacketTable>
    </>
  );
}
