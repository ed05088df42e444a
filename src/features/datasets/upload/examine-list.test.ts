import { describe, expect, test } from 'vitest';
import type { CsvLayout } from '@/lib/csv-check';
import { textRows, writtenWorkbook } from '@/tabular/testing';
import { layoutOf } from './dataset-layout';
import { examineList } from './examine-list';
import { openFiles } from './open-files';
import { placeOfLine, placeWords } from './sent-lines';
import { columnKey, type ListChoices, type ListFindings, noChoices, type RefusedRow, wordKey } from './types';

const ofState: CsvLayout = {
  columns: ['lastName', 'firstName', 'npiNumber'].map((name) => ({ name, kind: 'text' })),
  naming: ['lastName'],
};
const ofOig = layoutOf({ type: 'OigExclusions' });

interface ExamineOptions {
  datasetType?: string;
  layout?: CsvLayout;
  choices?: Partial<ListChoices>;
  refused?: readonly RefusedRow[];
  before?: number;
}

/** Examines files by their names, as lines of a text or as the bytes of a workbook. */
async function examine(
  files: Record<string, readonly string[] | Uint8Array<ArrayBuffer>>,
  { datasetType = 'StateSanctionsAndExclusions', layout, choices, refused = [], before }: ExamineOptions = {},
): Promise<ListFindings> {
  const given = Object.entries(files).map(
    ([name, content]) => new File([content instanceof Uint8Array ? content : content.join('\n')], name),
  );
  const read = await openFiles(given);
  if (!('opened' in read)) throw new Error(read.problem);
  return examineList(read.opened, {
    datasetType,
    layout: layout ?? (datasetType === 'OigExclusions' ? ofOig : ofState),
    choices: { ...noChoices, ...choices },
    ...(before !== undefined && { before: { records: before } }),
    refused,
    today: '2026-11-28',
  });
}

const sent = async ({ csv }: ListFindings) => (csv ? (await csv.text()).trim().split(/\r?\n/) : undefined);

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

const heading = ['Last Name', 'First Name', 'NPI', 'Exclusion Date', 'Exclusion Reason'];
const person = (last: string, npi = '') => [last, 'Ann', npi, '5/20/2024', 'Fraud'];
const file = (...rows: string[][]) => [heading, ...rows].map((cells) => cells.join(','));
const people = (count: number) => Array.from({ length: count }, (_, at) => person(`Roe${at}`));

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

describe('NPIs that are none', () => {
  test.each(['12345', '12345678931', '1234567890', '1.23457E+09', 'pending with CMS'])(
    'are left out, counted and told, and their rows stay: %s',
    async (npi) => {
      const found = await examine({ 'Utah exclusions.csv': file(person('Roe', npi)) });
      expect(found.rows).toBe(1);
      const { problems = {} } = found.made?.figures ?? {};
      expect(Object.values(problems)).toEqual([1]);
      expect(found.made?.problems).toMatchObject([{ line: 2, column: 'NPI', text: npi }]);
      expect(found.effect?.notes).toContain('1 NPI is left out as no valid one; the row stays.');
    },
  );

  test.each(['', '0', '0000000000', 'N/A', '1234567893'])('need no word: %j', async (npi) => {
    const found = await examine({ 'Utah exclusions.csv': file(person('Roe', npi)) });
    expect(found.made?.figures.problems).toEqual({});
    expect(found.effect?.notes).toEqual([]);
  });
});

const kinds = ({ effect }: ListFindings) => effect?.warnings.map(({ kind }) => kind) ?? [];
const ownLines = (bad: number) => [
  'LASTNAME,NPI',
  ...Array.from({ length: 100 }, (_, at) => `ROE${at},${at < bad ? '12' : '0000000000'}`),
];

describe('leaving out more than one row of a hundred', () => {
  const nameless = ['', '', '', '5/20/2024', 'Fraud'];

  test('of a published list asks again, and one of a hundred does not', async () => {
    const one = await examine({ 'Utah exclusions.csv': file(...people(99), nameless) });
    expect(kinds(one)).not.toContain('left out');
    expect(one.effect?.notes).toContain('1 row cannot be read as a record and stays out.');
    const two = await examine({ 'Utah exclusions.csv': file(...people(98), nameless, nameless) });
    expect(kinds(two)).toContain('left out');
  });

  test('of a file in the dataset’s own columns asks again, too', async () => {
    const options = { datasetType: 'OigExclusions' };
    expect(kinds(await examine({ 'UPDATED.csv': ownLines(1) }, options))).not.toContain('left out');
    const found = await examine({ 'UPDATED.csv': ownLines(2) }, options);
    expect(kinds(found)).toContain('left out');
    expect(found.rows).toBe(98);
  });

  test('a file in the dataset’s own columns with far fewer records than before asks, too', async () => {
    const ownColumns = { 'own.csv': ['lastName,firstName', 'Roe,Ann'] };
    expect(kinds(await examine(ownColumns, { datasetType: 'Dmf', before: 500 }))).toEqual(['fewer']);
    expect(kinds(await examine(ownColumns, { datasetType: 'Dmf', before: 1 }))).toEqual([]);
  });
});

