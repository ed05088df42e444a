import { expect, test } from 'vitest';
import type { LicenseVerification } from '@/api/models';
import { licenseChange } from './license-change';

const day = '2026-11-20';
const table = (...rows: object[]) => ({ type: 'Table', data: rows });
const action = { Date: '2026-10-01', Action: 'Consent agreement' };

interface Told {
  status?: LicenseVerification['status'];
  licenseStatus?: string;
  expires?: string;
  disciplinaryActions?: object;
}

const good: Told = { licenseStatus: 'Active', expires: '2026-12-01', disciplinaryActions: table() };
const verification = ({ status = 'Found', ...result }: Told): LicenseVerification =>
  ({ status, results: [result] }) as LicenseVerification;

const changed = (before: Told, after: Told, others: string[] = [], isBad = false) =>
  licenseChange({ before: verification(before), after: verification(after), others, isBad }, day);

test('A license that runs longer and is as good as before was renewed', () => {
  expect(changed(good, { ...good, expires: '2028-12-01' })).toEqual({
    weight: 'settled',
    words: ['expires Dec 1, 2026 → Dec 1, 2028'],
    becameGood: false,
    renewedUntil: '2028-12-01',
  });
});

test('One that had expired and is active again was renewed too', () => {
  const expired = { ...good, licenseStatus: 'Expired', expires: '2026-10-01' };
  expect(changed(expired, { ...good, expires: '2028-10-01' })).toMatchObject({
    weight: 'settled',
    words: ['status Expired → Active', 'expires Oct 1, 2026 → Oct 1, 2028'],
  });
});

test('Discipline whose fields come in another order is the same; rows in another order are not', () => {
  const turned = { data: [{ Action: action.Action, Date: action.Date }], type: 'Table' };
  const before = { ...good, disciplinaryActions: table(action) };
  expect(changed(before, { ...good, disciplinaryActions: turned }).words).toEqual([
    'nothing differs that can be told',
  ]);
  const two = [action, { ...action, Date: '2026-11-01' }];
  expect(
    changed(
      { ...good, disciplinaryActions: table(...two) },
      { ...good, disciplinaryActions: table(...two.toReversed()) },
    ).words,
  ).toEqual(['disciplinary action changed']);
});

test.each<[string, Told, Told]>([
  ['discipline is gone', { ...good, disciplinaryActions: table(action) }, good],
  ['probation is over', { ...good, licenseStatus: 'Probation' }, good],
])('A license was cleared where %s', (_, before, after) => {
  expect(changed(before, after).weight).toBe('settled');
});

test.each<[string, Told, Told]>([
  ['discipline came', good, { ...good, disciplinaryActions: table(action) }],
  [
    'more discipline came',
    { ...good, disciplinaryActions: table(action) },
    { ...good, disciplinaryActions: table(action, { ...action, Date: '2026-11-01' }) },
  ],
  ['its board does not tell any more', good, { ...good, disciplinaryActions: { Status: 'Unknown' } }],
  ['it is on probation', good, { ...good, licenseStatus: 'Active on probation' }],
  ['it was suspended', good, { ...good, licenseStatus: 'Suspended' }],
  ['it got worse still', { ...good, licenseStatus: 'Probation' }, { ...good, licenseStatus: 'Revoked' }],
  ['nobody knows the word', good, { ...good, licenseStatus: 'Blorped' }],
  ['no word is given any more', good, { ...good, licenseStatus: '' }],
  ['it expires sooner', good, { ...good, expires: '2026-11-25' }],
  ['its last day is gone', good, { ...good, expires: '' }],
  [
    'it runs longer and has run out all the same',
    { ...good, expires: '2026-01-01' },
    { ...good, expires: '2026-11-19' },
  ],
  ['it is not found', good, { ...good, status: 'NotFound' }],
  [
    'it was renewed with discipline',
    good,
    { ...good, expires: '2028-12-01', disciplinaryActions: table(action) },
  ],
  ['it was renewed and suspended', good, { ...good, expires: '2028-12-01', licenseStatus: 'Suspended' }],
])('A change may end the right to treat where %s', (_, before, after) => {
  expect(changed(before, after).weight).toBe('serious');
});

test.each<[string, Told, Told, string[]]>([
  ['something else differs too', good, { ...good, expires: '2028-12-01' }, ['Other details']],
  [
    'discipline stands as it did',
    { ...good, disciplinaryActions: table(action) },
    { ...good, expires: '2028-12-01', disciplinaryActions: table(action) },
    [],
  ],
  [
    'it stays on probation',
    { ...good, licenseStatus: 'Probation' },
    { ...good, licenseStatus: 'Probation', expires: '2028-12-01' },
    [],
  ],
  ['it has a last day for the first time', { ...good, expires: '' }, good, []],
  ['nothing differs', good, good, []],
])('A change is no renewal where %s, and has to be looked at', (_, before, after, others) => {
  expect(changed(before, after, others).weight).toBe('other');
});

test('What a comparison finds bad in anything else is serious, whatever was renewed', () => {
  expect(changed(good, { ...good, expires: '2028-12-01' }, ['Restrictions'], true).weight).toBe('serious');
});

const told = (rows: object[]) => ({ ...good, disciplinaryActions: table(...rows) });

test.each([
  ['another one came', [action], [action, { ...action, Date: '2026-11-01' }], 'disciplinary action added'],
  [
    'one of two is gone',
    [action, { ...action, Date: '2026-11-01' }],
    [action],
    'disciplinary action removed, others stand',
  ],
  ['one is told otherwise', [action], [{ ...action, Action: 'Fine' }], 'disciplinary action changed'],
])('Of discipline it is said that %s', (_, before, after, words) => {
  expect(changed(told(before), told(after))).toMatchObject({ weight: 'serious', words: [words] });
});

test.each<[boolean, string, Told, Told]>([
  [true, 'probation is over and its action stands', { licenseStatus: 'Probation' }, {}],
  [false, 'it was good before', {}, {}],
  [false, 'it is on probation still', { licenseStatus: 'Probation' }, { licenseStatus: 'Suspended' }],
  [false, 'it has run out', { licenseStatus: 'Probation' }, { expires: '2026-11-19' }],
])('That its word became good is %s where %s', (becameGood, _, before, after) => {
  const told = { ...good, disciplinaryActions: table(action) };
  expect(changed({ ...good, ...before }, { ...told, ...after })).toMatchObject({ becameGood });
});

test('The worst is said first, what is not judged last, and of much that differs how much more there is', () => {
  const after = { ...good, expires: '2028-12-01', disciplinaryActions: table(action) };
  expect(changed(good, after, ['Address', 'Name', 'Issued', 'Attachments', 'Problems']).words).toEqual([
    'disciplinary action added',
    'expires Dec 1, 2026 → Dec 1, 2028',
    'Address changed',
    'Name changed',
    'Issued changed',
    '2 more',
  ]);
});

test('A day that came nearer is said before the word that became good', () => {
  const after = { ...good, expires: '2026-11-25' };
  expect(changed({ ...good, licenseStatus: 'Probation' }, after).words).toEqual([
    'expires Dec 1, 2026 → Nov 25, 2026',
    'status Probation → Active',
  ]);
});
