import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DatasetScan, License, Provider } from '@/api/models';
import { mayTreat, openLines, type TreatQuestion } from './may-treat';
import { ask, found, insurance, license, lists, nevadan, scan, today } from './testing-treat';

type Changed = Partial<TreatQuestion>;

/** The answer with what stands against a plain yes, the worst first. */
const told = (changed: Changed = {}) => {
  const answer = ask(changed);
  return { answer: answer.answer, open: openLines(answer).map(({ text }) => text) };
};
const called = (licenseStatus: string, state = 'NV') => license(state, {}, { licenseStatus });
const practicing = (primaryPracticeState: string, ...additionalPracticeStates: string[]): Provider => ({
  ...nevadan,
  primaryPracticeState,
  additionalPracticeStates,
});

test('who is credentialed, licensed, insured and on no list may treat today', () => {
  const { answer, tone, headline, states, lines } = ask();
  expect({ answer, tone, headline }).toEqual({ answer: 'yes', tone: 'success', headline: 'Yes in NV.' });
  expect([...states.map(({ line }) => line), ...lines].map(({ text }) => text)).toEqual([
    'NV-1, in force until Jan 31, 2028',
    'Credentialed, recredentialing due Jan 12, 2027',
    'Copper Mutual, in force until Jun 30, 2027',
    'OIG exclusions: no match',
    'SAM exclusions: no match',
    'State sanctions and exclusions: no match',
  ]);
});

test('each line names its source, when that said so, and where it can be looked at', () => {
  const { states, lines } = ask();
  expect(states[0]?.line).toMatchObject({
    source: 'NV Board of Nursing',
    verifiedAt: '2026-11-03T08:00:00Z',
    evidence: { kind: 'license', licenseId: 'license-NV' },
  });
  expect(lines.find(({ key }) => key === 'list Sam search')).toMatchObject({
    source: 'SAM exclusions',
    verifiedAt: '2026-11-15T00:00:00Z',
    evidence: { kind: 'scan', scanId: 'Sam 2026-11-15' },
  });
});

describe('where care is given decides', () => {
  test('with a Texas license alone it is yes in Texas, and not in California and New York', () => {
    expect(ask({ provider: practicing('TX', 'CA', 'NY'), licenses: [license('TX')] })).toMatchObject({
      answer: 'with restrictions',
      tone: 'warning',
      headline: 'Yes in TX. Not in CA and NY: no license.',
    });
    const elsewhere = ask({ provider: practicing('CA', 'NY'), licenses: [license('TX')] });
    expect(elsewhere).toMatchObject({
      answer: 'no',
      tone: 'error',
      headline: 'Not in CA and NY: no license. Yes in TX.',
    });
    expect(openLines(elsewhere)[0]).toMatchObject({
      text: 'No license',
      action: { kind: 'attach', state: 'CA' },
    });
  });

  test('without practice states nothing can be confirmed, and they are asked for', () => {
    const { answer, headline, lines } = ask({ provider: { ...nevadan, primaryPracticeState: undefined } });
    expect({ answer, headline }).toEqual({
      answer: 'cannot confirm',
      headline: 'Cannot confirm: no practice states on file.',
    });
    expect(lines.find(({ key }) => key === 'where')?.action).toEqual({
      kind: 'edit',
      what: 'practice states',
    });
  });

  test.each<[string, string, License[], string]>([
    ['Texas', 'Yes in TX.', [license('TX')], 'yes'],
    ['tx', 'Yes in TX.', [license('TX')], 'yes'],
    [
      'Xanadu',
      'Cannot confirm in Xanadu: “Xanadu” is no state that is known. Yes in TX.',
      [license('TX')],
      'cannot confirm',
    ],
  ])('a practice state that is written %s', (written, headline, licenses, answer) => {
    expect(ask({ provider: practicing(written), licenses })).toMatchObject({ answer, headline });
  });

  test('a license whose state is not on file is no license of a state, and leaves it open', () => {
    const stateless = license('NV', {
      state: undefined,
      licenseType: { id: 'rn', name: 'Registered nurse' },
    });
    expect(told({ licenses: [stateless] })).toEqual({
      answer: 'cannot confirm',
      open: ['No license of this state, and one whose state is not on file'],
    });
  });

  test('a license of another profession does not count, nor does one for controlled substances', () => {
    const nurse = { ...nevadan, providerType: { id: 'np', name: 'Nurse practitioner' } };
    const cds = license('NV', { licenseType: { id: 'cds', name: 'Controlled substance registration' } });
    expect(ask({ provider: nurse, deaRegistrations: undefined }).states[0]).toMatchObject({
      answer: 'cannot confirm',
      line: { text: 'Only a license of another type: Registered nurse' },
    });
    expect(ask({ licenses: [cds] }).states[0]).toMatchObject({ answer: 'no', label: 'No license' });
  });
});

