import { describe, expect, test } from 'vitest';
import { examine, heading, oigHeading, oigRow, person, sent } from './testing-examine';
import { columnKey, type ListFindings, wordKey } from './types';

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
