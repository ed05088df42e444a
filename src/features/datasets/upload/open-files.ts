import { readTabular } from '@/tabular/read';
import type { Sheet } from '@/tabular/types';
import { notReadable, sheetRemarks } from '@/tabular/words';

/** A file that was read. */
export interface OpenedFile {
  name: string;
  sheets: readonly Sheet[];
  remarks: readonly string[];
}

/**
 * Reads files of any kind in one go: in a worker. Gives a sentence about the first one that cannot be read; never rejects.
 */
export async function openFiles(
  files: readonly File[],
): Promise<{ opened: OpenedFile[] } | { problem: string }> {
  const opened: OpenedFile[] = [];
  for (const file of files) {
    const bytes = await bytesOf(file);
    const read = bytes ? await readTabular(bytes, file.name) : { problem: notReadable };
    if ('problem' in read)
      return { problem: files.length > 1 ? `${file.name}: ${read.problem}` : read.problem };
    const { sheets } = read;
    // About hidden rows the reader is asked.
    opened.push({
      name: file.name,
      sheets,
      remarks: [...read.remarks, ...sheets.flatMap((sheet) => sheetRemarks({ ...sheet, hiddenLines: [] }))],
    });
  }
  return { opened };
}

/** A file that was moved since it was chosen cannot be read. */
async function bytesOf(file: File): Promise<Uint8Array | undefined> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    return undefined;
  }
}
