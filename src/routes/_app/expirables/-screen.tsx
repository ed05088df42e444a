import { IconMail, IconMailForward } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useMemo } from 'react';
import { describeError } from '@/api/errors';
import { uploadFile } from '@/api/operations.gen';
import { useReadBlocked } from '@/api/permissions';
import { type Expirable, expirableWords, screenOf } from '@/domain/expirables';
import { expirableList, type ExpirableParams } from '@/features/expirables/list';
import { countByWindow, expirablesIn, matching } from '@/features/expirables/rows';
import { expirableWindows, windowWords } from '@/domain/expirable-kinds';
import { expirablesKey, readOn, useWalk, type Walk } from '@/features/expirables/walk';
import { askedSoFar } from '@/features/follow-up/asked';
import { expirableSubject } from '@/features/follow-up/expirable-subject';
import { followUpsOptions, latestFollowUps } from '@/features/follow-up/kept';
import { openAttempt, openAttempts } from '@/features/follow-up/open';
import { useStore } from '@/lib/store';
import { ListPage } from '@/table/list-page';
import type { Filters } from '@/table/list/filters';
import { ListCount, useListCount } from '@/table/list/list-count';
import { type Listed, useListOf } from '@/table/list/use-list';
import { Button } from '@/ui/button';
import { CountLinks } from '@/ui/count-links';
import { lazyComponent } from '@/ui/lazy-component';
import type { MenuItem } from '@/ui/menu';
import { LinkTabs } from '@/ui/page';
import { SkeletonRows } from '@/ui/route-states';
import { expirableColumns } from './-columns';
import { writeReminder, writeReminders } from './-reminders';
import { rowsOfList } from './-rows';
import { WalkState } from './-walk-state';

// Its styles and the writer of its files come with it.
const ExpirableCalendar = lazyComponent(async () => (await import('./-calendar')).ExpirableCalendar);

const rowId = ({ key }: Expirable) => key;
const recordPage = (row: Expirable) => screenOf(row);

const actionsOf = (row: Expirable): MenuItem[] => [
  { label: 'Write a reminder', needs: uploadFile, run: () => writeReminder(row) },
  { label: 'Log an attempt', needs: uploadFile, run: () => openAttempt(expirableSubject(row)) },
];

interface ExpirablesScreenProps {
  calendar: boolean;
  /** The day that is open in the calendar. */
  day: string | undefined;
  onDay: (day: string) => void;
}

/** What expires: counts by window, the list or the calendar of the same filters, and how far the reading is. */
export function ExpirablesScreen({ calendar, day, onDay }: ExpirablesScreenProps) {
  const queryClient = useQueryClient();
  const reading = useWalk((walk) => walk.reading);
  const state = useWalk(stateOf);
  const error = useWalk((walk) => walk.error);
  const listed = useListOf(expirableList, rowsOfList);
  const { params } = listed.search;
  // What was asked already stands in the rows, for who may read it.
  const { isLoading: isAskedUnread } = useQuery({
    ...followUpsOptions(),
    enabled: useReadBlocked('Files') === undefined,
    retry: false,
  });
  // Whoever comes here wants what is so by now. While it reads, a second call does nothing.
  useEffect(() => void readOn(queryClient), [queryClient]);
  const all = useMemo(() => (reading ? expirablesIn(reading) : undefined), [reading]);
  const isPartial = state === 'reading';
  const followUps = useStore(latestFollowUps);
  const { asked } = params;
  // Which rows were asked about is no part of the reading: what is asked meanwhile leaves the rows of those that were not.
  useEffect(() => {
    if (asked) void queryClient.invalidateQueries({ queryKey: expirablesKey });
  }, [asked, followUps, queryClient]);
  // oxlint-disable-next-line react/exhaustive-deps -- `matching` goes by the follow-ups that were read last
  const shown = useMemo(() => all && matching(all, params, askedSoFar), [all, params, followUps]);
  // Rows that are known already come into the list a moment later.
  const mayHaveRows = isPartial || (asked !== undefined && isAskedUnread) || (shown?.length ?? 0) > 0;
  return (
    <ListPage
      title="Expirables"
      // Before the first record is read, a number of none would claim that nothing expires.
      subtitle={
        state !== 'read' && !all?.length ? (
          '\u00A0'
        ) : isPartial ? (
          <CountSoFar listed={listed} total={all?.length} />
        ) : undefined
      }
      listed={listed}
      columns={expirableColumns}
      rowId={rowId}
      rowLink={recordPage}
      rowActions={actionsOf}
      bulkActions={[
        {
          label: 'Write reminders',
          icon: IconMail,
          needs: uploadFile,
          run: writeReminders,
        },
        {
          label: 'Log attempts',
          icon: IconMailForward,
          needs: uploadFile,
          run: (selection) =>
            openAttempts(
              selection,
              (row) => ({
                label: `${row.owner.name}, ${expirableWords(row)}`,
                subject: () => expirableSubject(row),
                keptBy: expirableSubject(row),
              }),
              'expirable',
            ),
        },
      ]}
      total={all?.length}
      above={
        <>
          <WalkState />
          <LinkTabs
            label="Expirables"
            tabs={[
              { label: 'List', isCurrent: !calendar, change: { calendar: undefined, day: undefined } },
              { label: 'Calendar', isCurrent: calendar, change: { calendar: true } },
            ].map(({ change, ...tab }) => ({
              ...tab,
              to: '/expirables',
              search: (before: Record<string, unknown>) => ({ ...before, ...change }),
            }))}
          />
          <WindowCounts all={all} isPartial={isPartial} params={params} calendar={calendar} />
        </>
      }
      mayHaveRows={mayHaveRows}
      hasOwnOrder={calendar}
      replaceRowsWith={
        calendar ? (
          <Suspense fallback={<SkeletonRows rows={8} />}>
            <ExpirableCalendar rows={shown ?? []} isPartial={isPartial} day={day} onDay={onDay} />
          </Suspense>
        ) : undefined
      }
      empty={
        state === 'failed'
          ? failedWords(error, () => void readOn(queryClient))
          : { ...emptyWords[state === 'reading' ? 'read' : state], isUnread: !reading }
      }
    />
  );
}

