/** What a file was recognised as, by its content; names and extensions count for nothing. */
export type FileFormat =
  | 'empty'
  | 'text'
  | 'xlsx'
  | 'xls'
  | 'xlsb'
  | 'ods'
  | 'numbers'
  | 'spreadsheetml'
  | 'html'
  | 'mhtml'
  | 'protected'
  | 'pdf'
  | 'word'
  | 'presentation'
  | 'image'
  | 'archive'
  | 'json'
  | 'xml'
  | 'unknown';

/** Rows of a file, first and last, counted from 1. */
export interface LineRange {
  from: number;
  to: number;
}

/** Cells drawn as one: rows counted from 1, columns from 0. Only the first one has a value. */
export interface MergedCells {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/**
 * What is odd about a cell: it holds an error of the spreadsheet; a formula whose result the file does not have; a
 * quotation mark of a text that is not where the format wants it.
 */
export type CellOddity = 'error' | 'formula' | 'quote';

/** A cell whose value cannot be trusted. */
export interface OddCell {
  /** The row of the file, counted from 1. */
  line: number;
  /** Counted from 0. */
  column: number;
  what: CellOddity;
  /** The error as the spreadsheet shows it, `#N/A`. */
  shown?: string;
}

/**
 * How a text ends: after a line end; without one, so that its last row may be cut off; or in the middle of a quoted cell,
 * so that its end is missing or a quotation mark is one too many.
 */
export type TextEnd = 'line' | 'row' | 'quote';

/** How a text file is written. */
export interface TextForm {
  delimiter: ',' | ';' | '\t' | '|' | '^';
  encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'macintosh';
  end: TextEnd;
  /** The line in which a quoted cell begins that never ends. */
  openQuote?: number;
}

/** A sheet of a workbook, a table of a page, or the one table of a text file. */
export interface Sheet {
  /** Empty for a text file. */
  name: string;
  hidden: boolean;
  /**
   * The rows that have a value: in a workbook all as wide as the widest, in a text each to its last delimiter. Values are trimmed. Days are `yyyy-mm-dd`, numbers as they are shown where that loses nothing, booleans `true`
   * and `false`; a serial number in a cell without a date format stays a number.
   */
  rows: string[][];
  /** Of each row its number in the file, counted from 1; in a text the line that it begins in. */
  lines: number[];
  /** Rows without a value, as far as the file has them. */
  blank: LineRange[];
  /** Rows of `lines` that the spreadsheet does not show, in order. */
  hiddenLines: number[];
  /** Rows are hidden by a filter. */
  filtered: boolean;
  /** Columns, counted from 0, that the spreadsheet does not show though they have values. */
  hiddenColumns: number[];
  merged: MergedCells[];
  odd: OddCell[];
  /** Of a text file only. */
  text?: TextForm;
}

/** A file that was read. */
export interface TabularFile {
  format: FileFormat;
  /** Sheets that have a row, in the order of the file, hidden ones last. At least one. */
  sheets: Sheet[];
  /** Sentences about the file that its reader should know: what it is where its name says otherwise, what was left out. */
  remarks: string[];
}

/** A file that could not be read. */
export interface UnreadableFile {
  format: FileFormat;
  /** What the file is and what to do, in sentences for the screen. */
  problem: string;
}

/** A row that is no record. */
export interface AsideRow {
  line: number;
  reason: AsideReason;
  cells: string[];
}

/** Why a row is no record. */
export type AsideReason = 'title' | 'heading' | 'total' | 'page' | 'note' | 'category' | 'filler';

/** The names of a table's columns, and where they stand. Indexes are those of `Sheet.rows`, counted from 0. */
export interface Heading {
  /** One for each column; the names of two rows are joined by a blank. Empty where a column has none. */
  names: string[];
  /** The first row of the heading. */
  from: number;
  /** The first row below it. */
  below: number;
  /** Of each column the word of a row that says which are required or optional; absent without such a row. */
  hints?: string[];
}

/** A table whose columns have names. */
export interface CsvTable {
  heading: string[];
  /** Rows with content, each as wide as the heading. */
  rows: string[][];
  /** Lines of the file, counted from 1, whose number of values does not fit the heading. */
  oddLines: number[];
  /** The file ends in the middle of a row: its end is missing. */
  cut: boolean;
}

/** A table that says where its rows stand in the file. */
export interface NumberedTable extends CsvTable {
  /** Of each row the line that it begins in, counted from 1; in a spreadsheet the number of the row. */
  lines: number[];
}

/** A table with all that was set aside when it was made of a sheet. */
export interface SheetTable extends NumberedTable {
  /** Rows above, among and below the records that are none. */
  aside: AsideRow[];
  /** The heading's first line; undefined where there is none, and no column has a name. */
  headingLine: number | undefined;
}