describe('what boards say of a license', () => {
  test.each<[string, string, string]>([
    ['CURRENT', 'yes', 'Yes in NV.'],
    ['Active, practice prohibited', 'no', 'Not in NV: “Active, practice prohibited” at its board.'],
    [
      'Active, on probation',
      'with restrictions',
      'With restrictions in NV: “Active, on probation” at its board.',
    ],
    ['Suspended', 'no', 'Not in NV: “Suspended” at its board.'],
    ['License Revoked 03/2026', 'no', 'Not in NV: “License Revoked 03/2026” at its board.'],
    ['Revocation stayed', 'with restrictions', 'With restrictions in NV: “Revocation stayed” at its board.'],
    ['Delinquent/Active', 'no', 'Not in NV: “Delinquent/Active” at its board.'],
    ['Unencumbered', 'yes', 'Yes in NV.'],
    [
      'Grandparented',
      'cannot confirm',
      'Cannot confirm in NV: “Grandparented” at its board: what that means is not known.',
    ],
    ['', 'cannot confirm', 'Cannot confirm in NV: its board gives no status.'],
  ])('%s', (status, answer, headline) => {
    expect(ask({ licenses: [called(status)] })).toMatchObject({ answer, headline });
  });

  test('on probation is amber and never green', () => {
    expect(ask({ licenses: [called('Active, on probation')] }).tone).toBe('warning');
  });

  test('what the team settled about a word counts', () => {
    expect(ask({ licenses: [called('Grandparented')], settled: { grandparented: 'good' } }).answer).toBe(
      'yes',
    );
  });

  test.each<[string, License, string, string]>([
    ['expired', license('NV', {}, { expires: '2026-11-19' }), 'no', 'verify'],
    ['not known to its board', license('NV', { currentVerificationStatus: 'NotFound' }), 'no', 'verify'],
    ['not approved', license('NV', { approvedStatus: 'No' }), 'no', 'open license'],
    [
      'to be reviewed',
      license('NV', { currentVerificationStatus: 'NeedsReview' }),
      'cannot confirm',
      'review',
    ],
    [
      'not verified',
      license('NV', { currentVerificationStatus: undefined, currentVerification: undefined }),
      'cannot confirm',
      'verify',
    ],
    ['restricted', license('NV', { restrictionStatus: 'Restricted' }), 'with restrictions', 'open license'],
  ])('a license that is %s', (_, one, answer, action) => {
    const { states } = ask({ licenses: [one] });
    expect(states[0]).toMatchObject({ answer, line: { action: { kind: action } } });
  });

  test('while a license is being verified there is nothing to press', () => {
    const [state] = ask({ licenses: [license('NV', { currentVerificationStatus: 'Working' })] }).states;
    expect(state?.line).toMatchObject({ isUnderWay: true, action: undefined });
  });

  test('a license that a board took away is weighed, in another state and in the same one', () => {
    expect(told({ licenses: [license('NV'), called('Suspended', 'TX')] })).toEqual({
      answer: 'with restrictions',
      open: ['Texas license TX-1: “Suspended” at its board. A person weighs it'],
    });
    const before = { ...called('Revoked'), id: 'before', licenseNumber: 'NV-0' };
    expect(told({ licenses: [license('NV'), before] })).toEqual({
      answer: 'with restrictions',
      open: ['NV-1: NV-0 is “Revoked” at its board'],
    });
    expect(told({ licenses: [license('NV'), license('TX', {}, { expires: '2020-01-31' })] }).answer).toBe(
      'yes',
    );
  });
});

test.each<[string, Changed, string, string]>([
  [
    'is deactivated',
    { provider: { ...nevadan, deactivated: true } },
    'The provider is deactivated',
    'reactivate',
  ],
  [
    'is not credentialed yet',
    { provider: { ...nevadan, credentialingStatus: 'In process' } },
    'Credentialing status: in process',
    'credential',
  ],
  [
    'was not recredentialed in time',
    { provider: { ...nevadan, nextCredentialingDate: '2026-11-18' } },
    'Recredentialing was due Nov 18, 2026',
    'recredential',
  ],
  ['has no license', { licenses: [] }, 'No license', 'attach'],
  [
    'is on a list of exclusions',
    {
      scans: [
        ...lists.slice(1),
        found('OigExclusions', { exclusionType: '1128a1' }, { userActionResolution: 'Accept' }),
      ],
    },
    'OIG exclusions, in force',
    'open scan',
  ],
  [
    'was on a list by name, and not by NPI a day later',
    {
      scans: [
        found('OigExclusions', { exclusionType: '1128a1' }, { userActionResolution: 'Accept' }),
        scan('OigExclusions', '2026-11-19'),
        ...lists.slice(1),
      ],
    },
    'OIG exclusions, in force',
    'open scan',
  ],
])('who %s may not, and is told what would settle it', (_, changed, text, action) => {
  const answer = ask(changed);
  expect(answer).toMatchObject({ answer: 'no', tone: 'error' });
  const [line, ...others] = openLines(answer);
  expect(line?.text).toContain(text);
  expect(line?.action?.kind).toBe(action);
  expect(others).toEqual([]);
});

