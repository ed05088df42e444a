import { readSheet } from 'read-excel-file/web-worker';
import { textOfFile } from './csv-check';
import { delimiterOf, readCsv, type NumberedTable } from './csv-table';
import { asTable } from './sheet-table';

/** A file to read as it is; a spreadsheet of Excel where its name says so, else a CSV text. */
export interface SheetQuestion {
  file: Blob;
  isExcel: boolean;
}

/** What the worker answers; `table` is absent for a file that is neither, or could not be read. */
export interface SheetAnswer {
  table?: NumberedTable;
}

addEventListener('message', ({ data }: MessageEvent<SheetQuestion>) => void answer(data));

async function answer({ file, isExcel }: SheetQuestion): Promise<void> {
  let said: SheetAnswer = {};
  try {
    const text = isExcel ? undefined : await textOfFile(file);
    if (isExcel) said = { table: asTable(await readSheet(file)) };
    else if (text !== undefined) said = { table: readCsv(text, delimiterOf(text)) };
  } catch {
    // A damaged file, or one that was moved since it was chosen: there is no table in it.
  }
  postMessage(said);
}
