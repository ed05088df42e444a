import { checkCsv, textOfFile, type CsvLayout, type CsvReport } from './csv-check';
import { readCsv, type CsvTable } from './csv-table';

/** A file to check, as the worker is asked. */
export interface CsvQuestion {
  file: Blob;
  layout: CsvLayout;
  leaveOut: [line: number, messages: string[]][];
}

/** A file to read as it is. */
export interface CsvTableQuestion {
  file: Blob;
  layout?: never;
}

/** What the worker answers; `report` or `table` is absent for a file that is no text or could not be read. */
export interface CsvAnswer {
  report?: CsvReport;
  table?: CsvTable;
}

addEventListener('message', ({ data }: MessageEvent<CsvQuestion | CsvTableQuestion>) => void answer(data));

async function answer(question: CsvQuestion | CsvTableQuestion): Promise<void> {
  let answer: CsvAnswer = {};
  try {
    const text = await textOfFile(question.file);
    if (text !== undefined && question.layout) {
      answer = { report: checkCsv(text, question.layout, new Map(question.leaveOut)) };
    } else if (text !== undefined) {
      answer = { table: readCsv(text) };
    }
  } catch {
    // A file that was moved since it was chosen cannot be read: there is no report on it.
  }
  postMessage(answer);
}
