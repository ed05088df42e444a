import { Text } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { RotateSecretDialog } from '@/features/webhooks/rotate-dialog';
import { getWebhookOptions } from '@/api/operations.gen';
import { useWriteBlocked } from '@/api/permissions';
import { spellOut } from '@/lib/words';
import { deleteRecord, editRecord } from '@/records/use-record-actions';
import { webhook as webhookRecord } from '@/records/webhook';
import { openDialog } from '@/ui/open-dialog';
import { Page } from '@/ui/page';
import { Mono } from '@/ui/text';
import { useRowRefresh } from '@/ui/use-row-refresh';
import { mayReadWebhooks } from '@/features/webhooks/access';
import { shortUrl } from '@/domain/webhook-url';
import { WebhookDeliveries } from './-deliveries';
import { WebhookFacts } from './-facts';
import { WebhookActions } from './-actions';
import { WebhookSample } from './-sample';

export const Route = createFileRoute('/_app/webhooks/$webhookId/')({
  loader: async ({ context: { queryClient }, params: { webhookId } }) => {
    if (mayReadWebhooks()) await queryClient.ensureQueryData(getWebhookOptions({ webhookId }));
  },
  component: OneWebhook,
});

/** A webhook: where it goes, what it carries, how its deliveries went. Its secret is not among what the service tells. */
function OneWebhook() {
  const { webhookId } = Route.useParams();
  const navigate = Route.useNavigate();
  const { data } = useSuspenseQuery(getWebhookOptions({ webhookId }));
  const webhook = { ...data, id: webhookId };
  const blocked = useWriteBlocked('Webhooks');
  const { ref, refresh } = useRowRefresh();
  return (
    <Page
      title={webhook.type ? spellOut(webhook.type) : 'Webhook'}
      subtitle={<Mono>{shortUrl(webhook.url)}</Mono>}
      crumbs={[{ label: 'Webhooks', to: '/webhooks' }]}
      actions={
        <WebhookActions
          blocked={blocked}
          onEdit={() => editRecord(webhookRecord, webhook)}
          onRotate={() => openDialog(() => RotateSecretDialog, { webhook })}
          onDelete={() => deleteRecord(webhookRecord, webhook, () => void navigate({ to: '/webhooks' }))}
        />
      }
      bodyRef={ref}
      asideLabel="About this webhook"
      aside={<WebhookFacts webhook={webhook} />}
    >
      {blocked && (
        <Text id="webhook-blocked" c="dimmed">
          {blocked}
        </Text>
      )}
      <WebhookDeliveries webhook={webhook} refresh={refresh} />
      <WebhookSample webhook={webhook} />
    </Page>
  );
}
