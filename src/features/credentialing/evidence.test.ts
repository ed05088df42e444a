import { expect, test } from 'vitest';
import type { ChecklistItem } from '@/api/models';
import { elementsOf, referencesOf } from './evidence';
import type { Held } from './held';
import { heldEvidence } from './held-evidence';

const from = Date.parse('2026-11-20T12:00:00Z');
const rules = { windowDays: 120, from };

const held: Held = {
  kind: 'provider',
  providerId: 'p1',
  licenses: [
    {
      id: 'l1',
      licenseNumber: 'RN-1',
      state: 'TX',
      licenseType: { id: 't', name: 'Registered nurse' },
      currentVerification: { id: 'v2' },
    },
  ],
  data: {
    licenseVerifications: [
      {
        id: 'v2',
        status: 'Found',
        started: '2026-11-10T10:00:00Z',
        verificationSource: { name: 'Texas Board of Nursing' },
      },
    ],
    datasetScans: [
      {
        id: 's2',
        type: 'OigExclusions',
        status: 'Completed',
        verifiedAt: '2026-11-01T10:00:00Z',
        matches: [{ userActionNeeded: true }],
      },
      {
        id: 's3',
        type: 'Sam',
        status: 'Failed',
        failureReason: { messageTemplate: 'Missing {what}', messageParams: { what: 'name' } },
      },
    ],
    providerInfo: {
      BasicInfo: { id: 'p1' },
      LiabilityInsurance: [{ id: 'i1', name: 'Harbor', currentExpirationDate: '2026-11-01T00:00:00Z' }],
    },
    files: [{ path: 'providers/p1/diploma.pdf' }],
    profiles: [{ id: 'f1', source: 'Portal', status: 'Completed', completed: '2026-10-01T00:00:00Z' }],
  },
};

const element = (item: ChecklistItem, about: Held | undefined = held) => elementsOf([item], about, rules)[0];

test('every kind of evidence has words, a source, a date and a place', () => {
  expect(
    heldEvidence(held, from).map(({ label, source, verifiedAt, gap, link, file }) => [
      label,
      source,
      verifiedAt?.slice(0, 10),
      gap,
      link?.to ?? file,
    ]),
  ).toEqual([
    [
      'Registered nurse RN-1, TX',
      'Texas Board of Nursing',
      '2026-11-10',
      undefined,
      '/providers/$providerId/licenses/$licenseId',
    ],
    ['Basic info', undefined, undefined, undefined, '/providers/$providerId'],
    ['Liability insurance, Harbor', undefined, undefined, 'Expired Nov 1, 2026', '/providers/$providerId'],
    ['OIG exclusions', 'OIG exclusions', '2026-11-01', '1 match waits for a decision', '/scans/$scanId'],
    ['SAM exclusions', 'SAM exclusions', undefined, 'The scan failed: Missing name', '/scans/$scanId'],
    ['Profile from Portal', 'Portal', '2026-10-01', undefined, '/imports/$importId'],
    ['diploma.pdf', undefined, undefined, undefined, 'providers/p1/diploma.pdf'],
  ]);
});

test('an element counts from the oldest of its evidence, and says what is wrong with it', () => {
  const scan = element({
    name: 'Screening',
    status: 'Verified',
    references: {
      datasetScans: [{ datasetScanId: 's2' }],
      licenseVerifications: [{ licenseId: 'l1', licenseVerificationId: 'v2' }],
    },
  });
  expect(scan).toMatchObject({
    source: 'Texas Board of Nursing, OIG exclusions',
    verifiedAt: '2026-11-01T10:00:00Z',
    daysLeft: 101,
    state: 'Valid',
    gaps: ['OIG exclusions: 1 match waits for a decision'],
  });
});

test('past its window an element is expired, whatever its status says', () => {
  expect(element({ name: 'Old', status: 'Verified', verifiedAt: '2026-07-01T00:00:00Z' })).toMatchObject({
    state: 'Expired',
    daysLeft: -22,
    gaps: ['The evidence expired 22 days ago', 'No evidence'],
  });
});

