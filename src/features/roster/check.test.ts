// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { checkRows, missingColumns, planWords } from './check';
import { matchColumns, rememberColumns, rememberedColumns } from './columns';
import { readBirthDate, readDate } from './model/dates';
import { readState, readStates } from './model/fields';
import { facilityRoster } from './facility-roster';
import type { OnFile } from './model/kind';
import { providerRoster } from './provider-roster';
import type { CheckedRow, RosterRow } from './model/rows';
import { rowCounter } from './counts';

const kind = providerRoster({
  providerTypes: [{ id: 'type-rn', name: 'Registered nurse' }],
  licenseTypes: [
    { id: 'lt-rn', name: 'Registered nurse', abbreviations: ['RN'], source: { state: 'TX' } },
    { id: 'lt-md', name: 'Physician', abbreviations: ['MD'], source: { state: 'TX' } },
  ],
  queryClient: new QueryClient(),
});

let heading: string[];

beforeEach(() => {
  heading = ['Last name', 'First name', 'NPI', 'DOB'];
});

/** Checks rows as they stand in a file below `heading`. */
function check(rows: string[][], onFile: OnFile[] = []) {
  const lines = rows.map((cells, index): RosterRow => ({ line: index + 2, cells }));
  const byIdentity = new Map(onFile.flatMap((one) => one.identities.map((identity) => [identity, one])));
  return checkRows(kind, matchColumns(heading, kind.fields), lines, byIdentity);
}

/** How many rows there are of each plan. */
function plansOf(rows: readonly CheckedRow[]) {
  const counter = rowCounter(kind, []);
  for (const row of rows) counter.add(row);
  return counter.counts().plans;
}

const words = (rows: string[][], onFile?: OnFile[]) => check(rows, onFile).map((row) => planWords(kind, row));

test('Columns are matched by what people call them, each field once, and as they were said the last time', () => {
  const names = ['Surname', 'FIRST_NAME', 'Birth Date', 'npiNumber', 'NPI', 'Shoe size'];
  expect(matchColumns(names, kind.fields)).toEqual([
    'lastName',
    'firstName',
    'dateOfBirth',
    // The plainer name goes before.
    undefined,
    'npi',
    undefined,
  ]);
  const remembered = {
    'shoe size': { proposed: '', chosen: 'gender' },
    'npi number': { proposed: '', chosen: 'npi' },
    // Something else was proposed then.
    'birth date': { proposed: 'npi', chosen: '' },
  };
  expect(matchColumns(names, kind.fields, remembered).slice(2)).toEqual([
    'dateOfBirth',
    'npi',
    undefined,
    'gender',
  ]);
});

test('A state beside a street is that of the address, by itself where somebody practices', () => {
  expect(matchColumns(['State', 'City'], kind.fields)).toEqual(['primaryPracticeState', undefined]);
  expect(matchColumns(['Street', 'State', 'Practice state'], kind.fields)).toEqual([
    'addressLine1',
    'state',
    'primaryPracticeState',
  ]);
});

test('Only what a person chose otherwise than proposed is remembered, and forgotten once it is proposed', () => {
  localStorage.clear();
  const names = ['NPI', 'Shoe size', 'Surname'];
  const proposed = ['npi', undefined, 'lastName'];
  rememberColumns('providers', names, proposed, ['npi', 'gender', undefined]);
  expect(rememberedColumns('providers')).toEqual({
    'shoe size': { proposed: '', chosen: 'gender' },
    'last name': { proposed: 'lastName', chosen: '' },
  });
  expect(matchColumns(names, kind.fields, rememberedColumns('providers'))).toEqual([
    'npi',
    'gender',
    undefined,
  ]);
  rememberColumns('providers', names, proposed, proposed);
  expect(rememberedColumns('providers')).toEqual({});
});

test.each([kind, facilityRoster([])])('Every row of the sample of $many would be created', (roster) => {
  const fields = roster.fields.filter(({ isAside }) => !isAside);
  const columns = matchColumns(
    fields.map(({ label }) => label),
    roster.fields,
  );
  expect(columns).toEqual(fields.map(({ key }) => key));
  const rows = roster.sample.map((values, index): RosterRow => ({
    line: index + 2,
    cells: fields.map(({ key }) => values[key] ?? ''),
  }));
  const plans = checkRows(roster, columns, rows, new Map()).map((row) => planWords(roster, row));
  expect(plans).toEqual(rows.map(() => 'Will be created'));
});

