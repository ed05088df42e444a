import { describe, expect, test } from 'vitest';
import { headingProblems, layoutOf } from '../../../../mocks/service/csv-layouts';
import { readRow } from '../../../../mocks/service/csv-rows';
import { datasetCsv, toDatasetCsv } from './dataset-csv';
import { listEffect, recordsAfter } from './list-effect';
import { readList, readListInSlices } from './read-list';
import { recogniseList } from './recognise';
import type { ListReading } from './records';
import { cellsOf, headingOf } from './testing/headings';
import { rowsAToI } from './testing/rows-a-i';
import { federalRows } from './testing/rows-federal';
import { rowsIToN } from './testing/rows-i-n';
import { rowsNToW } from './testing/rows-n-w';
import type { ListDataset } from './types';

const today = '2026-11-28';
const fileOf = (list: string, fileName: string, rows: string[][]) =>
  recogniseList({ fileName, sheets: [{ name: 'Sheet1', rows: [headingOf(list), ...rows] }] });

/** What the service reads in a file, or what it says is wrong with it. */
function readByService(csv: string, dataset: ListDataset) {
  const heading = readRow(csv, 0);
  const problems = headingProblems(dataset, heading.cells);
  if (problems.length > 0) return { problems, records: [] };
  const layout = layoutOf(dataset, heading.cells);
  const records: Record<string, unknown>[] = [];
  for (let at = heading.next; at < csv.length;) {
    const row = readRow(csv, at);
    problems.push(...layout.problems(row.cells));
    records.push(layout.fields(row.cells));
    at = row.next;
  }
  return { problems, records };
}

describe('the file for a dataset', () => {
  test.each([...federalRows, ...rowsAToI, ...rowsIToN, ...rowsNToW])(
    'is taken by the service: $list',
    async (one) => {
      const reading = readList(fileOf(one.list, one.fileName ?? 'list.csv', cellsOf(one.rows)).tables, {
        today,
      });
      const dataset = reading.dataset ?? 'Sam';
      const csv = await (await toDatasetCsv(reading.records, dataset)).text();
      const { problems, records } = readByService(csv, dataset);
      expect(problems).toEqual([]);
      expect(records).toHaveLength(1);
      const [record] = records;
      for (const name of ['lastName', 'firstName', 'fullName', 'businessName', 'address'])
        expect(record?.[name]).toBe(one.fields?.[name]);
      const npi = one.fields?.npiNumber;
      expect(record?.npiNumber).toBe(npi === undefined ? undefined : Number(npi));
      expect(record?.additionalInfo).toEqual(one.info);
      expect(record?.aliases).toEqual(one.aliases?.map((fullName) => ({ fullName })));
    },
  );

  test('has values with commas, quotation marks and line ends in quotation marks', async () => {
    const row = [
      'Acorn "Care", LLC',
      '',
      '',
      '',
      '',
      '',
      '',
      '2024-05-20',
      '',
      '',
      '',
      '',
      'Fraud,\nof any kind',
    ];
    const { records } = readList(fileOf('Texas HHSC OIG exclusions', 'texas.xls', [row]).tables, { today });
    const csv = await (await toDatasetCsv(records, 'StateSanctionsAndExclusions')).text();
    expect(readByService(csv, 'StateSanctionsAndExclusions').records).toMatchObject([
      {
        fullName: 'Acorn "Care", LLC',
        exclusionDetails: { reason: 'Fraud, of any kind', startDate: '2024-05-20T00:00:00Z' },
      },
    ]);
  });

  test('comes in pieces of whole lines, the heading once', async () => {
    const row = [' ', 'Roe', 'Ann', '', 'Nurse', '', '', '2024-05-20', '', '', '', '', ''];
    const { records } = readList(
      fileOf(
        'Texas HHSC OIG exclusions',
        'texas.xls',
        Array.from({ length: 2_500 }, () => row),
      ).tables,
      { today },
    );
    const pieces: string[] = [];
    for await (const piece of datasetCsv(records, 'StateSanctionsAndExclusions')) pieces.push(piece);
    expect(pieces.map((piece) => piece.split('\r\n').length - 1)).toEqual([1_001, 1_000, 500]);
    expect(pieces.every((piece) => piece.endsWith('\r\n'))).toBe(true);
    expect(pieces.join('').match(/lastName/g)).toHaveLength(1);
  });
});

