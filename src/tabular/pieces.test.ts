import { expect, test } from 'vitest';
import { RowsPacker, RowsUnpacker, type RowsPiece } from './pieces';

function sent(sheets: readonly string[][][]): { pieces: RowsPiece[]; read: string[][][] } {
  const packer = new RowsPacker();
  const unpacker = new RowsUnpacker();
  const pieces: RowsPiece[] = [];
  const read = sheets.map((rows) => {
    const into: string[][] = [];
    for (const piece of packer.pieces(rows)) {
      pieces.push(piece);
      unpacker.unpack(structuredClone(piece), into);
    }
    return into;
  });
  return { pieces, read };
}

test('rows arrive as they were, in pieces that are soon unpacked, and each text is sent once', () => {
  const rows = Array.from({ length: 5_000 }, (_, at) => [
    `Quill ${at}`,
    'TX',
    '',
    'Denton',
    at % 2 ? 'MD' : 'NP',
  ]);
  const { pieces, read } = sent([rows, [['TX', 'Denton'], ['']]]);
  expect(read).toEqual([rows, [['TX', 'Denton'], ['']]]);
  expect(Math.max(...pieces.map(({ cells }) => cells.length))).toBeLessThanOrEqual(20_000);
  expect(pieces.flatMap(({ texts }) => texts)).toHaveLength(5_000 + 5);
});

test('numbers begin anew before their table costs more than it saves', () => {
  const rows = Array.from({ length: 60_000 }, (_, at) => [`a${at}`, `b${at}`, `c${at}`, `d${at}`, 'TX']);
  const { pieces, read } = sent([rows]);
  expect(read[0]).toEqual(rows);
  expect(pieces.filter(({ restart }) => restart)).not.toHaveLength(0);
});

test('a row wider than a piece is one piece', () => {
  const wide = Array.from({ length: 30_000 }, (_, at) => `${at}`);
  expect(sent([[['a'], wide, ['b']]]).read).toEqual([[['a'], wide, ['b']]]);
});
