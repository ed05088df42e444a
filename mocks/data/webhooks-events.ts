import type { EventRecord } from '../store/records';
import type { World } from '../store/world';
import { day } from '../store/time';
import { logEntry } from './log-entry';
import { daysSinceCreated, generateWebhooks } from './webhooks';
import { generatedWebhookLog } from './webhooks-log';
import type { PastMessage } from './webhooks-messages';

/** What the event log tells about webhooks: who created them, and which messages were given up. `scans` as for the log. */
export function* webhookEvents(world: World, scans: Iterable<PastMessage>): Generator<EventRecord> {
  const admin = [...world.users.all()].find(({ role }) => role === 'Admin');
  const user = { id: admin?.id, email: admin?.email };
  for (const [index, webhook] of generateWebhooks(world).entries()) {
    const { id: webhookId, type, url } = webhook;
    const at = world.epoch - (daysSinceCreated(webhook) + 0.2 - index / 100) * day;
    yield logEntry(world, 'webhook created', index, at, {
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
  for (const { attempt, status, type, url, webhookId, ...entry } of generatedWebhookLog(world, scans)) {
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
