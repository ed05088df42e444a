import type { components } from '../../src/api/schema';
import type { WebhookRecord, World } from '../store/world';
import type { Actor } from './actor';
import { conflict, notFound } from './errors';
import { logEvent } from './events';
import { everyField } from './every-field';
import { checkWebhook, hostOf } from './webhook-checks';

type Webhook = components['schemas']['Webhook'];
type WebhookRequest = components['schemas']['WebhookRequest'];
type WebhookPatch = components['schemas']['WebhookPatch'];

/** Every webhook of the organization, in the order in which they were made. Secrets are never among it. */
export function listWebhooks(world: World): Webhook[] {
  return [...world.webhooks.all()].map(toWebhook);
}

/** @throws ServiceError 404. */
export function findWebhook(world: World, webhookId: string): WebhookRecord {
  const webhook = world.webhooks.get(webhookId.toLowerCase());
  if (!webhook) throw notFound('webhook');
  return webhook;
}

/**
 * Creates a webhook for one type of event (rules.md 18.1, 18.4).
 * @throws ServiceError 400 for an address that is not `https` without the flag that allows it, for one
 * that is no web address or holds a password, and for a secret that cannot be a header; 409 when there
 * is one of this type at this address.
 */
export function createWebhook(world: World, actor: Actor, request: WebhookRequest): WebhookRecord {
  const { type, secret, allowInsecureUrl = false, includeSensitiveInfo = false } = request;
  const url = request.url.trim();
  checkWebhook({ url, secret, allowInsecureUrl });
  checkIsOnlyOne(world, { type, url });
  const webhook = world.webhooks.put({
    id: world.ids.next(),
    type,
    url,
    allowInsecureUrl,
    includeSensitiveInfo,
    ...(secret === undefined ? {} : { secret }),
  });
  log(world, actor, 'WebhookCreated', webhook);
  return webhook;
}

/**
 * Changes what is sent; null takes the secret away. From now on only the new secret is sent, also with
 * retries of older messages.
 * @throws ServiceError 404, and 400 and 409 as for creation, for what comes of the change.
 */
export function updateWebhook(
  world: World,
  actor: Actor,
  webhookId: string,
  patch: WebhookPatch,
): WebhookRecord {
  const old = findWebhook(world, webhookId);
  const fields = changeable.filter((name) => patch[name] !== undefined);
  const sent = Object.fromEntries(fields.map((name) => [name, patch[name] ?? undefined]));
  const changed: WebhookRecord = { ...old, ...sent, url: (patch.url ?? old.url).trim() };
  checkWebhook(changed);
  checkIsOnlyOne(world, changed);
  if (fields.length === 0) return old;
  world.webhooks.put(changed);
  log(world, actor, 'WebhookChanged', changed, { fields: fields.join(', ') });
  return changed;
}

/** Deletes a webhook. Its log stays; what still waits to be sent is not sent. @throws ServiceError 404. */
export function deleteWebhook(world: World, actor: Actor, webhookId: string): void {
  const webhook = findWebhook(world, webhookId);
  world.webhooks.remove(webhook.id);
  log(world, actor, 'WebhookDeleted', webhook);
}

/** A webhook as the contract has it: without its secret. */
export function toWebhook(record: WebhookRecord): Webhook {
  const { secret: _, ...webhook } = record;
  return webhook;
}

const changeable = everyField<keyof WebhookPatch>()([
  'url',
  'secret',
  'allowInsecureUrl',
  'includeSensitiveInfo',
]);

function checkIsOnlyOne(
  world: World,
  { id, type, url }: Pick<WebhookRecord, 'type' | 'url'> & { id?: string },
): void {
  const { href } = new URL(url);
  const isTaken = world.webhooks
    .by('type', type)
    .some((other) => other.id !== id && new URL(other.url).href === href);
  if (isTaken) throw conflict(`There is a webhook for ${type} at this address already.`);
}

/** Paths of addresses may be as secret as passwords, and more people read the event log than webhooks. */
function log(
  world: World,
  actor: Actor,
  kind: 'WebhookCreated' | 'WebhookChanged' | 'WebhookDeleted',
  { id, type, url }: WebhookRecord,
  parameters: Record<string, string> = {},
): void {
  logEvent(world, actor, kind, { type, host: hostOf(url), ...parameters }, { webhookId: id });
}
