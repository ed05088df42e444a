import { describe, expect, test } from 'vitest';
import { textRows, writtenWorkbook } from '@/tabular/testing';
import { placeOfLine, placeWords } from './sent-lines';
import { examine, file, heading, people, person, sent } from './testing-examine';
import type { ListFindings } from './types';

/** A workbook whose sheets hide the rows of these numbers, by a filter. */
function workbook(sheets: Record<string, { rows: string[][]; hidden?: readonly number[] }>) {
  const written = Object.entries(sheets).map(([name, { rows, hidden = [] }]) => ({
    name,
    rows: hidden.reduce(
      (xml, line) => xml.replace(`<row r="${line}"`, `<row r="${line}" hidden="1"`),
      textRows(rows),
    ),
    behind: hidden.length > 0 ? '<autoFilter ref="A1:C9"><filterColumn colId="0"/></autoFilter>' : '',
  }));
  return Uint8Array.from(writtenWorkbook({ sheets: written }));
}

describe('rows that a spreadsheet hides', () => {
  const rows = [heading, person('Shown'), person('Hidden'), person('Last')];

  test('are asked about, and taken or left out as somebody says', async () => {
    const list = { 'Utah exclusions.xlsx': workbook({ List: { rows, hidden: [3] } }) };
    const findings = await examine(list);
    expect(findings.questions).toEqual([
      {
        question: { kind: 'hidden-rows', sheet: 0, name: '', rows: 1, line: 3, isFiltered: true },
        file: 0,
        isAnswered: false,
      },
    ]);
    expect(findings.remarks).toEqual([]);
    const taken = await examine(list, { choices: { hiddenRows: { 0: true } } });
    expect([taken.rows, taken.questions[0]?.isAnswered]).toEqual([3, true]);
    const left = await examine(list, { choices: { hiddenRows: { 0: false } } });
    expect(left.rows).toBe(2);
    expect((await sent(left))?.join()).not.toContain('Hidden');
  });

  test('are asked about sheet by sheet', async () => {
    const list = {
      'Utah exclusions.xlsx': workbook({
        One: { rows: [heading, ...people(3)] },
        Two: { rows, hidden: [2, 4] },
      }),
    };
    const { questions } = await examine(list);
    expect(questions.map(({ question }) => question)).toEqual([
      { kind: 'hidden-rows', sheet: 1, name: 'Two', rows: 2, line: 2, isFiltered: true },
    ]);
    expect((await examine(list, { choices: { hiddenRows: { 1: false } } })).rows).toBe(4);
  });

  test('are asked about in a file in the dataset’s own columns, too', async () => {
    const ownColumns = [
      ['lastName', 'firstName'],
      ['Roe', 'Ann'],
      ['Poe', 'Bob'],
    ];
    const list = { 'own.xlsx': workbook({ List: { rows: ownColumns, hidden: [2] } }) };
    expect((await examine(list, { datasetType: 'Dmf' })).questions).toMatchObject([
      { question: { kind: 'hidden-rows', rows: 1, line: 2 }, isAnswered: false },
    ]);
    const left = await examine(list, { datasetType: 'Dmf', choices: { hiddenRows: { 0: false } } });
    expect(left.rows).toBe(1);
    expect(await sent(left)).toEqual(['lastName,firstName', 'Poe,Bob']);
  });

  test('above the records are nothing to ask about', async () => {
    const titled = [['Excluded providers', ''], ...rows];
    const list = { 'Utah exclusions.xlsx': workbook({ List: { rows: titled, hidden: [1] } }) };
    expect((await examine(list)).questions).toEqual([]);
  });
});

const place = (findings: ListFindings, line: number) => {
  const found = placeOfLine(findings, line);
  return found && placeWords(findings, found);
};

describe('a line that the service refuses', () => {
  test('is told by the row of the file that its record was read from', async () => {
    const rows = [['Page 1 of 2'], person('Roe'), ['Total: 1'], person('Poe')];
    const found = await examine({ 'Utah exclusions.csv': ['Excluded', ...file(...rows)] });
    expect(found.rows).toBe(2);
    expect([place(found, 2), place(found, 3)]).toEqual(['Row 4', 'Row 6']);
    expect(place(found, 1), 'the heading comes from no record').toBeUndefined();
  });

  test('is told with its sheet where several are read', async () => {
    const found = await examine({
      'Utah exclusions.xlsx': workbook({
        Individuals: { rows: [heading, person('Roe')] },
        Others: { rows: [heading, person('Poe'), person('Doe')] },
      }),
    });
    expect([place(found, 2), place(found, 4)]).toEqual(['Row 2 of Individuals', 'Row 3 of Others']);
  });

  test('is told by the row of a file in the dataset’s own columns, whatever was left out before it', async () => {
    const ownColumns = [
      'LASTNAME,NPI',
      'ROE,0000000000',
      'BAD,12',
      '"LONG\nNAME",0000000000',
      'POE,0000000000',
    ];
    const found = await examine({ 'UPDATED.csv': ownColumns }, { datasetType: 'OigExclusions' });
    expect(found.check?.bad.map(({ line }) => line)).toEqual([3]);
    expect(['2', '3', '4', '5'].map((line) => place(found, Number(line)))).toEqual([
      'Row 2',
      'Row 4',
      'Row 4',
      'Row 6',
    ]);
  });

  test('is the line of the file itself where that is sent as it is', async () => {
    const found = await examine(
      { 'UPDATED.csv': ['LASTNAME,NPI', 'ROE,0000000000'] },
      { datasetType: 'OigExclusions' },
    );
    expect(found.csv).toBeUndefined();
    expect(place(found, 2)).toBe('Row 2');
  });

  test('is left out with its reason, and counts as left out', async () => {
    const refused = [{ table: 0, line: 3, messages: ['Is listed twice.'] }];
    const found = await examine({ 'Utah exclusions.csv': file(...people(5)) }, { refused });
    expect(found.rows).toBe(4);
    expect((await sent(found))?.join()).not.toContain('Roe1');
    expect(found.made?.aside).toEqual([
      { reason: 'refused', rows: 1, first: [{ line: 3, sheet: '', text: 'Is listed twice.' }] },
    ]);
    expect(found.made?.figures.records).toBe(4);
    expect(found.effect?.warnings).toContainEqual(
      expect.objectContaining({ kind: 'left out', rows: 1, of: 5 }),
    );
  });
});
