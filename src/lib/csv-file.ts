import type { CsvLayout, CsvReport } from './csv-check';
import type { CsvTable } from './csv-table';
import type { CsvAnswer, CsvQuestion, CsvTableQuestion } from './csv-worker';

/**
 * Checks a CSV file in a worker, so that a file of a hundred thousand rows does not hold up the page. `leaveOut` are
 * lines that a service refused, with its words. Undefined for a file that is no text or cannot be read any more.
 * Aborting `signal` ends the worker; the promise then stays open, as nobody waits for it.
 */
export async function checkCsvFile(
  file: Blob,
  layout: CsvLayout,
  leaveOut: readonly [number, string[]][],
  signal: AbortSignal,
): Promise<CsvReport | undefined> {
  return (await ask({ file, layout, leaveOut: [...leaveOut] }, signal)).report;
}

/** Reads a CSV file as a table in a worker, on the same terms as `checkCsvFile`. */
export async function readCsvFile(file: Blob, signal: AbortSignal): Promise<CsvTable | undefined> {
  return (await ask({ file }, signal)).table;
}

function ask(question: CsvQuestion | CsvTableQuestion, signal: AbortSignal): Promise<CsvAnswer> {
  const worker = new Worker(new URL('./csv-worker.ts', import.meta.url), { type: 'module' });
  signal.addEventListener('abort', () => worker.terminate(), { once: true });
  return new Promise((resolve) => {
    const end = (answer: CsvAnswer) => {
      worker.terminate();
      resolve(answer);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<CsvAnswer>) => end(data));
    worker.addEventListener('error', () => end({}));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    worker.postMessage(question);
  });
}
