import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DatasetScan, Provider } from '@/api/models';
import { openLines, type TreatQuestion } from './may-treat';
import { ask, found, insurance, license, lists, nevadan, scan, today, told } from './testing-treat';

type Changed = Partial<TreatQuestion>;

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
    'a list was searched by a former name alone',
    {
      scans: [scan('OigExclusions', '2026-11-18', { options: { referenceId: 'alias' } }), ...lists.slice(1)],
    },
    'OIG exclusions: searched by a former name alone',
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
    {
      scans: [
        ...lists.slice(1),
        found('OigExclusions', {}, { userActionNeeded: undefined, userActionResolution: 'Escalated' }),
      ],
    },
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

/** A search of SAM of that day, in which somebody stands who is excluded no more. */
const reinstated = (on: string) =>
  scan('Sam', on, {
    matches: [{ id: 'm1', data: { record: { recordStatus: 'Inactive' } }, userActionResolution: 'Accept' }],
  } as Partial<DatasetScan>);

/** What is told of SAM then. */
const samLines = (on: string) =>
  ask({ scans: [...lists.filter(({ type }) => type !== 'Sam'), reinstated(on)] })
    .lines.filter(({ source }) => source === 'SAM exclusions')
    .map(({ text }) => text);

test('what stands on a list does not hide that its search is too old; beside a search that counts it is told alone', () => {
  expect(samLines('2026-11-18')).toEqual(['SAM exclusions, not in force: inactive in SAM']);
  expect(samLines('2026-08-02')).toEqual([
    'SAM exclusions: searched 110 days ago, Aug 2, 2026; due once each calendar month',
    'SAM exclusions, not in force: inactive in SAM',
  ]);
});

test.each([
  ['today', '2026-11-20', 'yes', 'Copper Mutual, in force until Jun 30, 2027'],
  ['tomorrow', '2026-11-21', 'cannot confirm', 'Copper Mutual: in force from Nov 21, 2026 on'],
])('a policy that begins %s is judged by that day', (_, currentEffectiveDate, answer, text) => {
  const verdict = ask({ insurances: [{ ...insurance, currentEffectiveDate }] });
  expect(verdict.lines.find(({ topic }) => topic === 'insurance')).toMatchObject({ answer, text });
});

test.each<[string, Partial<Provider>, string, string, string]>([
  [
    'the decision is dated in the future',
    { credentialedDate: '2027-05-01', nextCredentialingDate: '2030-05-01' },
    'cannot confirm',
    'The credentialing decision is dated May 1, 2027, which is still to come',
    'edit credentialing date',
  ],
  [
    'a recredentialing is dated in the future',
    { credentialedDate: '2024-05-01', recredentialedDates: ['2026-11-21T00:00:00Z'] },
    'cannot confirm',
    'The credentialing decision is dated Nov 21, 2026, which is still to come',
    'edit credentialing date',
  ],
  [
    'the due date lies more than 36 months after the last decision',
    { credentialedDate: '2025-07-09', nextCredentialingDate: '2036-07-09' },
    'cannot confirm',
    'Recredentialing due Jul 9, 2036 lies 132 months after the last decision, Jul 9, 2025: at most 36 months',
    'edit recredentialing date',
  ],
  [
    'it lies in the month after',
    {
      credentialedDate: '2024-05-31',
      recredentialedDates: ['2025-07-31'],
      nextCredentialingDate: '2028-08-01',
    },
    'cannot confirm',
    'Recredentialing due Aug 1, 2028 lies 37 months after the last decision, Jul 31, 2025: at most 36 months',
    'edit recredentialing date',
  ],
  [
    'it lies at the end of the month in which the cycle ends',
    { credentialedDate: '2025-07-01', nextCredentialingDate: '2028-07-31' },
    'yes',
    'Credentialed, recredentialing due Jul 31, 2028',
    '',
  ],
  [
    'the decision is of today',
    { credentialedDate: '2026-11-20', nextCredentialingDate: '2029-11-20' },
    'yes',
    'Credentialed, recredentialing due Nov 20, 2029',
    '',
  ],
  [
    'it was due yesterday: there are no days of grace',
    { credentialedDate: '2023-11-19', nextCredentialingDate: '2026-11-19' },
    'no',
    'Recredentialing was due Nov 19, 2026',
    'recredential',
  ],
  [
    'it is provisional',
    { credentialingStatus: 'Provisional', nextCredentialingDate: '2027-01-11' },
    'with restrictions',
    'Provisional until Jan 11, 2027',
    'edit credentialing status',
  ],
  [
    'it was provisional',
    { credentialingStatus: 'Provisional', nextCredentialingDate: '2026-01-11' },
    'no',
    'Provisional credentialing ended Jan 11, 2026',
    'credential',
  ],
  [
    'it is provisional and nobody says until when',
    { credentialingStatus: 'Provisional', nextCredentialingDate: undefined },
    'cannot confirm',
    'Provisional: until when is not on file',
    'edit recredentialing date',
  ],
])('by its dates, where %s', (_, changed, answer, text, action) => {
  const verdict = ask({ provider: { ...nevadan, ...changed } });
  const line = verdict.lines.find(({ topic }) => topic === 'status');
  expect({ answer: verdict.answer, text: line?.text }).toEqual({ answer, text });
  const actionText = line?.action?.kind === 'edit' ? `edit ${line.action.what}` : (line?.action?.kind ?? '');
  expect(actionText).toBe(action);
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
    licenses: [{ id: 'l' }],
    scans: [{ id: 's' }],
    insurances: [{}],
    deaRegistrations: [{}],
    certificates: [{}],
  });
  expect(empty.answer).toBe('cannot confirm');
  expect(JSON.stringify([empty.headline, openLines(empty)])).not.toMatch(/undefined|null|NaN/);
});

test('no answer that lacks a part is a yes', () => {
  const inputName = fc.constantFrom('provider', 'licenses', 'scans', 'insurances');
  fc.assert(
    fc.property(inputName, fc.anything(), (name, value) => {
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
      return ask({ [name]: odd[name] } as Changed).answer !== 'yes';
    }),
  );
});
