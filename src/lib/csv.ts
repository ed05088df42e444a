import { guarded, isQuoted } from './csv-guard';
import { localDay } from './dates';

/**
 * Rows as CSV text with a header line and CRLF line ends. Cells that a spreadsheet would take for a formula
 * are guarded, and what one of another locale would cut stands between quotation marks. Absent values are empty, booleans
 * `yes` and `no`.
 */
export async function toCsv(
  fields: readonly string[],
  rows: readonly (readonly unknown[])[],
): Promise<string> {
  const { default: papa } = await import('papaparse');
  const data = rows.map((row) => row.map(cellText));
  return papa.unparse({ fields: fields.map(guarded), data }, { quotes: isQuoted });
}

function cellText(value: unknown): string | number {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return Number.isFinite(value) ? value : '';
  return typeof value === 'string' ? guarded(value) : '';
}

/** `providers 2026-11-20.csv`: what it holds and the reader's day. */
export function csvName(what: string, day: string = localDay()): string {
  return `${what} ${day}.csv`;
}

/** Hands text to the browser as a file. The mark at its start makes spreadsheets read UTF-8. */
export function downloadCsv(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name.normalize('NFC');
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 30_000);
}
