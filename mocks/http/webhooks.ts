import { listWebhookLogs } from '../service/webhook-log';
import {
  createWebhook,
  deleteWebhook,
  findWebhook,
  listWebhooks,
  toWebhook,
  updateWebhook,
} from '../service/webhooks';
import { operation } from './operation';

export const operationsOfWebhooks = [
  operation('GET /webhooks', ({ world }) => listWebhooks(world)),

  operation('POST /webhooks', ({ world, actor, body, headers, href }) => {
    const webhook = createWebhook(world, actor, body);
    headers.set('Location', href(`/webhooks/${webhook.id}`));
    return toWebhook(webhook);
  }),

  operation('GET /webhooks/{webhookId}', ({ world, params }) =>
    toWebhook(findWebhook(world, params.webhookId)),
  ),

  operation('PATCH /webhooks/{webhookId}', ({ world, actor, params, body }) =>
    toWebhook(updateWebhook(world, actor, params.webhookId, body)),
  ),

  operation('DELETE /webhooks/{webhookId}', ({ world, actor, params }) =>
    deleteWebhook(world, actor, params.webhookId),
  ),

  operation('GET /webhookslog', ({ world, actor, query }) => listWebhookLogs(world, actor, query)),
];