test.each<[string, Changed, string, string]>([
  [
    'SAM was not searched',
    { scans: lists.filter(({ type }) => type !== 'Sam') },
    'SAM exclusions: not searched',
    'scan',
  ],
  [
    'a list was searched 110 days ago',
    { scans: [scan('OigExclusions', '2026-08-02'), ...lists.slice(1)] },
    'OIG exclusions: searched 110 days ago, Aug 2, 2026; due once each calendar month',
    'scan',
  ],
  [
    'the search of a list failed',
    { scans: [scan('OigExclusions', '2026-11-18', { status: 'Failed' }), ...lists.slice(1)] },
    'OIG exclusions: the search failed',
    'scan',
  ],
  [
    'a match waits in a list that nobody has to be searched in',
    { scans: [...lists, found('OfacSdn', {}, { userActionNeeded: true })] },
    'OFAC SDN: 1 match to decide',
    'decide',
  ],
  [
    'what was decided of a match is a word that nobody knows',
    { scans: [...lists.slice(1), found('OigExclusions', {}, { userActionResolution: 'Escalated' })] },
    'OIG exclusions: 1 match to decide',
    'decide',
  ],
  [
    'an accepted record does not say whether it is in force',
    {
      scans: [
        ...lists.filter(({ type }) => type !== 'Sam'),
        found('Sam', { recordStatus: 'Parked' }, { userActionResolution: 'Accept' }),
      ],
    },
    'SAM exclusions, cannot confirm whether it is in force: SAM calls it “Parked”. A person weighs it',
    'open scan',
  ],
  ['no insurance is on file', { insurances: [] }, 'No liability insurance on file', 'add'],
  [
    'the insurance lapsed 59 days ago',
    { insurances: [{ ...insurance, currentExpirationDate: '2026-09-22T00:00:00Z' }] },
    'Copper Mutual: ended 59 days ago, Sep 22, 2026',
    'add',
  ],
  [
    'the insurance has no end',
    { insurances: [{ name: 'Copper Mutual' }] },
    'Copper Mutual: until when it is in force is not on file',
    'add',
  ],
  [
    'the insurance begins later',
    { insurances: [{ ...insurance, currentEffectiveDate: '2026-12-01' }] },
    'Copper Mutual: in force from Dec 1, 2026 on',
    'add',
  ],
  [
    'the organization has a word of its own for the status',
    { provider: { ...nevadan, credentialingStatus: 'Committee' } },
    'Credentialing status “Committee”: what that means is not known',
    'edit',
  ],
  [
    'the next date is not on file',
    { provider: { ...nevadan, nextCredentialingDate: undefined } },
    'No recredentialing date on file',
    'edit',
  ],
])('where %s it cannot be confirmed, and a button settles it', (_, changed, text, action) => {
  const answer = ask(changed);
  expect(answer).toMatchObject({ answer: 'cannot confirm', tone: 'error' });
  expect(openLines(answer)).toMatchObject([{ text, action: { kind: action } }]);
  expect(answer.headline).toMatch(/^Cannot confirm: .*\.$/);
});

test.each([
  ['a new search runs', { scans: [scan('OigExclusions', today, { status: 'Working' }), ...lists.slice(1)] }],
  ['scans could not be read', { scans: undefined }],
  ['not all scans were read', { hasMoreScans: true }],
  ['insurance could not be read', { insurances: undefined }],
])('while %s it cannot be confirmed', (_, changed) => {
  expect(ask(changed).answer).toBe('cannot confirm');
});

test('what is weighed by a person is a restriction, and what is not in force is said and forbids nothing', () => {
  const accepted = { userActionResolution: 'Accept' };
  expect(ask({ scans: [...lists, found('Npdb', { reports: [{}] }, accepted)] })).toMatchObject({
    answer: 'with restrictions',
    headline: 'With restrictions: accepted match in NPDB.',
  });
  expect(
    ask({ scans: [...lists, found('MedicareOptOut', { endDate: '2020-01-01' }, accepted)] }).answer,
  ).toBe('with restrictions');
  const others = lists.filter(({ type }) => type !== 'Sam');
  const ended = ask({ scans: [...others, found('Sam', { recordStatus: 'Inactive' }, accepted)] });
  expect(ended.answer).toBe('yes');
  expect(ended.lines.map(({ text }) => text)).toContain('SAM exclusions, not in force: inactive in SAM');
});

