import type { Column } from './columns';
import { localDay } from '@/lib/dates';

/**
 * Rows as CSV text with a header line, CRLF line ends. Cells that a spreadsheet would take for a formula
 * are escaped. Absent values are empty, booleans `yes` and `no`.
 */
export async function toCsv<T>(rows: readonly T[], columns: readonly Column<T>[]): Promise<string> {
  const { default: papa } = await import('papaparse');
  const fields = columns.map((column) => column.header);
  const data = rows.map((row) => columns.map((column) => cellText(column.value(row))));
  return papa.unparse({ fields, data }, { escapeFormulae: true });
}

function cellText(value: unknown): string | number {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return Number.isFinite(value) ? value : '';
  return typeof value === 'string' ? value : '';
}

/** `providers 2026-11-20.csv`: the list and the reader's day. */
export function csvName(list: string, day: string = localDay()): string {
  return `${list} ${day}.csv`;
}

/** Hands text to the browser as a file. The mark at the start makes spreadsheets read UTF-8. */
export function downloadCsv(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 30_000);
}
