import { describe, expect, test } from 'vitest';
import type { DatasetScan, Provider } from '@/api/models';
import { type DeaOnDay, deaOfState } from './dea-on-day';
import { openLines } from './may-treat';
import { practiceMatrix } from './practice-matrix';
import { ask, found, license, lists, nevadan, scan, today } from './testing-treat';

const doctor = (...states: string[]): Provider => ({
  ...nevadan,
  primaryPracticeState: states[0],
  additionalPracticeStates: states.slice(1),
  providerType: { id: 'md', name: 'Physician (MD)' },
});
const type = { licenseType: { id: 'md', name: 'Physician (MD)' } };
const record = { registrationNumber: 'BA1234563', active: true, expirationDate: '2028-03-31', state: 'NV' };
const onFile = [{ id: 'd1', registrationNumber: 'BA1234563' }];

const verdictOf = (scans: DatasetScan[], registrations: Record<string, unknown>[] | 'unread' = onFile) =>
  ask({
    provider: doctor('NV'),
    licenses: [license('NV', type)],
    scans: [...lists, ...scans],
    deaRegistrations: registrations === 'unread' ? undefined : registrations,
  });
const dea = (answer: ReturnType<typeof ask>) => answer.lines.find(({ topic }) => topic === 'dea');

test('a prescriber whose registration is active may treat, and the line names the registry', () => {
  const answer = verdictOf([found('Dea', record)]);
  expect(answer.answer).toBe('yes');
  expect(dea(answer)).toMatchObject({
    text: 'DEA BA1234563 (NV), active until Mar 31, 2028',
    source: 'DEA registrations',
    evidence: { kind: 'scan' },
  });
});

test.each<[string, DatasetScan[], Record<string, unknown>[], string, string]>([
  ['nothing is on file', [], [], 'No DEA registration on file: no controlled substances', 'add'],
  ['the registry was not searched', [], onFile, 'DEA BA1234563: the DEA registry was not searched', 'scan'],
  [
    'it is not found in the registry',
    [scan('Dea')],
    onFile,
    'DEA BA1234563: not found in the DEA registry',
    'scan',
  ],
  [
    'its record was rejected',
    [found('Dea', record, { userActionResolution: 'Reject' })],
    onFile,
    'DEA BA1234563: not found in the DEA registry',
    'scan',
  ],
  [
    'it has expired',
    [found('Dea', { ...record, expirationDate: '2026-11-19' })],
    onFile,
    'DEA BA1234563: expired Nov 19, 2026',
    'scan',
  ],
  [
    'it is not active',
    [found('Dea', { ...record, active: false })],
    onFile,
    'DEA BA1234563: not active, by the DEA registry',
    'scan',
  ],
  [
    'the registry leaves out whether it is active',
    [found('Dea', { ...record, active: undefined })],
    onFile,
    'DEA BA1234563: the DEA registry does not say until when it is active',
    'scan',
  ],
  [
    'its match waits',
    [found('Dea', record, { userActionNeeded: true })],
    onFile,
    'DEA BA1234563: its match in the DEA registry waits for a decision',
    'decide',
  ],
  [
    'it is of another state',
    [found('Dea', { ...record, state: 'TX' })],
    onFile,
    'DEA BA1234563 (TX), active until Mar 31, 2028; none for NV',
    'add',
  ],
  [
    'of which state it is is not told',
    [found('Dea', { ...record, state: undefined })],
    onFile,
    'DEA BA1234563, active until Mar 31, 2028; whether one is for NV cannot be told',
    'scan',
  ],
])('where %s a prescriber treats with restrictions', (_, scans, registrations, text, action) => {
  const answer = verdictOf(scans, registrations);
  expect(answer).toMatchObject({ answer: 'with restrictions', tone: 'warning' });
  expect(openLines(answer)).toMatchObject([{ text, action: { kind: action } }]);
});

