import papa from 'papaparse';
import { cellText } from './spreadsheet-cell';
import { uncapitalized } from './words';

/** What the cells of a column must be; `text` takes anything. */
export type CellKind = 'text' | 'day' | 'dayOrZeros' | 'npiOrZeros' | 'integer' | 'boolean';

export interface CsvColumn {
  name: string;
  kind: CellKind;
  /** Several values may stand in one cell, parted by semicolons. */
  many?: boolean;
}

export interface CsvLayout {
  /** The columns that a file may have, in the order of its published layout. */
  columns: readonly CsvColumn[];
  /** At least one of these must be there, and say something in every row. */
  naming: readonly string[];
}

export interface RowProblem {
  /** In the file, counted from 1, the heading included. */
  line: number;
  messages: string[];
}

export interface CsvReport {
  heading: string[];
  /** What is wrong with the heading: with it nothing can be uploaded. */
  headingProblems: string[];
  /** Columns of the layout that the file does not have; they stay empty. */
  missing: string[];
  /** The first rows as they stand in the file. */
  preview: string[][];
  /** Rows with content, the heading left out. */
  rows: number;
  bad: RowProblem[];
  /** Rows that are the same as an earlier one, which stands in for them, by their lines. */
  repeated: { line: number; first: number }[];
  /** The rows that can be uploaded, as CSV; undefined for a file that can be uploaded as it is. */
  rest: string | undefined;
  /** Of each line of `rest`, counted from 1, the line of the file that its row begins in. */
  restLines?: Uint32Array;
}

const previewRows = 8;

/** How many rows a file has to upload. */
export const goodRows = ({ rows, bad, repeated }: Pick<CsvReport, 'rows' | 'bad' | 'repeated'>): number =>
  rows - bad.length - repeated.length;

/** Rows as they stand in a file, the heading first, each as long as the file has it. */
export interface CsvRows {
  rows: readonly (readonly string[])[];
  /** Of each row its line, counted from 1. */
  lines: readonly number[];
  /** Lines in which a quotation mark is not closed, or stands inside a value. */
  oddQuotes?: ReadonlySet<number>;
}

/**
 * Checks rows against a layout: their heading, then row by row how many values there are and whether dates, numbers and
 * names are such. `leaveOut` names further lines to be treated as bad, as a service found them. Never throws; runs in one go,
 * so large files are checked in a worker.
 */
export function checkCsv(
  { rows: [heading = [], ...rows], lines, oddQuotes }: CsvRows,
  layout: CsvLayout,
  leaveOut: ReadonlyMap<number, string[]> = new Map(),
): CsvReport {
  const known = new Map(layout.columns.map((column) => [column.name.toLowerCase(), column]));
  const columns = heading.map((name) => known.get(name.toLowerCase()));
  const there = new Set(columns.map((column) => column?.name));
  const good: (readonly string[])[] = [];
  const goodLines: number[] = [];
  const bad: RowProblem[] = [];
  const repeated: CsvReport['repeated'] = [];
  const lineOf = new Map<string, number>();
  for (const [index, cells] of rows.entries()) {
    const line = lines[index + 1] ?? index + 2;
    const messages = [
      ...(oddQuotes?.has(line) ? ['A quotation mark is not closed, or stands inside a value.'] : []),
      ...rowProblems(cells, columns, layout),
      ...(leaveOut.get(line) ?? []),
    ];
    const key = cells.map((cell, at) => valueOf(cell, columns[at])).join('\t');
    const first = lineOf.get(key);
    if (messages.length > 0) bad.push({ line, messages });
    else if (first !== undefined) repeated.push({ line, first });
    else {
      lineOf.set(key, line);
      good.push(cells);
      goodLines.push(line);
    }
  }
  const isLess = bad.length > 0 || repeated.length > 0;
  return {
    heading: [...heading],
    headingProblems:
      heading.length === 0 ? ['The file is empty.'] : headingProblems(heading, layout, lines[0] ?? 1),
    missing: layout.columns.map(({ name }) => name).filter((name) => heading.length > 0 && !there.has(name)),
    preview: rows.slice(0, previewRows).map((cells) => [...cells]),
    rows: rows.length,
    bad,
    repeated,
    rest: isLess ? csvText([heading, ...good]) : undefined,
    ...(isLess && { restLines: linesOfText([heading, ...good], [lines[0] ?? 1, ...goodLines]) }),
  };
}

/** What a cell says, by which rows are compared: zeros for a day or an NPI say that there is none. */
function valueOf(cell: string, column: CsvColumn | undefined): string {
  const text = cell.replace(/\s+/g, ' ').trim();
  const isNone = (column?.kind === 'dayOrZeros' || column?.kind === 'npiOrZeros') && /^0*$/.test(text);
  return isNone ? '' : text;
}

/** Rows as a CSV text, each line ended. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  `${papa.unparse(rows as string[][], { newline: '\n' })}\n`;

/**
 * Where the lines of that text come from: of each of its lines, counted from 1, the line that `lines` has for its row. A value
 * with line breaks takes several.
 */
