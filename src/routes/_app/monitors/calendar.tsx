import { Box, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { now } from '@/lib/clock';
import { localDay, formatDate } from '@/lib/dates';
import { searchParams } from '@/lib/search-params';
import { formatNumber } from '@/lib/words';
import { Page } from '@/ui/page';
import { SkeletonRows } from '@/ui/route-states';
import { EmptyState, ErrorState } from '@/ui/states';
import { comingRunsOptions, runsPerDay } from './-coming-runs';
import { MonitorTabs } from './-tabs';
import { RunCalendar } from './-run-calendar';
import { RunChart } from './-run-chart';
import { RunsOfDay } from './-runs-of-day';

const validateSearch = searchParams(() =>
  z.object({
    day: z.catch(z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))), undefined),
  }),
);

export const Route = createFileRoute('/_app/monitors/calendar')({
  validateSearch,
  loader: ({ context: { queryClient } }) =>
    void queryClient.prefetchQuery(comingRunsOptions(localDay(now()))),
  component: ComingRunsPage,
});

/** When monitors run in the next 90 days: a chart, a calendar, and what runs on a day. */
function ComingRunsPage() {
  const today = localDay(now());
  const { day = today } = Route.useSearch();
  const navigate = Route.useNavigate();
  const { data, error, refetch } = useQuery(comingRunsOptions(today));
  const runs = useMemo(() => data && runsPerDay(data.monitors, today), [data, today]);
  const choose = (chosen: string) =>
    void navigate({ search: { day: chosen }, replace: true, resetScroll: false });
  return (
    <Page
      title="Coming runs"
      subtitle="Computed by this console from the next run and the interval of each monitor"
      crumbs={[{ label: 'Monitors', to: '/monitors' }]}
      tabs={<MonitorTabs current="/monitors/calendar" />}
    >
      {!runs || !data ? (
        error ? (
          <ErrorState title="The monitors could not be read" error={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows rows={8} />
        )
      ) : data.monitors.length === 0 ? (
        <EmptyState title="Nothing is monitored" text="Runs come here once there is a monitor." />
      ) : (
        <>
          {data.readTo && (
            <Text c="dimmed">
              Only the next {formatNumber(data.monitors.length)} monitors were read, up to{' '}
              {formatDate(data.readTo)}. Later days count what those run again.
            </Text>
          )}
          <RunChart runs={runs} from={today} day={day} onChoose={choose} />
          <Group align="flex-start" gap="xl">
            <Box flex="1 1 280px" maw={460}>
              <RunCalendar runs={runs} from={today} day={day} onChoose={choose} />
            </Box>
            <Box flex="2 1 280px">
              <RunsOfDay monitors={data.monitors} day={day} today={today} amount={runs} />
            </Box>
          </Group>
          <Text c="dimmed">
            The checks around the expiry of licenses run beside these; each license shows its own.
          </Text>
        </>
      )}
    </Page>
  );
}
