import { hashText, idFor } from '../store/ids';
import type {
  DeliveryJobRecord,
  WebhookDelivery,
  WebhookLogRecord,
  WebhookRecord,
  World,
} from '../store/world';
import { nobody } from './actor';
import { logEvent } from './events';
import { minute, second } from './time';
import { hostOf } from './webhook-checks';
import { queueAnswer, queueAttempt } from './webhook-queue';
import { type OutgoingMessage, type Reply, sendByHost, simulatedReply } from './webhook-receivers';

/** Milliseconds from a failed attempt to the next; at most 3 retries (rules.md 5.4). */
const distances = [10 * second, minute, 5 * minute];

/**
 * Sends one attempt at a message; the log shows it as `Triggered` from now on. What waits for a
 * webhook that was deleted does not happen.
 */
export function startDelivery(world: World, job: DeliveryJobRecord): void {
  const { delivery } = job;
  const webhook = world.webhooks.get(delivery.webhookId);
  if (!webhook) return;
  const entry = world.webhookLogs.put({
    id: entryId(delivery),
    traceId: delivery.traceId,
    webhookId: webhook.id,
    type: webhook.type,
    url: webhook.url,
    timestamp: world.clock.iso(),
    status: 'Triggered',
    attempt: delivery.attempt,
    payload: delivery.payload,
  });
  const { webhookLogs } = world;
  const sent = sendByHost(world, outgoing(webhook, delivery));
  if (!sent) {
    const { durationMs } = simulatedReply(entry.url, entry.traceId, entry.attempt);
    queueAnswer(world, delivery, job.dueAt + durationMs);
    return;
  }
  void sent.then((reply) => {
    // Whoever started the service again meanwhile is not interested.
    if (world.webhookLogs === webhookLogs) settle(world, delivery, reply);
  });
}

/** The answer of a simulated receiver is there. */
export function finishDelivery(world: World, { delivery }: DeliveryJobRecord): void {
  const entry = world.webhookLogs.get(entryId(delivery));
  if (entry) settle(world, delivery, simulatedReply(entry.url, entry.traceId, entry.attempt));
}

/** Notes how an attempt ended, and queues the next one or gives the message up. */
function settle(world: World, delivery: WebhookDelivery, reply: Reply): void {
  const failureReason = reasonOf(reply);
  const entry = world.webhookLogs.update(entryId(delivery), {
    status: failureReason === undefined ? 'Completed' : 'Failed',
    failureReason,
    responseStatus: reply.status,
    responseTime: Math.round(reply.durationMs),
    responsePayload: reply.body,
    responseHeaders: reply.headers,
  });
  if (failureReason === undefined || !world.webhooks.has(entry.webhookId)) return;
  const distance = distances[entry.attempt - 1];
  if (distance === undefined) return giveUp(world, entry, failureReason);
  queueAttempt(world, { ...delivery, attempt: entry.attempt + 1 }, world.clock.now() + distance);
}

function giveUp(world: World, { webhookId, type, url, attempt }: WebhookLogRecord, reason: string): void {
  const parameters = { type, host: hostOf(url), attempts: String(attempt), reason };
  logEvent(world, nobody(world.ids.next()), 'WebhookDeliveryFailed', parameters, { webhookId });
}

/** Any 2xx is a success; a redirect is none, since it is never followed. */
function reasonOf({ status, failureReason }: Reply): string | undefined {
  if (status === undefined) return failureReason ?? 'The receiver did not answer.';
  if (status >= 200 && status < 300) return undefined;
  if (status >= 300 && status < 400) return `Answered ${status}; redirects are not followed.`;
  return `Answered ${status}.`;
}

/** The request of an attempt with its four headers (rules.md 18.2). */
function outgoing(webhook: WebhookRecord, { traceId, payload }: WebhookDelivery): OutgoingMessage {
  const headers: Record<string, string> = {
    'Content-Type': 'application/json',
    'X-WebhookType': webhook.type,
    'X-WebhookId': webhook.id,
    'X-TraceId': traceId,
  };
  if (webhook.secret !== undefined) headers['X-Secret'] = webhook.secret;
  return { url: webhook.url, headers, body: payload };
}

/** An entry's id follows from its attempt: two tabs that send it at one time log it once. */
function entryId({ traceId, attempt }: WebhookDelivery): string {
  return idFor(`delivery ${traceId}`, hashText(traceId), attempt);
}
