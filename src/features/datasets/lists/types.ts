import type { DatasetType } from '@/api/models';

/** Datasets that take a list of records as a CSV file. */
export type ListDataset = Extract<
  DatasetType,
  | 'OigExclusions'
  | 'Sam'
  | 'OfacSdn'
  | 'OfacConsolidated'
  | 'MedicareOptOut'
  | 'StateSanctionsAndExclusions'
  | 'CmsPreclusion'
  | 'OigFugitives'
  | 'Tricare'
>;

/** What a column means in any list; which field it goes to depends on the dataset. */
export const parts = [
  'last',
  'first',
  'middle',
  'prefix',
  'suffix',
  /** A person or a firm, as one text. */
  'name',
  /** A last name, or the name of a firm where the first name is empty. */
  'lastOrFirm',
  'firm',
  'alias',
  'aliasLast',
  'aliasFirst',
  /** Who owns the firm; the same as the name for a person. */
  'owner',
  /** Says whether the row is a person or a firm. */
  'kind',
  'npi',
  'birth',
  'start',
  'end',
  'reinstated',
  'period',
  'reason',
  'authority',
  /** What was done: exclusion, termination, suspension. */
  'action',
  /** Whether the exclusion is in force, in words. */
  'status',
  'providerId',
  'type',
  'license',
  /** A whole address. */
  'address',
  'street',
  'city',
  'state',
  'zip',
  /** City, state and ZIP code in one cell. */
  'place',
  'country',
  /** Kept under the column's name where the dataset has room for more. */
  'info',
  /** What joins a file to another one. */
  'key',
] as const;

export type Part = (typeof parts)[number];

/** A part, or a field of the dataset with a full stop before it, such as `.uei`. */
export type Role = Part | `.${string}`;

export interface Column {
  /** As the list is published, blanks put together; empty for a column without a name. */
  name: string;
  /** Absent for a column that is not read. */
  role?: Role;
}

/** How whole names are written: `ROE ANN M`, `Roe, Ann M, RN` with firms without a comma, or `Ann Roe, RN`. */
export type NameOrder = 'last first' | 'comma' | 'first last';

/** What a list does to the records of its dataset; a full list takes their place. */
export type Effect = 'adds' | 'removes' | 'joins' | 'half';

/** How a list is published. */
export interface Layout {
  name: string;
  /** A state's list, where absent: `StateSanctionsAndExclusions`. Use `datasetOf`. */
  dataset?: ListDataset;
  /** Why no dataset takes this list, as a sentence. */
  withoutDataset?: string;
  /** Whose list it is, as `UsState`. */
  state?: string;
  columns: readonly Column[];
  /** The file has no heading: its columns are known by their places. */
  isHeadless?: boolean;
  /** What the published file is called. */
  file?: RegExp;
  /** Which of several files that are joined. */
  part?: 'main' | 'addresses' | 'aliases' | 'comments';
  /** Absent where a list mixes the orders. */
  names?: NameOrder;
  effect?: Effect;
  /** Which half of a list that is published in two. */
  half?: string;
  /** A passed end means that the exclusion is over; elsewhere only a reinstatement does. */
  endIsReinstatement?: boolean;
  /** What the authority's column says in rows that are no exclusion. */
  notInForce?: RegExp;
  /** Rows with a name alone are categories: the provider type of the rows below them. */
  categories?: boolean;
  /** How many rows the published list had when it was seen. */
  usualRows?: number;
  /** What somebody who uploads it should know. */
  remark?: string;
  /** Where the layout was read, with the year. Absent for one that was made up from the columns of a file. */
  source?: string;
}

/** Where the heading of a sheet is. Indexes are those of its rows, counted from 0. */
export interface ListHeading {
  /** One for each column; the names of several rows are joined by blanks. Empty where a column has none. */
  names: readonly string[];
  from: number;
  /** The first row below it. */
  below: number;
}

/** A sheet as it is read from a file. */
export interface ListSheet {
  name: string;
  rows: readonly (readonly string[])[];
  /** Of each row its number in the file, counted from 1; absent where rows are counted one by one. */
  lines?: readonly number[];
  hidden?: boolean;
  /** Where somebody says that the heading is; absent where it is to be found. */
  heading?: ListHeading;
}

export interface ListFile {
  fileName: string;
  sheets: readonly ListSheet[];
}

/** The rows of a list with what its columns mean. */
export interface ListTable {
  layout: Layout;
  sheet: string;
  /** By their places in the rows. */
  columns: readonly Column[];
  /** Below the heading. */
  rows: readonly (readonly string[])[];
  /** Of each row its number in the file. */
  lines: readonly number[];
  /** What a person said of the words of statuses, by `statusKey`. */
  statuses?: Readonly<Record<string, 'in force' | 'over'>>;
}

/** What cannot be told from a file, with what is likely. Columns are counted from 0, in the table of that index. */
export type ListQuestion =
  | { kind: 'which-list'; candidates: readonly Layout[] }
  | { kind: 'which-state'; guess?: string }
  /** Nothing in the columns is about exclusions: the file may be a roster. */
  | { kind: 'is-exclusion-list' }
  | { kind: 'is-start-or-end'; table: number; column: number; name: string; guess: 'start' | 'end' }
  | { kind: 'what-is-column'; table: number; column: number; name: string; guess?: Role }
  | { kind: 'is-reason-or-authority'; table: number; column: number; name: string; guess: Role }
  | { kind: 'name-order'; table: number; column: number; name: string; guess?: NameOrder };

/** What a file was recognised as. */
export interface RecognisedList {
  /**
   * `certain`: `layout` is the list's. `likely`: it is, unless a question is answered otherwise. `unknown`: nobody knows
   * the list, and its columns were read by their words. `nothing`: no row of the file is a heading of a list.
   */
  certainty: 'certain' | 'likely' | 'unknown' | 'nothing';
  /** The layout of the first table; undefined for `nothing`. */
  layout?: Layout;
  /** One for each sheet that belongs to the list. */
  tables: ListTable[];
  /** Sheets without records, such as instructions. */
  leftSheets: string[];
  questions: ListQuestion[];
}