test('A required field that has no column is named', () => {
  expect(missingColumns(kind, ['firstName'])).toBe('Say which column is: Last name.');
  expect(missingColumns(kind, ['firstName', 'lastName'])).toBeUndefined();
});

test('A row that is in order will be created, with its cells in the forms of the service', () => {
  heading = ['Last name', 'First name', 'NPI', 'DOB', 'Provider type', 'Practice state', 'Phone'];
  const [row] = check([
    ['Quill', 'Ada', '1234567893', '3/31/1980', 'registered nurse', 'texas', '555.010.0100'],
  ]);
  expect(row?.plan).toBe('create');
  expect(row?.values).toEqual({
    lastName: 'Quill',
    firstName: 'Ada',
    npi: '1234567893',
    dateOfBirth: '1980-03-31',
    providerTypeId: 'type-rn',
    primaryPracticeState: 'TX',
    phone: '(555) 010-0100',
  });
});

test('What is wrong with a cell is said: without a name a row is not taken, any other value stays out', () => {
  expect(
    words([
      ['', 'Ada', '', ''],
      ['#REF!', 'Ada', '', ''],
      ['Quill', 'Ada', '1234567890', ''],
      ['Vega', 'Bea', '12345', ''],
      ['Abara', 'Chidi', '', '2/30/1980'],
      ['Yu', 'Cleo', '', '1/1/2999'],
    ]),
  ).toEqual([
    'Last name is missing.',
    'Last name: the cell holds an error of a spreadsheet: correct its formula and export again.',
    'Will be created. Left out: NPI (the check digit does not fit: one of the digits is mistyped). No NPI or date of birth',
    'Will be created. Left out: NPI (an NPI has ten digits). No NPI or date of birth',
    'Will be created. Left out: Date of birth (there is no February 30, 1980). No NPI or date of birth',
    'Will be created. Left out: Date of birth (this day is in the future). No NPI or date of birth',
  ]);
});

test.each([
  ['3/31/1980', '1980-03-31'],
  ['03-31-80', '1980-03-31'],
  ['3/31/80 0:00', '1980-03-31'],
  ['03311980', '1980-03-31'],
  ['3311980', '1980-03-31'],
  ['19800331', '1980-03-31'],
  ['31-Mar-80', '1980-03-31'],
  ['Mar 31, 1980', '1980-03-31'],
  ['1/1/05', '2005-01-01'],
  ['1/1/45', '1945-01-01'],
])('A date of birth is read as the programs of the United States write it: %s', (text, value) => {
  expect(readBirthDate(text)).toEqual({ value });
});

test.each([
  ['31098', '1985-02-20'],
  ['31098.0', '1985-02-20'],
  ['Mar-14-1985', '1985-03-14'],
  ['05.20.84', '1984-05-20'],
  ['1985-03-14T00:00:00.000', '1985-03-14'],
  ['3/14/1985 12:00:00 AM', '1985-03-14'],
  ['9/3/1977 0:00:00', '1977-09-03'],
  ['Thursday, March 14, 1985', '1985-03-14'],
  ['2/29/1984', '1984-02-29'],
])('A date of birth is read as spreadsheets and databases write it: %s', (text, value) => {
  expect(readBirthDate(text)).toEqual({ value });
});

test.each(['Jan-84', 'March 1985', '3/1985', '1985-03', '1985'])(
  'A month or a year alone, %s, is no day, and none is invented',
  (text) => {
    expect(readBirthDate(text)).toEqual({ problem: 'It names no day: write it like 03/31/2026.' });
    expect(readDate(text)).toEqual({ problem: 'It names no day: write it like 03/31/2026.' });
  },
);

test('Serial numbers are days in a range that their field allows, and nobody is born who is too young', () => {
  expect([readDate('45432'), readDate('19999'), readDate('60001'), readBirthDate('16500')]).toEqual([
    { value: '2024-05-20' },
    { problem: expect.stringMatching(/^Write it like/) },
    { problem: expect.stringMatching(/^Write it like/) },
    { value: '1945-03-04' },
  ]);
  expect(readBirthDate('45432')).toEqual({ problem: 'Nobody born then is 16 years old by now.' });
  expect(readDate('2/29/2023')).toEqual({ problem: 'There is no February 29, 2023.' });
});

