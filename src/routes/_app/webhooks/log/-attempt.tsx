import { Group } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { WebhookLog } from '@/api/models';
import { formatDateTimeExact } from '@/lib/dates';
import { formatDuration } from '@/lib/duration';
import { spellOut } from '@/lib/words';
import { Button } from '@/ui/button';
import { SegmentedField } from '@/ui/segmented-field';
import { CopyButton } from '@/ui/copy-button';
import { copyText } from '@/ui/copy-text';
import { Dash } from '@/ui/dash';
import { Fact, Facts, Note } from '@/ui/layout';
import { Status } from '@/ui/status';
import { Mono } from '@/ui/text';
import { BodyView } from './-body-view';
import { curlOf } from '@/features/webhooks/curl';
import { HeadersView } from './-headers';
import type { LogSearch } from './-log-search';

type Tab = 'payload' | NonNullable<LogSearch['part']>;

const parts = [
  { value: 'payload', label: 'Payload' },
  { value: 'response', label: 'Response' },
  { value: 'headers', label: 'Headers' },
] as const;

interface AttemptViewProps {
  attempt: WebhookLog;
  tab: Tab;
  onTab(tab: Tab): void;
}

/** Copies what would send this message once more, from the reader's own machine. */
export function copyAsCurl(attempt: WebhookLog): void {
  void copyText(curlOf(attempt));
}

/** One attempt at a message: when, how it ended, what went out and what came back. */
export function AttemptView({ attempt, tab, onTab }: AttemptViewProps) {
  const { type, status, timestamp, failureReason, responseStatus, responseTime, traceId, webhookId, url } =
    attempt;
  return (
    <>
      <Group justify="space-between" gap="sm">
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
      </Group>
      <Facts labelWidth={76}>
        <Fact name="Sent">{formatDateTimeExact(timestamp)}</Fact>
        <Fact name="Result">
          <Status of="delivery" value={status} />
          {responseStatus !== undefined && ` answered ${responseStatus}`}
          {responseTime !== undefined && <span className="mute"> after {formatDuration(responseTime)}</span>}
        </Fact>
        {(failureReason || status === 'Failed') && <Fact name="Reason">{failureReason}</Fact>}
        <Fact name="Address">{url && <Mono>{url}</Mono>}</Fact>
        <Fact name="Webhook">
          {webhookId && (
            <Link to="/webhooks/$webhookId" params={{ webhookId }}>
              Open the webhook
            </Link>
          )}
        </Fact>
        <Fact name="Trace id">
          {traceId && (
            <>
              <Mono>{traceId}</Mono> <CopyButton value={traceId} label="trace id" />
            </>
          )}
        </Fact>
      </Facts>
      <Note>
        The service retries a message at most 3 times and offers no resend. Copy it as cURL to send it once
        more from your own machine: put your secret in the place of <Mono>YOUR_SECRET</Mono>, which the
        console does not know.
      </Note>
      <SegmentedField label="Part of the attempt" data={parts} value={tab} onChange={onTab} />
      {tab === 'payload' && (
        <BodyView name="payload" body={attempt.payload} none="The log holds no payload of this attempt." />
      )}
      {tab === 'response' && (
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
      {tab === 'headers' && <HeadersView attempt={attempt} />}
    </>
  );
}
