import { expect, test } from 'vitest';
import { matchColumns } from '../columns';
import { checked, testKind } from '../testing-rows';
import { licensesIn } from './licenses';

const fields = 'fullName licenseNumber licenseState secondLicenseNumber secondLicenseState';

/** The licenses of a physician's row of these cells: what is read, and what stays out. */
function licensesOf(...cells: string[]) {
  const [row] = checked(fields, [['Quill, Ada, MD', ...cells]]);
  return {
    read: licensesIn(row?.values ?? {}).map((one) => `${one.licenseNumber} ${one.licenseState}`),
    leftOut: row?.leftOut,
  };
}

test.each([
  ['a second one of another state', ['M4471', 'TX', '20190221', 'OK'], ['M4471 TX', '20190221 OK']],
  ['one that names its state itself', ['M4471', 'TX', 'OK 20190221', ''], ['M4471 TX', '20190221 OK']],
  ['the same one once more', ['M4471', 'TX', 'M4471', 'TX'], ['M4471 TX']],
  ['one without a first', ['', '', '20190221', 'OK'], ['20190221 OK']],
  ['none', ['M4471', 'TX', '', ''], ['M4471 TX']],
])('A second license in columns of its own is read: %s', (_, cells, read) => {
  expect(licensesOf(...cells)).toEqual({ read, leftOut: {} });
});

test.each([
  [['M4471', 'TX', '20190221', ''], 'secondLicenseNumber', 'The second license has no state.'],
  [['M4471', 'TX', '', 'OK'], 'secondLicenseState', 'The second license has no number.'],
  [
    ['M4471', 'TX', '20190221', 'TX'],
    'secondLicenseNumber',
    'Both licenses are of one state: give each a row with its type.',
  ],
])(
  'A second license that is not whole stays out with the reason, and the first is taken: %j',
  (cells, key, reason) => {
    const { read, leftOut } = licensesOf(...cells);
    expect(read).toEqual(['M4471 TX']);
    expect(leftOut?.[key]).toBe(reason);
  },
);

test.each([
  [['St Lic', 'Lic State', '2nd St Lic', '2nd Lic State', '2nd Lic Exp']],
  [['License #', 'License State', 'License 2', 'License 2 State', 'License 2 Exp']],
  [['License', 'License State', 'Other State License', 'Other License State', 'Other License Expires']],
  [['License No', 'Lic State', 'Additional License #', 'Additional License State', 'Additional Lic Exp']],
])('Columns of a second license are known: %j', (heading) => {
  expect(matchColumns(heading, testKind.fields)).toEqual([
    'licenseNumber',
    'licenseState',
    'secondLicenseNumber',
    'secondLicenseState',
    undefined,
  ]);
});