test('what does not apply lacks nothing; what is marked otherwise says so where nothing else is wrong', () => {
  const references = { files: [{ filePath: 'providers/p1/diploma.pdf' }] };
  expect(element({ name: 'DEA', status: 'NotApplicable' })?.gaps).toEqual([]);
  expect(element({ name: 'DEA', status: 'Concern' })?.gaps).toEqual(['No evidence']);
  expect(element({ name: 'DEA', status: 'Concern', references })?.gaps).toEqual(['Marked as concern']);
});

test('a standard element says by its name what it lacks; what a person settled is none', () => {
  expect(element({ name: 'DEA registration', status: 'Missing' })?.gaps).toEqual([
    'No DEA registration is held',
  ]);
  const references = { datasetScans: [{ datasetScanId: 's2' }] };
  expect(element({ name: 'Sanctions and exclusions', status: 'Verified', references })?.gaps).toEqual([
    'SAM exclusions: not searched',
    'State sanctions and exclusions: not searched',
    'OIG exclusions: 1 match waits for a decision',
  ]);
  const application = {
    name: 'Application and attestation',
    references: { profiles: [{ profileId: 'f1' }] },
    verifiedAt: '2026-10-01T00:00:00Z',
  };
  const day = 'The day on which the application came is not given';
  expect(element({ ...application, status: 'Concern' })?.gaps).toEqual([day]);
  expect(element({ ...application, status: 'Verified' })?.gaps).toEqual([]);
});

test('an earlier verification of a license is shown as such, and the newer one offered', () => {
  const old = element({
    name: 'License',
    status: 'Verified',
    verifiedAt: '2026-06-01T00:00:00Z',
    references: { licenseVerifications: [{ licenseId: 'l1', licenseVerificationId: 'v1' }] },
  });
  expect(old?.evidence[0]).toMatchObject({
    label: 'Registered nurse RN-1, TX',
    link: { search: { verification: 'v1' } },
    gap: undefined,
  });
  expect(old?.newer.map(({ key }) => key)).toEqual(['licenseVerifications v2']);
});

test('a scan that was replaced knows its dataset once it was read, and then the newer one too', () => {
  const item = { name: 'OIG', status: 'Verified', references: { datasetScans: [{ datasetScanId: 's1' }] } };
  expect(element(item)?.evidence[0]?.label).toBe('Dataset scan');
  const earlier = [
    { id: 's1', type: 'OigExclusions', status: 'Completed', verifiedAt: '2026-05-01T00:00:00Z' },
  ];
  const read = element(item, { ...held, earlier });
  expect(read).toMatchObject({ verifiedAt: '2026-05-01T00:00:00Z', state: 'Expired' });
  expect(read?.evidence[0]?.label).toBe('OIG exclusions');
  expect(read?.newer.map(({ key }) => key)).toEqual(['datasetScans s2']);
  const byAlias = earlier.map((scan) => ({ ...scan, options: { referenceId: 'alias' } }));
  expect(element(item, { ...held, earlier: byAlias })?.newer, 'searched by another name').toEqual([]);
});

test('what is gone says so, and without any data references stand by themselves', () => {
  const item = {
    name: 'Insurance',
    status: 'Verified',
    references: { providerInfo: [{ providerInfoId: 'gone', providerInfoType: 'LiabilityInsurance' }] },
  };
  expect(element(item)?.gaps).toEqual(['Liability insurance: It is not held any more']);
  expect(elementsOf([item], undefined, rules)[0]?.evidence[0]).toMatchObject({
    label: 'Liability insurance',
    gap: undefined,
    link: undefined,
  });
});

test('references of several pieces of evidence become one set', () => {
  const all = heldEvidence(held, from);
  expect(referencesOf(all)).toMatchObject({
    datasetScans: [{ datasetScanId: 's2' }, { datasetScanId: 's3' }],
    files: [{ filePath: 'providers/p1/diploma.pdf' }],
    licenseVerifications: [{ licenseId: 'l1', licenseVerificationId: 'v2' }],
  });
});

test('an empty or missing checklist has no elements, and empty answers break nothing', () => {
  expect(elementsOf(undefined, held, rules)).toEqual([]);
  const empty: Held = { kind: 'facility', facilityId: 'f', data: {} };
  expect(elementsOf([{}], empty, rules)).toMatchObject([
    { name: '', state: 'Undated', gaps: ['No evidence'] },
  ]);
});
