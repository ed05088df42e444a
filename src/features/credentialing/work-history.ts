import { addDays, calendarDay, formatDate, localDay } from '@/lib/dates';
import { textOf } from '@/lib/words';

type Facts = Record<string, unknown>;

const day = 86_400_000;
/** A gap of more than six months has to be explained. */
const longestGap = 183;
const yearsAsked = 5;

/**
 * What is missing from a work history of five years: that it does not reach back so far, and each gap of more than six
 * months that no entry explains. Takes the entries as the service gives them and the instant that counts as now.
 */
export function workHistoryGaps(entries: readonly Facts[], from: number): string[] {
  const today = localDay(from);
  const begin = `${Number(today.slice(0, 4)) - yearsAsked}${today.slice(4)}`;
  const times = entries
    .flatMap((entry) => {
      const start = calendarDay(textOf(entry['startDate']));
      const end = entry['isCurrentEmployer'] === true ? today : calendarDay(textOf(entry['endDate']));
      return start ? [{ start, end: end ?? today }] : [];
    })
    .toSorted((a, b) => a.start.localeCompare(b.start));
  if (times.length === 0) return ['No work history is held'];
  const gaps: string[] = [];
  let covered = times[0]?.start ?? today;
  if (covered > begin && length(begin, covered) > longestGap)
    gaps.push(`The work history begins ${formatDate(covered)}, five years begin ${formatDate(begin)}`);
  for (const { start, end } of times) {
    if (start > covered && length(covered, start) > longestGap && start > begin)
      gaps.push(`A gap from ${formatDate(next(covered))} to ${formatDate(start)}`);
    if (end > covered) covered = end;
  }
  if (length(covered, today) > longestGap) gaps.push(`Nothing since ${formatDate(covered)}`);
  return gaps;
}

const length = (start: string, end: string) => (Date.parse(end) - Date.parse(start)) / day;
const next = (value: string) => addDays(value, 1) ?? value;
