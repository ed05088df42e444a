import { createFileRoute, linkOptions } from '@tanstack/react-router';
import { createWebhook } from '@/api/operations.gen';
import type { Webhook } from '@/api/models';
import { ListPage } from '@/table/list-page';
import { listRoute } from '@/table/list/list-spec';
import { useListOf } from '@/table/list/use-list';
import { type CursorList, useListTotal } from '@/table/list/use-pages';
import { LinkButton } from '@/ui/button';
import { mayReadWebhooks } from '@/features/webhooks/access';
import { count, formatNumber } from '@/lib/words';
import { webhookColumns } from './-columns';
import { webhookList } from './-list';
import { webhookPages, type WebhookRow } from './-rows';
import { useWebhookActions } from './-use-webhook-actions';
import { atLeast, useFailing } from './-recent';

const route = listRoute(webhookList, async () => (await import('./-rows')).webhookPages);

export const Route = createFileRoute('/_app/webhooks/')({
  ...route,
  loader: (args) => (mayReadWebhooks() ? route.loader(args) : undefined),
  component: Webhooks,
});

const webhookId = ({ id }: Webhook) => id;
const pageOf = ({ id }: Webhook) => linkOptions({ to: '/webhooks/$webhookId', params: { webhookId: id } });

function Webhooks() {
  const listed = useListOf(webhookList, webhookPages);
  const rowActions = useWebhookActions();
  return (
    <ListPage
      title="Webhooks"
      listed={listed}
      columns={webhookColumns}
      rowId={webhookId}
      rowLink={pageOf}
      rowActions={rowActions}
      selectable={false}
      subtitle={<WebhookCount list={listed.query} />}
      create={{ label: 'New webhook', to: '/webhooks/new', needs: createWebhook }}
      actions={
        <>
          <LinkButton to="/webhooks/guide" variant="default">
            Receiver guide
          </LinkButton>
          <LinkButton to="/webhooks/log" variant="default">
            Log
          </LinkButton>
        </>
      }
      empty={{
        title: 'No webhooks yet',
        text: 'A webhook tells a program of yours when something happened, such as a verification that has ended, so that it need not ask again and again.',
      }}
    />
  );
}

/** How many webhooks are listed, and how many of them have failed attempts of late; without a total, what they are. */
function WebhookCount({ list }: { list: CursorList<WebhookRow> }) {
  const total = useListTotal(list);
  const failing = useFailing(list);
  const webhooks =
    total === undefined ? 'What tells your programs that something happened' : count(total, 'webhook');
  if (!failing?.failed) return webhooks;
  return `${webhooks}, ${atLeast(failing, formatNumber(failing.failed))} with failed attempts in the last 24 hours, counted from the log`;
}
