import { Box, Stack, Text } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { createWebhook, listWebhooksOptions } from '@/api/operations.gen';
import { spellOut } from '@/lib/words';
import { Button } from '@/ui/button';
import { notify } from '@/ui/notify';
import { Page } from '@/ui/page';
import { WriteGate } from '@/ui/write-gate';
import { mayReadWebhooks } from '@/features/webhooks/access';
import { NewWebhookForm, type NewWebhook } from './-new-form';
import { SecretGuard, SecretText } from '@/features/webhooks/secret-once';
import { shortUrl } from '@/domain/webhook-url';

export const Route = createFileRoute('/_app/webhooks/new/')({
  loader: ({ context }) => {
    if (mayReadWebhooks()) void context.queryClient.prefetchQuery(listWebhooksOptions());
  },
  component: CreateWebhook,
});

const crumbs = [{ label: 'Webhooks', to: '/webhooks' }];

function CreateWebhook() {
  const navigate = Route.useNavigate();
  // Only here, and gone with this page.
  const [created, setCreated] = useState<NewWebhook>();

  function open({ webhook: { id } }: NewWebhook) {
    if (!id) void navigate({ to: '/webhooks' });
    else void navigate({ to: '/webhooks/$webhookId', params: { webhookId: id }, replace: true });
  }

  if (created) return <Created created={created} onDone={() => open(created)} />;
  return (
    <Page
      title="New webhook"
      subtitle="The service calls an address of yours when something happens."
      crumbs={crumbs}
    >
      <Box maw={672}>
        <WriteGate needs={createWebhook}>
          <NewWebhookForm
            onCancel={() => void navigate({ to: '/webhooks' })}
            onCreated={(made) => {
              if (made.secret !== undefined) return setCreated(made);
              notify({ tone: 'success', title: 'Webhook created', message: shortUrl(made.webhook.url) });
              return open(made);
            }}
          />
        </WriteGate>
      </Box>
    </Page>
  );
}

function Created({ created, onDone }: { created: NewWebhook; onDone(): void }) {
  const { webhook, secret = '' } = created;
  const guarded = useRef(true);
  // The address stays, so that nothing else says that another page stands here now.
  useEffect(() => document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true }), []);
  return (
    <Page
      title="Webhook created"
      subtitle={`${spellOut(webhook.type)}, sent to ${shortUrl(webhook.url) ?? 'its address'}`}
      crumbs={crumbs}
    >
      <Stack component="section" gap="md" maw={672} aria-label="The secret of this webhook">
        <p>
          This is its secret. Store it where your receiver reads it from, now: <b>it is shown this once</b>,
          and neither this console nor the service tells it again.
        </p>
        <SecretText secret={secret} />
        <Text c="dimmed">
          The receiver compares it with the header <code translate="no">X-Secret</code> of every message.
        </Text>
        <div>
          <Button
            onClick={() => {
              guarded.current = false;
              onDone();
            }}
          >
            I have stored it, open the webhook
          </Button>
        </div>
      </Stack>
      <SecretGuard active={() => guarded.current} />
    </Page>
  );
}
