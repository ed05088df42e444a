import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { ssnsIn } from '@/ui/files';
import { maskedFile } from './masked-file';

const csv = (text: string) => new Blob([text], { type: 'text/csv' });
const shownOf = async (blob: Blob, name: string) => {
  const shown = await maskedFile(blob, name);
  return [await shown.text(), ssnsIn(shown)];
};

describe('A text file of the service shows of a social security number its last four digits', () => {
  it.each([
    [
      'in a column of that name, with all else as it came',
      'Name,SSN,NPI\r\n"Quill, Ada","123456120",1386120475\r\nLee,123456121,123456122\r\n',
      'Name,SSN,NPI\r\n"Quill, Ada","•••-••-6120",1386120475\r\nLee,•••-••-6121,123456122\r\n',
    ],
    [
      'where a value before it holds a line break and quotes',
      'Note;Social Security Number\n"a ""b""\nc";123456120\nd;\n',
      'Note;Social Security Number\n"a ""b""\nc";•••-••-6120\nd;\n',
    ],
    ['between tabs', 'SSN\tName\n123456120\tAda', 'SSN\tName\n•••-••-6120\tAda'],
    ['with its hyphens, in whatever column', 'A,B\n123-45-6120,x', 'A,B\n•••-••-6120,x'],
    ['in a letter', 'Her SSN is 123456120.', 'Her SSN is •••-••-6120.'],
    ['in JSON', '{"ssn":123456120}', '{"ssn":"•••-••-6120"}'],
  ])('%s', async (_, text, shown) => {
    expect(await shownOf(csv(text), 'report.csv')).toEqual([shown, 'masked']);
  });
});

test('A text without one is the file as it came, and nothing is said of it', async () => {
  const blob = csv('Name,NPI\nAda,123456120\n');
  expect(await maskedFile(blob, 'report.csv')).toBe(blob);
  expect(ssnsIn(blob)).toBeUndefined();
});

it.each([
  ['a PDF', new Blob(['%PDF-1.7 123-45-6120'], { type: 'application/pdf' }), 'a.pdf'],
  ['a PDF that is called a text', new Blob(['%PDF-1.7 123-45-6120'], { type: 'text/plain' }), 'a.txt'],
  ['a workbook', new Blob(['PK'], { type: 'application/vnd.ms-excel' }), 'a.xlsx'],
  ['a file of an unknown type', new Blob(['123-45-6120']), '0b6f'],
  ['a text of two bytes for each letter', new Blob(['1\u00002\u0000'], { type: 'text/csv' }), 'a.csv'],
])('Nothing in %s is masked, and that is noted', async (_, blob, name) => {
  expect(await maskedFile(blob, name)).toBe(blob);
  expect(ssnsIn(blob)).toBe('may be whole');
});

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

test('Whatever stands in a table, its other columns come as they were', async () => {
  const cell = fc.string({ unit: fc.constantFrom('a', ',', '"', '\n', '1', ' ') });
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(cell, cell), { maxLength: 6 }), async (rows) => {
      const textWith = (ssn: string) =>
        ['A,SSN,B', ...rows.map(([one, other]) => [quoted(one), ssn, quoted(other)].join(','))].join('\r\n');
      const shown = await maskedFile(csv(textWith('123456120')), 'a.csv');
      expect(await shown.text()).toBe(textWith('•••-••-6120'));
    }),
  );
});
