import { notReadable } from '@/tabular/words';
import type { ListMessage, ListReply } from './list-worker';
import type { ListFindings, ListRequest } from './types';

/** The files of a list, which a worker reads once and examines as often as somebody says something about them. */
export interface ListFiles {
  /** Stays open where a later call takes its place, or the files are closed. Never rejects. */
  examine(request: ListRequest): Promise<ListFindings>;
  /** Ends the worker. */
  close(): void;
}

/** Opens the files of a list in a worker, so that a hundred thousand rows do not hold up the page. */
export function openListFiles(files: readonly File[]): ListFiles {
  const worker = new Worker(new URL('./list-worker.ts', import.meta.url), { type: 'module' });
  let last = 0;
  let resolve: ((findings: ListFindings) => void) | undefined;
  worker.addEventListener('message', ({ data }: MessageEvent<ListReply>) => {
    if (data.id === last) resolve?.(data.findings);
  });
  worker.addEventListener('error', () =>
    resolve?.({
      problem: notReadable,
      remarks: [],
      sheets: [],
      files: [],
      questions: [],
      columns: [],
      rows: 0,
    }),
  );
  return {
    examine: async (request) =>
      new Promise((done) => {
        resolve = done;
        last += 1;
        const message: ListMessage = { id: last, request, ...(last === 1 && { files }) };
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
        worker.postMessage(message);
      }),
    close: () => worker.terminate(),
  };
}
