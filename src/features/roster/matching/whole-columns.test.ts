import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { matchColumns } from '../columns';
import { facilityRoster } from '../facility-roster';
import { providerRoster } from '../provider-roster';

const { fields } = providerRoster({ providerTypes: [], licenseTypes: [], queryClient: new QueryClient() });
const columnsOf = (heading: string[], rows: string[][] = [], of = fields) =>
  matchColumns(heading, of, {}, rows);
const names = [['Ada M Quill, MD'], ['Vega, Bea'], ['Cora Abara']];

test.each([
  'Provider',
  'PROVIDERS',
  'Practitioner',
  'Name of Provider',
  'Clinician',
  'Physician',
  'Doctor',
  'Rendering Provider',
  'Provider Name',
])('The heading %j alone is about whole names', (heading) => {
  expect(columnsOf([heading])).toEqual(['fullName']);
  expect(columnsOf([heading], names)).toEqual(['fullName']);
});

test.each([
  ['yes and no', [['Yes'], ['No'], ['Yes']]],
  ['numbers', [['10021'], ['10022'], ['10023']]],
  ['last names', [['Quill'], ['Vega'], ['Abara']]],
  ['firms', [['Cedar Clinic LLC'], ['Harbor Health Group'], ['Ash Hospital']]],
])('A column called Provider that holds %s is not about whole names', (_, rows) => {
  expect(columnsOf(['Provider'], rows)).toEqual([undefined]);
});

test('Beside a column of names, or of first and last names, Provider says nothing more', () => {
  expect(columnsOf(['Provider', 'Full name'])).toEqual([undefined, 'fullName']);
  expect(columnsOf(['Physician', 'First name', 'Last name'])).toEqual([undefined, 'firstName', 'lastName']);
});

const whole = [
  '100 Main St, Phoenix, AZ 85004',
  '200 Oak Ave Ste 3, Mesa, AZ 85201',
  '3 Elm Rd, Tempe AZ 85281',
];

test('A column called Address that holds whole addresses is about those, of providers and of facilities', () => {
  const rows = whole.map((text) => [text]);
  expect(columnsOf(['Address'], rows)).toEqual(['wholeAddress']);
  expect(columnsOf(['Practice Address'], rows)).toEqual(['wholeAddress']);
  expect(columnsOf(['Address'], rows, facilityRoster([]).fields)).toEqual(['wholeAddress']);
  expect(columnsOf(['Address'], [['100 Main St'], ['200 Oak Ave'], ['3 Elm Rd']])).toEqual(['addressLine1']);
});

test.each(['City/State/Zip', 'City, State, ZIP Code', 'Practice City St Zip', 'CityStateZip'])(
  'The heading %j is about the end of an address, beside its street',
  (heading) => {
    expect(columnsOf(['Address', heading])).toEqual(['addressLine1', 'wholeAddress']);
  },
);

test('A whole address says nothing more where its parts have columns', () => {
  expect(columnsOf(['Full Address', 'Address', 'City', 'State', 'Zip'])).toEqual([
    undefined,
    'addressLine1',
    'city',
    'state',
    'zipCode',
  ]);
  expect(columnsOf(['Full Address'])).toEqual(['wholeAddress']);
});
