import { read, utils } from '@e965/xlsx';
import { expect, test, vi } from 'vitest';
import { readTabular } from './read';
import { columnLetters, textWorkbook } from './text-workbook';

const rows = [
  ['NPI', 'Zip', 'Tax ID', 'Day', 'Name'],
  ['1234567893', '02134', '04-4711000', '03/04/2026', '=HYPERLINK("http://x","y")'],
  ['', '00501', '1E5', '', 'O’Neil & <Sons> "x"'],
];

const bytesOf = async (sheet: string, given: readonly (readonly string[])[]) =>
  new Uint8Array(await (await textWorkbook(sheet, given)).arrayBuffer());

test('A workbook has every cell as text: zeros stay, days are no numbers, and nothing is a formula', async () => {
  const found = await readTabular(await bytesOf('Roster', rows), 'roster.xlsx');
  expect('sheets' in found && found.sheets[0]?.rows).toEqual(rows);
});

test('Another program reads the same, each cell as text', async () => {
  const { Sheets, SheetNames } = read(await bytesOf('A/B: "1" & more of a name than fits in', rows));
  expect(SheetNames).toEqual(['A B  "1" & more of a name than']);
  const sheet = Sheets[SheetNames[0] ?? ''] ?? {};
  expect(utils.sheet_to_json(sheet, { header: 1, defval: '' })).toEqual(rows);
  for (const [place, cell] of Object.entries(sheet))
    if (!place.startsWith('!'))
      expect([place, (cell as { t: string; f?: string }).t, (cell as { f?: string }).f]).toEqual([
        place,
        's',
        undefined,
      ]);
});

test('A text that Excel would read as a character by its number stays, and what XML cannot hold is left out', async () => {
  const found = await readTabular(await bytesOf('x', [['_x0041_', 'a\u0000b\u001fc', 'x\ty']]), 'x.xlsx');
  expect('sheets' in found && found.sheets[0]?.rows[0]?.slice(1)).toEqual(['abc', 'x\ty']);
  const { Sheets, SheetNames } = read(await bytesOf('x', [['_x0041_']]));
  expect(Sheets[SheetNames[0] ?? '']?.['A1']).toMatchObject({ v: '_x0041_' });
});

test('Columns beyond Z have two letters', () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(columnLetters)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA']);
});

test('A long sheet is written in slices: the same as a short one, row by row, with how far it is, until it is given up', async () => {
  let clock = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
  function* many() {
    for (let row = 0; row < 1_000; row += 1) {
      clock += 0.5;
      yield [String(row), `row ${row}`];
    }
  }
  const told: number[] = [];
  const blob = await textWorkbook('Long', many(), { onProgress: (amount) => told.push(amount) });
  expect(told.length).toBeGreaterThan(15);
  const found = await readTabular(new Uint8Array(await blob.arrayBuffer()), 'long.xlsx');
  expect('sheets' in found && found.sheets[0]?.rows).toEqual([...many()]);
  const controller = new AbortController();
  const given = textWorkbook('Long', many(), { signal: controller.signal });
  controller.abort(new Error('left'));
  await expect(given).rejects.toThrow('left');
  vi.restoreAllMocks();
});

test('The same rows give the same bytes', async () => {
  expect(await bytesOf('Roster', rows)).toEqual(await bytesOf('Roster', rows));
});
