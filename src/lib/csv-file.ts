import type { CsvLayout, CsvReport } from './csv-check';
import type { CsvAnswer, CsvQuestion } from './csv-worker';

/**
 * Checks a CSV file in a worker, so that a file of a hundred thousand rows does not hold up the page. `leaveOut` are
 * lines that a service refused, with its words. Undefined for a file that is no text or cannot be read any more.
 * Aborting `signal` ends the worker; the promise then stays open, as nobody waits for it.
 */
export function checkCsvFile(
  file: Blob,
  layout: CsvLayout,
  leaveOut: readonly [number, string[]][],
  signal: AbortSignal,
): Promise<CsvReport | undefined> {
  const worker = new Worker(new URL('./csv-worker.ts', import.meta.url), { type: 'module' });
  signal.addEventListener('abort', () => worker.terminate(), { once: true });
  return new Promise((resolve) => {
    const end = (report: CsvReport | undefined) => {
      worker.terminate();
      resolve(report);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<CsvAnswer>) => end(data.report));
    worker.addEventListener('error', () => end(undefined));
    const question: CsvQuestion = { file, layout, leaveOut: [...leaveOut] };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    worker.postMessage(question);
  });
}
