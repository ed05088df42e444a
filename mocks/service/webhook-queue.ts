import type { components } from '../../src/api/schema';
import type { DeliveryJobRecord, WebhookDelivery, World } from '../store/world';
import { payloadText } from './webhook-payload';

type WebhookType = components['schemas']['WebhookType'];

/**
 * Tells every webhook of a type that its event occurred, each by a message of its own with a trace id
 * of its own (rules.md 18.1). The messages go out by the job queue, so that whoever
 * calls this waits for nobody. `payload` gives the data of the resource's own GET with everything
 * sensitive in it; it is called only when a webhook wants it, and what is sensitive is taken out again
 * for those that do not include it.
 */
export function fireWebhooks(world: World, type: WebhookType, payload: () => object): void {
  const webhooks = world.webhooks.by('type', type);
  if (webhooks.length === 0) return;
  const data = payload();
  for (const { id, includeSensitiveInfo } of webhooks) {
    const text = payloadText(data, includeSensitiveInfo);
    const message = { webhookId: id, traceId: world.ids.next(), attempt: 1, payload: text };
    queueAttempt(world, message, world.clock.now());
  }
}

/** Queues one attempt to deliver a message, due at a time in milliseconds of service time. */
export function queueAttempt(world: World, delivery: WebhookDelivery, dueAt: number): void {
  queue(world, 'start-delivery', delivery, dueAt);
}

/** Queues the answer to an attempt that is under way, where the receiver is simulated. */
export function queueAnswer(world: World, delivery: WebhookDelivery, dueAt: number): void {
  queue(world, 'finish-delivery', delivery, dueAt);
}

function queue(
  world: World,
  kind: DeliveryJobRecord['kind'],
  delivery: WebhookDelivery,
  dueAt: number,
): void {
  world.jobs.put({ id: world.ids.next(), kind, dueAt, delivery });
}
