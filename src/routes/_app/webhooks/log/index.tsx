import { IconRefresh } from '@tabler/icons-react';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { listWebhookLogsInfiniteOptions } from '@/api/operations.gen';
import { now } from '@/lib/clock';
import { waitBriefly } from '@/lib/loader-wait';
import { Button, LinkButton } from '@/ui/button';
import { PageHeader } from '@/ui/page';
import { mayReadWebhooks } from '@/features/webhooks/access';
import { LogScreen } from './-log-screen';
import { logList, logSearch, type LogSearch } from './-log-search';
import { webhookTypes } from '@/domain/webhook-types';

export const Route = createFileRoute('/_app/webhooks/log/')({
  validateSearch: logSearch,
  // What is open and under which name changes nothing of what is asked.
  loaderDeps: ({ search }) => {
    const { message: _message, attempt: _attempt, part: _part, ...shown } = logSearch(search);
    return shown;
  },
  // Opening a message is no new look at the log, only coming to it is.
  shouldReload: ({ cause }) => cause === 'enter',
  loader: async ({ context: { queryClient }, deps, cause }) => {
    // The time of the list, its count and its chart: one for all of them until the log is looked at anew.
    const at = now();
    if (mayReadWebhooks()) {
      // The words of the question load with the screen, not with the first one.
      const { logQuestion } = await import('./-log-question');
      const { filters } = logQuestion(deps, webhookTypes, at);
      await waitBriefly(queryClient.prefetchInfiniteQuery(listWebhookLogsInfiniteOptions(filters)), cause);
    }
    return { at };
  },
  component: WebhookLogPage,
});

/** No filter, and nothing open; the view that is open stays. */
const cleared: Partial<LogSearch> = Object.fromEntries(
  [...Object.keys(logList.filters), 'message', 'attempt', 'part'].map((name) => [name, undefined]),
);

function WebhookLogPage() {
  const router = useRouter();
  const navigate = Route.useNavigate();
  const search = Route.useSearch();
  const { at } = Route.useLoaderData();

  const change = (changes: Partial<LogSearch>) =>
    void navigate({ search: (before) => ({ ...before, ...changes }), resetScroll: false });

  const refresh = () => void router.invalidate();

  return (
    <>
      <PageHeader
        title="Webhook log"
        subtitle="What was sent to webhooks, each message with its attempts, the newest first"
        crumbs={[{ label: 'Webhooks', to: '/webhooks' }]}
        actions={
          <>
            <Button variant="default" leftSection={<IconRefresh size={14} aria-hidden />} onClick={refresh}>
              Refresh
            </Button>
            <LinkButton to="/webhooks/guide" variant="default">
              Receiver guide
            </LinkButton>
          </>
        }
      />
      <LogScreen
        search={search}
        at={at}
        onChange={change}
        onClear={() => change(cleared)}
        onRefresh={refresh}
      />
    </>
  );
}
