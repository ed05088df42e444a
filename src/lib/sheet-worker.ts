import { readSheet } from 'read-excel-file/web-worker';
import { textOfFile } from './csv-check';
import { delimiterOf, readCsv, type NumberedTable } from './csv-table';
import { asTable } from './sheet-table';

/** A file to read as it is; a spreadsheet of Excel where its name says so, else a CSV text. */
export interface SheetQuestion {
  file: Blob;
  isExcel: boolean;
}

/**
 * What the worker answers: the rows, some at a time, since thousands in one message hold up the page; then the rest of
 * the table, which is absent for a file that is neither, or could not be read.
 */
export type SheetAnswer = { rows: string[][] } | { table?: Omit<NumberedTable, 'rows'> };

const piece = 200;

addEventListener('message', ({ data }: MessageEvent<SheetQuestion>) => void answer(data));

async function answer(question: SheetQuestion): Promise<void> {
  const table = await read(question).catch(() => undefined);
  if (!table) return say({});
  const { rows, ...rest } = table;
  for (let index = 0; index < rows.length; index += piece) say({ rows: rows.slice(index, index + piece) });
  say({ table: rest });
}

/** Throws for a damaged file, or one that was moved since it was chosen. */
async function read({ file, isExcel }: SheetQuestion): Promise<NumberedTable | undefined> {
  if (isExcel) return asTable(await readSheet(file));
  const text = await textOfFile(file);
  return text === undefined ? undefined : readCsv(text, delimiterOf(text));
}

function say(answer: SheetAnswer): void {
  postMessage(answer);
}