test.each([
  ['TX NM', { value: 'TX,NM' }],
  ['TX, NM;OK', { value: 'TX,NM,OK' }],
  ['new mexico / TX OK', { value: 'NM,TX,OK' }],
  ['TX XX', { problem: 'One of these is no state: write them like TX, OK.' }],
])('The states that somebody practices in are read as files part them: %s', (text, reading) => {
  expect(readStates(text)).toEqual(reading);
});

test.each([
  ['tx', 'TX'],
  ['Texas', 'TX'],
  ['TX - Texas', 'TX'],
  ['Texas (TX)', 'TX'],
  ['New Mexico, NM', 'NM'],
  ['US-TX', 'TX'],
  ['Tex.', 'TX'],
])('The state %s is read as %s', (text, value) => {
  expect(readState(text)).toEqual({ value });
});

test.each([
  ['02/30/1970', 'There is no February 30, 1970.'],
  ['2-30-70', 'There is no February 30, 1970.'],
  ['02301970', 'There is no February 30, 1970.'],
  ['1970-02-30', 'There is no February 30, 1970.'],
  ['1970-02-30 00:00:00', 'There is no February 30, 1970.'],
  ['Feb 30, 1970', 'There is no February 30, 1970.'],
  ['31-Apr-1970', 'There is no April 31, 1970.'],
  ['31/12/1970', 'There is no month 31: the month stands first, as in 03/31/2026.'],
  ['1970-13-01', 'There is no month 13.'],
  ['Foo 30, 1970', 'Write it like 03/31/2026, 2026-03-31 or Mar 31, 2026.'],
  ['someday', 'Write it like 03/31/2026, 2026-03-31 or Mar 31, 2026.'],
])('Of %s is said what is wrong with it', (text, problem) => {
  expect(readBirthDate(text)).toEqual({ problem });
});

test('A state beside the code of another is none', () => {
  expect(readState('Texas, NM')).toHaveProperty('problem');
});

test('A date of credentialing may lie ahead', () => {
  expect([readDate('1/1/27'), readDate('1/1/98')]).toEqual([
    { value: '2027-01-01' },
    { value: '1998-01-01' },
  ]);
});

test('An address that lacks a part stays out as a whole; a license without number or known type stays out, too', () => {
  heading = ['Last name', 'First name', 'Address', 'Zip', 'License number', 'License type', 'License state'];
  const [address, noType, unknown, license, noNumber, onlyState] = check([
    ['Quill', 'Ada', '1 Main St', '79901', '', '', ''],
    ['Vega', 'Bea', '', '', 'RN1', '', 'TX'],
    ['Abara', 'Chidi', '', '', 'RN1', 'Dentist', 'TX'],
    ['Yu', 'Cleo', '', '', 'RN1', 'RN', 'TX'],
    ['Birch', 'Dan', '', '', '', 'RN', 'TX'],
    ['Cedar', 'Eve', '', '', '', '', 'TX'],
  ]);
  expect(address?.values).toEqual({ lastName: 'Quill', firstName: 'Ada' });
  expect(address && planWords(kind, address)).toBe(
    'Will be created. Left out: Street and number, ZIP code (the address lacks the city and the state). No NPI or date of birth',
  );
  expect(noType?.leftOut['licenseNumber']).toMatch(/^Neither license type nor provider type/);
  expect(unknown && planWords(kind, unknown)).toBe(
    'Will be created. Left out: License type (there is no license type of this name). Left out: License number, License state (the license has no type that is known). No NPI or date of birth',
  );
  expect(license?.leftOut).toEqual({});
  expect(license?.values).toMatchObject({ licenseNumber: 'RN1', licenseType: 'lt-rn', licenseState: 'TX' });
  expect(noNumber?.leftOut).toEqual({
    licenseType: 'The license has no number.',
    licenseState: 'The license has no number.',
  });
  expect(onlyState?.leftOut).toEqual({ licenseState: 'The license has no number.' });
  expect(
    plansOf([address, noType, unknown, license, noNumber, onlyState].flatMap((row) => row ?? [])),
  ).toMatchObject({ create: 6 });
});

