import { RowsPacker, type RowsPiece } from './pieces';
import { readTabular } from './read';
import type { TabularFile, UnreadableFile } from './types';
import { notReadable } from './words';

/** A file to read. */
export interface TabularQuestion {
  file: Blob;
  name: string;
}

/** What the worker answers: rows of a sheet, by its place, piece by piece; then the file without its rows. */
export type TabularReply = { sheet: number; piece: RowsPiece } | { done: TabularFile | UnreadableFile };

addEventListener('message', ({ data }: MessageEvent<TabularQuestion>) => void answer(data));

async function answer({ file, name }: TabularQuestion): Promise<void> {
  const read = await file.arrayBuffer().then(
    (buffer) => readTabular(new Uint8Array(buffer), name),
    (): UnreadableFile => ({ format: 'unknown', problem: notReadable }),
  );
  if ('sheets' in read) {
    const packer = new RowsPacker();
    for (const [at, sheet] of read.sheets.entries()) {
      for (const piece of packer.pieces(sheet.rows))
        reply({ sheet: at, piece }, [piece.cells.buffer, piece.widths.buffer]);
      sheet.rows = [];
    }
  }
  reply({ done: read });
}

function reply(reply: TabularReply, transfer: Transferable[] = []): void {
  postMessage(reply, { transfer });
}
