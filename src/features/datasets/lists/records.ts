import type { ListDataset } from './types';

/** A record as the CSV file of its dataset has it. */
export interface ListRecord {
  /** The row of the file that it begins in, counted from 1. */
  line: number;
  /** The place of its table among those that are read. */
  table: number;
  /** By field, with a full stop for a field within a field; dates as `YYYY-MM-DD`. */
  fields: Record<string, string>;
  /** Fields of lists of objects, `aliases.fullName`; those of one list stand side by side. */
  lists?: Record<string, string[]>;
  /** What the dataset keeps under free names. */
  info?: Record<string, string>;
  /** The parts of the address, for the dataset whose file has a column for each. */
  place?: { street: string; city: string; state: string; zip: string };
  isFirm: boolean;
  /** The row repeats what the federal list has. */
  isFederal?: true;
}

/** Why a row is no record. */
export type AsideReason =
  | 'heading'
  | 'page'
  | 'total'
  | 'note'
  | 'category'
  | 'alias of the row above'
  | 'name alone'
  | 'no name'
  | 'no record of the main file'
  | 'reinstated'
  | 'ended'
  | 'deceased'
  | 'no exclusion'
  | 'over by its status'
  | 'sheet of reinstatements'
  | 'in the full list'
  | 'same as an earlier row'
  | 'refused';

export interface AsideRow {
  line: number;
  /** Where several files or sheets are read, which. */
  sheet: string;
  reason: AsideReason;
  /** What the row says, shortened. */
  text: string;
}

/** A value that was left out, while its row was kept. */
export interface ValueProblem {
  line: number;
  column: string;
  text: string;
  kind: 'date' | 'npi' | 'npi length' | 'cut npi' | 'value';
}

export interface ListFigures {
  /** Rows of the file that have a value. */
  rows: number;
  records: number;
  firms: number;
  withNpi: number;
  withBirthDate: number;
  /** Records with more NPIs than the one that has a field. */
  severalNpis: number;
  /** Rows of the federal list inside a state's. */
  federal: number;
  /** Names of one word that may be a person or a firm. */
  doubtfulNames: number;
  /** Dates whose month and day stand in each other's place. */
  turnedDates: number;
  /** Records whose end has passed, which by itself is no reinstatement. */
  passedEnds: number;
  /** Records whose row is there more than once. */
  repeated: number;
  aside: Partial<Record<AsideReason, number>>;
  problems: Partial<Record<ValueProblem['kind'], number>>;
}

export const noFigures = (): ListFigures => ({
  rows: 0,
  records: 0,
  firms: 0,
  withNpi: 0,
  withBirthDate: 0,
  severalNpis: 0,
  federal: 0,
  doubtfulNames: 0,
  turnedDates: 0,
  passedEnds: 0,
  repeated: 0,
  aside: {},
  problems: {},
});

/** What became of the rows of a list. */
export interface ListReading {
  /** Absent for a list that no dataset takes: then nothing was read. */
  dataset?: ListDataset;
  records: ListRecord[];
  /** Of a list of reinstatements: who is to be removed. Never uploaded as exclusions. */
  removals: ListRecord[];
  setAside: AsideRow[];
  /** Values that were left out, the first of each kind; `figures.problems` counts them all. */
  problems: ValueProblem[];
  /** Names of one word that may be a person or a firm, the first of them; `figures.doubtfulNames` counts them all. */
  doubtfulNames: { line: number; text: string }[];
  figures: ListFigures;
}

/** Reasons by which nobody is lost: the row is no record, or no longer in force. */
const expected: ReadonlySet<AsideReason> = new Set([
  'heading',
  'page',
  'total',
  'note',
  'category',
  'alias of the row above',
  'reinstated',
  'ended',
  'deceased',
  'no exclusion',
  'over by its status',
  'sheet of reinstatements',
  'in the full list',
  'same as an earlier row',
]);

/** How many rows were left out that may be somebody in force. */
export function leftOut({ aside }: ListFigures): number {
  return Object.entries(aside).reduce(
    (sum, [reason, rows]) => (expected.has(reason as AsideReason) ? sum : sum + rows),
    0,
  );
}

/** How many rows say themselves that they are no longer in force. */
export function notInForce({ aside }: ListFigures): number {
  const reasons: AsideReason[] = [
    'reinstated',
    'ended',
    'deceased',
    'no exclusion',
    'over by its status',
    'sheet of reinstatements',
  ];
  return reasons.reduce((sum, reason) => sum + (aside[reason] ?? 0), 0);
}