export function linesOfText(rows: readonly (readonly string[])[], lines: readonly number[]): Uint32Array {
  const from: number[] = [0];
  for (const [index, cells] of rows.entries()) {
    const line = lines[index] ?? 0;
    from.push(line);
    for (const cell of cells)
      for (let at = cell.indexOf('\n'); at >= 0; at = cell.indexOf('\n', at + 1)) from.push(line);
  }
  return Uint32Array.from(from);
}

/** A name of a column as it is compared: `Last Name`, `LAST_NAME` and `lastName` are one. */
const keyOf = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** So many names of a row are told that is no heading. */
const namesTold = 4;

/**
 * What is wrong with a heading, which stands in a line of the file, by the names that the file has: a name that is written in another
 * way, a name that the layout lacks, no column of names; a row without any name of the layout is told as what was read.
 */
function headingProblems(heading: readonly string[], { columns, naming }: CsvLayout, line: number): string[] {
  const names = heading.map((name) => name.toLowerCase());
  const known = new Set(columns.map(({ name }) => name.toLowerCase()));
  const byKey = new Map(columns.map(({ name }) => [keyOf(name), name]));
  const such = naming.join(' or ');
  if (!heading.some((name) => byKey.has(keyOf(name)))) {
    const told = heading.filter(Boolean).slice(0, namesTold);
    const more = heading.filter(Boolean).length > told.length ? ' and more' : '';
    return [
      `No row has the names of this dataset’s columns, such as ${such}. Row ${line} was read as the heading: ${told.map(quoted).join(', ')}${more}.`,
    ];
  }
  const problems = names.flatMap((name, index) => {
    const written = heading[index] ?? '';
    if (name === '') return `Column ${index + 1} has no name.`;
    const called = byKey.get(keyOf(name));
    if (!known.has(name))
      return called === undefined || names.includes(called.toLowerCase())
        ? `${quoted(written)} is not a column of this dataset.`
        : `${quoted(written)} has to be called ${called}.`;
    return names.indexOf(name) < index ? `Column ${written} is there twice.` : [];
  });
  const wanted = new Set(naming.map(keyOf));
  if (!names.some((name) => wanted.has(keyOf(name)))) {
    const like = heading.filter((name) => /name|provider|individual|entity/i.test(name)).map(quoted);
    const instead = like.length > 0 ? `; the file has ${like.slice(0, namesTold).join(', ')} instead` : '';
    problems.push(`A column with names is missing, such as ${such}${instead}.`);
  }
  return problems;
}

const quoted = (name: string) => `“${name}”`;

function rowProblems(
  cells: readonly string[],
  columns: readonly (CsvColumn | undefined)[],
  { naming }: CsvLayout,
): string[] {
  const more = cells.slice(columns.length).some((cell) => cell.trim() !== '');
  if (cells.length < columns.length || more)
    return [`Has ${cells.length} values where the heading has ${columns.length}.`];
  const problems = columns.flatMap((column, index) => {
    const text = cells[index]?.trim() ?? '';
    if (!column || text === '') return [];
    const parts = column.many ? text.split(';').map((segment) => segment.trim()) : [text];
    const wrong = parts.find((segment) => segment !== '' && !fits[column.kind](segment));
    return wrong === undefined ? [] : valueProblem(column, wrong);
  });
  if (problems.length > 0) return problems;
  const isNamed = columns.some(
    (column, index) => column && naming.includes(column.name) && (cells[index] ?? '').trim() !== '',
  );
  return isNamed ? [] : ['Names nobody.'];
}

/** Why a value is none of its column: what a spreadsheet has done to it says how to mend the file. */
function valueProblem({ name, kind }: CsvColumn, value: string): string {
  const whole = cellText(value);
  return 'problem' in whole ? `${name}: ${uncapitalized(whole.problem)}` : `${name} ${must[kind]}.`;
}

/** What is wrong with rows, each reason with how many rows it is of, the most frequent first. */
export function reasonsOf(bad: readonly RowProblem[]): { reason: string; rows: number }[] {
  const rows = new Map<string, number>();
  for (const { messages } of bad)
    for (const message of new Set(messages)) rows.set(message, (rows.get(message) ?? 0) + 1);
  return [...rows]
    .map(([reason, times]) => ({ reason, rows: times }))
    .toSorted((one, other) => other.rows - one.rows);
}

const isDay = (text: string): boolean => {
  const [, year, month, day] = /^(\d{4})-?(\d{2})-?(\d{2})(?:T[\d:.]+Z?)?$/.exec(text) ?? [];
  const time = Date.parse(`${year}-${month}-${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).getUTCDate() === Number(day);
};

const fits: Record<CellKind, (text: string) => boolean> = {
  text: () => true,
  day: isDay,
  dayOrZeros: (text) => /^0+$/.test(text) || (/^\d{8}$/.test(text) && isDay(text)),
  npiOrZeros: (text) => /^\d{10}$/.test(text),
  integer: (text) => /^-?\d{1,15}$/.test(text),
  boolean: (text) => /^(true|yes|y|1|false|no|n|0)$/i.test(text),
};

const must: Record<CellKind, string> = {
  text: '',
  day: 'must be a date such as 20261120',
  dayOrZeros: 'must be a date such as 20261120, or 00000000',
  npiOrZeros: 'must have ten digits, or be 0000000000',
  integer: 'must be a whole number',
  boolean: 'must be true or false',
};
