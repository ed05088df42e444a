import { isMissingWorker } from '@/lib/missing-worker';
import { RowsUnpacker } from './pieces';
import type { TabularFile, UnreadableFile } from './types';
import type { TabularQuestion, TabularReply } from './tabular-worker';
import { notReadable, readerIsGone } from './words';

/**
 * Reads a file in a worker, so that a large one does not hold up the page: its sheets, or a sentence that says what it is and
 * what to do. Never rejects. Aborting `signal` ends the worker; the promise then stays open, as nobody waits for it.
 */
export async function readTabularFile(
  file: Blob & { name?: string },
  signal: AbortSignal,
): Promise<TabularFile | UnreadableFile> {
  const worker = new Worker(new URL('./tabular-worker.ts', import.meta.url), { type: 'module' });
  signal.addEventListener('abort', () => worker.terminate(), { once: true });
  return new Promise((resolve) => {
    const end = (read: TabularFile | UnreadableFile) => {
      worker.terminate();
      resolve(read);
    };
    const unpacker = new RowsUnpacker();
    const rows: string[][][] = [];
    worker.addEventListener('message', ({ data }: MessageEvent<TabularReply>) => {
      if ('piece' in data) {
        unpacker.unpack(data.piece, (rows[data.sheet] ??= []));
        return;
      }
      const { done } = data;
      if ('sheets' in done) for (const [at, sheet] of done.sheets.entries()) sheet.rows = rows[at] ?? [];
      end(done);
    });
    worker.addEventListener('error', (event) =>
      end({ format: 'unknown', problem: isMissingWorker(event) ? readerIsGone : notReadable }),
    );
    const question: TabularQuestion = { file, name: file.name ?? '' };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    worker.postMessage(question);
  });
}
