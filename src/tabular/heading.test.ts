import { expect, test } from 'vitest';
import { findHeading, headingAt } from './heading';

const body = [
  ['1234567893', 'Quillfeather', 'Adaline', '3/14/1985', 'TX', '75070', 'Active'],
  ['1900000013', 'Marrow-Tate', 'Bertrand', '11/2/1991', 'TX', '762019999', ''],
  ['1900000021', "O'Dellwyn", 'Corisande', '8/9/1959', 'OK', '75320-0001', 'Active'],
  ['', 'Vega', 'Luis', '', 'TX', '', 'Pending'],
];
const names = ['NPI', 'Last Name', 'First Name', 'DOB', 'State', 'Zip', 'Status'];
const blank = (cells: number) => Array.from({ length: cells }, () => '');

test.each<[what: string, above: string[][]]>([
  ['in the first row', []],
  ['below a title', [['Provider Terminations (As of April 2026)']]],
  ['below an address of mail', [['credentialing@example.org', '']]],
  [
    'below a title and notes',
    [
      ['Cedar Ridge Clinic'],
      ['Provider Roster', '', '', '', 'Updated', '5/1/2026'],
      ['This list is for the use of plans. It is updated monthly. Do not pass it on.'],
      ['Start Table'],
    ],
  ],
  [
    'below thirty lines of notes',
    Array.from({ length: 33 }, (_, at) => [
      `${at + 1}. A paragraph that says what the list is for and who may use it.`,
    ]),
  ],
  [
    'below a legend',
    [
      ['01 - Hospital', '02 - Clinic', '03 - Nurse', '04 - Physician'],
      ['11 - Dentist', '12 - Pharmacy', '13 - Laboratory', '14 - Therapist'],
    ],
  ],
  [
    'below a small table of parameters',
    [
      ['textbox22', 'textbox7'],
      ['6/1/2026', 'All'],
    ],
  ],
])('a heading is found %s', (_, above) => {
  const from = above.length;
  expect(findHeading([...above, names, ...body])).toEqual({ names, from, below: from + 1 });
});

test.each([
  [['LASTNAME', 'FIRSTNAME', 'MIDNAME', 'BUSNAME', 'GENERAL', 'DOB', 'ZIP']],
  [['FRST_NME', 'LAST_NAME', 'LIC_NBR', 'BRTH_DT', 'ST', 'ZIP_CD', 'STS']],
  [
    [
      'NPI:',
      ' Last Name',
      'First "Given" Name',
      'Date of Birth (MM/DD/YYYY)',
      'State*',
      '',
      'Is the provider accepting new patients? *',
    ],
  ],
])('names as programs and people write them are a heading: %s', (heading) => {
  expect(findHeading([heading, ...body])?.below).toBe(1);
});

test.each<[what: string, rows: string[][]]>([
  ['values', body],
  [
    'a status file of a board',
    [
      ['RN', '123456', 'QUILLFEATHER', 'ADALINE', 'ACTIVE', '20240131', '20260131'],
      ['LVN', '123457', 'MARROW', 'BERTRAND', 'EXPIRED', '20200131', '20220131'],
    ],
  ],
  [
    'numbers and sanctions',
    [
      ['2674', '"QUILL, Ada"', 'individual', 'SDGT', '-0-', '-0-'],
      ['2675', 'CEDAR TRADING CO', '-0-', 'SDGT', '-0-', '-0-'],
    ],
  ],
  [
    'names alone',
    [
      ['Quillfeather', 'Adaline'],
      ['Vega', 'Luis'],
      ['Marrow', 'Bertrand'],
    ],
  ],
  ['nothing', []],
])('rows of %s have no heading', (_, rows) => {
  expect(findHeading(rows)).toBeUndefined();
});

test('names that the caller knows decide between two rows that look alike', () => {
  const rows = [
    ['Region', 'Rank', 'Color', 'Shape'],
    ['Surname', 'Forename', 'Born on', 'Number'],
    ['Quill', 'Ada', '3/14/1985', '1234567893'],
    ['Vega', 'Luis', '1/2/1985', '1900000013'],
  ];
  const known = new Set(['Surname', 'Forename', 'Born on', 'Number']);
  const score = (found: readonly string[]) => found.filter((name) => known.has(name)).length;
  expect(findHeading(rows, { score })?.names).toEqual(rows[1]);
});

test('a row of groups is joined with the names below it; cells that are merged say how far a group goes', () => {
  const rows = [
    ['Roster 2026'],
    ['Provider', '', '', 'Practice', '', 'Billing', ''],
    ['NPI', 'Last Name', 'First Name', 'Address', 'Zip', 'Address', 'Zip'],
    ['1234567893', 'Quill', 'Ada', '1 Main St', '75070', '2 Oak Ave', '75071'],
    ['1900000013', 'Vega', 'Luis', '3 Main St', '75070', '4 Oak Ave', '75071'],
  ];
  const joined = [
    'Provider NPI',
    'Provider Last Name',
    'Provider First Name',
    'Practice Address',
    'Practice Zip',
    'Billing Address',
    'Billing Zip',
  ];
  expect(findHeading(rows)).toEqual({ names: joined, from: 1, below: 3 });
  const merged = [
    { top: 2, bottom: 2, left: 3, right: 4 },
    { top: 2, bottom: 2, left: 5, right: 6 },
  ];
  const grouped = [rows[0] ?? [], ['', '', '', 'Practice', '', 'Billing', ''], ...rows.slice(2)];
  expect(findHeading(grouped, { lines: [1, 2, 3, 4, 5], merged })?.names).toEqual([
    'NPI',
    'Last Name',
    'First Name',
    ...joined.slice(3),
  ]);
});

