import { expect, test } from 'vitest';
import type { ScanParameter } from '@/api/models';
import { matchFields, type SubjectOnFile } from './match-fields';
import { offeredReasons, reasonDoubt, reasonsForMany, topicsOf } from './reason-doubt';
import { usualMatchReasons } from './usual-reasons';

const maria: SubjectOnFile = {
  firstName: 'Maria',
  lastName: 'Delgado',
  dateOfBirth: '1971-04-09T00:00:00Z',
  npi: '1386120475',
  addresses: [{ kind: 'Work', text: '2208 Alameda Ave, El Paso, TX 79901' }],
  occupation: 'Physician (MD)',
};
const same = {
  firstName: 'MARIA',
  lastName: 'DELGADO',
  dateOfBirth: '1971-04-09',
  npiNumber: 1386120475,
  address: '2208 ALAMEDA AVE STE 7, EL PASO, TX 79901',
  specialty: 'PHYSICIAN (MD, DO)',
};
const other = {
  firstName: 'MARIA',
  middleName: 'J',
  lastName: 'DELGADO',
  dateOfBirth: '1968-11-23',
  npiNumber: 1992837465,
  address: '1 ELM ST, RENO, NV 89501',
  specialty: 'DENTIST',
};

const evidence = (record: Record<string, unknown>, datasetType = 'Sam', positive: string[] = []) => {
  const positiveParameters = positive.map((type) => ({ type }) as ScanParameter);
  return {
    fields: matchFields(maria, record, positiveParameters).fields,
    data: { record, positiveParameters },
    datasetType,
  };
};
const doubt = (reason: string, record: Record<string, unknown> = same, positive: string[] = []) =>
  reasonDoubt(reason, 'Reject', evidence(record, 'Sam', positive))?.why;

test.each([
  ['Different person: the date of birth differs', 'birth date agrees'],
  ['Different person: the middle name differs', 'name agrees'],
  ['Different person: NPI or license number differs', 'NPI agrees'],
  ['Different person: place and occupation differ', 'occupation agrees, address is similar'],
  ['Another birth date.', 'birth date agrees'],
  ['born on another day', 'birth date agrees'],
  ['The DOB does not match', 'birth date agrees'],
  ['The DOB isn’t hers', 'birth date agrees'],
  ['NPI is not the same', 'NPI agrees'],
  ['The NPI belongs to somebody else', 'NPI agrees'],
  ['Name, date of birth and NPI differ', 'name, birth date and NPI agree'],
  ['Same name, but the birth date differs', 'birth date agrees'],
])('“%s” is questioned where the record agrees: %s', (reason, why) => expect(doubt(reason)).toBe(why));

test('an SSN that only the service compared contradicts, too', () => {
  expect(doubt('The agency’s file has another social security number', other, ['Ssn'])).toBe('SSN agrees');
});

test.each([
  'The source confirmed that it is somebody else',
  'Asked by phone',
  'Same birth date and NPI, other person says the agency',
  'Different person, the same date of birth',
  'The birth date does not differ',
  'NPI and birth date agree',
  'The license number differs',
  'Her former name differs',
  '',
  '…',
])('“%s” denies nothing that agrees', (reason) => expect(doubt(reason)).toBeUndefined());

test('nothing is questioned where the record differs, or where nothing was compared', () => {
  for (const reason of usualMatchReasons.Reject.filter((one) => !/OIG/.test(one))) {
    expect(doubt(reason, other), reason).toBeUndefined();
    expect(doubt(reason, {}), reason).toBeUndefined();
  }
});

test('a birth date that differs by a slip of the pen differs', () => {
  expect(doubt('The birth date differs', { ...same, dateOfBirth: '1971-04-19' })).toBeUndefined();
});

const accept = (reason: string, record: Record<string, unknown>) =>
  reasonDoubt(reason, 'Accept', evidence(record))?.why;

