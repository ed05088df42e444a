import { expect, test } from 'vitest';
import type { DatasetScan, License, Provider } from '@/api/models';
import { scansInOrder, treatsToday } from './-treats-today';

const from = Date.parse('2026-11-20T12:00:00Z');

const provider: Provider = {
  id: 'p1',
  firstName: 'Ada',
  lastName: 'Quill',
  credentialingStatus: 'Credentialed',
  nextCredentialingDate: '2027-01-12',
};
const accepted = { matches: [{ userActionResolution: 'Accept' }] } as Partial<DatasetScan>;
const called = (licenseStatus: string) =>
  license({ currentVerification: { status: 'Found', results: [{ expires: '2028-01-31', licenseStatus }] } });
const license = (more: Partial<License> = {}, expires = '2028-01-31T00:00:00Z'): License => ({
  id: 'l1',
  state: 'NV',
  currentVerificationStatus: 'Found',
  currentVerification: { status: 'Found', results: [{ expires }] },
  ...more,
});
const scan = (type: string, on = '2026-11-18', more: Partial<DatasetScan> = {}): DatasetScan =>
  ({ id: `${type} ${on}`, type, status: 'Completed', verifiedAt: `${on}T00:00:00Z`, ...more }) as DatasetScan;
const lists = [scan('OigExclusions'), scan('Sam', '2026-11-15'), scan('StateSanctionsAndExclusions')];

const ask = (changed: Partial<Parameters<typeof treatsToday>[0]> = {}) =>
  treatsToday({ provider, licenses: [license()], scans: lists, windowDays: 120, from, ...changed });

test('who is credentialed, licensed and on no list may treat today', () => {
  expect(ask()).toEqual({
    answer: 'Yes',
    reasons: [
      'Credentialed, next credentialing Jan 12, 2027',
      'Nevada license in force until Jan 31, 2028',
      'No exclusion in 3 lists, searched Nov 15, 2026 or later',
    ],
  });
});

test.each<[string, Partial<Parameters<typeof treatsToday>[0]>, string]>([
  ['is deactivated', { provider: { ...provider, deactivated: true } }, 'The provider is deactivated'],
  [
    'is not credentialed yet',
    { provider: { ...provider, credentialingStatus: 'In process' } },
    'Credentialing status: in process',
  ],
  [
    'was not recredentialed in time',
    { provider: { ...provider, nextCredentialingDate: '2026-11-18' } },
    'Recredentialing was due 2 days ago, Nov 18, 2026',
  ],
  ['has no license', { licenses: [] }, 'No license is attached'],
  ['has an expired license', { licenses: [license({}, '2026-11-19')] }, 'No license is in force'],
  [
    'has a license that the source does not know',
    { licenses: [license({ currentVerificationStatus: 'NotFound' })] },
    'No license is in force',
  ],
  [
    'has a license that was not approved',
    { licenses: [license({ approvedStatus: 'No' })] },
    'No license is in force',
  ],
  [
    'is on a list of exclusions',
    {
      scans: [
        ...lists.slice(1),
        scan('OigExclusions', '2026-11-18', { matches: [{ userActionResolution: 'Accept' }] }),
      ],
    },
    'OIG exclusions: 1 match was accepted',
  ],
  [
    'was on a list of exclusions by name, and not by NPI a day later',
    { scans: [scan('OigExclusions', '2026-11-17', accepted), ...lists] },
    'OIG exclusions: 1 match was accepted',
  ],
])('who %s may not', (_, changed, reason) => {
  expect(ask(changed)).toEqual({ answer: 'No', reasons: [reason] });
});

