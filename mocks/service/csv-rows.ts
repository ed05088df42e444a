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
export function readRow(text: string, at: number): CsvRow {
  const end = lineEnd(text, at);
  const line = withoutReturn(text.slice(at, end));
  const next = end + 1;
  if (!line.includes('"')) return { cells: line.split(','), next, lines: 1, isBlank: line.trim() === '' };
  return readQuoted(text, at) ?? { cells: [], next, lines: 1, isBlank: false, problem: neverClosed };
}

const neverClosed = 'A quotation mark is never closed.';
const misplaced = 'A quotation mark stands inside a value: double it, and put the value in quotation marks.';

function readQuoted(text: string, start: number): CsvRow | undefined {
  const cells: string[] = [];
  let lines = 1;
  let problem: string | undefined;
  let at = start;
  for (;;) {
    let cell = '';
    if (text[at] === '"') {
      for (at += 1; ;) {
        const close = text.indexOf('"', at);
        if (close < 0) return undefined;
        const quotedText = text.slice(at, close);
        lines += quotedText.split('\n').length - 1;
        cell += quotedText;
        at = close + 1;
        if (text[at] !== '"') break;
        cell += '"';
        at += 1;
      }
      const end = valueEnd(text, at);
      if (withoutReturn(text.slice(at, end)).trim() !== '') problem = misplaced;
      at = end;
    } else {
      const end = valueEnd(text, at);
      cell = withoutReturn(text.slice(at, end));
      if (cell.includes('"')) problem = misplaced;
      at = end;
    }
    cells.push(cell);
    if (text[at] !== ',') break;
    at += 1;
  }
  return { cells, next: at + 1, lines, isBlank: false, ...(problem ? { problem } : {}) };
}

function valueEnd(text: string, at: number): number {
  const end = lineEnd(text, at);
  const comma = text.slice(at, end).indexOf(',');
  return comma < 0 ? end : at + comma;
}

function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
}

function withoutReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}
