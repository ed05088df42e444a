import { describe, expect, test } from 'vitest';
import { headingProblems, layoutOf } from '../../../../mocks/service/csv-layouts';
import { readRow } from '../../../../mocks/service/csv-rows';
import { toDatasetCsv } from './dataset-csv';
import { readList } from './read-list';
import { recogniseList } from './recognise';
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
      const csv = await toDatasetCsv(reading.records, dataset).text();
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
    const csv = await toDatasetCsv(records, 'StateSanctionsAndExclusions').text();
    expect(readByService(csv, 'StateSanctionsAndExclusions').records).toMatchObject([
      {
        fullName: 'Acorn "Care", LLC',
        exclusionDetails: { reason: 'Fraud, of any kind', startDate: '2024-05-20T00:00:00Z' },
      },
    ]);
  });

  test('has a line for each record, the heading once', async () => {
    const rest = ['Ann', '', 'Nurse', '', '', '2024-05-20', '', '', '', '', ''];
    const { records } = readList(
      fileOf(
        'Texas HHSC OIG exclusions',
        'texas.xls',
        Array.from({ length: 2_500 }, (_, at) => [' ', `Roe${at}`, ...rest]),
      ).tables,
      { today },
    );
    const csv = await toDatasetCsv(records, 'StateSanctionsAndExclusions').text();
    expect(csv.split('\r\n')).toHaveLength(2_502);
    expect(csv.endsWith('\r\n')).toBe(true);
    expect(csv.match(/lastName/g)).toHaveLength(1);
  });
});
