import { describe, expect, test } from 'vitest';
import { layouts } from './layouts';
import { readList } from './read-list';
import { recogniseList } from './recognise';
import { cellsOf, headingOf, oigRow, publishedLists } from './testing/headings';
import { rowsAToI } from './testing/rows-a-i';
import { asideRowCases } from './testing/rows-aside';
import { federalRows } from './testing/rows-federal';
import { rowsIToN } from './testing/rows-i-n';
import { rowsNToW } from './testing/rows-n-w';

const today = '2026-11-28';
const rowCases = [...federalRows, ...rowsAToI, ...rowsIToN, ...rowsNToW];
const fileOf = (list: string, fileName = 'list.csv', rows: string[][] = []) =>
  recogniseList({ fileName, sheets: [{ name: 'Sheet1', rows: [headingOf(list), ...rows] }] });

/** Headings whose file's name tells more, and copies of one list under other names. */
const otherwise: Record<string, { fileName?: string; name?: string }> = {
  'OIG LEIE, full list': { fileName: 'UPDATED.csv' },
  'OIG LEIE, exclusions of one month': { fileName: '1702excl.csv' },
  'OIG LEIE, reinstatements of one month': { fileName: '1702REIN.csv' },
  'CMS Medicare opt-out affidavits, names with underscores': { name: 'CMS Medicare opt-out affidavits' },
};

describe('a published list', () => {
  test.each(publishedLists)('is recognised by its heading: %s', (list) => {
    const { fileName, name = list } = otherwise[list] ?? {};
    const found = fileOf(list, fileName);
    expect(found.layout?.name).toBe(name);
    expect(['certain', 'likely']).toContain(found.certainty);
  });

  test.each(publishedLists)('is recognised below a title, its columns turned around: %s', (list) => {
    const { fileName = 'export.csv', name = list } = otherwise[list] ?? {};
    const rows = [['Excluded providers'], [''], headingOf(list).toReversed()];
    const found = recogniseList({ fileName, sheets: [{ name: '', rows }] });
    expect(found.layout?.name).toBe(name);
  });

  test.each(publishedLists.filter((list) => !list.startsWith('OIG')))(
    'has every column where its layout has it: %s',
    (list) => {
      const [table] = fileOf(list).tables;
      const layout = layouts.find(({ name }) => name === (otherwise[list]?.name ?? list));
      expect(table?.columns.map(({ role }) => role)).toEqual(
        headingOf(list).map((_, index) => layout?.columns[index]?.role),
      );
    },
  );

  test.each(rowCases)('gives the record of a row: $list', (one) => {
    const { records } = readList(fileOf(one.list, one.fileName, cellsOf(one.rows)).tables, { today });
    const [record] = records;
    const { 'source.state': state, 'source.name': source, ...fields } = record?.fields ?? {};
    expect(records).toHaveLength(1);
    expect(fields).toEqual(one.fields);
    expect(record?.info).toEqual(one.info);
    expect(record?.lists?.['aliases.fullName']).toEqual(one.aliases);
    const layout = layouts.find(({ name }) => name === one.list);
    expect(state).toBe(layout?.state);
    expect(source).toBe(layout?.state === undefined ? undefined : one.list);
  });

  test.each(asideRowCases)('sets aside a row that is $aside: $list', (one) => {
    const { records, setAside } = readList(fileOf(one.list, one.fileName, cellsOf(one.rows)).tables, {
      today,
    });
    expect(records).toEqual([]);
    expect(setAside).toMatchObject([{ line: 2, reason: one.aside }]);
  });

  test('has a row among those that are read, whichever it is', () => {
    const read = new Set(rowCases.map(({ list }) => list));
    const without = publishedLists.filter((list) => !read.has(list));
    expect(without).toEqual([
      'OIG LEIE, reinstatements of one month',
      'CMS revoked Medicare providers and suppliers',
      'FDA debarment list (drug product applications), persons and firms',
      'FDA clinical investigators, disqualification proceedings',
      'HHS/ORI PHS administrative actions',
      'CMS Medicare opt-out affidavits, names with underscores',
    ]);
  });
});

describe('a heading that has changed', () => {
  const exclusions = headingOf('Texas HHSC OIG exclusions');

  test('is read as the same list, and a new column is kept', () => {
    const heading = [...exclusions, 'Case Manager'];
    const found = recogniseList({ fileName: 'a.xls', sheets: [{ name: '', rows: [heading] }] });
    expect(found.layout?.name).toBe('Texas HHSC OIG exclusions');
  });

  test('is read by what a renamed column means, where no other one means it', () => {
    const heading = headingOf('New Jersey ineligible Medicaid providers').map((name) =>
      name === 'NPI Number' ? 'NPI' : name,
    );
    const [table] = recogniseList({ fileName: 'a.csv', sheets: [{ name: '', rows: [heading] }] }).tables;
    expect(table?.layout.name).toBe('New Jersey ineligible Medicaid providers');
    expect(table?.columns.find(({ name }) => name === 'NPI')?.role).toBe('npi');
  });

  test('to one without any word of an exclusion is another file of the same publisher', () => {
    const heading = headingOf('CMS revoked Medicare providers and suppliers').filter(
      (name) => !/^RE[VE]/.test(name),
    );
    const found = recogniseList({ fileName: 'a.csv', sheets: [{ name: '', rows: [heading] }] });
    expect(found.certainty).toBe('unknown');
    expect(found.questions).toContainEqual({ kind: 'is-exclusion-list' });
  });

  test('by so much that it may be anybody’s is no known list', () => {
    const heading = ['CompanyName', 'LastName', 'FirstName', 'NPI', 'StartDate', 'Board', 'Case', 'Judge'];
    const found = recogniseList({ fileName: 'a.xls', sheets: [{ name: '', rows: [heading] }] });
    expect(found.certainty).toBe('unknown');
  });

  test('of SAM’s generations is read by its names, also where they are mixed', () => {
    const heading = headingOf('SAM public exclusions extract (V2), as of today').map((name) =>
      name === 'Open Data Flag' ? 'D&B Open Data Flag' : name === 'Creation_Date' ? 'Creation Date' : name,
    );
    const found = recogniseList({ fileName: 'sam.csv', sheets: [{ name: '', rows: [heading] }] });
    const roles = found.tables[0]?.columns.map(({ role }) => role);
    expect(found.layout?.dataset).toBe('Sam');
    expect(roles).toContain('.openDataFlag');
    expect(roles).toContain('.creationDate');
  });
});

