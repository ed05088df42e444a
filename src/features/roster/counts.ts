import type { RosterKind } from './model/kind';
import { isNameAlone } from './model/on-file';
import {
  isDeactivatedOnFile,
  nameAloneWords,
  needsNothing,
  type CheckedRow,
  type ColumnFields,
  type Plan,
} from './model/rows';
import { unknownCounter, type UnknownValue } from './values/mapping';

/** Values that stay out for one reason. */
export interface LeftOutCount {
  reason: string;
  /** The keys of their fields. */
  fields: readonly string[];
  rows: number;
}

/** Words of a field that stand for nothing. */
export interface NothingCount {
  field: string;
  word: string;
  rows: number;
}

/** What is counted of rows that were checked; of each list the most frequent first. */
export interface RosterCounts {
  plans: Readonly<Record<Plan, number>>;
  /** Rows of which a value stays out. */
  partial: readonly CheckedRow[];
  /** How many rows come to nothing as they are, and may be corrected or imported later. */
  postponed: number;
  /** Rows of which nothing but the name says whom they are about. */
  nameAlone: readonly CheckedRow[];
  /** New records whose name another row has, or several on file have, and nothing tells whether it is somebody else. */
  namesakes: readonly CheckedRow[];
  /** Rows that say of nobody that they end, and are about somebody who is deactivated on file. */
  deactivated: readonly CheckedRow[];
  /** Rows of which a person has to decide, or has decided. */
  conflicting: readonly CheckedRow[];
  /** Why values stay out, each reason with how many rows have it. */
  leftOut: readonly LeftOutCount[];
  /** Which words stand for nothing, each with how many rows have it. */
  nothing: readonly NothingCount[];
  /** Texts that stand for no choice of their field. */
  unknown: readonly UnknownValue[];
  /** Texts that were taken for a choice that they name in other words. */
  taken: readonly UnknownValue[];
}

interface RowCounter {
  add: (row: CheckedRow) => void;
  counts: () => RosterCounts;
}

const mostFirst = (one: { rows: number }, other: { rows: number }) => other.rows - one.rows;

/** Counts rows one by one, so that a large file can be counted in slices. */
export function rowCounter(kind: RosterKind, columns: ColumnFields): RowCounter {
  const plans = {
    create: 0,
    same: 0,
    differs: 0,
    terminate: 0,
    decide: 0,
    joined: 0,
    none: 0,
    cannot: 0,
  } satisfies Record<Plan, number>;
  const partial: CheckedRow[] = [];
  const conflicting: CheckedRow[] = [];
  const nameAlone: CheckedRow[] = [];
  const namesakes: CheckedRow[] = [];
  const deactivated: CheckedRow[] = [];
  let postponed = 0;
  const reasons = new Map<string, { reason: string; fields: Set<string>; rows: number }>();
  const words = new Map<string, NothingCount>();
  const unknown = unknownCounter(kind, columns);
  const columnOf = new Map(columns.map((field, index) => [field, index] as const).toReversed());

  function addLeftOut(row: CheckedRow): void {
    const leftOutValues = Object.entries(row.leftOut);
    if (leftOutValues.length === 0) return;
    partial.push(row);
    for (const [field, reason] of leftOutValues) {
      const count = reasons.get(reason) ?? { reason, fields: new Set(), rows: 0 };
      count.fields.add(field);
      reasons.set(reason, count);
    }
    for (const reason of new Set(leftOutValues.map(([, one]) => one))) {
      const count = reasons.get(reason);
      if (count) count.rows += 1;
    }
  }

  return {
    add(row) {
      plans[row.plan] += 1;
      if (row.plan === 'none' && !needsNothing(row)) postponed += 1;
      if (row.plan === 'create' && row.why) {
        if (isNameAlone(kind.identities(row.values))) nameAlone.push(row);
        if (row.why !== nameAloneWords) namesakes.push(row);
      }
      if (isDeactivatedOnFile(row)) deactivated.push(row);
      if (row.conflicts.length > 0 || row.perhaps) conflicting.push(row);
      addLeftOut(row);
      for (const field of row.emptied) {
        const word = row.cells[columnOf.get(field) ?? -1]?.trim() ?? '';
        const name = `${field} ${word}`;
        const count = words.get(name) ?? { field, word, rows: 0 };
        count.rows += 1;
        words.set(name, count);
      }
      unknown.add(row);
    },
    counts: () => ({
      plans,
      partial,
      conflicting,
      postponed,
      nameAlone,
      namesakes,
      deactivated,
      leftOut: [...reasons.values()]
        .map((count) => ({ ...count, fields: [...count.fields] }))
        .toSorted(mostFirst),
      nothing: [...words.values()].toSorted(mostFirst),
      unknown: unknown.values(),
      taken: unknown.taken(),
    }),
  };
}
