import type { EndedRow, PayerRow } from './payer-roster';

/** A row that says something else than on the last roster. */
export interface ChangedRow {
  before: PayerRow;
  row: PayerRow;
  /** The keys of the fields that differ. */
  fields: readonly string[];
}

/** A row of the last roster that is on this one no more. */
export interface GoneRow {
  row: PayerRow;
  /** The id that its provider has now: another one where the provider was entered anew. */
  id: string;
  /** The provider is still on the roster at another location, in the same group and plan: one location alone ended. */
  isPlace: boolean;
}

/** What differs between two rosters. */
export interface RosterChanges {
  adds: readonly PayerRow[];
  ended: readonly GoneRow[];
  changes: readonly ChangedRow[];
  same: readonly PayerRow[];
}

/** What is compared of two rosters: what only one of them tells is not. */
export interface Comparison {
  fields: readonly string[];
  byGroup: boolean;
  byPlan: boolean;
  byPlace: boolean;
}

/** By whom, in which group and with which plan rows are; the locations are told apart among those of one key. */
const keyOf = (person: string, { group = '', plan = '' }: PayerRow, { byGroup, byPlan }: Comparison) =>
  JSON.stringify([person, byGroup ? group : '', byPlan ? plan : '']);

/** What tells a row from all others of a roster, as far as that is compared. */
const ownKeyOf = (person: string, row: PayerRow, comparison: Comparison) =>
  JSON.stringify([keyOf(person, row, comparison), (comparison.byPlace && row.place) || '']);

const effectiveOf = ({ values }: PayerRow) => values['effectiveDate'] ?? '9';

/**
 * The rows of the last roster as they would be without what is not compared. Where the payer has no columns of groups any more, rows
 * that only their groups told apart are one, and only one row meets them now: the others would seem to have ended. Of several the
 * one counts that is effective first, as where rows are made.
 */
export function comparableRows(before: readonly PayerRow[], comparison: Comparison): readonly PayerRow[] {
  const { byGroup, byPlan, byPlace } = comparison;
  if (byGroup && byPlan && byPlace) return before;
  const rows = new Map<string, PayerRow>();
  for (const { group, plan, place, ...rest } of before) {
    const row: PayerRow = {
      ...rest,
      ...(byGroup && group !== undefined && { group }),
      ...(byPlan && plan !== undefined && { plan }),
      ...(byPlace && place !== undefined && { place }),
    };
    const key = ownKeyOf(row.id, row, comparison);
    const known = rows.get(key);
    if (!known || effectiveOf(row) < effectiveOf(known)) rows.set(key, row);
  }
  return [...rows.values()];
}

const wordsIn = (text = '') =>
  text
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim();

const streetOf = ({ values }: PayerRow) =>
  wordsIn(
    `${values['addressLine1'] ?? ''} ${values['addressLine2'] ?? ''} ${(values['zipCode'] ?? '').slice(0, 5)}`,
  );

/** Who a row is about: the id of the provider on the last roster, also where the provider was entered anew, by the NPI. */
function personOf(before: readonly PayerRow[], now: readonly PayerRow[]): (row: PayerRow) => string {
  const earlier = new Set(before.map(({ id }) => id));
  const present = new Set(now.map(({ id }) => id));
  const byNpi = new Map<string, string>();
  for (const { id, npi } of before) if (npi && !present.has(id)) byNpi.set(npi, id);
  return ({ id, npi }) => (earlier.has(id) ? id : (byNpi.get(npi) ?? id));
}

/**
 * What was added, ended and changed since the last roster, of which `before` are the comparable rows. Rows are the same by provider,
 * else by NPI, then by group and plan, then by practice location: its id, its street, or that it is the only one left on both sides.
 */
export function rosterChanges(
  before: readonly PayerRow[],
  now: readonly PayerRow[],
  comparison: Comparison,
): RosterChanges {
  const person = personOf(before, now);
  const earlier = new Map<string, PayerRow[]>();
  for (const row of before) {
    const key = keyOf(row.id, row, comparison);
    earlier.set(key, [...(earlier.get(key) ?? []), row]);
  }
  const present = new Map<string, PayerRow[]>();
  const idNow = new Map<string, string>();
  /** Of rows that only what is not compared tells apart the first meets one of the last roster; the others are added. */
  const met = new Set<string>();
  for (const row of now) {
    const who = person(row);
    idNow.set(who, row.id);
    const own = ownKeyOf(who, row, comparison);
    if (met.has(own)) continue;
    met.add(own);
    const key = keyOf(who, row, comparison);
    present.set(key, [...(present.get(key) ?? []), row]);
  }
  const pairs = new Map<PayerRow, PayerRow>();
  const ended: GoneRow[] = [];
  for (const [key, rows] of earlier) {
    const there = present.get(key) ?? [];
    for (const row of paired(rows, there, pairs))
      ended.push({ row, id: idNow.get(row.id) ?? row.id, isPlace: there.length > 0 });
  }
  const adds: PayerRow[] = [];
  const changes: ChangedRow[] = [];
  const same: PayerRow[] = [];
  for (const row of now) {
    const one = pairs.get(row);
    const fields = one ? comparison.fields.filter((field) => differs(one, row, field)) : [];
    if (!one) adds.push(row);
    else if (fields.length > 0) changes.push({ before: one, row, fields });
    else same.push(row);
  }
  return { adds, ended, changes, same };
}

const differs = (one: PayerRow, other: PayerRow, field: string) =>
  (one.values[field] ?? '') !== (other.values[field] ?? '');

/** Pairs rows of one key by their location, into `pairs` by the present row; gives those of the last roster that are left. */
function paired(
  before: readonly PayerRow[],
  now: readonly PayerRow[],
  pairs: Map<PayerRow, PayerRow>,
): PayerRow[] {
  let left = [...before];
  let free = [...now];
  const pair = (isSame: (one: PayerRow, other: PayerRow) => boolean) => {
    for (const row of free) {
      const one = left.find((candidate) => isSame(candidate, row));
      if (!one) continue;
      pairs.set(row, one);
      left = left.filter((other) => other !== one);
      free = free.filter((other) => other !== row);
    }
  };
  pair((one, other) => one.place !== undefined && one.place === other.place);
  pair((one, other) => streetOf(one) === streetOf(other));
  if (left.length === 1 && free.length === 1) pair(() => true);
  pair((one, other) => one.place === undefined || other.place === undefined);
  return left;
}

/** The last roster with what was added, ended and changed since: the present one, in whatever order. */
export const withChanges = (
  before: readonly PayerRow[],
  { adds, ended, changes }: RosterChanges,
): PayerRow[] => {
  const gone = new Set(ended.map(({ row }) => row));
  const changed = new Map(changes.map((one) => [one.before, one.row]));
  return [...before.filter((row) => !gone.has(row)).map((row) => changed.get(row) ?? row), ...adds];
};

/** Those that ended, each with the day and the reason that `why` gives of it, which is asked by the id of today. */
export const endedRows = (
  ended: readonly GoneRow[],
  why: (row: PayerRow) => Pick<EndedRow, 'day' | 'reason'>,
): EndedRow[] =>
  ended.map(({ row, id, isPlace }) =>
    isPlace
      ? { ...row, isPlace: true, reason: 'Practice location removed' }
      : { ...row, ...why({ ...row, id }) },
  );
