import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { type WebhookAction, WebhookDialogs } from '@/features/webhooks/dialogs';
import { getWebhookOptions } from '@/api/operations.gen';
import { spellOut } from '@/lib/words';
import { mayReadWebhooks, WebhookPage } from '@/features/webhooks/access';
import { WebhookDeliveries } from './-deliveries';
import { WebhookFacts } from './-facts';
import { WebhookHeader } from './-header';
import { WebhookSample } from './-sample';
import classes from '@/features/webhooks/webhooks.module.css';

export const Route = createFileRoute('/_app/webhooks/$webhookId/')({
  loader: async ({ context: { queryClient }, params: { webhookId } }) => {
    if (mayReadWebhooks()) await queryClient.ensureQueryData(getWebhookOptions({ webhookId }));
  },
  component: () => (
    <WebhookPage title="Webhook">
      <OneWebhook />
    </WebhookPage>
  ),
});

/** A webhook: where it goes, what it carries, how its deliveries went. Its secret is not among what the service tells. */
function OneWebhook() {
  const { webhookId } = Route.useParams();
  const navigate = Route.useNavigate();
  const { data } = useSuspenseQuery(getWebhookOptions({ webhookId }));
  const webhook = { ...data, id: webhookId };
  const [kind, setKind] = useState<WebhookAction['kind']>();
  return (
    <>
      <WebhookHeader webhook={webhook} title={spellOut(webhook.type)} onAction={setKind} />
      <div className={classes.page}>
        <div className={classes.main}>
          <WebhookFacts webhook={webhook} />
          <WebhookDeliveries webhook={webhook} />
        </div>
        <div className={classes.aside}>
          <WebhookSample webhook={webhook} />
        </div>
      </div>
      {kind && (
        <WebhookDialogs
          action={{ kind, webhook }}
          onClose={() => setKind(undefined)}
          onDeleted={() => void navigate({ to: '/webhooks' })}
        />
      )}
    </>
  );
}
