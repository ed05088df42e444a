import { Link } from '@tanstack/react-router';
import type { CredentialingEvent } from '@/api/models';
import { spellOut } from '@/lib/words';
import { Dash } from '@/ui/dash';
import { DateText, DateTimeText, Mono } from '@/ui/text';
import type { AuditFile } from './-file';
import classes from './-audit.module.css';

/** The drawn files, each with its dates, owner and every event. */
export function AuditFiles({ files }: { files: readonly AuditFile[] }) {
  return (
    <ol className={classes.files} aria-label="Drawn files">
      {files.map((file, index) => (
        <li key={file.id}>
          <File file={file} number={index + 1} />
        </li>
      ))}
    </ol>
  );
}

function File({ file, number }: { file: AuditFile; number: number }) {
  const { request, name, type, completedAt, outcome, owner, events } = file;
  const providerId = request.provider?.id;
  return (
    <article className={classes.file} aria-labelledby={`audit-${file.id}`}>
      <h2 id={`audit-${file.id}`}>
        <span className={classes.number}>{number}</span>
        {providerId ? (
          <Link to="/providers/$providerId" params={{ providerId }}>
            <bdi>{name}</bdi>
          </Link>
        ) : (
          <bdi>{name}</bdi>
        )}
        <span className={classes.kind}>{spellOut(type)}</span>
      </h2>
      <dl className={classes.facts}>
        <div>
          <dt>Application received</dt>
          <dd>
            <DateText value={request.applicationReceivedDate} />
          </dd>
        </div>
        <div>
          <dt>Requested</dt>
          <dd>
            <DateTimeText value={request.createdAt} exact />
          </dd>
        </div>
        <div>
          <dt>{outcome}</dt>
          <dd>
            <DateTimeText value={completedAt} exact />
          </dd>
        </div>
        <div>
          <dt>Owner</dt>
          <dd>{owner || <Dash />}</dd>
        </div>
        <div>
          <dt>Request</dt>
          <dd>
            <Mono>{file.id}</Mono>
          </dd>
        </div>
      </dl>
      {events ? (
        <Events events={events} />
      ) : (
        <p className="mute">The service tells no events of this file.</p>
      )}
    </article>
  );
}

function Events({ events }: { events: readonly CredentialingEvent[] }) {
  return (
    <ol className={classes.events} aria-label="Events">
      {events.map(({ id, timestamp, status, description, note, user }, index) => (
        <li key={id ?? index}>
          <span className={classes.when}>
            <DateTimeText value={timestamp} exact />
          </span>
          <span className={classes.what}>
            <b>{spellOut(status)}</b>
            {description && <span className="mute"> {description}</span>}
            {note && <bdi className={classes.note}>“{note}”</bdi>}
          </span>
          <span className="mute">{user?.email ?? 'by the service'}</span>
        </li>
      ))}
    </ol>
  );
}