test.each<[string, Partial<Parameters<typeof treatsToday>[0]>, string]>([
  ['a list was not searched', { scans: lists.slice(1) }, 'OIG exclusions: not searched'],
  [
    'a list is being searched anew',
    { scans: [scan('OigExclusions', '2026-11-20', { status: 'Working' }), ...lists.slice(1)] },
    'OIG exclusions: a new search is under way',
  ],
  [
    'a list was searched too long ago',
    { scans: [scan('OigExclusions', '2026-07-13'), ...lists.slice(1)] },
    'OIG exclusions: expired 10 days ago',
  ],
  [
    'a match waits',
    { scans: [...lists, scan('OfacSdn', '2026-11-18', { matches: [{ userActionNeeded: true }] })] },
    'OFAC SDN: 1 match to decide',
  ],
  [
    'the databank has a report that has to be weighed',
    { scans: [...lists, scan('Npdb', '2026-11-18', { matches: [{ userActionResolution: 'Accept' }] })] },
    'NPDB: 1 match was accepted',
  ],
  [
    'the license needs review',
    { licenses: [license({ currentVerificationStatus: 'NeedsReview' })] },
    'No license is verified: 1 license to settle',
  ],
  [
    'the organization has a word of its own for the status',
    { provider: { ...provider, credentialingStatus: 'Committee' } },
    'Credentialing status: committee',
  ],
])('where %s, it is not known', (_, changed, reason) => {
  expect(ask(changed)).toEqual({ answer: 'Unknown', reasons: [reason] });
});

test.each([
  ['Suspended', 'No', 'No license is in force; Nevada license: “Suspended”, says its board'],
  [
    'License Revoked 03/2026',
    'No',
    'No license is in force; Nevada license: “License Revoked 03/2026”, says its board',
  ],
  ['Inactive', 'No', 'No license is in force; Nevada license: “Inactive”, says its board'],
  ['Pending board action', 'Unknown', 'Nevada license: “Pending board action”, says its board'],
  ['Active, on probation', 'Yes', 'Nevada license in force until Jan 31, 2028, “Active, on probation”'],
  ['CURRENT', 'Yes', 'Nevada license in force until Jan 31, 2028'],
])('where the board calls the license %s the answer is %s', (status, answer, said) => {
  const { reasons, ...rest } = ask({ licenses: [called(status)] });
  expect(rest).toEqual({ answer });
  expect(reasons.join('; ')).toContain(said);
});

test('a license that another board took away leaves it to a person, also beside one in force', () => {
  expect(ask({ licenses: [license(), { ...called('Suspended'), id: 'l2', state: 'TX' }] })).toEqual({
    answer: 'Unknown',
    reasons: ['Texas license: “Suspended”, says its board'],
  });
  const stated = license({ nonVerifiedInfo: { status: 'Suspended' } });
  expect(ask({ licenses: [stated] }).answer).toBe('No');
});

test('where the service has more scans than were read, it is not known', () => {
  expect(ask({ hasMoreScans: true })).toEqual({ answer: 'Unknown', reasons: ['Not all scans were read'] });
});

test('what stands against it is told before what is not known, and absent facts break nothing', () => {
  expect(ask({ licenses: [], scans: [] })).toEqual({ answer: 'No', reasons: ['No license is attached'] });
  expect(
    treatsToday({ provider: {} as Provider, licenses: [{}], scans: [{}], windowDays: 120, from }).answer,
  ).toBe('Unknown');
});

test('the newest evidence of each list is in order, where nothing in it is open', () => {
  const found = { matches: [{ id: 'm1' }] };
  const scans = [
    scan('Sam', '2026-05-01'),
    scan('Sam', '2026-11-15'),
    scan('Dea', '2026-09-30', found),
    scan('OigExclusions', '2026-11-18', { matches: [{ userActionResolution: 'Reject' }] }),
    scan('OfacSdn', '2026-11-18', { matches: [{ userActionNeeded: true }] }),
    scan('CmsPreclusion', '2026-11-18', { matches: [{ userActionResolution: 'Accept' }] }),
    scan('Npi', '2026-11-18'),
    scan('StateSanctionsAndExclusions', '2026-11-19', { status: 'Failed' }),
    scan('SocialSecurity', '2026-11-01', found),
    scan('SocialSecurity', '2026-11-10'),
    scan('MedicareOptOut', '2026-11-01', { matches: [{ userActionResolution: 'Accept' }] }),
    scan('MedicareOptOut', '2026-11-18'),
  ];
  expect(scansInOrder(scans).map(({ id }) => id)).toEqual([
    'OigExclusions 2026-11-18',
    'Sam 2026-11-15',
    'SocialSecurity 2026-11-01',
    'Dea 2026-09-30',
  ]);
});
