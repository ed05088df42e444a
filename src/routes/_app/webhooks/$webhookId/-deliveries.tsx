import { Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { Webhook } from '@/api/models';
import { now } from '@/lib/clock';
import { Section } from '@/ui/layout';
import { SkeletonRows } from '@/ui/route-states';
import { InlineError } from '@/ui/states';
import { Status } from '@/ui/status';
import { DateTimeText, Mono } from '@/ui/text';
import type { RowRefresh } from '@/ui/use-row-refresh';
import { wholeWebhookLogOptions } from '@/features/webhooks/whole-log';
import { attemptWords, lastAttempt, type Message, messagesOf } from '@/features/webhooks/messages';
import { TrendChart } from '@/features/webhooks/trend-chart';
import { trendOf } from '@/features/webhooks/trend';
import { webhookTypes } from '@/domain/webhook-types';

const week = 7 * 86_400_000;
const mostListed = 10;

interface WebhookDeliveriesProps {
  webhook: Webhook;
  refresh: RowRefresh;
}

/** How the deliveries of a webhook went in the last week, from the log. */
export function WebhookDeliveries({ webhook, refresh }: WebhookDeliveriesProps) {
  const [opened] = useState(now);
  const type = webhookTypes.find((known) => known === webhook.type);
  const after = new Date(opened - week).toISOString();
  const { data, error, refetch } = useQuery({
    ...wholeWebhookLogOptions({ ...(type ? { type } : {}), after, afterInclusive: true }),
    ...refresh(),
  });
  const entries = useMemo(
    () => data?.entries.filter(({ webhookId }) => webhookId === webhook.id),
    [data, webhook.id],
  );
  const messages = useMemo(() => messagesOf(entries ?? []), [entries]);
  // The week ends with what was read last.
  const trend = useMemo(() => {
    const at = now();
    return trendOf(entries ?? [], at - week, at);
  }, [entries]);
  const log = { type, webhookId: webhook.id, time: '7d' as const };
  return (
    <Section
      title="Deliveries"
      actions={
        <Link to="/webhooks/log" search={log}>
          Open in the log
        </Link>
      }
    >
      {error && (
        <InlineError
          title="The log could not be read"
          error={error}
          kept={entries && 'What is shown is what was loaded before.'}
          onRetry={() => void refetch()}
        />
      )}
      {!entries && !error && (
        <div aria-busy="true">
          <output className="visually-hidden">Loading the log</output>
          <SkeletonRows rows={4} />
        </div>
      )}
      {entries && (
        <>
          <TrendChart trend={trend} time="the last 7 days" partial={data?.complete === false} />
          {messages.length === 0 ? (
            <Text c="dimmed">What is sent from now on is listed here.</Text>
          ) : (
            <Table aria-label="Latest messages">
              <Table.Thead>
                <Table.Tr>
                  <Table.Th scope="col">Sent</Table.Th>
                  <Table.Th scope="col" visibleFrom="sm">
                    Trace id
                  </Table.Th>
                  <Table.Th scope="col">Status</Table.Th>
                  <Table.Th scope="col">Attempts</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {messages.slice(0, mostListed).map((message) => (
                  <Delivery key={message.traceId} message={message} log={log} />
                ))}
              </Table.Tbody>
            </Table>
          )}
        </>
      )}
    </Section>
  );
}

interface DeliveryProps {
  message: Message;
  log: { type: (typeof webhookTypes)[number] | undefined; webhookId: string | undefined; time: '7d' };
}

function Delivery({ message, log }: DeliveryProps) {
  const last = lastAttempt(message);
  return (
    <Table.Tr>
      <Table.Td>
        <Link to="/webhooks/log" search={{ ...log, message: message.traceId }}>
          <DateTimeText value={last?.timestamp} />
        </Link>
      </Table.Td>
      <Table.Td visibleFrom="sm">
        <Mono>{message.traceId.slice(0, 8)}</Mono>
      </Table.Td>
      <Table.Td>
        <Status of="delivery" value={last?.status} />
      </Table.Td>
      <Table.Td>{attemptWords(message)}</Table.Td>
    </Table.Tr>
  );
}
