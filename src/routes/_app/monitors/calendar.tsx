import { Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { now } from '@/lib/clock';
import { addDays, formatDate, localDay } from '@/lib/dates';
import { searchParams } from '@/lib/search-params';
import { count, formatNumber } from '@/lib/words';
import { Page } from '@/ui/page';
import { SkeletonRows } from '@/ui/route-states';
import { EmptyState, ErrorState } from '@/ui/states';
import { useRowRefresh } from '@/ui/use-row-refresh';
import { ComingDays } from '@/features/calendar/coming-days';
import { CalendarAndDay } from '@/features/calendar/day-list';
import { MonthCalendar } from '@/features/calendar/month-calendar';
import { comingRunsOptions, runHorizon, runsOn, runsPerDay } from '@/features/monitors/coming-runs';
import { MonitorTabs } from './-tabs';
import { RunChart } from './-run-chart';
import { RunsOfDay } from './-runs-of-day';

const validateSearch = searchParams(() => z.object({ day: z.catch(z.optional(z.iso.date()), undefined) }));

export const Route = createFileRoute('/_app/monitors/calendar')({
  validateSearch,
  component: ComingRunsPage,
});

/** The days on which something runs, of runs that are counted from `today` on. */
const daysOf = (runs: readonly number[], today: string): string[] =>
  runs.flatMap((amount, at) => (amount > 0 ? (addDays(today, at) ?? []) : []));

/** When monitors run in the next 90 days: a chart, a calendar, and what runs on a day. */
function ComingRunsPage() {
  const today = localDay(now());
  const { day = today } = Route.useSearch();
  const navigate = Route.useNavigate();
  const { ref, refresh } = useRowRefresh();
  const { data, error, refetch } = useQuery({ ...comingRunsOptions(today), ...refresh() });
  const runs = useMemo(() => data && runsPerDay(data.monitors, today), [data, today]);
  const wordsOf = (date: string) => count(runsOn(runs ?? [], today, date), 'run');
  const choose = (chosen: string) =>
    void navigate({ search: { day: chosen }, replace: true, resetScroll: false });
  return (
    <Page
      title="Coming runs"
      subtitle="Computed by this console from the next run and the interval of each monitor"
      crumbs={[{ label: 'Monitors', to: '/monitors' }]}
      bodyRef={ref}
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
          <CalendarAndDay
            calendar={
              <MonthCalendar
                day={day}
                from={today}
                to={addDays(today, runHorizon)}
                words={wordsOf}
                marks={(date) => [{ amount: runsOn(runs, today, date) }]}
                onChoose={choose}
              />
            }
          >
            <RunsOfDay
              key={day}
              monitors={data.monitors}
              day={day}
              today={today}
              all={runsOn(runs, today, day)}
              coming={<ComingDays day={day} days={daysOf(runs, today)} words={wordsOf} onChoose={choose} />}
            />
          </CalendarAndDay>
          <Group gap="sm">
            <Text c="dimmed">The checks around the expiry of licenses run beside these.</Text>
            <Link to="/licenses/calendar">See them by month</Link>
          </Group>
        </>
      )}
    </Page>
  );
}