test('a title merged over the whole table is no group', () => {
  const rows = [['Provider Roster', ...blank(6)], names, ...body];
  const merged = [{ top: 1, bottom: 1, left: 0, right: 6 }];
  expect(findHeading(rows, { lines: [1, 2, 3, 4, 5, 6], merged })).toMatchObject({ names, from: 1 });
});

test('a title merged over some columns is no group either', () => {
  const rows = [['Harborline Health', ...blank(6)], names, ...body];
  const merged = [{ top: 1, bottom: 1, left: 0, right: 3 }];
  expect(findHeading(rows, { lines: [1, 2, 3, 4, 5, 6], merged })).toMatchObject({ names, from: 1 });
});

test('names that are broken over two rows are read together', () => {
  const rows = [
    ['NAME OF PROVIDER', 'SUSPENSION', 'SUSPENSION'],
    ['', 'EFFECTIVE DATE', 'INITIATED BY'],
    ['Quill, Ada, RN', '1/2/2020', 'Medicare'],
    ['Vega, Luis', '3/4/2021', 'MLC'],
  ];
  expect(findHeading(rows)).toEqual({
    names: ['NAME OF PROVIDER', 'SUSPENSION EFFECTIVE DATE', 'SUSPENSION INITIATED BY'],
    from: 0,
    below: 2,
  });
  const broken = [
    ['Exclusion', 'Last', 'First', 'Provider'],
    ['Date', 'Name', 'Name', 'Type'],
    ['1/2/2020', 'Quill', 'Ada', 'Nurse'],
    ['3/4/2021', 'Vega', 'Luis', 'Dentist'],
  ];
  expect(findHeading(broken)?.names).toEqual(['Exclusion Date', 'Last Name', 'First Name', 'Provider Type']);
});

test('names that are broken over two rows on each page of a converted PDF are read together', () => {
  const upper = ['Exclusion', 'Last', 'First', 'Provider', 'Exclusion', 'Reinstated'];
  const lower = ['Date', 'Name', 'Name', 'Type', 'Authority', 'Date'];
  const records = [
    ['1/2/2020', 'Quill', 'Ada', 'Nurse', 'OIG', ''],
    ['3/4/2021', 'Vega', 'Luis', 'Dentist', 'State', '1/1/2024'],
  ];
  const rows = [
    ['DEPARTMENT OF HEALTH'],
    upper,
    lower,
    ...records,
    ['', '', 'Page 1 of 2'],
    upper,
    lower,
    ...records,
  ];
  expect(findHeading(rows)).toEqual({
    names: upper.map((name, column) => `${name} ${lower[column]}`),
    from: 1,
    below: 3,
  });
});

test('of a heading that stands on each page the first one counts, with records between', () => {
  const pages = [
    ['Excluded Providers as of June'],
    names,
    ...body.slice(0, 2),
    names,
    ...body,
    names,
    ...body,
  ];
  expect(findHeading(pages)).toEqual({ names, from: 1, below: 2 });
});

test.each([
  [['Required', 'Required', 'Required', 'Optional', 'Optional', '', 'Required if applicable']],
  [['required', 'required', 'optional', 'MM/DD/YYYY', 'Text(2)', 'Text(10)', 'optional']],
])('a row that says what is required is none of the names: %s', (hints) => {
  expect(findHeading([names, hints, ...body])).toEqual({ names, from: 0, below: 2, hints });
  expect(findHeading([hints, names, ...body])).toEqual({ names, from: 0, below: 2, hints });
});

test('line breaks and blanks within a name are one blank; columns beyond the last name are none', () => {
  const rows = [
    ['Provider\nLast  Name', 'NPI', ''],
    ['Quill', '1234567893', ''],
    ['Vega', '1900000013', ''],
  ];
  expect(findHeading(rows)?.names).toEqual(['Provider Last Name', 'NPI']);
});

test('a heading below the fortieth row of the file is none', () => {
  const rows = [names, ...body];
  expect(findHeading(rows, { lines: [40, 41, 42, 43, 44] })).toBeDefined();
  expect(findHeading(rows, { lines: [41, 42, 43, 44, 45] })).toBeUndefined();
});

test('a reader can say which row the heading is', () => {
  expect(headingAt([['x'], ['1', '2'], ['3', '4']], 1)).toEqual({ names: ['1', '2'], from: 1, below: 2 });
});
