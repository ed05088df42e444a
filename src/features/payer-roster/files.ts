import { rosterHeading, rosterRows, type RosterContent } from '@/domain/payer-roster';
import { csvFile, type RowsWriting } from '@/lib/csv';

export type RosterFormat = 'csv' | 'xlsx';

/** `Harborline Health roster 2026-11-29.csv`: what file systems refuse is left out of the payer's name. */
export function rosterName(
  { payer, day, what }: { payer: string; day: string } & Pick<RosterContent, 'what'>,
  format: RosterFormat,
): string {
  const plain = payer
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N} ]+/gu, '-')
    .replace(/-+(?= |$)|(?<=^| )-+/g, '');
  const name = [...plain].slice(0, 80).join('').trim();
  return `${[name, 'roster', ...(what === 'changes' ? ['changes'] : []), day].filter(Boolean).join(' ')}.${format}`;
}

/**
 * A roster as a file, written in slices between which the page answers. In CSV no spreadsheet runs a formula; in Excel every cell
 * is text, so that zeros, days and NPIs stay as they are. Throws the reason of a signal that is aborted.
 */
export async function rosterFile(
  content: RosterContent,
  format: RosterFormat,
  writing?: RowsWriting,
): Promise<Blob> {
  const heading = rosterHeading(content);
  if (format === 'csv') return csvFile(heading, rosterRows(content), writing);
  const { textWorkbook } = await import('@/tabular/text-workbook');
  return textWorkbook('Roster', withHeading(heading, rosterRows(content)), writing);
}

function* withHeading(heading: string[], rows: Iterable<string[]>): Generator<string[]> {
  yield heading;
  yield* rows;
}
