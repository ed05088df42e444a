import type { CredentialingEvent, CredentialingRequest } from '@/api/models';
import { fileBlobOptions } from '@/features/files/blob';
import { fileName } from '@/lib/file-name';
import { instant } from '@/lib/dates';
import { FileButton } from '@/ui/attachment-list';
import { Status } from '@/ui/status';
import { DateTimeText } from '@/ui/text';
import classes from './-events.module.css';

/** What has happened with a request, the newest first, with notes and files. */
export function RequestEvents({ request }: { request: CredentialingRequest }) {
  const { allEvents, currentEvent, isSelfManaged } = request;
  const events = allEvents ?? (currentEvent ? [currentEvent] : []);
  // By time, and as they came where that is the same or not given.
  const newest = events
    .map((event, at) => ({ event, at, time: instant(event.timestamp) ?? 0 }))
    .toSorted((a, b) => b.time - a.time || b.at - a.at);
  return (
    <section aria-labelledby="request-events">
      <h2 id="request-events">Events</h2>
      {newest.length === 0 && <p>The service tells of no event.</p>}
      <ol className={classes.events}>
        {newest.map(({ event, at }) => (
          <EventRow key={event.id ?? at} event={event} isSelfManaged={isSelfManaged} />
        ))}
      </ol>
    </section>
  );
}

interface EventRowProps {
  event: CredentialingEvent;
  isSelfManaged: boolean | undefined;
}

function EventRow({ event, isSelfManaged }: EventRowProps) {
  const { status, note, timestamp, attachments = [], user, description } = event;
  // Nobody of the organization did it, and the operator processes the request.
  const who = user?.email ?? (isSelfManaged === false ? 'the operator' : undefined);
  return (
    <li className={classes.event}>
      <div className={classes.head}>
        {status ? <Status of="request" value={status} /> : <span>{description}</span>}
        <span className={classes.quiet}>
          <DateTimeText value={timestamp} />
        </span>
      </div>
      {note && <p className={classes.note}>{note}</p>}
      {attachments.length > 0 && (
        <ul className={classes.files}>
          {attachments.map(({ path }, at) =>
            path ? (
              <li key={path}>
                <span>{fileName(path)}</span>
                <FileButton path={path} name={fileName(path)} file={fileBlobOptions} />
              </li>
            ) : (
              <li key={at}>A file without a path</li>
            ),
          )}
        </ul>
      )}
      {who && <p className={classes.quiet}>{who}</p>}
    </li>
  );
}
