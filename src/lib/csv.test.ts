import { describe, expect, it, vi } from 'vitest';
import { csvFile, csvName, toCsv } from './csv';
import { formatDate } from './dates';
import { personName, spellOut } from './words';

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

  it('leaves empty what the screen shows as a dash: nothing is on file, and a dash would be a value', async () => {
    const rows = [[personName({}), spellOut(undefined), formatDate(undefined), 'A–B']];
    expect(await toCsv(['Name', 'Type', 'Day', 'Suite'], rows)).toBe('Name,Type,Day,Suite\r\n,,,A–B');
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

  it('is the same in pieces as at once, head and last line included, however many rows there are', async () => {
    const rows = Array.from({ length: 120 }, (_, index) => [index, `row ${index}`, index % 2 === 0]);
    const lines = rows.map(([number, text, isEven]) => `${number},${text},${isEven ? 'yes' : 'no'}`);
    for (const length of [1, 49, 50, 51, 100, 120]) {
      // oxlint-disable-next-line no-await-in-loop -- one file after the other
      const text = await toCsv(['Number', 'Text', 'Even'], rows.slice(0, length));
      expect(text).toBe(['Number,Text,Even', ...lines.slice(0, length)].join('\r\n'));
    }
  });

  it('lets the page answer between slices, tells how far it is, and ends when it is given up', async () => {
    let clock = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => clock);
    const controller = new AbortController();
    function* rows() {
      for (let index = 0; index < 1_000; index += 1) {
        clock += 0.2;
        yield [index];
      }
    }
    const onProgress = vi.fn<(amount: number) => void>();
    expect((await toCsv(['A'], rows(), { onProgress })).split('\r\n')).toHaveLength(1_001);
    expect(onProgress.mock.calls.map(([amount]) => amount)).toEqual(
      Array.from({ length: 10 }, (_, slice) => (slice + 1) * 100),
    );
    const given = toCsv(['A'], rows(), { signal: controller.signal });
    controller.abort(new Error('left'));
    await expect(given).rejects.toThrow('left');
    vi.restoreAllMocks();
  });

  it('is the same as a file, with the mark that spreadsheets know, however many pieces it has', async () => {
    let clock = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (clock += 5));
    const rows = Array.from({ length: 900 }, (_, index) => [index, 'Zoë']);
    const bytes = new Uint8Array(await (await csvFile(['Number', 'Name'], rows)).arrayBuffer());
    expect(Array.from(bytes.subarray(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(bytes)).toBe(await toCsv(['Number', 'Name'], rows));
    vi.restoreAllMocks();
  });

  it('names the file by what it holds and the day', () => {
    expect(csvName('providers', '2026-11-20')).toBe('providers 2026-11-20.csv');
  });
});
