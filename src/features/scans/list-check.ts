import { checkCsv, csvText, type CsvLayout, type CsvReport } from '@/lib/csv-check';
import { findHeading } from '@/tabular/heading';
import { readTabular } from '@/tabular/read';

/** What was found in a file with a list, or why it cannot be read. */
export type ListCheck = { report: CsvReport; problem?: never } | { problem: string; report?: never };

/**
 * Reads a file of any kind and checks the rows of its first sheet against the layout of a dataset. `leaveOut` are lines that
 * a service refused, with its words. What is no CSV text that begins with its heading gets one as `rest`. Runs in one go: in
 * a worker.
 */
export async function checkList(
  bytes: Uint8Array,
  name: string,
  layout: CsvLayout,
  leaveOut: ReadonlyMap<number, string[]>,
): Promise<ListCheck> {
  const read = await readTabular(bytes, name);
  if ('problem' in read) return { problem: read.problem };
  const [sheet] = read.sheets;
  if (!sheet) return { problem: 'The file has no rows.' };
  const known = new Set(layout.columns.map((column) => column.name.toLowerCase()));
  const { rows, lines, odd, text, merged } = sheet;
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
  return { report };
}