const stateOf = ({ progress, error, reading, isCancelled }: Walk) =>
  error ? 'failed' : reading && !progress ? 'read' : isCancelled ? 'cancelled' : 'reading';

/** Why there is nothing, and the way to try again, in the place of the rows. */
const failedWords = (error: unknown, retry: () => void) => {
  const { title, text } = describeError(error);
  return {
    title: 'The providers could not be listed',
    text: [`${title}.`, text].filter(Boolean).join(' '),
    isUnread: true,
    action: (
      <Button variant="default" onClick={retry}>
        Try again
      </Button>
    ),
  };
};

const emptyWords = {
  cancelled: { title: 'Nothing read yet', text: 'Refresh above reads providers and facilities.' },
  read: {
    title: 'Nothing expires',
    text: 'Licenses, registrations, certifications, policies and attestations come here once they have a last day.',
  },
};

/** The count of a list that is still being read; nothing before it has one. */
function CountSoFar<F extends Filters, S extends string>(props: {
  listed: Listed<Expirable, F, S>;
  total: number | undefined;
}) {
  return useListCount(props) === undefined ? null : (
    <>
      <ListCount {...props} /> so far
    </>
  );
}

interface WindowCountsProps {
  all: readonly Expirable[] | undefined;
  isPartial: boolean;
  params: ExpirableParams;
  calendar: boolean;
}

/** How many lie in each window, by the other filters; each count is a link to exactly that many rows. */
function WindowCounts({ all, isPartial, params, calendar }: WindowCountsProps) {
  const { sortedBy: _by, sortDirection: _direction, window, ...others } = params;
  const followUps = useStore(latestFollowUps);
  const found = useMemo(
    () => all && matching(all, { ...others, window: undefined }, askedSoFar),
    // oxlint-disable-next-line react/exhaustive-deps -- `others` is another object each time; `params` is the same until the address is another, and `matching` goes by the follow-ups that were read last
    [all, params, followUps],
  );
  const counts = found && countByWindow(found);
  const view = calendar ? { calendar: true } : {};
  const search = (wanted?: string) => ({ ...others, ...(wanted && { window: wanted }), ...view });
  return (
    <CountLinks
      label="Expirables by day"
      to="/expirables"
      filters={search(window)}
      isPartial={isPartial}
      links={[
        { label: 'All', search: search(), amount: found?.length },
        ...expirableWindows.map((one) => ({
          label: windowWords[one],
          search: search(one),
          amount: counts && (counts.get(one) ?? 0),
        })),
      ]}
    />
  );
}
