import { Divider, SimpleGrid, Stack } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { type QueryKey, useIsFetching, useQueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { now } from '@/lib/clock';
import { formatLongDate, formatTimeOfDay } from '@/lib/dates';
import { InfoMark } from '@/ui/explained';
import { Button } from '@/ui/button';
import { PageHeader } from '@/ui/page';
import { Keys } from '@/ui/text';
import { TodayDone } from './-today/done';
import { TodayExpiring } from './-today/expiring';
import { TodayMentions } from './-today/mentions';
import { TodayQueues } from './-today/queues';
import { TodayRunning } from './-today/running';
import { useSeenBefore } from './-today/seen';
import { TodaySources } from './-today/sources';
import { TourOffer } from './-today/tour-offer';
import { useCountsFrom, useQueueKeys } from './-today/use-queues';

export const Route = createFileRoute('/_app/')({
  loader: ({ context: { queryClient } }) => {
    // Not awaited: each row shows what it has, and says for itself when it failed. The list of providers does not wait for
    // what only Today needs either.
    import('./-today/queue-list').then(
      ({ queueOptions, queues }) => {
        for (const queue of queues) void queryClient.prefetchQuery(queueOptions(queue));
      },
      // The screen itself needs the same, and says when it cannot be had.
      () => undefined,
    );
  },
  component: Today,
});

/** Whether a query is one of those that are counted here. */
const isCounted = (queryKey: QueryKey) => queryKey[1] === 'queue' || queryKey[1] === 'expiring';

function Today() {
  const queryClient = useQueryClient();
  const counting = useIsFetching({ predicate: ({ queryKey }) => isCounted(queryKey) }) > 0;
  const seen = useSeenBefore();
  const countsFrom = useCountsFrom();
  const { current, setCurrent, start, words } = useQueueKeys();
  return (
    <>
      <PageHeader
        title="Today"
        subtitle={
          <>
            <span>{formatLongDate(now())}</span>
            <span>
              {countsFrom ? `Counts from ${formatTimeOfDay(countsFrom)}` : 'Counting'}{' '}
              <InfoMark
                label="What is counted"
                text="Deactivated providers are counted too, except in recredentialing."
              />
            </span>
          </>
        }
        actions={
          <>
            <Button
              variant="subtle"
              leftSection={<IconRefresh size={14} aria-hidden />}
              loading={counting}
              onClick={() =>
                void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isCounted(queryKey) })
              }
            >
              {counting ? 'Counting' : 'Refresh'}
            </Button>
            <Button rightSection={<Keys keys="Enter" onFill />} onClick={start}>
              Start with {words}
            </Button>
          </>
        }
      />
      <TourOffer />
      <TodayQueues current={current} onPoint={setCurrent} seen={seen} />
      <TodayExpiring />
      <Divider />
      <SimpleGrid minColWidth="280px" spacing={40} verticalSpacing="lg" px="var(--page-x)" pt="md" pb="xl">
        <TodayDone />
        <TodayRunning />
        {/* Last in its column, and on a phone of all: nothing stands below what comes by itself. */}
        <Stack gap="lg">
          <TodaySources />
          <TodayMentions />
        </Stack>
      </SimpleGrid>
    </>
  );
}
