import type { EventLogEntry } from '@/api/models';
import { UserName } from '@/features/users/user-name';
import { DateTimeText } from '@/ui/text';
import { actorOf } from './words';

/** By whom and when something was decided, as far as the entry of the event log says. */
export function DecidedBy({ event }: { event: EventLogEntry }) {
  const by = actorOf(event);
  return (
    <span className="mute">
      {by && (
        <>
          by <UserName address={by} />,{' '}
        </>
      )}
      <DateTimeText value={event.timestamp} />
    </span>
  );
}
