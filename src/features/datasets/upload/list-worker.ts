import { notReadable } from '@/tabular/words';
import { examineList } from './examine-list';
import { openFiles } from './open-files';
import type { ListFindings, ListRequest } from './types';

/** Files to be examined; without them those of the message before. */
export interface ListMessage {
  id: number;
  files?: readonly File[];
  request: ListRequest;
}

export interface ListReply {
  id: number;
  findings: ListFindings;
}

let opening: ReturnType<typeof openFiles> | undefined;

addEventListener('message', ({ data }: MessageEvent<ListMessage>) => void answer(data));

async function answer({ id, files, request }: ListMessage): Promise<void> {
  if (files) opening = openFiles(files);
  let findings: ListFindings;
  try {
    const read = await opening;
    findings = read && 'opened' in read ? examineList(read.opened, request) : nothing(read?.problem);
  } catch {
    // Out of memory, most often.
    findings = nothing();
  }
  const reply: ListReply = { id, findings };
  postMessage(reply);
}

const nothing = (problem: string = notReadable): ListFindings => ({
  problem,
  remarks: [],
  sheets: [],
  files: [],
  questions: [],
  columns: [],
  rows: 0,
});
