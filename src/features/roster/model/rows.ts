import type { RosterValues } from './fields';
import type { Conflict, OnFile } from './kind';
import type { RowMessages } from './messages';

/** Of each column the key of its field; undefined for one that is left out. */
export type ColumnFields = readonly (string | undefined)[];

/** A row of a file. */
export interface RosterRow {
  /** Where it begins in the file, counted from 1; in a spreadsheet the number of the row. No two rows share one. */
  line: number;
  /** As they stand in the file, or as they were mended. */
  cells: readonly string[];
}

/**
 * What will come of a row: a record is made; it is there, the same or not; it is ended; a person has to decide between two
 * things that are said; the row is part of another one; nothing is to be done; it cannot be taken as it is.
 */
export type Plan = 'create' | 'same' | 'differs' | 'terminate' | 'decide' | 'joined' | 'none' | 'cannot';

/** A row that was checked. */
export interface CheckedRow extends RosterRow, Readonly<RowMessages> {
  /** Of rows that were joined, those of all of them, at the first. */
  values: RosterValues;
  /** The keys of the fields whose words stand for nothing. */
  emptied: readonly string[];
  plan: Plan;
  /** Why nothing is to be done, what a joined row adds, or what is doubtful about a new record, in words. */
  why: string | undefined;
  /** The record that is there already. */
  onFile: OnFile | undefined;
  /**
   * The record that has the name of the row, where nothing tells whether it is the same: one has an NPI alone, the other a date
   * of birth alone, or the row has neither and would change it. A person decides, or has decided.
   */
  perhaps: OnFile | undefined;
  /** The keys of the fields in which that one differs. */
  differs: readonly string[];
  /** The line of the row that this one is about the same as. */
  sameAs: number | undefined;
  /** The lines of the rows that were joined to this one. */
  joined: readonly number[];
  /** What a person has to decide, or has decided. */
  conflicts: readonly Conflict[];
}

/**
 * Whether a row says that somebody is active who is deactivated on file, as one who was hired again: no import reactivates. A row
 * that ends somebody says so itself.
 */
export const isDeactivatedOnFile = ({ plan, why, onFile }: CheckedRow): boolean =>
  onFile?.isDeactivated === true &&
  (plan === 'differs' || plan === 'decide' || (plan === 'same' && why === undefined));

/** What a row is called that has no name. */
export const unnamed = 'A row without a name';

/** What is doubtful about a new record of which nothing but the name is known. */
export const nameAloneWords = 'No NPI or date of birth';

/** Why a row comes to nothing that ends somebody at one place alone: nothing is left to do about it. */
export const endsLocation = 'Ends a location, and nobody is deactivated';

/**
 * Whether a row by itself has nothing left to import: the record is as it says, or it ends a location. Others that come to nothing
 * may still be corrected or imported later, and a joined row goes the way of the one that it is joined to.
 */
export const needsNothing = ({ plan, why }: CheckedRow): boolean =>
  plan === 'same' || (plan === 'none' && why === endsLocation);

/** What a person decided of a row. */
export interface Decision {
  /** It is left out: it is about somebody else, for example. */
  isLeft?: boolean;
  /** By the key of a field, which of the values that are said counts. */
  values?: RosterValues;
  /** Whether it is about the record on file that has its name. */
  isSame?: boolean | undefined;
}

/** By the line of the row that others are joined to. */
export type Decisions = ReadonlyMap<number, Decision>;

/** So many columns are looked through at a glance: more are folded. */
export const fewColumns = 12;