const oigHeading =
  'LASTNAME,FIRSTNAME,MIDNAME,BUSNAME,GENERAL,SPECIALTY,UPIN,NPI,DOB,ADDRESS,CITY,STATE,ZIP,EXCLTYPE,EXCLDATE,REINDATE,WAIVERDATE,WVRSTATE';
const oigRow = (last: string, npi: string) =>
  `${last},ANN,,,IND,NURSE,,${npi},19690214,12 OAK ST,BOSTON,MA,02108,1128b4,20140520,00000000,00000000,`;

test('A row in the federal list’s own columns can be kept without the value that cannot be read', async () => {
  const list = { 'UPDATED.csv': [oigHeading, oigRow('ROE', '0000000000'), oigRow('POE', '12345')] };
  const findings = await examine(list, { datasetType: 'OigExclusions' });
  expect([findings.rows, findings.keepable]).toEqual([1, 1]);
  const kept = await examine(list, { datasetType: 'OigExclusions', choices: { keepsRows: true } });
  expect(kept.rows).toBe(2);
  expect(kept.check).toBeUndefined();
  expect((await sent(kept))?.at(-1)).toMatch(/^POE,ANN,.*,0000000000,19690214/);
});

test('Who was reinstated in the federal list’s own columns is set aside, told and not uploaded', async () => {
  const reinstated = oigRow('MOE', '0000000000').replace('20140520,00000000', '20140520,20261015');
  const list = {
    'UPDATED.csv': [oigHeading, oigRow('ROE', '0000000000'), reinstated, oigRow('POE', '0000000000')],
  };
  const findings = await examine(list, { datasetType: 'OigExclusions' });
  expect(findings.rows).toBe(2);
  expect(findings.effect?.notes.join(' ')).toMatch(/no longer in force/);
  const lines = await sent(findings);
  expect(lines?.map((line) => line.split(',')[0])).toEqual(expect.arrayContaining(['ROE', 'POE']));
  expect(lines?.join('\n')).not.toContain('MOE');
});

describe('a status in a list that nobody knows', () => {
  const withStatus = [...heading, 'Status'];
  const lines = (...statuses: string[]) =>
    [withStatus, ...statuses.map((status, at) => [...person(`Roe${at}`), status])].map((cells) =>
      cells.join(','),
    );

  test('sets aside who is reinstated, in the file of what was left out, too', async () => {
    const found = await examine({ 'Utah exclusions.csv': lines('Excluded', 'Reinstated', 'Inactive') });
    expect([found.rows, found.questions]).toEqual([1, []]);
    expect(found.made?.aside).toMatchObject([{ reason: 'over by its status', rows: 2 }]);
    expect(found.effect?.notes.join(' ')).toMatch(/2 rows no longer in force/);
    const left = (await found.leftOut?.text())?.trim().split(/\r?\n/);
    expect(left?.[0]).toMatch(/Row,Left out,What the row says/);
    expect(left?.[1]).toMatch(/^3,No longer in force by their status,.*Roe1.*Reinstated/);
    expect(left).toHaveLength(3);
  });

  test('asks about each word that may mean one or the other, and does as somebody says', async () => {
    const list = { 'Utah exclusions.csv': lines('Excluded', 'Withdrawn', 'Withdrawn', 'Expired') };
    const found = await examine(list);
    expect(found.rows, 'until it is answered the rows stay').toBe(4);
    expect(found.questions.map(({ question }) => question)).toMatchObject([
      { kind: 'status-word', name: 'Status', text: 'Withdrawn', rows: 2 },
      { kind: 'status-word', name: 'Status', text: 'Expired', rows: 1 },
    ]);
    const column = withStatus.length - 1;
    const statuses = {
      [wordKey(0, column, 'withdrawn')]: 'over',
      [wordKey(0, column, 'expired')]: 'in force',
    } as const;
    const said = await examine(list, { choices: { statuses } });
    expect([said.rows, said.questions.every(({ isAnswered }) => isAnswered)]).toEqual([2, true]);
    expect((await said.leftOut?.text())?.match(/Withdrawn/g)).toHaveLength(2);
  });

  test('with a word of its own in each row is asked about as a column', async () => {
    const words = Array.from({ length: 20 }, (_, at) => `Case ${'abcdefghijklmnopqrst'[at]}`);
    const list = { 'Utah exclusions.csv': lines(...words) };
    const found = await examine(list);
    expect(found.questions.map(({ question }) => question)).toMatchObject([
      { kind: 'what-is-column', name: 'Status', guess: 'info' },
    ]);
    const roles = { [columnKey(0, withStatus.length - 1)]: 'info' } as const;
    expect((await examine(list, { choices: { roles } })).questions).toEqual([]);
  });
});

const asked = ({ questions }: ListFindings) =>
  questions.map(({ question, file: place, isAnswered }) => [question.kind, place, isAnswered]);

