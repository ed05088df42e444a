import type { CsvLayout, CsvReport } from '@/lib/csv-check';
import type { ListEffect, RecordsBefore } from '../lists/list-effect';
import type { AsideReason, ListFigures, ValueProblem } from '../lists/records';
import type { ListDataset, ListQuestion, NameOrder, RecognisedList, Role } from '../lists/types';

/** What a person says about the files of a list. What is absent is left to the files. */
export interface ListChoices {
  /** Of a sheet, by its place among those of all files: the index of the row of its heading; false where it is not read. */
  headings: Readonly<Record<number, number | false>>;
  /** A file without a word about exclusions is a list of them. */
  isList?: boolean;
  /** Of a file, by its place, the name of the list that it is; empty for one that nobody knows. */
  lists: Readonly<Record<number, string>>;
  /** Whose list it is, as `UsState`. */
  state?: string;
  /** By `columnKey`; empty for a column that is not read. */
  roles: Readonly<Record<string, Role | ''>>;
  /** Of a table, by its place, how it writes whole names. */
  orders: Readonly<Record<number, NameOrder>>;
  /** Rows are over once their end has passed. */
  endsCount?: boolean;
}

/** Nothing was said yet. */
export const noChoices: ListChoices = { headings: {}, lists: {}, roles: {}, orders: {} };

/** A column of a table, both counted from 0. */
export const columnKey = (table: number, column: number): string => `${table}:${column}`;

/** What is to be found out about a list. */
export interface ListRequest {
  /** The dataset that is uploaded to; absent for one that takes files in its own columns only. */
  target?: ListDataset;
  /** The dataset's own columns. */
  layout: CsvLayout;
  choices: ListChoices;
  /** What is in the dataset, where this browser knows it. */
  before?: RecordsBefore;
  /** Lines that the service refused, of each upload that it refused. */
  refused: readonly (readonly [line: number, messages: string[]][])[];
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
  certainty: RecognisedList['certainty'];
  /** How many of the names of the columns of file and list are the same, from 0 to 1; absent for a list without names. */
  ratio?: number;
  /** The line of its heading. */
  headingLine?: number;
}

/** What is asked, and whether it was answered. `file` is the place of the file. */
export interface FileQuestion {
  question: ListQuestion;
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
  /** Values of its first rows. */
  values: string[];
}

export interface AsideGroup {
  reason: AsideReason;
  rows: number;
  first: { line: number; text: string }[];
}

/** What was read from a list whose CSV file is made here. */
export interface MadeList {
  figures: ListFigures;
  /** The first records as they are sent, below the names of their columns. */
  heading: string[];
  first: string[][];
  aside: AsideGroup[];
  problems: ValueProblem[];
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
  state?: string;
  questions: FileQuestion[];
  columns: FoundColumn[];
  /** The check of a file in the dataset's own columns; there too where nothing else can be made of the file. */
  check?: CsvReport;
  /** Absent where the file goes as it is. */
  made?: MadeList;
  effect?: ListEffect;
  /** The CSV file to send; absent where the file that was chosen is sent, or nothing can be. */
  csv?: Blob;
  /** How many rows are sent. */
  rows: number;
  /** What is in the dataset once that is uploaded. */
  after?: RecordsBefore;
}
