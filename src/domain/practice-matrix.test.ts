import { describe, expect, test } from 'vitest';
import type { Provider, ProviderEnrollment } from '@/api/models';
import type { TreatQuestion } from './may-treat';
import { columnsFor, matrixTable, practiceMatrix } from './practice-matrix';
import { ask, found, license, lists, nevadan, today } from './testing-treat';

const provider = (type: string, ...states: string[]): Provider => ({
  ...nevadan,
  primaryPracticeState: states[0],
  additionalPracticeStates: states.slice(1),
  providerType: { id: 't', name: type },
});

function rowsOf(
  about: Provider,
  changed: Partial<TreatQuestion> = {},
  enrollments: ProviderEnrollment[] = [],
) {
  const verdict = ask({ provider: about, ...changed });
  return practiceMatrix({ day: today, provider: about, verdict, medicaid: [], enrollments });
}

/** What a line says, column by column. */
const cellTexts = (row: ReturnType<typeof rowsOf>[number] | undefined) =>
  Object.fromEntries(
    Object.entries(row?.cells ?? {}).map(([id, { answer, text }]) => [id, `${answer}: ${text}`]),
  );

const np = (state: string, more: object = {}) =>
  license(state, { licenseType: { id: 'np', name: 'Nurse practitioner' }, ...more });
const cds = (state: string) =>
  license(state, {
    id: `cds-${state}`,
    licenseNumber: 'CS-9',
    licenseType: { id: 'cs', name: 'Controlled Substance Registration (CSR)' },
  });
const dea = (state: string) =>
  found('Dea', { registrationNumber: 'MA1234563', active: true, expirationDate: '2028-03-31', state });

test('each practice state has its license, DEA, CDS, collaborator and enrollments, or what adds them', () => {
  const about = provider('Nurse practitioner', 'NV', 'UT');
  const [nevada, utah] = rowsOf(
    about,
    {
      licenses: [np('NV', { collaboratingProviderId: 'p9' }), cds('NV'), np('UT')],
      scans: [...lists, dea('NV')],
      deaRegistrations: [{ registrationNumber: 'MA1234563' }],
    },
    [
      { id: 'e1', enrollmentStatus: 'Enrolled', payerPlan: { state: 'NV' } },
      { id: 'e2', enrollmentStatus: 'Submitted', payerPlan: { state: 'NV' } },
    ],
  );
  expect(cellTexts(nevada)).toEqual({
    license: 'yes: NV-1, in force until Jan 31, 2028',
    compact: 'not asked: Does not apply',
    dea: 'yes: MA1234563: active until Mar 31, 2028',
    cds: 'yes: CS-9: until Jan 31, 2028',
    collaborator: 'yes: On file',
    enrollment: 'yes: 2 plans: 1 enrolled, 1 submitted',
  });
  expect(nevada?.cells.collaborator).toMatchObject({ providerId: 'p9', evidence: { kind: 'provider' } });
  expect(cellTexts(utah)).toEqual({
    license: 'yes: UT-1, in force until Jan 31, 2028',
    compact: 'not asked: Does not apply',
    dea: 'with restrictions: None on file',
    cds: 'none: None on file',
    collaborator: 'none: None on file',
    enrollment: 'none: None on file',
  });
  expect(Object.values(utah?.cells ?? {}).flatMap(({ action }) => action ?? [])).toEqual([
    { kind: 'add', collection: 'dea', state: 'UT' },
    { kind: 'attach', state: 'UT' },
    expect.objectContaining({ kind: 'open license' }),
    { kind: 'add', collection: 'medicaidEnrollments', state: 'UT' },
  ]);
});

test('a collaborator is one of the license to practice, not of a registration for controlled substances', () => {
  // Boards name the profession in it.
  const registration = {
    ...cds('NV'),
    licenseType: { id: 'cs', name: 'Nurse practitioner, controlled substance registration' },
    collaboratingProviderId: 'p8',
  };
  const [nevada] = rowsOf(provider('Nurse practitioner', 'NV'), { licenses: [registration, np('NV')] });
  expect(nevada?.cells.collaborator).toMatchObject({
    answer: 'none',
    action: { license: { id: 'license-NV' } },
  });
});

