import papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { toCsv } from './csv';
import { unguarded } from './csv-guard';
import { cellText } from './spreadsheet-cell';

const signs = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '−', '﹣', '﹢', '﹦', '﹫'];
const before = ['', ' ', '\u00a0', '\u3000', '\u200b', '\ufeff', ' \u202f ', '"', '" '];
const breaks = [';', '\t', '\n', '\r\n', '\r', '\v', '\u2028'];
const starts = signs.flatMap((sign) => before.map((blank) => `${blank}${sign}1+1`));
const inside = starts.flatMap((start) => breaks.map((mark) => `Quill${mark}${start}${mark} MD`));
const harmless = ['Quill-Smith', "O'Quill", 'a; b', 'Suite 4, - rear', '1=1', '12.50', "'75", '(555) 0100'];
const texts = [...starts, ...inside, ...breaks.map((mark) => `${mark}Quill`), ...harmless];

/** The cells that a program reads that cuts rows at `delimiter`; a quotation mark only counts at the start of one. */
function cellsOf(csv: string, delimiter: string): string[] {
  const { data } = papa.parse<string[]>(csv, { delimiter });
  return data.flat();
}

/** As spreadsheets decide it: after what they skip. */
const isFormula = (cell: string) =>
  /^[\s"\0\u00ad\u200b-\u200f\u202f\ufeff]*[=+\-@＝＋－＠−﹣﹢﹦﹫]/u.test(cell) || /^[\t\r\n]/.test(cell);

describe('A cell of a CSV file', () => {
  it.each([',', ';', '\t'])('is no formula in a program that cuts at %j', async (delimiter) => {
    for (const text of texts)
      for (const cell of cellsOf(await toCsv(['A', text], [['Ada', text]]), delimiter))
        expect(isFormula(cell), `${JSON.stringify(text)} gives ${JSON.stringify(cell)}`).toBe(false);
  });

  it('stands between quotation marks where some locale would cut or trim it', async () => {
    for (const text of [
      'a;b',
      'a\tb',
      'a,b',
      'a|b',
      'a\nb',
      'a\rb',
      '"a',
      ' a',
      'a ',
      '=a',
      'a;=b',
      '\u00a0a',
    ])
      expect((await toCsv(['A'], [[text]])).slice(3)).toMatch(/^"[^]*"$/);
    expect(await toCsv(['A'], [['Quill-Smith']])).toBe('A\r\nQuill-Smith');
  });

  it('comes back as it was when our roster reader reads it', async () => {
    for (const text of texts) {
      const [, cell = ''] = cellsOf(await toCsv(['A'], [[text]]), ',');
      expect(unguarded(cell)).toBe(text);
      expect(cellText(cell)).toEqual({ text });
    }
    expect(cellText("'+1 555 0100")).toEqual({ text: '+1 555 0100' });
    expect(cellText("'-")).toEqual({ text: '-' });
  });

  it('is not guarded twice when rows that were left out are saved again', async () => {
    for (const text of texts) {
      const [, once = ''] = cellsOf(await toCsv(['A'], [[text]]), ',');
      const [, twice] = cellsOf(await toCsv(['A'], [[once]]), ',');
      expect(twice).toBe(once);
    }
  });

  it('shows a formula without its result and a social security number as what they are', () => {
    expect(cellText('=A1')).toMatchObject({ problem: expect.stringMatching(/formula/) });
    expect(cellText("'123-45-6789")).toEqual({ text: "'123-45-6789" });
  });

  it('keeps numbers as numbers', async () => {
    expect(await toCsv(['A', 'B'], [[-5, 3.5]])).toBe('A,B\r\n-5,3.5');
  });
});
