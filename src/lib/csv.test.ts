import { describe, expect, it } from 'vitest';
import { csvName, toCsv } from './csv';

describe('CSV', () => {
  it('writes a head, absent values as nothing, yes and no, and quotes where it must', async () => {
    const rows = [
      ['Abara, Chidi', 1192837460, true],
      ['Say "hi"', undefined, null],
    ];
    expect(await toCsv(['Name', 'NPI', 'Primary'], rows)).toBe(
      'Name,NPI,Primary\r\n"Abara, Chidi",1192837460,yes\r\n"Say ""hi""",,',
    );
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])(
    'makes %j harmless for spreadsheets',
    async (text) => {
      const cell = (await toCsv(['A'], [[text]])).slice('A\r\n'.length).replace(/^"/, '');
      expect(cell.startsWith("'")).toBe(true);
    },
  );

  it('never writes values of our own making', async () => {
    expect(await toCsv(['A', 'B'], [[Number.NaN, { a: 1 }]])).toBe('A,B\r\n,');
  });

  it('names the file by what it holds and the day', () => {
    expect(csvName('providers', '2026-11-20')).toBe('providers 2026-11-20.csv');
  });
});