test('Two rows about the same are told: by NPI, by name and date of birth, by the name alone', () => {
  expect(
    words([
      ['Quill', 'Ada', '1234567893', ''],
      ['Quill-Vega', 'Ada', '1234567893', ''],
      ['Vega', 'Bea', '', '11/2/1975'],
      ['VEGA', 'Béa', '', '1975-11-02'],
      ['Vega', 'Bea', '', '11/3/1975'],
      ['Abara', 'Chidi', '', ''],
      ['Abara', 'Chidi', '', ''],
    ]),
  ).toEqual([
    'Last name: Quill in line 2, Quill-Vega in line 3',
    'The same as line 2',
    'Will be created, with line 5',
    'The same as line 4',
    'Will be created. The same name as line 4 and another date of birth: see whether it is somebody else',
    'Will be created, with line 8. No NPI or date of birth',
    'The same as line 7',
  ]);
});

test('Two rows of one name that differ are not made one: a name alone tells nobody from somebody else', () => {
  heading = ['Last name', 'First name', 'Phone'];
  expect(
    words([
      ['Abara', 'Chidi', '(555) 010-0100'],
      ['Abara', 'Chidi', '(555) 010-0199'],
    ]),
  ).toEqual([
    'Will be created. No NPI or date of birth',
    'The same name as line 2, and nothing tells whether it is somebody else: add the NPI or the date of birth',
  ]);
});

const onFile = (values: OnFile['values'], identity: string): OnFile => ({
  id: 'p',
  identities: [identity],
  values,
});

test('Who is there already is found, with the fields in which the file differs', () => {
  const ada = onFile({ lastName: 'Quill', firstName: 'Ada', npi: '1234567893' }, 'npi:1234567893');
  const [same, differs] = check(
    [
      ['Quill', 'Ada', '1234567893', ''],
      ['Vega', 'Bea', '', '11/2/1975'],
    ],
    [ada, onFile({ lastName: 'Vega', firstName: 'Bea', npi: '1' }, 'born:VEGA BEA 1975-11-02')],
  );
  expect([same?.plan, differs?.plan]).toEqual(['same', 'differs']);
  expect(differs && planWords(kind, differs)).toBe('Already there, differs in Date of birth');
});

/** A row about Ada Quill with these. */
const reached = (email: string, number: string) => [
  'Quill',
  'Ada',
  '1234567893',
  email,
  'TX',
  number,
  'RN',
  'TX',
];

test('Of what a provider may have several of, the one of the file is missing or not', () => {
  heading = [
    'Last name',
    'First name',
    'NPI',
    'Email',
    'Practice states',
    'Lic number',
    'Lic type',
    'Lic state',
  ];
  const ada: OnFile = {
    ...onFile({ lastName: 'Quill', firstName: 'Ada', npi: '1234567893' }, 'npi:1234567893'),
    several: {
      email: ['ada@example.org'],
      additionalPracticeStates: ['OK', 'TX'],
      licenseNumber: ['RN 1/lt-rn/TX'],
    },
  };
  expect(words([reached('Ada@Example.org', 'rn-1')], [ada])).toEqual(['Already there']);
  expect(words([reached('ada@work.example', 'RN2')], [ada])).toEqual([
    'Already there, differs in E-mail; lacks License number',
  ]);
});

test('Five thousand rows are checked, and counted by what will come of them', () => {
  const rows = Array.from({ length: 5_000 }, (_, index) => [
    `Quill${index}`,
    'Ada',
    '',
    index % 100 === 0 ? 'soon' : '1/2/1980',
  ]);
  const checked = check(rows);
  expect(plansOf(checked)).toMatchObject({ create: 5_000, same: 0, differs: 0, cannot: 0 });
  expect(checked.filter(({ leftOut }) => leftOut['dateOfBirth'])).toHaveLength(50);
});

test('A facility is another one at another address', () => {
  const facilities = facilityRoster([]);
  const rows = [
    ['Cedar Clinic', '1 Main St', 'El Paso', 'TX', '79901'],
    ['Cedar Clinic', '2 Main St', 'El Paso', 'TX', '79901'],
    ['CEDAR CLINIC', '1 Main St.', 'El Paso', 'Texas', '79901-1234'],
    ['Cedar Clinic', '3 Main St', 'El Paso', 'TX', '2139'],
  ].map((cells, index) => ({ line: index + 2, cells }));
  const columns = matchColumns(['Facility name', 'Address', 'City', 'State', 'Zip'], facilities.fields);
  const checked = checkRows(facilities, columns, rows, new Map());
  expect(checked.map((row) => planWords(facilities, row))).toEqual([
    'Will be created, with line 4',
    'Will be created',
    'The same as line 2',
    'The ZIP code 02139 lies in Massachusetts, not in Texas: a digit may be missing.',
  ]);
});
