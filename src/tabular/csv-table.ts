import { readTabularFile } from './file';
import { plainTable } from './plain-table';
import type { CsvTable } from './types';

/**
 * Reads a CSV file that a program wrote as a table, on the same terms as `readTabularFile`: its first line has the names of
 * its columns, all others are its rows. Undefined for a file that is none.
 */
export async function readCsvTable(file: Blob, signal: AbortSignal): Promise<CsvTable | undefined> {
  const read = await readTabularFile(file, signal);
  if ('sheets' in read)
    return read.format === 'text' && read.sheets[0] ? plainTable(read.sheets[0]) : undefined;
  return read.format === 'empty' ? { heading: [], rows: [], oddLines: [], cut: false } : undefined;
}
