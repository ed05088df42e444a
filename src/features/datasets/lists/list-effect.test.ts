import { describe, expect, test } from 'vitest';
import { listEffect, recordsAfter } from './list-effect';
import { readList } from './read-list';
import { recogniseList } from './recognise';
import type { ListReading } from './records';
import { headingOf, oigRow } from './testing/headings';

const today = '2026-11-28';
const fileOf = (list: string, fileName: string, rows: string[][]) =>
  recogniseList({ fileName, sheets: [{ name: 'Sheet1', rows: [headingOf(list), ...rows] }] });

const effectOf = (sheets: { name: string; rows: string[][] }[]) => {
  const { tables } = recogniseList({ fileName: 'ohio.xlsx', sheets });
  const reading = readList(tables, { today });
  return {
    effect: listEffect(tables, reading, 'StateSanctionsAndExclusions', recordsAfter(reading)),
    reading,
  };
};

const kindsOf = (effect: ReturnType<typeof listEffect>) => effect.warnings.map(({ kind }) => kind);

const oig = (fileName: string, count: number, reinstated = '00000000') => {
  const { tables } = fileOf(
    'OIG LEIE, full list',
    fileName,
    Array.from({ length: count }, (_, at) => [`ROE${at || ''}`, ...oigRow(reinstated).slice(1)]),
  );
  return { tables, reading: readList(tables, { today }) };
};

