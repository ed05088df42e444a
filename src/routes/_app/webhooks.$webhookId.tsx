import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { getWebhookOptions } from '@/api/operations.gen';
import { spellOut } from '@/lib/words';
import { lazyPart } from '@/ui/lazy-part';
import { mayReadWebhooks, WebhookPage } from './-webhook-access';
import { WebhookDeliveries } from './-webhook-deliveries';
import type { WebhookAction } from './-webhook-dialogs';
import { WebhookFacts } from './-webhook-facts';
import { WebhookHeader } from './-webhook-header';
import { WebhookSample } from './-webhook-sample';
import classes from './-webhooks.module.css';

const WebhookDialogs = lazyPart(async () => (await import('./-webhook-dialogs')).WebhookDialogs);

export const Route = createFileRoute('/_app/webhooks/$webhookId')({
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
      <Suspense>
        {kind && (
          <WebhookDialogs
            action={{ kind, webhook }}
            onClose={() => setKind(undefined)}
            onDeleted={() => void navigate({ to: '/webhooks' })}
          />
        )}
      </Suspense>
    </>
  );
}