test('A list that is read in slices gives what it gives at once, and can be stopped', async () => {
  const row = [' ', 'Roe', 'Ann', '', 'Nurse', '', '', '2024-05-20', '', '', '', '', ''];
  const { tables } = fileOf(
    'Texas HHSC OIG exclusions',
    'texas.xls',
    Array.from({ length: 20_000 }, () => row),
  );
  const atOnce = readList(tables, { today });
  const progress: number[] = [];
  const inSlices = await readListInSlices(tables, { today, onProgress: (rows) => progress.push(rows) });
  expect(inSlices.figures).toEqual(atOnce.figures);
  expect(inSlices.records[19_999]).toEqual(atOnce.records[19_999]);
  expect(progress.length).toBeGreaterThan(0);
  const stopped = readListInSlices(tables, { today, signal: AbortSignal.abort() });
  await expect(stopped).rejects.toThrow('aborted');
});

describe('what an upload would do', () => {
  const oig = (fileName: string, count: number, reinstated = '00000000') => {
    const row = [
      'ROE',
      'ANN',
      '',
      '',
      'IND',
      'NURSE',
      '',
      '0000000000',
      '',
      '',
      '',
      'MA',
      '',
      '1128b4',
      '20140520',
      reinstated,
      '',
      '',
    ];
    const { tables } = fileOf(
      'OIG LEIE, full list',
      fileName,
      Array.from({ length: count }, () => row),
    );
    return { tables, reading: readList(tables, { today }) };
  };
  const kindsOf = (effect: ReturnType<typeof listEffect>) => effect.warnings.map(({ kind }) => kind);

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

  test('by reinstatements is nothing: they are never exclusions', () => {
    const { tables, reading } = oig('2610REIN.csv', 40, '20261001');
    const effect = listEffect(tables, reading, 'OigExclusions', { records: 82_000 });
    expect(effect).toMatchObject({ action: 'none', records: 0, warnings: [{ kind: 'reinstatements' }] });
    expect(effect.sentence).toContain('40 reinstatements');
  });

  test('by a full list that is much shorter is asked about, also where nobody knows what is there', () => {
    const { tables, reading } = oig('UPDATED.csv', 40);
    expect(kindsOf(listEffect(tables, reading, 'OigExclusions', { records: 82_000 }))).toEqual(['fewer']);
    expect(kindsOf(listEffect(tables, reading, 'OigExclusions'))).toEqual(['fewer']);
    expect(kindsOf(listEffect(tables, reading, 'OigExclusions', { records: 41 }))).toEqual([]);
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
      sentence: expect.stringMatching(/\bno dataset\b|No dataset/) as string,
    });
  });

  test('by one state’s list says with figures what goes', () => {
    const row = [' ', 'Roe', 'Ann', '', 'Nurse', '', '', '2024-05-20', '', '', '', '', ''];
    const { tables } = fileOf(
      'Texas HHSC OIG exclusions',
      'texas.xls',
      Array.from({ length: 100 }, () => row),
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
          'This is the list of Texas. 1,099 records of 2 other states would go: California 1,000, Ohio 99.',
      },
    ]);
    const alone = listEffect(tables, reading, 'StateSanctionsAndExclusions', {
      records: 101,
      byState: { TX: 101 },
    });
    expect(alone.warnings).toEqual([]);
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
    const effectOf = (sheets: { name: string; rows: string[][] }[]) => {
      const { tables } = recogniseList({ fileName: 'ohio.xlsx', sheets });
      const reading = readList(tables, { today });
      return {
        effect: listEffect(tables, reading, 'StateSanctionsAndExclusions', recordsAfter(reading)),
        reading,
      };
    };
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
    const good = Array.from({ length: 101 - bad }, () => ['Roe', 'Ann', '', '5/20/2024', 'Fraud']);
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
