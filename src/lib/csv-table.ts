import papa from 'papaparse';

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

const lineEnds = /\r\n|\n|\r/g;

/** What parts the values of a text, by its first line: tabs, as spreadsheets copy, semicolons or commas. */
export function delimiterOf(text: string): string {
  const [heading = ''] = /^.*\S.*/m.exec(text) ?? [];
  const plain = heading.replace(/"[^"]*"/g, '');
  return ['\t', ',', ';'].find((mark) => plain.includes(mark)) ?? ',';
}

/**
 * A CSV text as a table (RFC 4180), the first line its heading. Blank lines are passed over, short rows are filled up
 * with empty values, and values beyond the heading are left out; `oddLines` says where. Never throws; runs in one go,
 * so large files are read in a worker.
 */
export function readCsv(text: string, delimiter = ','): NumberedTable {
  const table: NumberedTable = { heading: [], rows: [], lines: [], oddLines: [], cut: false };
  const body = text.replace(/^\uFEFF/, '');
  const endsWithin = !/[\r\n]$/.test(body);
  let [line, from] = [1, 0];
  papa.parse<string[]>(body, {
    delimiter,
    step({ data: cells, errors, meta }) {
      const first = line;
      line += body.slice(from, meta.cursor).match(lineEnds)?.length ?? 0;
      from = meta.cursor;
      const isLast = meta.cursor >= body.length;
      if (cells.length <= 1 && (cells[0] ?? '').trim() === '') return;
      if (isLast && errors.some(({ type }) => type === 'Quotes')) table.cut = true;
      if (table.heading.length === 0) {
        table.heading = cells.map((cell) => cell.trim());
        return;
      }
      const width = table.heading.length;
      if (isLast && endsWithin && cells.length < width) table.cut = true;
      else if (cells.length !== width) table.oddLines.push(first);
      table.rows.push(Array.from({ length: width }, (_, index) => cells[index] ?? ''));
      table.lines.push(first);
    },
  });
  return table;
}
