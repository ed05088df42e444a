import { guarded, isQuoted } from './csv-guard';
import { localDay } from './dates';
import { slicePauses } from './slices';

/** How a file of rows is written, of whatever format. */
export interface RowsWriting {
  signal?: AbortSignal | undefined;
  /** How many rows were written. */
  onProgress?: ((rows: number) => void) | undefined;
}

/** So many rows are put together between two looks at the time. */
const rowsTogether = 50;

/**
 * Rows as CSV text with a header line and CRLF line ends. Cells that a spreadsheet would take for a formula
 * are guarded, and what one of another locale would cut stands between quotation marks. Absent values are empty, also those that
 * the screen shows as a dash, booleans `yes` and `no`. It is written in slices between which the page answers: rows that are made as they are asked for, by a
 * generator, are made in the same. Throws the reason of `signal` once that is aborted.
 */
export async function toCsv(
  fields: readonly string[],
  rows: Iterable<readonly unknown[]>,
  writing?: RowsWriting,
): Promise<string> {
  const pieces: string[] = [];
  for await (const piece of csvPieces(fields, rows, writing)) pieces.push(piece);
  return pieces.join('');
}

/**
 * The same as a file, for many rows: each slice is turned into bytes by itself, which takes as long as to write it. The mark at
 * its start makes spreadsheets read UTF-8.
 */
export async function csvFile(
  fields: readonly string[],
  rows: Iterable<readonly unknown[]>,
  writing?: RowsWriting,
): Promise<Blob> {
  const pieces: Blob[] = [];
  for await (const piece of csvPieces(fields, rows, writing)) pieces.push(new Blob([piece]));
  return new Blob(['\uFEFF', ...pieces], { type: csvType });
}

/** The text of a file in pieces, one for each slice. */
async function* csvPieces(
  fields: readonly string[],
  rows: Iterable<readonly unknown[]>,
  { signal, onProgress }: RowsWriting = {},
): AsyncGenerator<string, void, undefined> {
  const { default: papa } = await import('papaparse');
  const head = fields.map(guarded);
  const written = (data: unknown[][], header: boolean) =>
    papa.unparse({ fields: head, data }, { quotes: isQuoted, header });
  const turn = slicePauses(signal);
  let piece = '';
  let data: unknown[][] = [];
  let amount = 0;
  const write = () => {
    const isFirst = amount === data.length;
    piece += isFirst ? written(data, true) : `\r\n${written(data, false)}`;
    data = [];
  };
  for (const row of rows) {
    data.push(row.map(cellText));
    amount += 1;
    if (data.length < rowsTogether) continue;
    write();
    const pause = turn();
    if (!pause) continue;
    yield piece;
    piece = '';
    await pause;
    onProgress?.(amount);
  }
  if (data.length > 0 || amount === 0) write();
  yield piece;
}

/** What the screen has in the place of what is absent: whoever reads the file would take it for a value. */
const dash = '–';

function cellText(value: unknown): string | number {
  if (value === dash) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return Number.isFinite(value) ? value : '';
  return typeof value === 'string' ? guarded(value) : '';
}

/** `providers 2026-11-20.csv`: what it holds and the reader's day. */
export function csvName(what: string, day: string = localDay()): string {
  return `${what} ${day}.csv`;
}

const csvType = 'text/csv;charset=utf-8';

/** Hands text, or a whole file, to the browser as a CSV file. The mark at its start makes spreadsheets read UTF-8. */
export function downloadCsv(name: string, content: string | Blob): void {
  const file = typeof content === 'string' ? new Blob(['\uFEFF', content], { type: csvType }) : content;
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name.normalize('NFC');
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 30_000);
}
