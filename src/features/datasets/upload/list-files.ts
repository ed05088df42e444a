import { isMissingWorker } from '@/lib/missing-worker';
import { notReadable, readerIsGone } from '@/tabular/words';
import type { DatasetLayout, FoundDataset } from './find-dataset';
import type { ListMessage, ListReply } from './list-worker';
import { type ListFindings, type ListRequest, withoutFindings } from './types';

/** The files of a list, which a worker reads once and examines as often as somebody says something about them. */
export interface ListFiles {
  /** Stays open where a later call takes its place, or the files are closed. Never rejects. */
  examine(request: ListRequest): Promise<ListFindings>;
  /** Which of these datasets the files are for. As `examine` does, it stays open or answers, and never rejects. */
  findDataset(datasets: readonly DatasetLayout[]): Promise<FoundDataset>;
  /** Ends the worker. */
  close(): void;
}

/** Opens the files of a list in a worker, so that a hundred thousand rows do not hold up the page. */
export function openListFiles(files: readonly File[]): ListFiles {
  const worker = new Worker(new URL('./list-worker.ts', import.meta.url), { type: 'module' });
  let last = 0;
  let take: ((reply: ListReply | undefined) => void) | undefined;
  worker.addEventListener('message', ({ data }: MessageEvent<ListReply>) => {
    if (data.id === last) take?.(data);
  });
  let problem = notReadable;
  // A worker that fails cannot answer.
  worker.addEventListener('error', (event) => {
    if (isMissingWorker(event)) problem = readerIsGone;
    take?.(undefined);
  });

  async function ask(
    question: { request: ListRequest } | { datasets: readonly DatasetLayout[] },
  ): Promise<ListReply | undefined> {
    return new Promise((resolve) => {
      take = resolve;
      last += 1;
      const message: ListMessage = { id: last, ...question, ...(last === 1 && { files }) };
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
      worker.postMessage(message);
    });
  }

  return {
    examine: async (request) => {
      const reply = await ask({ request });
      return reply && 'findings' in reply ? reply.findings : withoutFindings(problem);
    },
    findDataset: async (datasets) => {
      const reply = await ask({ datasets });
      return reply && 'found' in reply ? reply.found : { problem, datasetTypes: [] };
    },
    close: () => worker.terminate(),
  };
}
