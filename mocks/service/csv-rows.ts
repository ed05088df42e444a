export interface CsvRow {
  cells: string[];
  /** Where the next row begins. */
  next: number;
  /** How many lines of the file the row takes. */
  lines: number;
  /** There is nothing in it, not even a comma. */
  isBlank: boolean;
  problem?: string;
}

/**
 * Reads the row of a CSV text that begins at an index (RFC 4180: commas, quoted values with doubled quotes, values of
 * several lines). Lines may end as Windows or Unix ends them. Reads on in the next line after a quote that is never
 * closed.
 */
export function readRow(text: string, index: number): CsvRow {
  const end = lineEnd(text, index);
  const line = withoutReturn(text.slice(index, end));
  const next = end + 1;
  if (!line.includes('"')) return { cells: line.split(','), next, lines: 1, isBlank: line.trim() === '' };
  return readQuoted(text, index) ?? { cells: [], next, lines: 1, isBlank: false, problem: neverClosed };
}

const neverClosed = 'A quotation mark is never closed.';
const misplaced = 'A quotation mark stands inside a value: double it, and put the value in quotation marks.';

function readQuoted(text: string, start: number): CsvRow | undefined {
  const cells: string[] = [];
  let lines = 1;
  let problem: string | undefined;
  let index = start;
  for (;;) {
    let cell = '';
    if (text[index] === '"') {
      for (index += 1; ;) {
        const close = text.indexOf('"', index);
        if (close < 0) return undefined;
        const quotedText = text.slice(index, close);
        lines += quotedText.split('\n').length - 1;
        cell += quotedText;
        index = close + 1;
        if (text[index] !== '"') break;
        cell += '"';
        index += 1;
      }
      const end = valueEnd(text, index);
      if (withoutReturn(text.slice(index, end)).trim() !== '') problem = misplaced;
      index = end;
    } else {
      const end = valueEnd(text, index);
      cell = withoutReturn(text.slice(index, end));
      if (cell.includes('"')) problem = misplaced;
      index = end;
    }
    cells.push(cell);
    if (text[index] !== ',') break;
    index += 1;
  }
  return { cells, next: index + 1, lines, isBlank: false, ...(problem ? { problem } : {}) };
}

function valueEnd(text: string, index: number): number {
  const end = lineEnd(text, index);
  const comma = text.slice(index, end).indexOf(',');
  return comma < 0 ? end : index + comma;
}

function lineEnd(text: string, index: number): number {
  const end = text.indexOf('\n', index);
  return end < 0 ? text.length : end;
}

function withoutReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}
