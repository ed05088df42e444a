import { Group } from '@mantine/core';
import { type SettledWords, standingOf } from '@/domain/license-standing';
import { explainedFrom } from '@/domain/evidence/work-history';
import { daysUntil, formatDate, monthNumber, relativeDays } from '@/lib/dates';
import { count, textOf } from '@/lib/words';
import { statedDay } from '@/lib/stated-day';
import { statusLook, toneColors, toneIcons } from '@/ui/status-looks';
import type { Entry, Finding, Remark } from './definition';
import { valueAt } from '@/records/paths';

/** Credentials that end within so many days are pointed out, as licenses are (rules.md 13.3). */
const expiringDays = 90;

/** That what an entry says ends at the day under `path` has ended, or ends within 90 days. */
export const ends = (entry: Entry, path: string, verb?: 'expire' | 'end'): Remark[] =>
  endRemarks(statedDay(valueAt(entry, path)), verb);

/** That something with this last day, `YYYY-MM-DD`, has ended, or ends within 90 days; nothing without a day. */
export function endRemarks(day: string | undefined, verb: 'expire' | 'end' = 'expire'): Remark[] {
  const days = daysUntil(day);
  if (days === undefined || days > expiringDays) return [];
  const isOfEnd = true;
  if (days < 0)
    return [
      { tone: 'error', words: `${verb === 'expire' ? 'Expired' : 'Ended'} ${relativeDays(day)}`, isOfEnd },
    ];
  return [
    { tone: 'warning', words: `${verb === 'expire' ? 'Expires' : 'Ends'} ${relativeDays(day)}`, isOfEnd },
  ];
}

/** That the status of a license, as stated under `path`, is not good, or that nobody knows what it means (field.md 1.5). */
export function stands(entry: Entry, path: string, settled?: SettledWords): Remark[] {
  const status = textOf(valueAt(entry, path));
  const standing = standingOf(status, settled);
  if (!status || standing === 'good') return [];
  const { tone, label } = statusLook('standing', standing);
  const words = `“${status}”: ${label.toLowerCase()}`;
  return [{ tone, words, ...(standing === 'unknown' && { unknownStatus: status }) }];
}

interface Span {
  from: string;
  until: string;
}

interface Gap extends Span {
  /** Whole months in which nothing is known. */
  months: number;
}

/**
 * The gaps of more than six months (field.md 2.9) between entries with `startDate` and `endDate`, from the first to
 * `today` (`YYYY-MM-DD`); explained ones, entries of the type `Gap`, count as filled. An entry without an end, or of the
 * current employer, lasts until today. Entries without a start say nothing about time.
 */
export function gapsIn(entries: readonly Entry[], today: string): Gap[] {
  const spans = entries
    .flatMap((entry) => {
      const from = statedDay(entry['startDate']);
      const until = statedDay(entry['endDate']);
      return from ? [{ from, until: until && entry['isCurrentEmployer'] !== true ? until : today }] : [];
    })
    .toSorted((one, other) => one.from.localeCompare(other.from));
  const gaps: Gap[] = [];
  const [first] = spans;
  if (!first) return gaps;
  let reached = first.until;
  const add = (until: string, months: number) => {
    if (months > explainedFrom) gaps.push({ from: reached, until, months });
  };
  for (const { from, until } of spans) {
    add(from, monthNumber(from) - monthNumber(reached) - 1);
    if (until > reached) reached = until;
  }
  // The month of today is not over, but nothing is known of it.
  add(today, monthNumber(today) - monthNumber(reached));
  return gaps;
}

/** The gaps of a work history, each with the entry that would explain it. */
export function gapFindings(entries: readonly Entry[], today: string): Finding[] {
  return gapsIn(entries, today).map(({ from, until, months }) => ({
    tone: 'warning',
    words: `Gap of ${count(months, 'month')}, ${formatDate(from)} to ${formatDate(until)}, without an explanation`,
    draft: {
      label: 'Explain this gap',
      values: { workHistoryType: 'Gap', startDate: from, endDate: until },
    },
  }));
}

/** That a number or registration is stated not to be active. */
export function inactive(entry: Entry): Remark[] {
  return valueAt(entry, 'nonVerifiedInfo.isActive') === false
    ? [{ tone: 'warning', words: 'Not active' }]
    : [];
}

/** What to stop at, in a word, an icon and a colour. */
export function RemarkText({ remark: { tone, words } }: { remark: Remark }) {
  const ToneIcon = toneIcons[tone];
  return (
    <Group gap="xs" wrap="nowrap" c={toneColors[tone]}>
      <ToneIcon size={14} aria-hidden /> {words}
    </Group>
  );
}