describe('what an upload would do', () => {
  test('by a supplement is asked about: 40 rows in place of 82,000', () => {
    const { tables, reading } = oig('2610EXCL.csv', 40);
    const effect = listEffect(tables, reading, 'OigExclusions', { records: 82_000 });
    expect(effect.warnings).toEqual([
      {
        kind: 'supplement',
        sentence:
          'OIG LEIE, exclusions of one month is a supplement and no list: 40 rows in place of 82,000. Upload the full list instead.',
      },
    ]);
  });

  test('by the full list together with a supplement is asked about, and has whom both name once', () => {
    const { tables } = fileOf('OIG LEIE, full list', 'UPDATED.csv', [oigRow()]);
    const other = oigRow().map((cell) => (cell === 'ROE' ? 'POE' : cell));
    const added = fileOf('OIG LEIE, full list', '2610EXCL.csv', [oigRow(), other]).tables;
    for (const all of [
      [...tables, ...added],
      [...added, ...tables],
    ]) {
      const reading = readList(all, { today });
      expect(reading.records.map(({ fields }) => fields.lastName).toSorted()).toEqual(['POE', 'ROE']);
      expect(reading.setAside).toMatchObject([{ line: 2, reason: 'in the full list' }]);
      const effect = listEffect(all, reading, 'OigExclusions', { records: 2 });
      expect(kindsOf(effect)).toEqual(['supplement beside the list']);
      expect(effect.warnings[0]?.sentence).toContain('Upload the full list alone');
    }
  });

  test('by a supplement together with reinstatements is that of a supplement', () => {
    const added = oig('2610EXCL.csv', 40);
    const all = [...oig('2610REIN.csv', 1, '20261001').tables, ...added.tables];
    expect(kindsOf(listEffect(all, added.reading, 'OigExclusions'))).toEqual(['supplement']);
  });

  test('by reinstatements is nothing: they are never exclusions', () => {
    const { tables, reading } = oig('2610REIN.csv', 40, '20261001');
    const effect = listEffect(tables, reading, 'OigExclusions', { records: 82_000 });
    expect(effect).toMatchObject({ action: 'none', records: 0, warnings: [{ kind: 'reinstatements' }] });
    expect(effect.sentence).toContain('40 reinstatements');
  });

  test('by a list together with its reinstatements leaves out whom they name, and nobody else', () => {
    const list = oig('UPDATED.csv', 40);
    const other = (list.tables[0]?.rows[0] ?? []).map((cell) => (cell === 'ROE' ? 'POE' : cell));
    const { tables } = fileOf('OIG LEIE, full list', 'UPDATED.csv', [
      ...(list.tables[0]?.rows ?? []).map((cells) => [...cells]),
      other,
    ]);
    const all = [...tables, ...oig('2610REIN.csv', 40, '20261001').tables];
    const reading = readList(all, { today });
    expect(reading.records.map(({ fields }) => fields.lastName)).toEqual(['POE']);
    expect(reading.setAside).toHaveLength(40);
    const effect = listEffect(all, reading, 'OigExclusions', { records: 1 });
    expect(effect).toMatchObject({ action: 'replace', records: 1, warnings: [] });
    expect(effect.notes).toContain('40 reinstatements: who they name was taken off the list.');
  });

  test('by a full list that is much shorter is asked about, also where nobody knows what is there', () => {
    const { tables, reading } = oig('UPDATED.csv', 40);
    expect(kindsOf(listEffect(tables, reading, 'OigExclusions', { records: 82_000 }))).toEqual(['fewer']);
    expect(kindsOf(listEffect(tables, reading, 'OigExclusions'))).toEqual(['fewer']);
    expect(kindsOf(listEffect(tables, reading, 'OigExclusions', { records: 41 }))).toEqual([]);
  });

  test('by a list that nobody knows is asked about where its dataset usually has many more', () => {
    const { tables, reading } = oig('UPDATED.csv', 40);
    const unknown = tables.map((table) => ({
      ...table,
      layout: { ...table.layout, name: 'A list that is not known', usualRows: 0 },
    }));
    const effect = listEffect(unknown, reading, 'OigExclusions');
    expect(kindsOf(effect)).toEqual(['fewer']);
    expect(effect.warnings[0]?.sentence).toContain('that the published list usually has');
    expect(kindsOf(listEffect(unknown, reading, 'OigExclusions', { records: 41 }))).toEqual([]);
  });

  test('to another dataset is nothing', () => {
    const { tables, reading } = oig('UPDATED.csv', 40);
    expect(listEffect(tables, reading, 'Sam')).toMatchObject({
      action: 'none',
      sentence: 'This is OIG LEIE, full list, which belongs to OIG exclusions.',
    });
  });

  test.each([
    'CMS revoked Medicare providers and suppliers',
    'FDA debarment list (drug product applications), persons and firms',
    'FDA clinical investigators, disqualification proceedings',
    'HHS/ORI PHS administrative actions',
  ])('by a list that no dataset takes is told in a sentence: %s', (list) => {
    const { tables } = fileOf(list, 'list.csv', [headingOf(list).map(() => 'Roe')]);
    const reading = readList(tables, { today });
    const effect = listEffect(tables, reading, 'CmsPreclusion');
    expect(reading.records).toEqual([]);
    expect(effect).toMatchObject({
      action: 'none',
      records: 0,
      sentence: expect.stringMatching(/\bno exclusion list\b/) as string,
    });
  });

  test('by one state’s list says with figures what goes', () => {
    const rest = ['Ann', '', 'Nurse', '', '', '2024-05-20', '', '', '', '', ''];
    const { tables } = fileOf(
      'Texas HHSC OIG exclusions',
      'texas.xls',
      Array.from({ length: 100 }, (_, at) => [' ', `Roe${at}`, ...rest]),
    );
    const reading = readList(tables, { today });
    expect(recordsAfter(reading)).toEqual({ records: 100, byState: { TX: 100 } });
    const before = { records: 1_200, byState: { TX: 101, OH: 99, CA: 1_000 } };
    const effect = listEffect(tables, reading, 'StateSanctionsAndExclusions', before);
    expect(effect.warnings).toEqual([
      {
        kind: 'other states',
        states: [
          { state: 'CA', records: 1_000 },
          { state: 'OH', records: 99 },
        ],
        sentence:
          'This is the list of Texas. 1,099 records of 2 other states would go: California 1,000, Ohio 99. To keep them, add the lists of those states to this upload.',
      },
    ]);
    const single = listEffect(tables, reading, 'StateSanctionsAndExclusions', {
      records: 101,
      byState: { TX: 101 },
    });
    expect(single.warnings).toEqual([]);
  });

  test('with one half of a list is asked about, with both it is not', () => {
    const persons = [
      headingOf('Ohio excluded and suspended, individuals'),
      ['Roe', 'Ann', '', '', '', '', 'Excluded', '5/20/2024', '', ''],
    ];
    const firms = [
      headingOf('Ohio excluded and suspended, organizations'),
      ['', 'Acorn Care', '', '', '', '', '', '', 'Excluded', '5/20/2024', '', ''],
    ];
    expect(kindsOf(effectOf([{ name: 'Individuals', rows: persons }]).effect)).toEqual(['half']);
    const both = effectOf([
      { name: 'Individuals', rows: persons },
      { name: 'Organizations', rows: firms },
    ]);
    expect(kindsOf(both.effect)).toEqual([]);
    expect(both.reading.records).toHaveLength(2);
  });

  test.each([
    [1, []],
    [2, ['left out']],
  ])('that leaves out %i of 101 rows is asked about from one in a hundred on', (bad, kinds) => {
    const good = Array.from({ length: 101 - bad }, (_, at) => [`Roe${at}`, 'Ann', '', '5/20/2024', 'Fraud']);
    const nameless = Array.from({ length: bad }, () => ['', '', '1234567893', '5/20/2024', 'Fraud']);
    const { tables } = fileOf('Tennessee TennCare terminated providers', 'TennCare.xlsx', [
      ...good,
      ...nameless,
    ]);
    const reading: ListReading = readList(tables, { today });
    const effect = listEffect(tables, reading, 'StateSanctionsAndExclusions', {
      records: 100,
      byState: { TN: 100 },
    });
    expect(kindsOf(effect)).toEqual(kinds);
  });

  test('of OFAC’s main file alone says which files are missing', () => {
    const row = ['36', 'ACORN TRADING', '-0- ', 'CUBA', ...Array.from({ length: 8 }, () => '-0- ')];
    const { tables } = recogniseList({ fileName: 'SDN.CSV', sheets: [{ name: '', rows: [row] }] });
    const effect = listEffect(tables, readList(tables, { today }), 'OfacSdn');
    expect(effect.warnings).toMatchObject([
      { kind: 'files missing', parts: ['addresses', 'aliases', 'comments'] },
    ]);
  });
});