test('one that runs is enough, beside one that has expired; each state needs its own', () => {
  const old = { ...record, registrationNumber: 'BA7654321', expirationDate: '2020-03-31' };
  const scans = [
    ...lists,
    scan('Dea', '2026-11-18', {
      matches: [
        { id: 'm1', data: { record: old }, userActionNeeded: false },
        { id: 'm2', data: { record }, userActionNeeded: false },
      ],
    } as Partial<DatasetScan>),
  ];
  const licenses = [license('NV', type), license('TX', type)];
  expect(ask({ provider: doctor('NV'), licenses, scans, deaRegistrations: onFile }).answer).toBe('yes');
  expect(ask({ provider: doctor('NV', 'TX'), licenses, scans, deaRegistrations: onFile }).headline).toBe(
    'Yes in NV. With restrictions in TX: no DEA registration.',
  );
});

test.each<[string, DatasetScan[], Record<string, unknown>[] | undefined, string | undefined]>([
  ['the registry was not searched', [], onFile, 'Not verified'],
  ['they could not be read', [], undefined, 'Not verified'],
  ['its match waits', [found('Dea', record, { userActionNeeded: true })], onFile, 'Not verified'],
  [
    'nobody says whether its match was decided',
    [found('Dea', record, { userActionNeeded: undefined })],
    onFile,
    'Not verified',
  ],
  [
    'the registry leaves out whether it is active',
    [found('Dea', { ...record, active: undefined })],
    onFile,
    'Not verified',
  ],
  [
    'of which state it is is not told',
    [found('Dea', { ...record, state: undefined })],
    onFile,
    'Not verified',
  ],
  ['none is on file', [], [], undefined],
  ['it has expired', [found('Dea', { ...record, expirationDate: '2026-11-19' })], onFile, undefined],
  ['it is not found in the registry', [scan('Dea')], onFile, undefined],
])(
  'where %s the line says whether something restricts it, and the answer is the same',
  (_, scans, registrations, label) => {
    const answer = verdictOf(scans, registrations ?? 'unread');
    expect(answer.answer).toBe('with restrictions');
    expect(dea(answer)?.label).toBe(label);
    const [row] = practiceMatrix({
      day: today,
      provider: doctor('NV'),
      verdict: answer,
      medicaid: [],
      enrollments: [],
    });
    if (registrations) expect(row?.cells.dea.label).toBe(label);
  },
);

/** A registration of a state as it stands on a day. */
const standing = (usState: string | undefined, state: DeaOnDay['state'] = 'active'): DeaOnDay => ({
  number: '',
  usState,
  state,
  until: undefined,
  words: '',
  scan: undefined,
});

test.each<[ReturnType<typeof deaOfState>['force'], DeaOnDay[]]>([
  ['none', []],
  ['none', [standing('TX')]],
  ['none', [standing(undefined, 'not found')]],
  ['none', [standing(undefined, 'expired')]],
  ['in force', [standing('NV', 'expired'), standing('NV')]],
  ['not in force', [standing('TX'), standing('NV', 'inactive')]],
  ['cannot tell', [standing(undefined)]],
  ['cannot tell', [standing(undefined, 'not searched')]],
  ['cannot tell', [standing('NV', 'expired'), standing(undefined)]],
  ['cannot tell', [standing('NV', 'expired'), standing('NV', 'to decide')]],
  ['cannot tell', [standing('NV', 'unknown')]],
])('for a state a registration is: %s (%j)', (force, registrations) => {
  expect(deaOfState('NV', registrations).force).toBe(force);
});

describe('who is asked for one', () => {
  test.each([
    ['Registered nurse', 0],
    ['Clinical social worker', 0],
    ['Behavior analyst', 0],
    ['Chiropractor', 0],
    ['Ship’s barber', 0],
    [undefined, 0],
    ['Pharmacist', 0],
    ['Nurse practitioner', 1],
    ['Dentist', 1],
    ['PA', 1],
  ])('%s', (name, lines) => {
    const provider = { ...doctor('NV'), providerType: name ? { id: 't', name } : undefined };
    const { lines: all } = ask({ provider, licenses: [license('NV', { licenseType: {} })] });
    expect(all.filter(({ topic }) => topic === 'dea')).toHaveLength(lines);
  });

  test('a pharmacist, as soon as one is on file', () => {
    const provider = { ...doctor('NV'), providerType: { id: 't', name: 'Pharmacist' } };
    expect(dea(ask({ provider, deaRegistrations: onFile }))?.answer).toBe('with restrictions');
  });
});