describe('whose list it is', () => {
  const usual = headingOf('Tennessee TennCare terminated providers');
  const file = (fileName: string, above: string[][] = []) =>
    recogniseList({ fileName, sheets: [{ name: 'Sheet1', rows: [...above, usual] }] });

  test('is asked where its columns are those that any list has', () => {
    expect(file('list.xlsx')).toMatchObject({
      certainty: 'likely',
      questions: [{ kind: 'which-state', guess: 'TN' }],
    });
  });

  test('is said by the file’s name or a title above the heading', () => {
    expect(file('TennCare terminations.xlsx').certainty).toBe('certain');
    expect(file('list.xlsx', [['Tennessee Medicaid'], ['Terminated']]).certainty).toBe('certain');
  });

  test('is never the known list’s where the file says another state', () => {
    for (const found of [file('Oklahoma terminations.xlsx'), file('a.xlsx', [['Rhode Island Medicaid']])]) {
      expect(found.certainty).toBe('unknown');
      expect(['OK', 'RI']).toContain(found.layout?.state);
    }
  });

  test('is asked where the columns are those of one list alone and the file says another state', () => {
    const { layout, certainty, questions } = fileOf('Texas HHSC OIG exclusions', 'Oklahoma.xls');
    expect({ state: layout?.state, certainty, questions }).toEqual({
      state: 'TX',
      certainty: 'likely',
      questions: [{ kind: 'which-state', guess: 'TX' }],
    });
  });

  test('is asked where a known list’s addresses lie elsewhere', () => {
    const rows = Array.from({ length: 6 }, () => ['DMS', '', 'Roe, Ann', 'Tulsa', 'OK', '74103']);
    const found = fileOf('Arkansas DHS excluded providers', 'list.csv', rows);
    expect(found).toMatchObject({ certainty: 'likely', questions: [{ kind: 'which-state', guess: 'AR' }] });
  });
});

describe('OIG’s three files of one heading', () => {
  const list = 'OIG LEIE, full list';

  test('are told apart by the name of the file', () => {
    expect(fileOf(list, 'UPDATED (1).csv', [oigRow()]).layout?.effect).toBeUndefined();
    expect(fileOf(list, '2610excl.csv', [oigRow()]).layout?.effect).toBe('adds');
    expect(fileOf(list, '2610REIN.csv', [oigRow('20261001')]).layout?.effect).toBe('removes');
  });

  test('are reinstatements where the rows say so, whatever the file is called', () => {
    expect(fileOf(list, 'UPDATED.csv', [oigRow('20261001')]).layout?.effect).toBe('removes');
  });

  test('are told apart by their rows where the name says nothing, and asked where they are few', () => {
    const many = Array.from({ length: 20_000 }, () => oigRow());
    expect(fileOf(list, 'leie.csv', many)).toMatchObject({ certainty: 'certain', questions: [] });
    const few = fileOf(list, 'leie.csv', [oigRow()]);
    expect(few).toMatchObject({ certainty: 'likely', questions: [{ kind: 'which-list' }] });
  });

  test('are asked about where the name says one thing and the rows another', () => {
    const many = Array.from({ length: 20_000 }, () => oigRow());
    for (const found of [fileOf(list, '2610EXCL.csv', many), fileOf(list, '2610REIN.csv', [oigRow()])])
      expect(found).toMatchObject({ certainty: 'likely', questions: [{ kind: 'which-list' }] });
  });

  test('whose rows are reinstatements give nobody to upload', () => {
    const reading = readList(fileOf(list, '2610REIN.csv', [oigRow('20261001')]).tables, { today });
    expect(reading.records).toEqual([]);
    expect(reading.removals.map(({ fields }) => fields.lastName)).toEqual(['ROE']);
  });

  test('saved by Excel are read as before: 0 is no NPI and no date, a ZIP code gets its zero back', () => {
    const saved = 'ROE|ANN|||IND|NURSE||0|19690214|12 OAK ST|BOSTON|MA|2108|1128b4|20140520|0|0|'.split('|');
    const { records, problems } = readList(fileOf(list, 'UPDATED.csv', [saved]).tables, { today });
    expect(problems).toEqual([]);
    expect(records).toHaveLength(1);
    expect(records[0]?.fields).toMatchObject({
      address: '12 OAK ST, BOSTON, MA 02108',
      exclusionDate: '2014-05-20',
      dateOfBirth: '1969-02-14',
    });
    expect(records[0]?.fields).not.toHaveProperty('npiNumber');
  });
});
