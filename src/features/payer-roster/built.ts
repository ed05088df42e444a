import {
  fieldsOf,
  isAbout,
  missingValues,
  type EndedRow,
  type MissingValues,
  type PayerColumnSet,
  type PayerRow,
  type RosterContent,
} from '@/domain/payer-roster';
import {
  comparableRows,
  endedRows,
  rosterChanges,
  type Comparison,
  type RosterChanges,
} from '@/domain/payer-roster-changes';
import {
  licenseDoubts,
  payerRows,
  whyEnded,
  type LicenseDoubts,
  type RosterChoice,
} from '@/domain/payer-roster-rows';
import type { RosterReading, Unread } from './read';
import type { RosterCounts, SentRoster } from './sent';

/** A roster as it stands now, beside the last one that was sent. */
export interface BuiltRoster {
  set: PayerColumnSet;
  /** Every row, with what became of it since the last roster. */
  rows: RosterContent['rows'];
  ended: readonly EndedRow[];
  changes: RosterChanges;
  counts: RosterCounts;
  missing: readonly MissingValues[];
  doubts: readonly LicenseDoubts[];
  unread: readonly Unread[];
  /** Headings of columns that the last roster did not have: their values are not compared. */
  uncompared: readonly string[];
}

/**
 * The roster that a reading gives, by the columns of a set, compared with the last one. Rows of whoever could not be read
 * stay as they were sent last: nobody is told to have left because of a failed read. `termDay` stands in for the day of
 * rows that ended on a day that nobody recorded.
 */
export function builtRoster(
  set: PayerColumnSet,
  choice: RosterChoice,
  reading: RosterReading,
  last: SentRoster | undefined,
  termDay?: string,
): BuiltRoster {
  const failed = new Set(reading.unread.map(({ id }) => id));
  const earlier = last ? fieldsOf(last.set) : [];
  const shared = fieldsOf(set).filter(({ key }) => earlier.some((field) => field.key === key));
  const both = (about: 'group' | 'plan' | 'location') =>
    isAbout(set, about) && (!last || isAbout(last.set, about));
  const comparison: Comparison = {
    fields: shared.filter(({ about }) => about !== 'change').map(({ key }) => key),
    byGroup: both('group'),
    byPlan: both('plan'),
    byPlace: both('location'),
  };
  const before = comparableRows((last?.rows ?? []).map(withoutAction), comparison);
  const kept = before.filter(({ id }) => failed.has(id));
  const now = [...payerRows(set, choice, reading).filter(({ id }) => !failed.has(id)), ...kept];
  const changes = rosterChanges(before, now, comparison);
  const ended = endedRows(changes.ended, (row) => {
    const { day, reason } = whyEnded(row, reading, last?.day);
    return { day: day ?? termDay, reason };
  }).map((row) => (row.day || !termDay ? row : { ...row, day: termDay }));
  const added = new Set(changes.adds);
  const changed = new Set(changes.changes.map(({ row }) => row));
  const rows = now.map((row) =>
    added.has(row)
      ? { ...row, action: 'add' as const }
      : changed.has(row)
        ? { ...row, action: 'change' as const }
        : row,
  );
  return {
    set,
    rows,
    ended,
    changes,
    counts: {
      rows: now.length,
      providers: new Set(now.map(({ id }) => id)).size,
      adds: changes.adds.length,
      changes: changes.changes.length,
      terms: ended.length,
      same: changes.same.length,
    },
    missing: missingValues({ set, rows: now, ended }),
    doubts: licenseDoubts(set, now, reading),
    unread: reading.unread,
    uncompared: last
      ? set.columns
          .filter(({ field }) => earlier.every(({ key }) => key !== field))
          .map(({ heading }) => heading)
      : [],
  };
}

function withoutAction(sent: SentRoster['rows'][number]): PayerRow {
  const { action: _, ...row } = sent;
  return row;
}
