import { Group } from '@mantine/core';
import { IconCalendarX, IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import type { LicenseType, Monitor } from '@/api/models';
import { now } from '@/lib/clock';
import { addDays, formatDate, formatMonth, localDay } from '@/lib/dates';
import { searchParams } from '@/lib/search-params';
import { count } from '@/lib/words';
import { ReadError } from '@/ui/loaded';
import { Page } from '@/ui/page';
import { Note } from '@/ui/layout';
import { SkeletonRows } from '@/ui/route-states';
import { SegmentedField } from '@/ui/segmented-field';
import { EmptyState, ErrorState } from '@/ui/states';
import { ComingDays } from '@/features/calendar/coming-days';
import { CalendarAndDay } from '@/features/calendar/day-list';
import { ExportButton } from '@/features/calendar/export-button';
import { drawnMonth, MonthCalendar } from '@/features/calendar/month-calendar';
import { allLicenseTypesOptions } from '@/features/licenses/list';
import { comingRunsOptions, runHorizon } from '@/features/monitors/coming-runs';
import {
  calendarRange,
  datedLicensesOptions,
  datesByDay,
  feesOf,
  type DatedLicense,
  type LicenseDate,
  type Shown,
} from './-calendar-days';
import { DatesOfDay, datesWords, licenseEvent } from './-dates-of-day';
import { LicenseTabs } from './-tabs';

const validateSearch = searchParams(() =>
  z.object({
    day: z.catch(z.optional(z.iso.date()), undefined),
    show: z.catch(z.optional(z.enum(['expiries', 'checks'])), undefined),
  }),
);

export const Route = createFileRoute('/_app/licenses/calendar')({
  validateSearch,
  component: LicenseCalendar,
});

const choices = [
  { value: 'all', label: 'All' },
  { value: 'expiries', label: 'Expiries' },
  { value: 'checks', label: 'Checks' },
] as const satisfies readonly { value: Shown; label: string }[];

const expiryIcon = <IconCalendarX size={12} aria-hidden />;
const checkIcon = <IconRefresh size={12} aria-hidden />;

/** When licenses expire and when the service looks at them around that and by their monitors, by month. */
function LicenseCalendar() {
  const today = localDay(now());
  const { from, to } = calendarRange(today);
  const { day: requestedDay = today, show = 'all' } = Route.useSearch();
  const day = requestedDay < from ? from : requestedDay > to ? to : requestedDay;
  const month = drawnMonth(day);
  const navigate = Route.useNavigate();
  const { data, error, refetch } = useQuery(datedLicensesOptions(today));
  const types = useQuery(allLicenseTypesOptions());
  const coming = useQuery(comingRunsOptions(today, 'License'));
  const isRead = !coming.isPending || coming.error;
  const days = useDates(isRead ? data?.licenses : undefined, coming.data?.monitors, types.data, show, today);
  const datesOn = (date: string) => days?.get(date) ?? [];
  const inMonth = [...(days ?? [])].filter(([date]) => date.startsWith(month));
  const events = days && inMonth.flatMap(([date, dates]) => dates.map((one) => licenseEvent(date, one)));
  const go = (chosen: string, wanted: Shown) =>
    void navigate({
      search: { day: chosen, ...(wanted !== 'all' && { show: wanted }) },
      replace: true,
      resetScroll: false,
    });
  // A check around an expiry may fall on a day that cannot be opened.
  const within = (dates: Iterable<string>) => [...dates].filter((date) => from <= date && date <= to);
  const wordsOf = (date: string) => datesWords(datesOn(date));
  const choose = (chosen: string) => go(chosen, show);
  return (
    <Page
      title="Expiries by month"
      subtitle={
        <>
          <span>
            Expiries as the sources gave them; checks as the service plans them around each, and until{' '}
            {formatDate(coming.data?.readTo ?? addDays(today, runHorizon))} those of monitors
          </span>
          <Link to="/monitors/calendar">All runs of monitors</Link>
        </>
      }
      crumbs={[{ label: 'Licenses', to: '/licenses' }]}
      tabs={<LicenseTabs current="/licenses/calendar" />}
      actions={
        <ExportButton
          name={`License ${show === 'all' ? 'expiries and checks' : show} ${formatMonth(month)}`}
          events={events}
        />
      }
    >
      {!days || !data ? (
        error ? (
          <ErrorState title="The licenses could not be read" error={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows rows={8} />
        )
      ) : days.size === 0 && show === 'all' && !data.readTo ? (
        <EmptyState
          title="No license expires or is checked in these months"
          text="Licenses come here once a source has given their expiry, or once they have a monitor."
        />
      ) : (
        <>
          {data.readTo && (
            <Note>
              Only licenses that expire by {formatDate(data.readTo)} were read: there are too many to read
              all.
            </Note>
          )}
          <ReadError
            query={coming}
            title="The monitors of licenses could not be read"
            kept="Checks are those around expiries only."
          />
          <ReadError
            query={types}
            title="The license types could not be read"
            kept="Checks are shown as for sources without a fee."
          />
          <Group justify="space-between">
            <SegmentedField
              label="What is shown"
              data={choices}
              value={show}
              onChange={(chosen) => go(day, chosen)}
            />
            <Legend month={month} dates={inMonth.flatMap(([, dates]) => dates)} />
          </Group>
          <CalendarAndDay
            calendar={
              <MonthCalendar
                day={day}
                from={from}
                to={to}
                words={wordsOf}
                marks={(date) => marksOf(datesOn(date))}
                onChoose={choose}
              />
            }
          >
            <DatesOfDay
              key={day}
              day={day}
              dates={datesOn(day)}
              coming={<ComingDays day={day} days={within(days.keys())} words={wordsOf} onChoose={choose} />}
            />
          </CalendarAndDay>
        </>
      )}
    </Page>
  );
}

/** What falls on a month, with the signs that stand for it in the calendar. */
function Legend({ month, dates }: { month: string; dates: readonly LicenseDate[] }) {
  const [expiries = { amount: 0 }, checks = { amount: 0 }] = marksOf(dates);
  return (
    <Group gap={4} c="dimmed">
      <span>{formatMonth(month)}:</span>
      {expiryIcon}
      <span>{count(expiries.amount, 'expiry', 'expiries')},</span>
      {checkIcon}
      <span>{count(checks.amount, 'check')}</span>
    </Group>
  );
}

/** What falls on each day; undefined until the licenses are there. */
function useDates(
  licenses: readonly DatedLicense[] | undefined,
  monitors: readonly Monitor[] | undefined,
  types: readonly LicenseType[] | undefined,
  shown: Shown,
  today: string,
) {
  return useMemo(
    () =>
      licenses &&
      datesByDay(licenses, monitors ?? [], feesOf(types ?? []), shown, Date.parse(`${today}T12:00:00`)),
    [licenses, monitors, types, shown, today],
  );
}

/** How many expire on a day, and how many are checked. */
function marksOf(dates: readonly LicenseDate[]) {
  const expiries = dates.filter(({ kind }) => kind === 'expiry').length;
  return [
    { amount: expiries, icon: expiryIcon },
    { amount: dates.length - expiries, icon: checkIcon },
  ];
}
