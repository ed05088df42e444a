import papa from 'papaparse';

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
  /** The file without the bad rows; undefined while none is bad. */
  rest: string | undefined;
}

const previewRows = 8;

/**
 * Checks a CSV text against a layout: its heading, then row by row how many values there are and whether dates,
 * numbers and names are such. `leaveOut` names further lines to be treated as bad, as a service found them. Blank
 * lines are passed over. Never throws; runs in one go, so large files are checked in a worker.
 */
export function checkCsv(
  text: string,
  layout: CsvLayout,
  leaveOut: ReadonlyMap<number, string[]> = new Map(),
): CsvReport {
  const known = new Map(layout.columns.map((column) => [column.name.toLowerCase(), column]));
  const report: CsvReport = {
    heading: [],
    headingProblems: [],
    missing: [],
    preview: [],
    rows: 0,
    bad: [],
    rest: undefined,
  };
  const good: string[] = [];
  let columns: (CsvColumn | undefined)[] = [];
  let [line, from, isHeading] = [1, 0, true];

  papa.parse<string[]>(text, {
    delimiter: ',',
    step({ data: cells, errors, meta }) {
      const raw = text.slice(from, meta.cursor);
      const first = line;
      from = meta.cursor;
      line += raw.split('\n').length - 1;
      if (cells.length <= 1 && (cells[0] ?? '').trim() === '') return;
      if (isHeading) {
        isHeading = false;
        report.heading = cells.map((cell) => cell.trim());
        columns = report.heading.map((name) => known.get(name.toLowerCase()));
        report.headingProblems = headingProblems(report.heading, layout);
        const there = new Set(columns.map((column) => column?.name));
        report.missing = layout.columns.map(({ name }) => name).filter((name) => !there.has(name));
        good.push(raw);
        return;
      }
      report.rows += 1;
      if (report.preview.length < previewRows) report.preview.push(cells);
      const messages = [
        ...errors.map(() => 'A quotation mark is not closed, or stands inside a value.'),
        ...rowProblems(cells, columns, layout),
        ...(leaveOut.get(first) ?? []),
      ];
      if (messages.length > 0) report.bad.push({ line: first, messages });
      else good.push(raw);
    },
  });
  if (report.heading.length === 0) report.headingProblems = ['The file is empty.'];
  if (report.bad.length > 0) report.rest = good.join('');
  return report;
}

function headingProblems(heading: readonly string[], { columns, naming }: CsvLayout): string[] {
  const names = heading.map((name) => name.toLowerCase());
  const known = new Set(columns.map(({ name }) => name.toLowerCase()));
  const problems = names.flatMap((name, index) => {
    if (name === '') return `Column ${index + 1} has no name.`;
    if (!known.has(name)) return `There is no column ${heading[index]}.`;
    return names.indexOf(name) < index ? `Column ${heading[index]} is there twice.` : [];
  });
  if (!naming.some((name) => names.includes(name.toLowerCase())))
    problems.push(`A column with names is missing, such as ${naming.join(' or ')}.`);
  return problems;
}

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
    const parts = column.many ? text.split(';').map((part) => part.trim()) : [text];
    return parts.every((part) => part === '' || fits[column.kind](part))
      ? []
      : `${column.name} ${must[column.kind]}.`;
  });
  if (problems.length > 0) return problems;
  const isNamed = columns.some(
    (column, index) => column && naming.includes(column.name) && (cells[index] ?? '').trim() !== '',
  );
  return isNamed ? [] : ['Names nobody.'];
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

/**
 * The text of a CSV file: UTF-8 with or without a byte order mark, else as older Windows programs write it. Undefined
 * for a file that is no text.
 */
export async function textOfFile(file: Blob): Promise<string | undefined> {
  const bytes = await file.arrayBuffer();
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    text = new TextDecoder('windows-1252').decode(bytes);
  }
  if (text.includes('\0')) return undefined;
  // Very old programs end lines with a carriage return alone.
  return text.includes('\n') ? text : text.replaceAll('\r', '\n');
}
