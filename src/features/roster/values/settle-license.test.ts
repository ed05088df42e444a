import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { providerRoster } from '../provider-roster';
import { checked } from '../testing-rows';
import { withLicenseNumbers } from './license-number-field';
import { licensesIn } from './licenses';

const types = [
  ['md', 'Physician (MD)'],
  ['pa', 'Physician assistant (PA)'],
  ['rn', 'Registered nurse'],
  ['np', 'Nurse practitioner'],
] as const;
const kind = providerRoster({
  providerTypes: types.map(([id, name]) => ({ id, name })),
  licenseTypes: ['CA', 'NV', 'TX', 'NM', 'PA', 'MD', 'OR', 'AZ'].flatMap((state) =>
    types.map(([id, name]) => ({ id: `${state}-${id}`, name, source: { state } })),
  ),
  queryClient: new QueryClient(),
});

/** The licenses of the first of these rows, each a number, a provider type and a column of license states; what is read and why not. */
function licensesOf(...rows: readonly (readonly string[])[]) {
  const columns = [
    'licenseNumber',
    'providerTypeId',
    'licenseState',
    'lastName',
    'firstName',
    'primaryPracticeState',
  ];
  const lines = rows.map(([number = '', type = 'MD', state = ''], nth) => ({
    line: nth + 2,
    cells: [number, type, state, `Quill${String.fromCharCode(65 + nth)}`, 'Ada', 'OR'],
  }));
  const [row] = checked(
    columns.join(' '),
    lines.map(({ cells }) => cells),
    { kind: withLicenseNumbers(kind, columns, lines) },
  );
  const licenses = licensesIn(row?.values ?? {}).map(
    ({ licenseNumber, licenseState, licenseType }) => `${licenseNumber} ${licenseState} ${licenseType}`,
  );
  return licenses.join('; ') || row?.leftOut['licenseNumber'];
}

test('The state beside a number goes before that of the practice, and asks where the column of states says another', () => {
  expect(licensesOf(['CA A118273'])).toBe('A118273 CA CA-md');
  expect(licensesOf(['A118273 (NV)', 'MD', 'NV'])).toBe('A118273 NV NV-md');
  expect(licensesOf(['A118273'])).toBe('A118273 OR OR-md');
  expect(licensesOf(['CA A118273', 'MD', 'NV'])).toBe(
    'The number says California, the column of states Nevada: which is it?',
  );
});

test('Letters of a profession are a state for another profession, else as the other rows of the column have it', () => {
  expect(licensesOf(['PA 101221', 'MD'])).toBe('101221 PA PA-md');
  expect(licensesOf(['PA 101221', 'PA'])).toBe('PA 101221 OR OR-pa');
  expect(licensesOf(['MD-329746'], ['DO-597208'], ['MD-1'])).toBe('MD-329746 OR OR-md');
  expect(licensesOf(['MD-329746'], ['CA-A1'], ['NV-12001'])).toBe('329746 MD MD-md');
  const question =
    'Is MD in MD-329746 Maryland, or part of the number? Write it like Maryland 329746, or MD329746.';
  expect(licensesOf(['MD-329746'], ['CA-A1'], ['12001'])).toBe(question);
  expect(licensesOf(['MD-329746'], ['CA A1'], ['NV 12001'])).toBe(question);
  expect(licensesOf(['MD-329746', 'MD', 'TX'], ['CA-A1'])).toBe('MD-329746 TX TX-md');
  expect(licensesOf(['Maryland 329746'])).toBe('329746 MD MD-md');
});

test('Several licenses of a cell are all attached, each in its state and of its type', () => {
  expect(licensesOf(['TX M4471; NM MD2019-0221'])).toBe('M4471 TX TX-md; MD2019-0221 NM NM-md');
  expect(licensesOf(['AZ RN88121 / AP3321', 'NP'])).toBe('RN88121 AZ AZ-rn; AP3321 AZ AZ-np');
});

test('Of several licenses those stay out of which too little is known, and the reason names them', () => {
  const [row] = checked(
    'lastName firstName providerTypeId licenseNumber',
    [['Quill', 'Ada', 'MD', 'TX M4471; FL 12']],
    { kind },
  );
  expect(licensesIn(row?.values ?? {})).toHaveLength(1);
  expect(row?.words).toContain('Left out: License number (there is no one license type for 12, Florida)');
  expect(licensesOf(['M4471; NM 12'])).toBe('12 has a state of its own and M4471 has none: give each one.');
  expect(licensesOf(['CA 1; CA 2'])).toBe(
    '1 and 2 would be two licenses of one type in one state: give each a row with its type.',
  );
});
