import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute, linkOptions } from '@tanstack/react-router';
import { useWriteBlocked } from '@/api/permissions';
import type { Webhook } from '@/api/models';
import { waitBriefly } from '@/lib/loader-wait';
import { DataTable } from '@/table/data-table';
import { useListSearch } from '@/table/use-list-search';
import { useListTotal } from '@/table/use-pages';
import { LinkButton } from '@/ui/button';
import { PageHeader } from '@/ui/page';
import { useShortcuts } from '@/ui/shortcuts';
import { mayReadWebhooks } from '@/features/webhooks/access';
import { count } from '@/lib/words';
import { webhookColumns } from './-columns';
import { countedWebhookPages, webhookList, webhookRowsOptions } from './-rows';
import { useWebhookActions } from './-use-webhook-actions';
import { useFailing } from './-recent';

export const Route = createFileRoute('/_app/webhooks/')({
  validateSearch: webhookList.validateSearch,
  loaderDeps: ({ search }) => webhookList.toParams(search),
  loader: ({ context: { queryClient }, deps, cause }) => {
    if (!mayReadWebhooks()) return undefined;
    return waitBriefly(queryClient.prefetchInfiniteQuery(webhookRowsOptions(queryClient, deps)), cause);
  },
  component: Webhooks,
});

const webhookId = ({ id }: Webhook) => id;
const pageOf = ({ id }: Webhook) =>
  linkOptions({ to: '/webhooks/$webhookId', params: { webhookId: id ?? '' } });

function Webhooks() {
  const queryClient = useQueryClient();
  const navigate = Route.useNavigate();
  const { params } = useListSearch(webhookList);
  const blocked = useWriteBlocked('Webhooks');
  const { actions, dialog } = useWebhookActions(blocked);
  const query = webhookRowsOptions(queryClient, params);
  useShortcuts('Webhooks', [
    {
      keys: 'n',
      label: 'New webhook',
      disabled: Boolean(blocked),
      run: () => void navigate({ to: '/webhooks/new' }),
    },
  ]);
  const create = blocked ? undefined : <LinkButton to="/webhooks/new">New webhook</LinkButton>;

  return (
    <>
      <PageHeader
        title="Webhooks"
        subtitle={<WebhookCount total={useListTotal(query)} />}
        actions={
          <>
            <LinkButton to="/webhooks/guide" variant="default">
              Receiver guide
            </LinkButton>
            <LinkButton to="/webhooks/log" variant="default">
              Log
            </LinkButton>
            {create}
          </>
        }
      />
      <DataTable
        list={webhookList}
        columns={webhookColumns}
        query={query}
        fetchPage={countedWebhookPages(queryClient, params)}
        rowId={webhookId}
        rowLink={pageOf}
        rowActions={actions}
        selectable={false}
        empty={{
          title: 'No webhooks yet',
          text: 'A webhook tells a program of yours when something happened, such as a verification that has ended, so that it need not ask again and again.',
          action: create,
        }}
      />
      {dialog}
    </>
  );
}

/** How many webhooks there are, and how many of them have failed attempts of late; without a total, what they are. */
function WebhookCount({ total }: { total: number | undefined }) {
  const failing = useFailing();
  const webhooks =
    total === undefined ? 'What tells your programs that something happened' : count(total, 'webhook');
  if (!failing) return webhooks;
  return `${webhooks}, ${failing} with failed attempts in the last 24 hours, counted from the log`;
}