describe('a nurse of the compact', () => {
  const licenses = [license('AZ', {}, { compactStatus: 'Multistate' })];

  test('has one license, which covers the states where the compact works', () => {
    const rows = rowsOf(provider('Registered nurse', 'AZ', 'TX', 'CA'), { licenses });
    expect(rows.map((row) => [row.state, cellTexts(row)['license'], cellTexts(row)['compact']])).toEqual([
      [
        'AZ',
        'yes: AZ-1, in force until Jan 31, 2028',
        expect.stringMatching(/^yes: Multistate license AZ-1/),
      ],
      ['TX', 'none: None, the compact covers it', expect.stringMatching(/^yes: Multistate license AZ-1/)],
      ['CA', 'no: No license', 'none: The NLC does not work here'],
    ]);
    expect(columnsFor(rows).left.map(({ label }) => label)).toEqual(['DEA', 'State CDS', 'Collaborator']);
  });
});

test('an authority of PSYPACT stands in its own column, where there is no license of the state', () => {
  const psychologist = { licenseType: { id: 'psy', name: 'Psychologist' } };
  const [home, other] = rowsOf(provider('Psychologist', 'AZ', 'TX'), {
    licenses: [license('AZ', psychologist)],
    certificates: [{ type: 'PSYPACT APIT' }],
  });
  expect([cellTexts(home)['license'], cellTexts(home)['compact']]).toEqual([
    'yes: AZ-1, in force until Jan 31, 2028',
    'none: Not needed',
  ]);
  expect([cellTexts(other)['license'], cellTexts(other)['compact']]).toEqual([
    'no: No license',
    'cannot confirm: PSYPACT authority on file: check that Texas takes part',
  ]);
});

const closed = (closedDate: string) => ({
  id: 'e1',
  enrollmentStatus: 'Enrolled' as const,
  payerPlan: { state: 'NV' as const },
  closedDate,
});

test('an enrollment that was closed is told as closed, and is no enrollment any more', () => {
  const about = provider('Registered nurse', 'NV');
  const enrollment = (closedDate: string) =>
    cellTexts(rowsOf(about, {}, [closed(closedDate)])[0])['enrollment'];
  expect(enrollment('2026-11-19T00:00:00Z')).toBe('none: 1 plan: 1 closed');
  expect(enrollment('2026-12-31T00:00:00Z')).toBe('yes: 1 plan: 1 enrolled');
});

test('a Medicaid enrollment is told as stated; what could not be read is no “none”', () => {
  const about = provider('Registered nurse', 'NV');
  const verdict = ask({ provider: about });
  const medicaid = [{ state: 'NV', nonVerifiedInfo: { effectiveDate: '2024-02-01T00:00:00Z' } }];
  const [row] = practiceMatrix({ day: today, provider: about, verdict, medicaid, enrollments: undefined });
  expect(cellTexts(row)['enrollment']).toBe('yes: Medicaid since Feb 1, 2024, as stated');
  const [unread] = practiceMatrix({
    day: today,
    provider: about,
    verdict,
    medicaid: undefined,
    enrollments: [],
  });
  expect(cellTexts(unread)['enrollment']).toBe('cannot confirm: Could not be read');
});

test('the table has a line for each state, with the answers in words and the names of collaborators', () => {
  const about = provider('Nurse practitioner', 'NV');
  const rows = rowsOf(about, { licenses: [np('NV', { collaboratingProviderId: 'p9' })], scans: lists });
  expect(matrixTable(rows, (id) => (id === 'p9' ? 'Maria Delgado' : undefined))).toEqual({
    fields: ['State', 'License', 'Compact', 'DEA', 'State CDS', 'Collaborator', 'Enrollment'],
    rows: [
      [
        'NV',
        'Yes: NV-1, in force until Jan 31, 2028',
        'Does not apply',
        'With restrictions: None on file',
        'None on file',
        'Yes: Maria Delgado',
        'None on file',
      ],
    ],
  });
});
