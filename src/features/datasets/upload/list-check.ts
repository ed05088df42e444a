import { checkCsv, csvText, type CsvLayout, type CsvReport } from '@/lib/csv-check';
import { findHeading } from '@/tabular/heading';
import type { Sheet } from '@/tabular/types';

/**
 * Checks the rows of a sheet against the layout of a dataset. `leaveOut` are lines that a service refused, with its words.
 * What is no CSV text that begins with its heading gets one as `rest`. Runs in one go: in a worker.
 */
export function checkSheet(
  { rows, lines, odd, text, merged }: Sheet,
  layout: CsvLayout,
  leaveOut: ReadonlyMap<number, string[]>,
): CsvReport {
  const known = new Set(layout.columns.map((column) => column.name.toLowerCase()));
  const from =
    findHeading(rows, {
      lines,
      merged,
      score: (names) => names.filter((one) => known.has(one.toLowerCase())).length,
    })?.from ?? 0;
  const oddQuotes = new Set(odd.flatMap(({ what, line }) => (what === 'quote' ? [line] : [])));
  if (text?.openQuote !== undefined) oddQuotes.add(text.openQuote);
  const table = { rows: rows.slice(from), lines: lines.slice(from), oddQuotes };
  const report = checkCsv(table, layout, leaveOut);
  const isAsSent = from === 0 && text?.delimiter === ',' && text.encoding === 'utf-8';
  if (!isAsSent) report.rest ??= csvText(table.rows);
  return report;
}
