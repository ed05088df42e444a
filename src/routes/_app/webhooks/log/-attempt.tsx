import { IconCopy, IconInfoCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { WebhookLog } from '@/api/models';
import { formatDateTimeExact, formatDuration } from '@/lib/dates';
import { spellOut } from '@/lib/words';
import { Button } from '@/ui/button';
import { SegmentedField } from '@/ui/segmented-field';
import { CopyButton } from '@/ui/copy-button';
import { copyText } from '@/ui/copy-text';
import { Dash } from '@/ui/dash';
import { Status } from '@/ui/status';
import { Mono } from '@/ui/text';
import { BodyView } from './-body-view';
import { curlOf } from '@/features/webhooks/curl';
import { HeadersView } from './-headers';
import type { LogSearch } from './-log-search';
import classes from './-message.module.css';

type Part = 'payload' | NonNullable<LogSearch['part']>;

const parts = [
  { value: 'payload', label: 'Payload' },
  { value: 'response', label: 'Response' },
  { value: 'headers', label: 'Headers' },
] as const;

interface AttemptViewProps {
  attempt: WebhookLog;
  part: Part;
  onPart(part: Part): void;
}

/** Copies what would send this message once more, from the reader's own machine. */
export function copyAsCurl(attempt: WebhookLog): void {
  void copyText(curlOf(attempt));
}

/** One attempt at a message: when, how it ended, what went out and what came back. */
export function AttemptView({ attempt, part, onPart }: AttemptViewProps) {
  const { type, status, timestamp, failureReason, responseStatus, responseTime, traceId, webhookId, url } =
    attempt;
  return (
    <>
      <div className={classes.paneHead}>
        <h2 tabIndex={-1} data-message-heading>
          {spellOut(type)}, attempt {attempt.attempt ?? <Dash />}
        </h2>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconCopy size={14} aria-hidden />}
          onClick={() => copyAsCurl(attempt)}
        >
          Copy as cURL
        </Button>
      </div>
      <dl className={classes.facts}>
        <dt>Sent</dt>
        <dd>{formatDateTimeExact(timestamp)}</dd>
        <dt>Result</dt>
        <dd className={classes.result}>
          <Status of="delivery" value={status} />
          {responseStatus !== undefined && <span>answered {responseStatus}</span>}
          {responseTime !== undefined && <span className="mute">after {formatDuration(responseTime)}</span>}
        </dd>
        {(failureReason || status === 'Failed') && (
          <>
            <dt>Reason</dt>
            <dd>{failureReason || <Dash />}</dd>
          </>
        )}
        <dt>Address</dt>
        <dd>
          <Mono>{url ?? <Dash />}</Mono>
        </dd>
        <dt>Webhook</dt>
        <dd>
          {webhookId ? (
            <Link to="/webhooks/$webhookId" params={{ webhookId }}>
              Open the webhook
            </Link>
          ) : (
            <Dash />
          )}
        </dd>
        <dt>Trace id</dt>
        <dd>
          {traceId ? (
            <>
              <Mono>{traceId}</Mono> <CopyButton value={traceId} label="trace id" />
            </>
          ) : (
            <Dash />
          )}
        </dd>
      </dl>
      <p className={classes.note}>
        <IconInfoCircle size={16} aria-hidden />
        <span>
          The service retries a message at most 3 times and offers no resend. Copy it as cURL to send it once
          more from your own machine: put your secret in the place of <code>YOUR_SECRET</code>, which the
          console does not know.
        </span>
      </p>
      <SegmentedField label="Part of the attempt" data={parts} value={part} onChange={onPart} />
      {part === 'payload' && (
        <BodyView name="payload" body={attempt.payload} none="The log holds no payload of this attempt." />
      )}
      {part === 'response' && (
        <BodyView
          name="response"
          body={attempt.responsePayload}
          none={
            status === 'Triggered'
              ? 'The answer is not there yet.'
              : responseStatus === undefined
                ? 'Nobody answered.'
                : 'The answer had no body.'
          }
        />
      )}
      {part === 'headers' && <HeadersView attempt={attempt} />}
    </>
  );
}
