import type { CsvLayout, CsvReport } from '@/lib/csv-check';
import type { ListEffect, RecordsBefore } from '../lists/list-effect';
import type { MissingFigures } from '../lists/missing-values';
import type { AsideReason, ListFigures, ValueProblem } from '../lists/records';
import type { StatedDay } from '../lists/stated-day';
import type { ListDataset, ListQuestion, NameOrder, RecognisedList, Role } from '../lists/types';

/** What a person says about the files of a list. What is absent is left to the files. */
export interface ListChoices {
  /** Of a sheet, by its place among those of all files: the index of the row of its heading; false where it is not read. */
  headings: Readonly<Record<number, number | false>>;
  /** Of a file without a word about exclusions, by its place, whether it is a list of them. */
  areLists: Readonly<Record<number, boolean>>;
  /** Of a file, by its place, the name of the list that it is; empty for one that nobody knows. */
  lists: Readonly<Record<number, string>>;
  /** Of a file, by its place, whose list it is, as `UsState`. */
  states: Readonly<Record<number, string>>;
  /** By `columnKey`; empty for a column that is not read. */
  roles: Readonly<Record<string, Role | ''>>;
  /** Of a table, by its place, how it writes whole names. */
  orders: Readonly<Record<number, NameOrder>>;
  /** By `wordKey`, whether the exclusions of a status are in force. */
  statuses: Readonly<Record<string, 'in force' | 'over'>>;
  /** Rows are over once their end has passed. */
  endsCount?: boolean;
  /** Of a sheet, by its place among those of all files: whether rows that the spreadsheet hides are taken, too. */
  hiddenRows: Readonly<Record<number, boolean>>;
  /** Values that cannot be read are left out of a file in the dataset's own columns, and their rows stay. */
  keepsRows?: boolean;
}

/** Nothing was said yet. */
export const noChoices: ListChoices = {
  headings: {},
  areLists: {},
  lists: {},
  states: {},
  roles: {},
  orders: {},
  hiddenRows: {},
  statuses: {},
};

/** A column of a table, both counted from 0. */
export const columnKey = (table: number, column: number): string => `${table}:${column}`;

/** A word of a column of statuses: that of table and column, counted from 0, by its key. */
export const wordKey = (table: number, column: number, word: string): string => `${table}:${column}:${word}`;

/** A row of the files: the table by its place among those that are read, the line of its file counted from 1. */
export interface RowPlace {
  table: number;
  line: number;
}

export interface RefusedRow extends RowPlace {
  /** Why, in the words of the service. */
  messages: readonly string[];
}

/** Where the lines of the file that is sent come from, by the line counted from 1. */
export interface SentLines {
  lines: Uint32Array;
  /** Absent where there is one table. */
  tables?: Uint16Array;
}

/** What is to be found out about a list. */
export interface ListRequest {
  /** The dataset that is uploaded to. */
  datasetType: string;
  /** The dataset's own columns. */
  layout: CsvLayout;
  choices: ListChoices;
  /** What is in the dataset, where this browser knows it. */
  before?: RecordsBefore;
  /** Rows that the service refused. */
  refused: readonly RefusedRow[];
  /** The reader's day, `YYYY-MM-DD`. */
  today: string;
}

export interface FoundSheet {
  file: string;
  name: string;
  hidden: boolean;
  rows: number;
  /** Its rows are records of the list. */
  isRead: boolean;
  /** The index of the row of its heading; undefined where none was found or the list has none. */
  heading: number | undefined;
  /** The first rows, by their lines, for the choice of the heading. */
  first: { line: number; text: string }[];
}

/** A file as it was recognised. */
export interface FoundFile {
  name: string;
  /** The list; undefined for a file without a list. */
  list?: string;
  /** Whose list it is, as `UsState`, where it is read as a state’s and that is known. */
  state?: string;
  certainty: RecognisedList['certainty'];
  /** How many of the names of the columns of file and list are the same, from 0 to 1; absent for a list without names. */
  ratio?: number;
  /** The line of its heading. */
  headingLine?: number;
}

/** Rows that the spreadsheet hides: whether they are taken. `sheet` is the place of the sheet among those of all files. */
export interface HiddenRowsQuestion {
  kind: 'hidden-rows';
  sheet: number;
  /** Where there are several sheets. */
  name: string;
  rows: number;
  /** The first of them. */
  line: number;
  isFiltered: boolean;
}

/** A word in a column of statuses of which nobody knows whether such exclusions are in force. */
export interface StatusQuestion {
  kind: 'status-word';
  table: number;
  column: number;
  name: string;
  /** By which the answer is kept. */
  word: string;
  /** As it is written. */
  text: string;
  rows: number;
}

export type UploadQuestion = ListQuestion | HiddenRowsQuestion | StatusQuestion;

/** What is asked, and whether it was answered. `file` is the place of the file. */
export interface FileQuestion {
  question: UploadQuestion;
  file: number;
  isAnswered: boolean;
}

export interface FoundColumn {
  table: number;
  column: number;
  /** Where several tables are read, the file or sheet. */
  of: string;
  name: string;
  role: Role | undefined;
  /** It has a meaning that the dataset has no field for. */
  isUnused: boolean;
  /** Values of its first rows. */
  values: string[];
}

export interface AsideGroup {
  reason: AsideReason;
  rows: number;
  first: { line: number; sheet: string; text: string }[];
}

/** What was read from a list whose CSV file is made here. */
export interface MadeList {
  figures: ListFigures;
  /** The first records as they are sent, below the names of their columns. */
  heading: string[];
  first: string[][];
  aside: AsideGroup[];
  problems: ValueProblem[];
  /** Names of one word that may be a person or a firm. */
  doubtfulNames: readonly { line: number; text: string }[];
  /** Who is named as reinstated, shortened. */
  removals: string[];
}

/** What was found in the files of a list, and what an upload would do. */
export interface ListFindings {
  /** Why nothing can be read. */
  problem?: string;
  /** What should be known about the files. */
  remarks: string[];
  sheets: FoundSheet[];
  files: FoundFile[];
  /** The dataset that the list belongs to. */
  dataset?: ListDataset;
  questions: FileQuestion[];
  /** The names of the tables that are read, in their order; empty where there is one. */
  tables: string[];
  columns: FoundColumn[];
  /** The check of a file in the dataset's own columns; there too where nothing else can be made of the file. */
  check?: CsvReport;
  /** Absent where the file goes as it is. */
  made?: MadeList;
  effect?: ListEffect;
  /** When the list was published, where its files say it. */
  stated?: StatedDay;
  /** The newest day on which one of its exclusions began, `YYYY-MM-DD`. */
  newest?: string;
  /** How many of the rows that are sent lack what a match is told by; absent where that was not read. */
  missing?: MissingFigures;
  /** Those rows, as a CSV file. */
  lacking?: Blob;
  /** The rows of `made` that were set aside, as a CSV file. */
  leftOut?: Blob;
  /** The CSV file to send; absent where the file that was chosen is sent, or nothing can be. */
  csv?: Blob;
  /** Where the lines of that file come from; absent where the file that was chosen is sent. */
  sent?: SentLines;
  /** How many of the bad rows of `check` would be kept if only the values that cannot be read were left out. */
  keepable?: number;
  /** How many rows are sent. */
  rows: number;
  /** What is in the dataset once that is uploaded. */
  after?: RecordsBefore;
}

/** Nothing could be found out, and why. */
export const withoutFindings = (problem: string): ListFindings => ({
  problem,
  remarks: [],
  sheets: [],
  files: [],
  questions: [],
  tables: [],
  columns: [],
  rows: 0,
});