test('a reason to accept is questioned where what it says agrees differs', () => {
  const all = 'Name, date of birth and address agree with the file';
  expect(accept(all, same)).toBeUndefined();
  expect(accept(all, {})).toBeUndefined();
  expect(accept(all, other)).toBe('birth date and address differ');
  expect(accept('NPI or license number agrees with the file', other)).toBeUndefined();
  expect(accept('The NPI agrees', other)).toBe('NPI differs');
  expect(accept('Same person; the record is no longer in force', other)).toBeUndefined();
});

test('reasons that the evidence contradicts are not offered, but one that was chosen before stays to be seen', () => {
  const offered = offeredReasons(usualMatchReasons.Reject, 'Reject', evidence(same), '');
  expect(offered).toEqual(['The source confirmed that it is somebody else']);
  const chosen = 'Different person: the date of birth differs';
  expect(offeredReasons(usualMatchReasons.Reject, 'Reject', evidence(same), chosen)).toContain(chosen);
});

test.each([
  ['OigExclusions', true],
  ['OigFugitives', false],
  ['Sam', false],
  ['StateSanctionsAndExclusions', false],
  ['Npi', false],
])('reasons that rest on the OIG’s site are offered for its exclusions alone: %s, %s', (type, isOffered) => {
  for (const resolution of ['Accept', 'Reject'] as const) {
    const offered = offeredReasons(usualMatchReasons[resolution], resolution, evidence({}, type), '');
    expect(offered.some((reason) => reason.includes('OIG'))).toBe(isOffered);
  }
  expect(reasonsForMany(usualMatchReasons.Reject).some((reason) => reason.includes('OIG'))).toBe(false);
});

test('a reason says which fields it is about', () => {
  expect([...topicsOf('Different person: place and occupation differ')]).toEqual(['address', 'occupation']);
  expect([...topicsOf('Asked by phone')]).toEqual([]);
});

/** What is offered of the usual list; `more` is on file besides. */
const offeredFor = (resolution: 'Accept' | 'Reject', record: object, more: Partial<SubjectOnFile> = {}) =>
  offeredReasons(
    usualMatchReasons[resolution],
    resolution,
    { fields: matchFields({ ...maria, ...more }, record).fields, data: { record }, datasetType: 'Sam' },
    '',
  );
const allAgree = 'Name, date of birth and address agree with the file';
const middle = 'Different person: the middle name differs';

test('a reason of the usual list is offered only where the comparison shows what it says', () => {
  const { dateOfBirth: _none, npiNumber: _number, ...withoutBirth } = same;
  expect(offeredFor('Accept', same)).toContain(allAgree);
  expect(offeredFor('Accept', withoutBirth)).not.toContain(allAgree);
  expect(offeredFor('Accept', withoutBirth)).not.toContain('NPI or license number agrees with the file');
  expect(offeredFor('Accept', withoutBirth)).toContain('Confirmed with the provider');
  expect(offeredFor('Reject', other)).toContain('Different person: place and occupation differ');
  expect(offeredFor('Reject', { firstName: 'MARIA', lastName: 'DELGADO' })).toEqual([
    'The source confirmed that it is somebody else',
  ]);
});

test('the middle name differs only where both sides have one', () => {
  expect(offeredFor('Reject', other), 'J on one side only').not.toContain(middle);
  expect(offeredFor('Reject', other, { firstName: 'Maria Kay' })).toContain(middle);
  expect(offeredFor('Reject', { ...other, lastName: 'REYES' }, { firstName: 'Maria Kay' })).not.toContain(
    middle,
  );
});

test('that a record is no longer in force is no reason for one that is', () => {
  const ended = 'Same person; the record is no longer in force';
  expect(offeredFor('Accept', { ...same, activeDate: '2020-01-01' })).not.toContain(ended);
  expect(offeredFor('Accept', { ...same, terminationDate: '2020-01-01' })).toContain(ended);
});

test('a reason that a team wrote stays where nothing is known of what it says', () => {
  const own = 'Birth date agrees with our paper file';
  expect(offeredReasons([own], 'Accept', evidence({}), '')).toEqual([own]);
});
