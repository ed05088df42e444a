import type { CsvLayout } from '@/lib/csv-check';
import { notReadable } from '@/tabular/words';
import type { ListCheck } from './list-check';
import type { ListQuestion } from './list-check-worker';

/**
 * Checks a file with a list in a worker, so that a hundred thousand rows do not hold up the page. `leaveOut` are lines that a
 * service refused, with its words. Aborting `signal` ends the worker; the promise then stays open, as nobody waits for it.
 */
export async function checkListFile(
  file: File,
  layout: CsvLayout,
  leaveOut: readonly [number, string[]][],
  signal: AbortSignal,
): Promise<ListCheck> {
  const worker = new Worker(new URL('./list-check-worker.ts', import.meta.url), { type: 'module' });
  signal.addEventListener('abort', () => worker.terminate(), { once: true });
  return new Promise((resolve) => {
    const end = (found: ListCheck) => {
      worker.terminate();
      resolve(found);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<ListCheck>) => end(data));
    worker.addEventListener('error', () => end({ problem: notReadable }));
    const question: ListQuestion = { file, name: file.name, layout, leaveOut: [...leaveOut] };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    worker.postMessage(question);
  });
}
