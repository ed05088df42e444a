import type { QueryClient } from '@tanstack/react-query';
import { cursorListOptions, type FetchPage } from '@/api/paging';
import { omitEmpty } from '@/api/query';
import { currentUser } from '@/api/session';
import {
  type Attempt,
  attemptsMade,
  countedAttempts,
  daysSilent,
  dueOn,
  dueWindow,
  type FollowUp,
  type MadeLetter,
  unsentLetters,
} from '@/domain/follow-up';
import { type DueWindow, subjectWords } from '@/domain/follow-up-kinds';
import { localDay } from '@/lib/dates';
import type { ListRows } from '@/table/list/list-spec';
import { followUpPath } from './file';
import { followUpsKey, followUpsOptions, type FollowUps, latestFollowUps } from './kept';
import type { FollowUpParams } from './list';

/** A follow-up as its list has it. */
export interface FollowUpRow {
  /** The path of its file. */
  key: string;
  followUp: FollowUp;
  window: DueWindow;
  /** How many attempts count, and the last of them. */
  attempts: number;
  last: Attempt | undefined;
  /** The first letter that was made and not sent. */
  letter: MadeLetter | undefined;
  silent: number | undefined;
  /** When it is looked at next, `YYYY-MM-DD`. */
  due: string | undefined;
  /** Who asked last, or set the next step where nobody has asked. */
  owner: string;
}

/** A follow-up as a row, as of a day, `YYYY-MM-DD`. */
export function rowOf(followUp: FollowUp, today: string): FollowUpRow {
  const made = countedAttempts(followUp);
  const last = made.at(-1);
  const [letter] = unsentLetters(followUp);
  return {
    key: followUpPath(followUp.subject),
    followUp,
    window: dueWindow(followUp, today),
    attempts: attemptsMade(followUp),
    last,
    letter,
    silent: daysSilent(followUp, today),
    due: dueOn(followUp),
    owner: last?.by ?? followUp.next?.by ?? letter?.by ?? '',
  };
}

/** All follow-ups as rows as of today; one of which no attempt is left that counts, and no letter to send, is none. Throws `ApiError` where they cannot be listed. */
export async function readRows(queryClient: QueryClient): Promise<FollowUpRow[]> {
  const { all } = await queryClient.fetchQuery(followUpsOptions());
  return rowsIn(all);
}

/** The rows of what was read. */
export function rowsIn(all: FollowUps['all'], today: string = localDay()): FollowUpRow[] {
  return Object.values(all)
    .map((followUp) => rowOf(followUp, today))
    .filter(({ attempts, letter }) => attempts > 0 || letter !== undefined);
}

/** Who asked last, or which payers are followed up, in what was read last. */
export function knownValues(what: 'owner' | 'payer'): string[] {
  const values = rowsIn(latestFollowUps.get()).map(({ owner, followUp }) =>
    what === 'owner' ? owner : (followUp.subject.payer ?? ''),
  );
  return [...new Set(values)].filter(Boolean).toSorted((one, other) => one.localeCompare(other));
}

export type FollowUpQuestion = Omit<FollowUpParams, 'sortedBy' | 'sortDirection'>;

/** The rows that a question means. Closed ones only where it asks for them. */
export function matching(rows: readonly FollowUpRow[], question: FollowUpQuestion): FollowUpRow[] {
  const { window, kind, mine, owner, payer } = question;
  const find = question.find?.toLowerCase();
  const me = currentUser()?.email.toLowerCase();
  return rows.filter(({ window: due, owner: by, followUp: { subject }, last, letter }) => {
    if (window ? !window.includes(due) : due === 'closed') return false;
    if (kind && !kind.includes(subject.kind)) return false;
    if (mine && by.toLowerCase() !== me) return false;
    if (owner && !owner.includes(by)) return false;
    if (payer && !payer.includes(subject.payer ?? '')) return false;
    const asked = last ?? letter;
    const words = [subject.name, subject.what, subjectWords[subject.kind], asked?.of, asked?.asked].join(
      '\n',
    );
    return !find || words.toLowerCase().includes(find);
  });
}

const collator = new Intl.Collator('en');
const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

const orders: Record<FollowUpParams['sortedBy'], (one: FollowUpRow, other: FollowUpRow) => number> = {
  Due: (one, other) => compare(one.due ?? '', other.due ?? ''),
  Silent: (one, other) => (one.silent ?? -1) - (other.silent ?? -1),
  Attempts: (one, other) => one.attempts - other.attempts,
  Name: (one, other) => collator.compare(one.followUp.subject.name, other.followUp.subject.name),
};

/** The rows that a question means, in its order; those that are closed come last. */
export function arranged(rows: readonly FollowUpRow[], params: FollowUpParams): FollowUpRow[] {
  const { sortedBy, sortDirection, ...question } = params;
  const sign = sortDirection === 'Desc' ? -1 : 1;
  return matching(rows, question).toSorted(
    (one, other) =>
      Number(one.window === 'closed') - Number(other.window === 'closed') ||
      sign * orders[sortedBy](one, other) ||
      compare(one.key, other.key),
  );
}

const rowsInPage = 250;

/** The rows of the list, in pages. */
export function followUpRows(params: FollowUpParams, queryClient: QueryClient): ListRows<FollowUpRow> {
  const fetchPage: FetchPage<FollowUpRow> = async (cursor) => {
    const rows = arranged(await readRows(queryClient), params);
    const from = Number(cursor ?? 0);
    const next = from + rowsInPage;
    const items = rows.slice(from, next);
    return { items, totalCount: rows.length, ...(next < rows.length && { nextCursor: String(next) }) };
  };
  const key = [...followUpsKey, 'rows', localDay(), omitEmpty(params)];
  return { query: cursorListOptions<FollowUpRow>({ key, fetchPage, staleTime: 20_000 }), fetchPage };
}

/** How many of the rows lie in each window. */
export function countByWindow(rows: readonly FollowUpRow[]): Map<DueWindow, number> {
  const counts = new Map<DueWindow, number>();
  for (const { window } of rows) counts.set(window, (counts.get(window) ?? 0) + 1);
  return counts;
}
