import type { CsvLayout } from '@/lib/csv-check';
import { notReadable } from '@/tabular/words';
import { checkList, type ListCheck } from './list-check';

/** A file to check, as the worker is asked. */
export interface ListQuestion {
  file: Blob;
  name: string;
  layout: CsvLayout;
  leaveOut: [line: number, messages: string[]][];
}

addEventListener('message', ({ data }: MessageEvent<ListQuestion>) => void answer(data));

async function answer({ file, name, layout, leaveOut }: ListQuestion): Promise<void> {
  let found: ListCheck;
  try {
    found = await checkList(new Uint8Array(await file.arrayBuffer()), name, layout, new Map(leaveOut));
  } catch {
    // A file that was moved since it was chosen cannot be read.
    found = { problem: notReadable };
  }
  postMessage(found);
}
