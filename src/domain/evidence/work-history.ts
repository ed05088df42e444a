import { formatMonth, localDay, monthNumber } from '@/lib/dates';
import { count, textOf } from '@/lib/words';
import { statedDay } from '@/lib/stated-day';

type Facts = Record<string, unknown>;

/** Gaps of more months, not days, than these are explained, the longer ones in writing (field.md 2.9). */
export const explainedFrom = 6;
const writtenFrom = 12;
const requiredYears = 5;

export interface HistoryGap {
  /** Without a full stop. */
  text: string;
  /** An explanation in writing closes it, beside an entry. */
  needsDocument: boolean;
}

interface Circumstances {
  /** The instant that counts as now, in milliseconds. */
  from: number;
  /** `YYYY-MM-DD` of the first license: a shorter history is asked for where that is less than five years ago. */
  licensedSince?: string | undefined;
  /** Whether an explanation in writing is on file. */
  hasDocument?: boolean;
}

const monthWords = (month: number) =>
  formatMonth(
    `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}`,
  );

/** Whether work is said to be over, and not when it ended: it may have left a gap. */
const hasLostEnd = (entry: Facts) =>
  entry['isCurrentEmployer'] === false &&
  statedDay(entry['endDate']) === undefined &&
  statedDay(entry['startDate']) !== undefined;

/**
 * What is missing of a work history of five years, or since licensure where that is shorter (field.md 2.9): that it does
 * not reach back so far, each gap of more than six months that no entry explains, and each of more than a year that is
 * not explained in writing; and the end of work that is over. Takes the entries as the service gives them.
 */
export function workHistoryGaps(
  entries: readonly Facts[],
  { from, licensedSince, hasDocument = false }: Circumstances,
): HistoryGap[] {
  const today = localDay(from);
  const fiveYears = `${Number(today.slice(0, 4)) - requiredYears}${today.slice(4)}`;
  const begin = monthNumber(licensedSince && licensedSince > fiveYears ? licensedSince : fiveYears);
  const now = monthNumber(today);
  const times = entries
    .flatMap((entry) => {
      const start = statedDay(entry['startDate']);
      const end = entry['isCurrentEmployer'] === true ? today : statedDay(entry['endDate']);
      if (!start) return [];
      const isGap = entry['workHistoryType'] === 'Gap' || textOf(entry['gapExplanation']) !== '';
      return [{ start: monthNumber(start), end: monthNumber(end ?? today), isGap }];
    })
    .toSorted((one, other) => one.start - other.start);
  const first = times[0];
  if (!first) return [{ text: 'No work history on file', needsDocument: false }];
  const gaps: HistoryGap[] = entries.filter(hasLostEnd).map((entry) => ({
    text: `${textOf(entry['name']) || 'Work'}, since ${formatMonth(statedDay(entry['startDate']) ?? '')}: over, and its end is not on file`,
    needsDocument: false,
  }));
  const add = (start: number, end: number, text: string) => {
    // Whole months in which nothing is known, between the month of one entry and that of the next.
    const months = end - start - 1;
    if (months <= explainedFrom) return;
    const needsDocument = months > writtenFrom;
    gaps.push({
      text: `${text}, ${count(months, 'month')}: ${needsDocument ? 'a written explanation is missing' : 'an explanation is missing'}`,
      needsDocument,
    });
  };
  if (first.start > begin)
    add(
      begin - 1,
      first.start,
      `The work history begins in ${monthWords(first.start)}, ${monthWords(begin)} is asked for`,
    );
  let covered = Math.max(first.start, begin);
  for (const { start, end, isGap } of times) {
    if (end < begin) continue;
    if (start > covered) add(covered, start, `A gap from ${monthWords(covered)} to ${monthWords(start)}`);
    // A gap that an entry explains is none, but for the document that a long one needs.
    const length = end - Math.max(start, begin);
    if (isGap && length > writtenFrom && !hasDocument)
      gaps.push({
        text: `The gap from ${monthWords(Math.max(start, begin))} to ${monthWords(end)}, ${count(length, 'month')}, is explained by an entry: a written explanation is missing`,
        needsDocument: true,
      });
    if (end > covered) covered = end;
  }
  if (now > covered) add(covered, now + 1, `Nothing since ${monthWords(covered)}`);
  return gaps;
}
