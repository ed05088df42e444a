import { checkCsv, csvText, type CsvLayout, type CsvReport, linesOfText } from '@/lib/csv-check';
import { findHeading } from '@/tabular/heading';
import type { Sheet } from '@/tabular/types';

/**
 * Checks the rows of a sheet against the layout of a dataset. `leaveOut` are lines that a service refused, with its words;
 * `withHidden` says whether rows that the spreadsheet hides are taken. What is no CSV text that begins with its heading gets
 * one as `rest`. Runs in one go: in a worker.
 */
export function checkSheet(
  sheet: Sheet,
  layout: CsvLayout,
  leaveOut: ReadonlyMap<number, string[]>,
  withHidden = true,
): CsvReport {
  const { rows, lines, hiddenLines, odd, text } = sheet;
  const from = headingRow(sheet, layout);
  const oddQuotes = new Set(odd.flatMap(({ what, line }) => (what === 'quote' ? [line] : [])));
  if (text?.openQuote !== undefined) oddQuotes.add(text.openQuote);
  const hidden = new Set(withHidden ? [] : hiddenLines);
  const isTaken = (_: unknown, index: number) =>
    index === from || (index > from && !hidden.has(lines[index] ?? 0));
  const table = { rows: rows.filter(isTaken), lines: lines.filter(isTaken), oddQuotes };
  const report = checkCsv(table, layout, leaveOut);
  const isAsSent = from === 0 && text?.delimiter === ',' && text.encoding === 'utf-8';
  if (!isAsSent && report.rest === undefined) {
    report.rest = csvText(table.rows);
    report.restLines = linesOfText(table.rows, table.lines);
  }
  return report;
}

/** Whether a sheet has columns that a dataset itself has, and no others. */
export function fitsLayout(sheet: Sheet, layout: CsvLayout): boolean {
  const heading = sheet.rows[headingRow(sheet, layout)];
  return (
    heading !== undefined && checkCsv({ rows: [heading], lines: [1] }, layout).headingProblems.length === 0
  );
}

/** The index of the row of the heading; the first one where no row is like one. */
function headingRow({ rows, lines, merged }: Sheet, { columns }: CsvLayout): number {
  const known = new Set(columns.map((column) => column.name.toLowerCase()));
  const score = (names: readonly string[]) => names.filter((one) => known.has(one.toLowerCase())).length;
  return findHeading(rows, { lines, merged, score })?.from ?? 0;
}
