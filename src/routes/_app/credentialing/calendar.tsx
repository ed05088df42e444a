import { Group, Text } from '@mantine/core';
import { IconClipboardOff, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { now } from '@/lib/clock';
import { addDays, formatMonth, localDay } from '@/lib/dates';
import { searchParams } from '@/lib/search-params';
import { count } from '@/lib/words';
import { Page } from '@/ui/page';
import { SkeletonRows } from '@/ui/route-states';
import { ErrorState } from '@/ui/states';
import { useRowRefresh } from '@/ui/use-row-refresh';
import { ComingDays } from '@/features/calendar/coming-days';
import { CalendarAndDay } from '@/features/calendar/day-list';
import { ExportButton } from '@/features/calendar/export-button';
import { drawnMonth, MonthCalendar } from '@/features/calendar/month-calendar';
import { RequestTabs } from '@/features/credentialing/request-tabs';
import { dueByDay, dueEvent, dueMonthOptions, DueOfDay, dueWords, withoutRequest } from './-due-of-day';

const validateSearch = searchParams(() => z.object({ day: z.catch(z.optional(z.iso.date()), undefined) }));

export const Route = createFileRoute('/_app/credentialing/calendar')({
  validateSearch,
  component: DueCalendar,
});

const dueIcon = <IconUsers size={12} aria-hidden />;
const withoutIcon = <IconClipboardOff size={12} aria-hidden />;

/** Who has to be credentialed anew on which day of a month. */
function DueCalendar() {
  const { day = localDay(now()) } = Route.useSearch();
  const month = drawnMonth(day);
  const navigate = Route.useNavigate();
  const { ref, refresh } = useRowRefresh();
  const { data, error, refetch } = useQuery({ ...dueMonthOptions(month), ...refresh() });
  const days = useMemo(() => dueByDay(data ?? []), [data]);
  const dueOn = (date: string) => days.get(date) ?? [];
  // The weeks of the month have days of the months beside it.
  const inMonth = [...days].filter(([date]) => date.startsWith(month));
  const all = inMonth.flatMap(([, due]) => due);
  const events = data && inMonth.flatMap(([date, due]) => due.map((one) => dueEvent(date, one)));
  const without = withoutRequest(all);
  const wordsOf = (date: string) => (data ? dueWords(dueOn(date)) : 'not counted');
  const choose = (chosen: string) =>
    void navigate({ search: { day: chosen }, replace: true, resetScroll: false });
  return (
    <Page
      title="Recredentialing by month"
      subtitle="Active providers by their recredentialing date"
      crumbs={[{ label: 'Credentialing', to: '/credentialing' }]}
      bodyRef={ref}
      tabs={<RequestTabs current="calendar" />}
      actions={<ExportButton name={`Recredentialing due ${formatMonth(month)}`} events={events} />}
    >
      {error && !data ? (
        <ErrorState
          title="Who is due could not be read"
          error={error}
          kept="The other months can be opened."
          onRetry={() => void refetch()}
        />
      ) : (
        <Group justify="space-between">
          <Text c="dimmed" aria-live="polite">
            {!data
              ? `${formatMonth(month)} is being read`
              : all.length === 0
                ? `Nobody is due in ${formatMonth(month)}.`
                : `${count(all.length, 'provider')} due in ${formatMonth(month)}, ${without === 0 ? 'a request under way for each' : `${without} of them without a request`}.`}{' '}
            <Link
              to="/credentialing/due"
              search={{ nextCredentialingDateOnOrBefore: addDays(localDay(now()), -1) }}
            >
              Who is overdue
            </Link>
          </Text>
          <Group gap={4} c="dimmed">
            {dueIcon}
            <span>due,</span>
            {withoutIcon}
            <span>without a request</span>
          </Group>
        </Group>
      )}
      <CalendarAndDay
        calendar={
          <MonthCalendar
            day={day}
            words={wordsOf}
            marks={(date) => [
              { amount: dueOn(date).length, icon: dueIcon },
              { amount: withoutRequest(dueOn(date)), icon: withoutIcon },
            ]}
            onChoose={choose}
          />
        }
      >
        {data ? (
          <DueOfDay
            key={day}
            day={day}
            due={dueOn(day)}
            coming={<ComingDays day={day} days={days.keys()} words={wordsOf} onChoose={choose} />}
          />
        ) : (
          !error && <SkeletonRows rows={4} />
        )}
      </CalendarAndDay>
    </Page>
  );
}