describe('what is said about one of several files', () => {
  const texas = [
    'CompanyName,LastName,FirstName,MidInitial,Occupation,LicenseNumber,NPI,StartDate,AddDate,ReinstatedDate,EligibleToReapplyDate,Waiver,WebComments',
    ',POE,BOB,M,Nurse,RN1,,1/20/2024,,,,,Fraud',
  ];
  const unknown = ['Provider Last,Provider First,Effective Date', 'ROE,ANN,5/20/2024'];
  const list = { 'texas.csv': texas, 'list.csv': unknown };

  test('leaves the state of the others what it is', async () => {
    const findings = await examine(list);
    expect(asked(findings)).toEqual([
      ['which-state', 1, false],
      ['is-exclusion-list', 1, false],
    ]);
    const said = await examine(list, { choices: { states: { 1: 'UT' }, areLists: { 1: true } } });
    expect(said.files.map(({ state }) => state)).toEqual(['TX', 'UT']);
    expect(said.after).toEqual({ records: 2, byState: { TX: 1, UT: 1 } });
    const lines = (await sent(said)) ?? [];
    expect(lines.slice(1).map((line) => /\b(?:TX|UT)\b/.exec(line)?.[0])).toEqual(['TX', 'UT']);
  });

  test('answers nothing that is asked about another one', async () => {
    const two = { 'list.csv': unknown, 'other.csv': unknown };
    const said = await examine(two, { choices: { states: { 0: 'UT' }, areLists: { 1: true } } });
    expect(asked(said)).toEqual([
      ['which-state', 0, true],
      ['is-exclusion-list', 0, false],
      ['which-state', 1, false],
      ['is-exclusion-list', 1, true],
    ]);
  });
});

test('That ends count is said and taken back: a list whose ends are reinstatements stays as it is', async () => {
  const arizona = [
    'NPI,Provider Name,Exclusion Effective Date,Exclusion End Date',
    ',Ann Roe,5/20/2014,5/20/2019',
  ];
  const rows = async (endsCount?: boolean) =>
    (await examine({ 'arizona.csv': arizona }, { choices: endsCount === undefined ? {} : { endsCount } }))
      .made?.aside[0]?.reason;
  expect([await rows(), await rows(true), await rows(false)]).toEqual(['ended', 'ended', 'ended']);
});

describe('a file that somebody says is another list than the known one', () => {
  const oigLists = { 'leie.csv': [oigHeading, oigRow('ROE', '0000000000')] };

  test('has its columns read by their words, and the question stays', async () => {
    const known = await examine(oigLists, { datasetType: 'StateSanctionsAndExclusions' });
    expect(known.dataset).toBe('OigExclusions');
    const said = await examine(oigLists, { choices: { lists: { 0: '' }, areLists: { 0: true } } });
    expect(said.files).toMatchObject([{ list: 'A list that is not known', certainty: 'unknown' }]);
    expect(said.dataset).toBe('StateSanctionsAndExclusions');
    expect(said.questions).toContainEqual(
      expect.objectContaining({
        question: expect.objectContaining({ kind: 'which-list' }),
        isAnswered: true,
      }),
    );
    expect(said.questions).toContainEqual(expect.objectContaining({ question: { kind: 'which-state' } }));
    expect(said.made?.first[0]?.join(' ')).toContain('ROE');
  });

  test('and that is without a heading cannot be read, and is not uploaded', async () => {
    const none = Array.from({ length: 8 }, () => '-0- ');
    const ofac = { 'export.csv': [['36', 'ACORN TRADING', '-0- ', 'CUBA', ...none].join(',')] };
    const open = await examine(ofac, { datasetType: 'OfacSdn' });
    expect([open.rows, open.questions.length]).toEqual([1, 1]);
    const said = await examine(ofac, { datasetType: 'OfacSdn', choices: { lists: { 0: '' } } });
    expect([said.rows, said.csv, said.dataset, said.made]).toEqual([0, undefined, undefined, undefined]);
    expect(said.check?.headingProblems.length).toBeGreaterThan(0);
    expect(said.remarks).toEqual([
      'export.csv has no row with the names of its columns, so it cannot be read as another list.',
    ]);
    expect(said.questions).toMatchObject([{ question: { kind: 'which-list' }, isAnswered: true }]);
  });
});

test.each([
  ['OigExclusions', ['Exclusion Reason', 'License No']],
  ['StateSanctionsAndExclusions', []],
])(
  'Columns of a list of %s that its records have no field for are named: %j',
  async (datasetType, unused) => {
    const { columns } = await examine(
      {
        'exclusions.csv': [
          'Last Name,First Name,NPI,Excluded On,Exclusion Reason,License No',
          'ROE,ANN,1234567893,1/20/2024,Fraud,RN123',
        ],
      },
      { datasetType },
    );
    expect(columns.filter(({ isUnused }) => isUnused).map(({ name }) => name)).toEqual(unused);
  },
);