const searched = (on: string) => [scan('Sam', on), ...lists.filter(({ type }) => type !== 'Sam')];
const byMonth = (on: string, day: string) => {
  const question = {
    day,
    scans: [scan('OigExclusions', on), scan('Sam', on), scan('StateSanctionsAndExclusions', on)],
  };
  return ask(question).lines.some(({ topic, answer }) => topic === 'list' && answer !== 'yes');
};

test('by the window a search counts as long as before a decision, by the month once in each', () => {
  expect(ask({ listClock: 'Window', scans: searched('2026-08-02') }).answer).toBe('yes');
  expect(told({ listClock: 'Window', scans: searched('2026-07-13') }).open).toEqual([
    'SAM exclusions: searched 130 days ago, Jul 13, 2026; counts for 120 days',
  ]);
  expect(byMonth('2026-09-01', '2026-10-15')).toBe(false);
  expect(byMonth('2026-09-01', '2026-10-31')).toBe(false);
  expect(byMonth('2026-09-30', '2026-11-01')).toBe(true);
  expect(byMonth('2025-12-31', '2026-01-31')).toBe(false);
});

test('the headline tells the worst thing that counts everywhere, and how many more there are', () => {
  expect(ask({ scans: [], insurances: [] }).headline).toBe(
    'Cannot confirm: no liability insurance on file, and 3 more.',
  );
  expect(ask({ provider: practicing('NV', 'CA'), scans: lists.slice(1) }).headline).toBe(
    'Not in CA: no license. Cannot confirm in NV: OIG exclusions not searched.',
  );
  expect(
    ask({ provider: practicing('NV', 'TX'), licenses: [license('NV'), called('Probation/Active', 'TX')] })
      .headline,
  ).toBe('Yes in NV. With restrictions in TX: “Probation/Active” at its board.');
});

test('licenses of other states are told in the headline only where no practice state has one', () => {
  const licenses = [called('Probation/Active'), license('TX'), license('FL')];
  expect(ask({ licenses }).headline).toBe('With restrictions in NV: “Probation/Active” at its board.');
  expect(ask({ licenses: licenses.slice(1) }).headline).toBe('Not in NV: no license. Yes in TX and FL.');
});

test('what forbids treating anywhere is told before what a state lacks', () => {
  const provider = { ...practicing('NV', 'CA'), deactivated: true };
  expect(ask({ provider }).headline).toBe('No: the provider is deactivated.');
  expect(ask({ provider: { ...nevadan, nextCredentialingDate: '2026-11-01' }, licenses: [] }).headline).toBe(
    'No: recredentialing was due Nov 1, 2026.',
  );
});

test('a deactivated NPI is told with its day', () => {
  const npi = found('Npi', { isDeactivated: true, basic: { deactivationDate: '2026-08-22' } });
  expect(told({ scans: [...lists, npi] })).toEqual({
    answer: 'cannot confirm',
    open: ['The NPI was deactivated Aug 22, 2026'],
  });
});

test('answers that lack everything break nothing, and are no yes', () => {
  const empty = ask({
    provider: {} as Provider,
    licenses: [{}],
    scans: [{}],
    insurances: [{}],
    deaRegistrations: [{}],
    certificates: [{}],
  });
  expect(empty.answer).toBe('cannot confirm');
  expect(JSON.stringify([empty.headline, openLines(empty)])).not.toMatch(/undefined|null|NaN/);
});

test('no answer that lacks a part is a yes', () => {
  const part = fc.constantFrom('provider', 'licenses', 'scans', 'insurances');
  fc.assert(
    fc.property(part, fc.anything(), (name, value) => {
      const odd: Record<string, unknown> = {
        provider: {
          ...nevadan,
          credentialingStatus: value as string,
          nextCredentialingDate: value as string,
        },
        licenses: [license('NV', {}, { licenseStatus: value, expires: value })],
        scans: [{ ...scan('Sam'), verifiedAt: value, completed: value }, lists[0], lists[2]],
        insurances: [{ currentExpirationDate: value }],
      };
      return mayTreat({ ...questionOf(), [name]: odd[name] } as TreatQuestion).answer !== 'yes';
    }),
  );
});

const questionOf = (): TreatQuestion => ({
  day: today,
  provider: nevadan,
  licenses: [license('NV')],
  scans: lists as DatasetScan[],
  insurances: [insurance],
  deaRegistrations: [],
  certificates: [],
  lists: ['OigExclusions', 'Sam', 'StateSanctionsAndExclusions'],
  windowDays: 120,
  listClock: 'CalendarMonth',
});
