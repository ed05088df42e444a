import type { ReactNode } from 'react';
import type { WebhookLog } from '@/api/models';
import { Dash } from '@/ui/dash';
import { headerPairs } from './-body';
import classes from './-message.module.css';

/** The four headers as they were sent, and those of the answer. The log keeps the second only. */
export function HeadersView({ attempt }: { attempt: WebhookLog }) {
  const { type, webhookId, traceId, responseHeaders } = attempt;
  const answered = headerPairs(responseHeaders);
  return (
    <div className={classes.headers}>
      <h3>Sent</h3>
      <p className={classes.quiet}>Told from the type, the webhook and the trace id of this entry.</p>
      <dl>
        <Header name="X-WebhookType">{type}</Header>
        <Header name="X-WebhookId">{webhookId}</Header>
        <Header name="X-TraceId">{traceId}</Header>
        <div>
          <dt>X-Secret</dt>
          <dd className={classes.quiet}>Never shown. Sent when the webhook had a secret.</dd>
        </div>
      </dl>
      <h3>Answered</h3>
      {answered.length === 0 ? (
        <p className={classes.quiet}>No headers of an answer were kept.</p>
      ) : (
        <dl>
          {answered.map(([name, value]) => (
            <Header key={name} name={name}>
              {value}
            </Header>
          ))}
        </dl>
      )}
    </div>
  );
}

function Header({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children || <Dash />}</dd>
    </div>
  );
}
