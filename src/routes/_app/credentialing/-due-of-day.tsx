import { queryOptions } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ProviderDueForRecredentialing } from '@/api/models';
import { listProvidersDueForRecredentialingPages } from '@/api/operations.gen';
import { readAll } from '@/api/paging';
import { calendarDay, daysUntil, formatDate, relativeDays } from '@/lib/dates';
import { count, fullName, userWords } from '@/lib/words';
import { LinkButton } from '@/ui/button';
import { RecordRow } from '@/ui/layout';
import { Status } from '@/ui/status';
import { DayList } from '@/features/calendar/day-list';
import type { ShownEvent } from '@/features/calendar/export-button';
import { drawnDays } from '@/features/calendar/month-calendar';
import { statusWords } from '@/features/credentialing/request-statuses';
import { Verbatim } from '@/ui/text';

type Due = ProviderDueForRecredentialing;

/** Who is due for recredentialing in the weeks of a month, `2026-11`: all of them. */
export function dueMonthOptions(month: string) {
  const { first, last } = drawnDays(month);
  const filters = { nextCredentialingDateOnOrAfter: first, nextCredentialingDateOnOrBefore: last };
  return queryOptions({
    queryKey: ['/providers/recredentialing/due', 'month', month],
    queryFn: ({ signal }) => readAll<Due>(listProvidersDueForRecredentialingPages(filters), signal),
  });
}

/** Who is due on each day. */
export function dueByDay(due: readonly Due[]): Map<string, Due[]> {
  const days = new Map<string, Due[]>();
  for (const provider of due) {
    const day = calendarDay(provider.nextCredentialingDate);
    if (!day) continue;
    const others = days.get(day);
    if (others) others.push(provider);
    else days.set(day, [provider]);
  }
  return days;
}

const fileOf = (id: string | undefined) => ({
  to: '/providers/$providerId' as const,
  params: { providerId: id ?? '' },
  search: { tab: 'credentialing' as const },
});

/** A due date as other calendars take it; a later date of the same provider takes its place. */
export function dueEvent(day: string, provider: Due): ShownEvent {
  const { id, requestId, currentEventStatus, owner } = provider;
  const request = requestId
    ? `A request is under way: ${statusWords(currentEventStatus ?? undefined).toLowerCase()}.`
    : 'No request is under way.';
  const by = userWords(owner);
  return {
    uid: `recredentialing-${id}`,
    day,
    title: `Recredentialing due: ${fullName(provider)}`,
    text: by ? `${request} Owner: ${by}.` : request,
    page: fileOf(id),
  };
}

/** How many of these have no request under way. */
export const withoutRequest = (due: readonly Due[]): number =>
  due.filter(({ requestId }) => !requestId).length;

/** Who is due on a day, in words: `3 providers due, 2 without a request`. */
export function dueWords(due: readonly Due[]): string {
  const without = withoutRequest(due);
  const words = `${count(due.length, 'provider')} due`;
  return without > 0 ? `${words}, ${without} without a request` : words;
}

interface DueOfDayProps {
  day: string;
  due: readonly Due[];
  /** What comes after a day on which nobody is due. */
  coming: ReactNode;
}

/** The providers who are due on a day, each leading to the file, and to the request that is under way. */
export function DueOfDay({ day, due, coming }: DueOfDayProps) {
  const isPast = (daysUntil(day) ?? 0) < 0;
  return (
    <DayList
      title={`${formatDate(day)}: ${dueWords(due)}`}
      coming={due.length === 0 && coming}
      actions={
        due.length > 0 && (
          <LinkButton
            size="xs"
            variant="subtle"
            to="/credentialing/due"
            search={{ nextCredentialingDateOnOrAfter: day, nextCredentialingDateOnOrBefore: day }}
          >
            Open as a list
          </LinkButton>
        )
      }
      rows={due.map((provider, index) => (
        <RecordRow
          key={provider.id ?? index}
          end={
            provider.requestId ? (
              <Link to="/credentialing/$requestId" params={{ requestId: provider.requestId }}>
                <Status of="request" value={provider.currentEventStatus} />
              </Link>
            ) : (
              <span className="mute">No request yet</span>
            )
          }
        >
          <Link {...fileOf(provider.id)}>
            <Verbatim>{fullName(provider)}</Verbatim>
          </Link>{' '}
          <span className="mute">{userWords(provider.owner)}</span>
        </RecordRow>
      ))}
    >
      {due.length === 0
        ? 'Nobody is due on this day.'
        : isPast && `This day has passed: it was due ${relativeDays(day)}.`}
    </DayList>
  );
}
