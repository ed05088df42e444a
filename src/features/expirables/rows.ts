import { cursorListOptions, type FetchPage } from '@/api/paging';
import { omitEmpty } from '@/api/query';
import {
  type Asked,
  expirableKinds,
  kindWords,
  windowWords,
  type ExpirableWindow,
} from '@/domain/expirable-kinds';
import { type Expirable, expirablesOf } from '@/domain/expirables';
import { localDay } from '@/lib/dates';
import type { ListRows } from '@/table/list/list-spec';
import type { Reading } from './kept';
import type { ExpirableParams } from './list';
import { expirablesKey, lastReading } from './walk';

/** Expirables by the reading that they are of: what is made of thousands of records is made once for a day. */
const made = new WeakMap<Reading, { today: string; rows: readonly Expirable[] }>();

/** All expirables of a reading as of today, the earliest first. */
export function expirablesIn(reading: Reading, today: string = localDay()): readonly Expirable[] {
  const before = made.get(reading);
  if (before?.today === today) return before.rows;
  const rows = reading.owners
    .flatMap(({ owner, listed, info = [] }) => expirablesOf(owner, [...listed, ...info], today))
    .toSorted(byDay);
  made.set(reading, { today, rows });
  return rows;
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

const byDay = (one: Expirable, other: Expirable): number =>
  compare(one.until, other.until) || compare(one.key, other.key);

/** What the table, the calendar and the counts are asked, without an order. */
export type ExpirableQuestion = Omit<ExpirableParams, 'sortedBy' | 'sortDirection'>;

/** Whether somebody asked about an expirable, as far as that is known; `version` is another one once more is. */
export interface AskedSoFar {
  of: (row: Expirable) => Asked;
  version: () => unknown;
}

const unknown: AskedSoFar = { of: () => 'no', version: () => undefined };

/** Those that a question means, in the order in which they are given. */
export function matching(
  rows: readonly Expirable[],
  question: ExpirableQuestion,
  askedSoFar = unknown,
): Expirable[] {
  const { window, kind, state, type, asked } = question;
  const find = question.find?.toLowerCase();
  return rows.filter(
    (row) =>
      (!window || row.window === window) &&
      (!kind || kind.includes(row.kind)) &&
      (!state || state.some((code) => code === stateOf(row))) &&
      (!type || type.includes(row.owner.type)) &&
      (!asked || asked.includes(askedSoFar.of(row))) &&
      (!find ||
        [row.owner.name, row.what, kindWords[row.kind], row.owner.type]
          .join('\n')
          .toLowerCase()
          .includes(find)),
  );
}

/** The code of the state that an expirable is of, else of its owner's practice. */
export const stateOf = ({ state, owner }: Pick<Expirable, 'state' | 'owner'>): string => state || owner.state;

const placeOf = (kind: Expirable['kind']): number => expirableKinds.indexOf(kind);

const isLapsed = ({ window }: Expirable): boolean => window === 'overdue';

/**
 * What has lapsed, the newest first, which can still be chased, where what lapsed years ago seldom can; then what comes, the soonest
 * first. `rows` are in the order of their days.
 */
function byUrgency(rows: readonly Expirable[]): Expirable[] {
  return [...rows.filter(isLapsed).toReversed(), ...rows.filter((row) => !isLapsed(row))];
}

/** The rows that a question means, in its order; within it by day. */
export function arranged(
  rows: readonly Expirable[],
  params: ExpirableParams,
  askedSoFar = unknown,
): Expirable[] {
  const { sortedBy, sortDirection, ...question } = params;
  const found = matching(rows, question, askedSoFar);
  const sign = sortDirection === 'Desc' ? -1 : 1;
  if (sortedBy === 'Day' || sortedBy === 'Urgency') {
    const inOrder = sortedBy === 'Day' ? found : byUrgency(found);
    return sign > 0 ? inOrder : inOrder.toReversed();
  }
  const order =
    sortedBy === 'Kind'
      ? (one: Expirable, other: Expirable) => placeOf(one.kind) - placeOf(other.kind)
      : (one: Expirable, other: Expirable) => collator.compare(one.owner.name, other.owner.name);
  return found.toSorted((one, other) => sign * order(one, other));
}

const collator = new Intl.Collator('en');

/** As many as the service gives at once: a table of ten thousand rows would be drawn for as long as a blink. */
const rowsInPage = 250;

/** The rows of the list, out of what was read last, in pages: a reading that goes on has them made anew. */
export function expirableRows(params: ExpirableParams, askedSoFar = unknown): ListRows<Expirable> {
  let latest: { of: readonly Expirable[]; by: unknown; rows: readonly Expirable[] } | undefined;
  const fetchPage: FetchPage<Expirable> = async (cursor) => {
    const reading = await lastReading();
    const all = reading ? expirablesIn(reading) : [];
    // What was asked meanwhile is another question to each row.
    const by = askedSoFar.version();
    if (latest?.of !== all || latest.by !== by)
      latest = { of: all, by, rows: arranged(all, params, askedSoFar) };
    const { rows } = latest;
    const from = Number(cursor ?? 0);
    const next = from + rowsInPage;
    const items = rows.slice(from, next);
    return { items, totalCount: rows.length, ...(next < rows.length && { nextCursor: String(next) }) };
  };
  const key = [...expirablesKey, localDay(), omitEmpty(params)];
  return { query: cursorListOptions<Expirable>({ key, fetchPage, staleTime: Infinity }), fetchPage };
}

/** How many of the rows lie in each window. */
export function countByWindow(rows: readonly Expirable[]): Map<ExpirableWindow, number> {
  const counts = new Map<ExpirableWindow, number>();
  for (const { window } of rows) counts.set(window, (counts.get(window) ?? 0) + 1);
  return counts;
}

/** How many of the rows are of each kind, the most frequent first, in the order of kinds where they are as many. */
export function countByKind(rows: readonly Expirable[]) {
  const counts = new Map<Expirable['kind'], number>();
  for (const { kind } of rows) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].toSorted(
    ([one, amount], [other, others]) => others - amount || placeOf(one) - placeOf(other),
  );
}

/** The window of an expirable in words. */
export const windowName = ({ window }: Pick<Expirable, 'window'>): string => windowWords[window];
