import { checkCsv, textOfFile, type CsvLayout, type CsvReport } from './csv-check';

/** A file to check, as the worker is asked. */
export interface CsvQuestion {
  file: Blob;
  layout: CsvLayout;
  leaveOut: [line: number, messages: string[]][];
}

/** What the worker answers; `report` is absent for a file that is no text or could not be read. */
export interface CsvAnswer {
  report?: CsvReport;
}

addEventListener('message', ({ data }: MessageEvent<CsvQuestion>) => void answer(data));

async function answer({ file, layout, leaveOut }: CsvQuestion): Promise<void> {
  let report: CsvReport | undefined;
  try {
    const text = await textOfFile(file);
    report = text === undefined ? undefined : checkCsv(text, layout, new Map(leaveOut));
  } catch {
    // A file that was moved since it was chosen cannot be read: there is no report on it.
  }
  const said: CsvAnswer = report ? { report } : {};
  postMessage(said);
}
