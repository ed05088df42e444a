import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readRow } from './csv-rows';

function rowsOf(text: string) {
  const rows = [];
  for (let index = 0; index < text.length;) {
    const row = readRow(text, index);
    rows.push(row);
    index = row.next;
  }
  return rows;
}

const cellsOf = (text: string) => rowsOf(text).map(({ cells }) => cells);

describe('rows of a CSV text', () => {
  test('end as Windows or Unix ends lines, the last one also with the text', () => {
    expect(cellsOf('a,b\r\nc,d\ne,f')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
      ['e', 'f'],
    ]);
  });

  test('keep commas, quotes and line ends in quoted values, and know how many lines they take', () => {
    const [row, next] = rowsOf('"Roe, ""Ann""","1 Main St\r\nUnit 2",\r\nnext');
    expect(row?.cells).toEqual(['Roe, "Ann"', '1 Main St\r\nUnit 2', '']);
    expect(row?.lines).toBe(2);
    expect(next?.cells).toEqual(['next']);
  });

  test('with a quote that is never closed are told, and the next line is read', () => {
    const [broken, next] = rowsOf('a,"b\nc,d');
    expect(broken?.problem).toBe('A quotation mark is never closed.');
    expect(next?.cells).toEqual(['c', 'd']);
  });

  test.each(['a"b,c', '"a"b,c'])('with a stray quote are told: %s', (text) => {
    expect(rowsOf(text)[0]?.problem).toContain('inside a value');
  });

  test('may be blank', () => {
    expect(rowsOf('a\r\n\r\n  \nb').map(({ isBlank }) => isBlank)).toEqual([false, true, true, false]);
  });

  test('give back whatever was written', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', 'é', '"', ',', '\n', ' ') });
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell, cell), { minLength: 1 }), (rows) => {
        const text = rows
          .map((cells) => cells.map((value) => `"${value.replaceAll('"', '""')}"`).join(','))
          .join('\r\n');
        expect(cellsOf(text)).toEqual(rows);
        expect(rowsOf(text).some(({ problem }) => problem !== undefined)).toBe(false);
      }),
    );
  });
});
