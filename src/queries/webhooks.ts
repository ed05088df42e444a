import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { api } from '@/api/client';
import type { WebhookPatch, WebhookRequest } from '@/api/models';
import { forget } from './forget';
import { eventKeys, webhookKeys } from './keys';

/** What was sent may hold a secret: it is not kept once nobody looks at the outcome any more. */
const gcTime = 0;

/** Every webhook of the organization; the list is not paged. */
export function webhookListOptions() {
  return queryOptions({
    queryKey: webhookKeys.list,
    queryFn: async ({ signal }) => (await api().GET('/webhooks', { signal })).data,
  });
}

export function webhookOptions(webhookId: string) {
  return queryOptions({
    queryKey: webhookKeys.one(webhookId),
    queryFn: async ({ signal }) =>
      (await api().GET('/webhooks/{webhookId}', { params: { path: { webhookId } }, signal })).data,
  });
}

/** 409 when a webhook of this type and address exists. */
export function useCreateWebhook() {
  const queryClient = useQueryClient();
  return useMutation({
    gcTime,
    mutationFn: async (body: WebhookRequest) => (await api().POST('/webhooks', { body })).data,
    onSuccess: (webhook) => {
      if (webhook.id) queryClient.setQueryData(webhookKeys.one(webhook.id), webhook);
      makeWebhooksStale(queryClient);
    },
  });
}

/** Changes address and switches; a new secret replaces the old one at once, `null` takes it away (contract.md). */
export function useUpdateWebhook() {
  const queryClient = useQueryClient();
  return useMutation({
    gcTime,
    mutationFn: async ({ webhookId, patch }: { webhookId: string; patch: WebhookPatch }) =>
      (await api().PATCH('/webhooks/{webhookId}', { params: { path: { webhookId } }, body: patch })).data,
    onSuccess: (webhook, { webhookId }) => {
      queryClient.setQueryData(webhookKeys.one(webhookId), webhook);
      makeWebhooksStale(queryClient);
    },
  });
}

/** Its log stays; messages that wait for another attempt are not sent any more. */
export function useDeleteWebhook() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (webhookId: string) => {
      await api().DELETE('/webhooks/{webhookId}', { params: { path: { webhookId } } });
    },
    onSuccess: (_, webhookId) => {
      forget(queryClient, webhookKeys.one(webhookId));
      makeWebhooksStale(queryClient);
    },
  });
}

function makeWebhooksStale(queryClient: QueryClient): void {
  for (const queryKey of [webhookKeys.list, eventKeys.all]) void queryClient.invalidateQueries({ queryKey });
}
