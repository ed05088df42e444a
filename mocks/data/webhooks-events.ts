import type { EventRecord } from '../store/records';
import type { World } from '../store/world';
import { day } from './dates';
import { logEntry } from './log-entry';
import { generateWebhooks } from './webhooks';
import { generatedWebhookLog } from './webhooks-log';

/** What the event log tells about webhooks: who created them, and which messages were given up. */
export function* webhookEvents(world: World): Generator<EventRecord> {
  const admin = [...world.users.all()].find(({ role }) => role === 'Admin');
  const user = { id: admin?.id, email: admin?.email };
  for (const [index, { id: webhookId, type, url }] of generateWebhooks(world.seed).entries()) {
    yield logEntry(world, 'webhook created', index, world.epoch - (29.2 - index / 100) * day, {
      type: 'Request',
      category: 'Integrations',
      subcategory: 'WebhookCreated',
      messageTemplate: '{user} created a webhook for {type} at {host}',
      messageParameters: { user: user.email ?? '', type, host: new URL(url).host },
      entityIds: [webhookId],
      context: { user, webhookId },
    });
  }
  let number = 0;
  for (const { attempt, status, type, url, webhookId, ...entry } of generatedWebhookLog(world)) {
    if (attempt < 4 || status !== 'Failed') continue;
    number += 1;
    const at = Date.parse(entry.timestamp) + (entry.responseTime ?? 0);
    yield logEntry(world, 'webhook given up', number, at, {
      type: 'System',
      category: 'Integrations',
      subcategory: 'WebhookDeliveryFailed',
      messageTemplate: 'A message for {type} to {host} was given up after {attempts} attempts: {reason}',
      messageParameters: {
        type,
        host: new URL(url).host,
        attempts: String(attempt),
        reason: entry.failureReason ?? '',
      },
      entityIds: [webhookId],
      context: { webhookId },
    });
  }
}
