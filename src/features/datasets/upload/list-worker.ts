import { notReadable } from '@/tabular/words';
import { examineList } from './examine-list';
import { type DatasetLayout, findDataset, type FoundDataset } from './find-dataset';
import { openFiles } from './open-files';
import { type ListFindings, type ListRequest, withoutFindings } from './types';

/** What is asked about files; without `files` it is about those of the message before. */
export type ListMessage = { id: number; files?: readonly File[] } & (
  | { request: ListRequest }
  | { datasets: readonly DatasetLayout[] }
);

/** The answer, to `request` or to `datasets`. */
export type ListReply = { id: number } & ({ findings: ListFindings } | { found: FoundDataset });

let opening: ReturnType<typeof openFiles> | undefined;

addEventListener('message', ({ data }: MessageEvent<ListMessage>) => void answer(data));

async function answer(message: ListMessage): Promise<void> {
  if (message.files) opening = openFiles(message.files);
  let reply: ListReply;
  try {
    const read = await opening;
    reply =
      read && 'opened' in read
        ? answerTo(message, read.opened)
        : withProblem(message, read?.problem ?? notReadable);
  } catch {
    // Out of memory, most often.
    reply = withProblem(message, notReadable);
  }
  postMessage(reply);
}

function answerTo(message: ListMessage, opened: Parameters<typeof findDataset>[0]): ListReply {
  const { id } = message;
  return 'request' in message
    ? { id, findings: examineList(opened, message.request) }
    : { id, found: findDataset(opened, message.datasets) };
}

function withProblem(message: ListMessage, problem: string): ListReply {
  const { id } = message;
  return 'request' in message
    ? { id, findings: withoutFindings(problem) }
    : { id, found: { problem, datasetTypes: [] } };
}
