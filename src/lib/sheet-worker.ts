import { readSheet } from 'read-excel-file/web-worker';
import { textOfFile } from './csv-check';
import { delimiterOf, readCsv, type CsvTable } from './csv-table';

/** A file to read as it is; a spreadsheet of Excel where its name says so, else a CSV text. */
export interface SheetQuestion {
  file: Blob;
  isExcel: boolean;
}

/** What the worker answers; `table` is absent for a file that is neither, or could not be read. */
export interface SheetAnswer {
  table?: CsvTable;
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

type Cell = string | number | boolean | Date | null | object;

/** The first sheet, its cells as text, its first row with content as the heading; blank rows are passed over. */
function asTable(sheet: readonly (readonly Cell[])[]): CsvTable {
  const rows = sheet.map((row) => row.map(cellText)).filter((row) => row.some(Boolean));
  const [heading = [], ...rest] = rows;
  return {
    heading,
    rows: rest.map((row) => heading.map((_, at) => row[at] ?? '')),
    oddLines: [],
    cut: false,
  };
}

/** A date as a spreadsheet keeps it is a day without a time zone. */
function cellText(cell: Cell): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === 'object' ? '' : String(cell).trim();
}
