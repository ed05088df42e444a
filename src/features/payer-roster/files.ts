import { rosterTable, type RosterContent } from '@/domain/payer-roster';
import { downloadCsv, toCsv } from '@/lib/csv';
import { saveBlob } from '@/ui/files';

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
 * Writes a roster into a file and hands it to the browser. In CSV no spreadsheet runs a formula; in Excel every cell is
 * text, so that zeros, days and NPIs stay as they are.
 */
export async function downloadRoster(
  content: RosterContent,
  name: string,
  format: RosterFormat,
): Promise<void> {
  const { heading, rows } = rosterTable(content);
  if (format === 'csv') return downloadCsv(name, await toCsv(heading, rows));
  const { textWorkbook } = await import('@/tabular/text-workbook');
  saveBlob(new Blob([textWorkbook('Roster', [heading, ...rows])]), name);
}
