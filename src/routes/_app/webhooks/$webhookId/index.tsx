import { Text } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { RotateSecretDialog } from '@/features/webhooks/rotate-dialog';
import { deleteWebhook, getWebhookOptions, updateWebhook } from '@/api/operations.gen';
import { useBlocked } from '@/api/permissions';
import { spellOut } from '@/lib/words';
import { RecordButtons } from '@/records/record-buttons';
import { RecordPage } from '@/records/record-page';
import { webhook as webhookRecord } from '@/records/webhook';
import { Button, LinkButton } from '@/ui/button';
import { openDialog } from '@/ui/open-dialog';
import { Mono } from '@/ui/text';
import { useRowRefresh } from '@/ui/use-row-refresh';
import { mayReadWebhooks } from '@/features/webhooks/access';
import { shortUrl } from '@/domain/webhook-url';
import { WebhookDeliveries } from './-deliveries';
import { WebhookFacts } from './-facts';
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
  const { data: webhook } = useSuspenseQuery(getWebhookOptions({ webhookId }));
  const blocked = useBlocked([updateWebhook, deleteWebhook]);
  const { ref, refresh } = useRowRefresh();
  return (
    <RecordPage
      record={webhookRecord}
      item={webhook}
      title={webhook.type ? spellOut(webhook.type) : 'Webhook'}
      subtitle={<Mono>{shortUrl(webhook.url)}</Mono>}
      actions={
        <>
          <LinkButton to="/webhooks/guide" variant="subtle">
            Receiver guide
          </LinkButton>
          <RecordButtons record={webhookRecord} item={webhook} describedBy="webhook-blocked">
            <Button
              variant="default"
              needs={updateWebhook}
              aria-describedby={blocked && 'webhook-blocked'}
              onClick={() => openDialog(() => RotateSecretDialog, { webhook })}
            >
              Rotate secret
            </Button>
          </RecordButtons>
        </>
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
    </RecordPage>
  );
}
