import type { EndedRow, PayerRow } from './payer-roster';

/** A row that says something else than on the last roster. */
export interface ChangedRow {
  before: PayerRow;
  row: PayerRow;
  /** The keys of the fields that differ. */
  fields: readonly string[];
}

/** What differs between two rosters. */
export interface RosterChanges {
  adds: readonly PayerRow[];
  ended: readonly PayerRow[];
  changes: readonly ChangedRow[];
  same: readonly PayerRow[];
}

/** What is compared of two rosters: what only one of them tells is not. */
export interface Comparison {
  fields: readonly string[];
  byGroup: boolean;
  byPlan: boolean;
}

/** By whom, in which group and with which plan rows are; the locations are told apart among those of one key. */
const keyOf = (person: string, { group = '', plan = '' }: PayerRow, { byGroup, byPlan }: Comparison) =>
  JSON.stringify([person, byGroup ? group : '', byPlan ? plan : '']);

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
 * What was added, ended and changed since the last roster. Rows are the same by provider, else by NPI, then by group and plan,
 * then by practice location: its id, its street, or that it is the only one left on both sides.
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
  for (const row of now) {
    const key = keyOf(person(row), row, comparison);
    present.set(key, [...(present.get(key) ?? []), row]);
  }
  const pairs = new Map<PayerRow, PayerRow>();
  const ended: PayerRow[] = [];
  for (const [key, rows] of earlier) {
    const left = paired(rows, present.get(key) ?? [], pairs);
    ended.push(...left);
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
  const gone = new Set(ended);
  const changed = new Map(changes.map((one) => [one.before, one.row]));
  return [...before.filter((row) => !gone.has(row)).map((row) => changed.get(row) ?? row), ...adds];
};

/** Whether a provider is still on the roster at another location, so that one location alone ended. */
export const isPlaceAlone = (row: PayerRow, now: readonly PayerRow[]): boolean =>
  now.some((other) => other.id === row.id && other.group === row.group && other.plan === row.plan);

/** Those that ended, each with the day and the reason that `why` gives of it. */
export const endedRows = (
  ended: readonly PayerRow[],
  now: readonly PayerRow[],
  why: (row: PayerRow) => Pick<EndedRow, 'day' | 'reason'>,
): EndedRow[] =>
  ended.map((row) =>
    isPlaceAlone(row, now)
      ? { ...row, isPlace: true, reason: 'Practice location removed' }
      : { ...row, ...why(row) },
  );
