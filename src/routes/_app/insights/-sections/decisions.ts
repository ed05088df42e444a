import type { EventLogEntry } from '@/api/models';
import { decisionOf, kindNames, whoDid, type DecisionKind } from '@/features/decisions/decisions';
import { addDays } from '@/lib/dates';
import { midnight, stretchOf, type Stretch } from '../-periods';
import { dayOf, eventsSince } from '../-log';
import type { AggregationOptions } from '../-aggregate';

/** Decisions of one person. */
interface Person {
  byKind: Map<DecisionKind, number>;
  byDay: Map<string, number>;
}

export interface DecisionSum {
  people: Map<string, Person>;
  /** The day of the oldest entry that was read. */
  first: string | undefined;
  /** The time of the newest one, and of the oldest. */
  last: string | undefined;
  oldest: string | undefined;
}

/** Adds a page of the event log to the decisions. */
export function addDecisions(sum: DecisionSum, entries: readonly EventLogEntry[]): void {
  for (const entry of entries) {
    const day = dayOf(entry);
    if (day === undefined) continue;
    if (sum.first === undefined || day < sum.first) sum.first = day;
    // They come the newest first.
    sum.last ??= entry.timestamp;
    sum.oldest = entry.timestamp;
    const kind = decisionOf(entry);
    if (!kind) continue;
    const who = whoDid(entry);
    const person = sum.people.get(who) ?? { byKind: new Map(), byDay: new Map() };
    sum.people.set(who, person);
    person.byKind.set(kind, (person.byKind.get(kind) ?? 0) + 1);
    person.byDay.set(day, (person.byDay.get(day) ?? 0) + 1);
  }
}

/** Decisions as they are now, whatever is added later. */
function copyDecisions(sum: DecisionSum): DecisionSum {
  const people = [...sum.people].map(
    ([who, { byKind, byDay }]) => [who, { byKind: new Map(byKind), byDay: new Map(byDay) }] as const,
  );
  return { ...sum, people: new Map(people) };
}

const decisionsKey = (from: string) => ['insights', 'decisions', from];

/** Decisions since a day. */
export function decisionsSince(from: string): AggregationOptions<EventLogEntry, DecisionSum> {
  return {
    key: decisionsKey(from),
    fetchPage: eventsSince(from, kindNames),
    start: () => ({ people: new Map(), first: undefined, last: undefined, oldest: undefined }),
    add: (sum, entries) => {
      addDecisions(sum, entries);
      return false;
    },
    copy: copyDecisions,
  };
}

export interface PersonRow {
  who: string;
  all: number;
  byKind: Partial<Record<DecisionKind, number>>;
  /** On which something was decided. */
  days: number;
}

/** Who decided how much, whoever decided most first. */
export function peopleOf({ people }: DecisionSum): PersonRow[] {
  return [...people]
    .map(([who, { byKind, byDay }]) => ({
      who,
      all: sumOf(byKind.values()),
      byKind: Object.fromEntries(byKind),
      days: byDay.size,
    }))
    .toSorted((one, other) => other.all - one.all || one.who.localeCompare(other.who));
}

export interface TimeRow {
  stretch: Stretch;
  all: number;
  /** On which somebody decided something. */
  days: number;
  /** By person, in the order that was asked for. */
  by: number[];
  /** Of everybody else. */
  others: number;
}

/** Decisions by stretch of time, in all and of these people. */
export function timesOf(
  { people }: DecisionSum,
  stretches: readonly Stretch[],
  who: readonly string[],
): TimeRow[] {
  const rows = stretches.map((stretch) => ({
    stretch,
    all: 0,
    days: new Set<string>(),
    by: who.map(() => 0),
    others: 0,
  }));
  const byKey = new Map(rows.map((row) => [row.stretch.key, row]));
  for (const [name, { byDay }] of people) {
    const index = who.indexOf(name);
    for (const [day, amount] of byDay) {
      const row = byKey.get(stretchOf(stretches, day)?.key ?? '');
      if (!row) continue;
      row.all += amount;
      row.days.add(day);
      if (index >= 0) row.by[index] = (row.by[index] ?? 0) + amount;
      else row.others += amount;
    }
  }
  return rows.map(({ days, ...row }) => ({ ...row, days: days.size }));
}

/** Which decisions are looked at, as the address says it: `ana@x.example|AlertDismissed|2026-11`, `||2026-11`. */
export interface Drilldown {
  /** Everybody where it is empty. */
  who: string;
  /** Who is left out where `who` is `others`. */
  charted: readonly string[];
  /** All kinds without one. */
  kind: DecisionKind | undefined;
  /** The whole period without one. */
  stretch: Stretch | undefined;
}

/** In the place of a person: whoever has no series of their own. */
export const others = '*';

/** What the figure stands for whose rows the address names: `who|kind|stretch`. */
export function drilldownOf(
  rows: string,
  stretches: readonly Stretch[],
  charted: readonly string[],
): Drilldown {
  const [who = '', kind, key] = rows.split('|');
  return {
    who,
    charted: who === others ? charted : [],
    kind: kindNames.find((name) => name === kind),
    stretch: stretches.find((stretch) => stretch.key === key),
  };
}

/**
 * The decisions of one person, or of all, in a period. The log has no filter by person, so that its entries are read again
 * and sifted. They belong to the figures of the period, and lie between the newest entry that these have, `last`, and the
 * `oldest`, where the reading was stopped there: a figure has exactly its rows, whenever they are opened.
 */
export function decisionsOf(
  { who, charted, kind, stretch }: Drilldown,
  span: Pick<Stretch, 'from' | 'to'>,
  { last, oldest }: Partial<Pick<DecisionSum, 'last' | 'oldest'>> = {},
): AggregationOptions<EventLogEntry, EventLogEntry[]> {
  const { from, to } = stretch ?? span;
  const end = midnight(addDays(to, 1) ?? to);
  const until =
    last !== undefined && Date.parse(last) < end
      ? { before: last, beforeInclusive: true }
      : { before: new Date(end).toISOString(), beforeInclusive: false };
  const isCounted = ({ timestamp = '' }: EventLogEntry) =>
    oldest === undefined || Date.parse(timestamp) >= Date.parse(oldest);
  const isTheirs = (name: string) => (who === others ? !charted.includes(name) : !who || name === who);
  return {
    key: [...decisionsKey(span.from), 'rows', who, charted, kind, from, until.before, oldest],
    fetchPage: eventsSince(from, kind ? [kind] : kindNames, until),
    start: () => [],
    add: (found, entries) => {
      found.push(
        ...entries.filter((entry) => decisionOf(entry) && isCounted(entry) && isTheirs(whoDid(entry))),
      );
      return false;
    },
    copy: (found) => [...found],
  };
}

const sumOf = (amounts: Iterable<number>) => [...amounts].reduce((sum, amount) => sum + amount, 0);
