import { delimiterOf, readCsv, type NumberedTable } from './csv-table';
import type { SheetAnswer, SheetQuestion } from './sheet-worker';

/** The kinds of files that `readSheetFile` reads, for a file input. */
export const sheetTypes = '.csv,.tsv,.txt,.xlsx';

/**
 * Reads a CSV file or the first sheet of an Excel file in a worker, so that a large one does not hold up the page.
 * Undefined for a file that is neither, or cannot be read any more. Aborting `signal` ends the worker; the promise then
 * stays open, as nobody waits for it.
 */
export async function readSheetFile(file: File, signal: AbortSignal): Promise<NumberedTable | undefined> {
  const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), { type: 'module' });
  signal.addEventListener('abort', () => worker.terminate(), { once: true });
  const question: SheetQuestion = { file, isExcel: /\.xlsx$/i.test(file.name) };
  return new Promise((resolve) => {
    const end = (table: NumberedTable | undefined) => {
      worker.terminate();
      resolve(table);
    };
    const rows: string[][] = [];
    worker.addEventListener('message', ({ data }: MessageEvent<SheetAnswer>) => {
      if ('rows' in data) rows.push(...data.rows);
      else end(data.table && { ...data.table, rows });
    });
    worker.addEventListener('error', () => end(undefined));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    worker.postMessage(question);
  });
}

/** Reads rows that were pasted: from a spreadsheet, which parts cells by tabs, or as CSV. */
export function readPasted(text: string): NumberedTable {
  // Blank lines before the heading go; an empty cell at its beginning is one of its columns.
  return readCsv(text.replace(/^\s*[\r\n]/, ''), delimiterOf(text));
}
