import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { providerRoster } from '../provider-roster';
import { matchHeading } from './match';

const { fields } = providerRoster({ providerTypes: [], licenseTypes: [], queryClient: new QueryClient() });

/** What each column of a heading is about; its words may stand in one text, parted by bars. */
const match = (heading: string, rows?: readonly string[][]) =>
  matchHeading(heading.split('|'), fields, { rows }).columns.map(({ field }) => field);

test.each([
  ['Home Addr|City|ST|Zip', []],
  ['Residence Street|City|State|Zip Code', []],
  ['Billing Address|Suite|City|State|Zip', []],
  ['Home Addr|City|ST|Zip|Practice State', ['primaryPracticeState']],
  // Beside a practice, each has its own.
  [
    'Home Addr|City|ST|Zip|Office Address|Office City|Office State|Office Zip',
    ['addressLine1', 'city', 'state', 'zipCode'],
  ],
  ['Home Addr|Phone|State', ['phone', 'primaryPracticeState']],
])('Columns behind the street of a home go with it: %s', (heading, found) => {
  expect(match(heading).filter(Boolean)).toEqual(found);
});

test('A column of DEA numbers is one though their check digits do not fit; another column of that name is not', () => {
  const numbers = ['BA4366340', 'FB1234560', 'MC7654320'].map((number) => [number]);
  expect(match('DEA', numbers)).toEqual(['deaNumber']);
  expect(match('DEA', [['Schedule II'], ['Schedule III'], ['Schedule IV']])).toEqual([undefined]);
});

test.each([
  ['Start Date', 'effectiveDate'],
  ['Secondary Specialty', 'secondTaxonomyId'],
  ['Specialty 2', 'secondTaxonomyId'],
  ['Primary Specialty', 'taxonomyId'],
])('The heading %s is about %s', (heading, field) => {
  expect(match(heading)).toEqual([field]);
});

test('Whether somebody is certified is proposed for no field, whatever its heading says', () => {
  for (const heading of ['Board Certified?', 'Board number', 'Certifying board']) {
    const rows = [['Yes'], ['No'], ['yes']];
    const { columns, likely } = matchHeading([heading], fields, { rows });
    expect([columns[0]?.field, [...likely.values()].flat()]).toEqual([undefined, []]);
  }
});
