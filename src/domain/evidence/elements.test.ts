import { describe, expect, test } from 'vitest';
import { factsOfMissing } from '../letter-facts';
import { elementsOf } from './elements';
import { referencesOf } from './references';
import { indexOf } from './evidence-index';
import { evidenceOnFile } from './on-file';
import { element, fileOf, from, onFile, options, scan, verification } from './testing';
import type { OnFile } from './types';

test('every kind of evidence has words, a source, a date and a place', () => {
  expect(
    evidenceOnFile(onFile, { from }).map(({ label, source, verifiedAt, gaps, link, file }) => [
      label,
      source,
      verifiedAt?.slice(0, 10),
      gaps.map(({ text }) => text).join('; '),
      link?.to ?? file,
    ]),
  ).toEqual([
    [
      'Physician (MD) TX-1, TX',
      'TX Medical Board',
      '2026-11-05',
      '',
      '/providers/$providerId/licenses/$licenseId',
    ],
    ['Basic info', undefined, undefined, '', '/providers/$providerId'],
    ['Liability insurance, Harbor', undefined, undefined, '', '/providers/$providerId'],
    ['OIG exclusions', 'OIG exclusions', '2026-11-01', '1 match waits for a decision', '/scans/$scanId'],
    ['SAM exclusions', 'SAM exclusions', undefined, 'The scan failed: Missing name', '/scans/$scanId'],
    [
      'Profile from American medical association physician',
      'American medical association physician',
      '2026-10-01',
      '',
      '/imports/$importId',
    ],
    ['diploma.pdf', undefined, undefined, '', 'providers/p1/diploma.pdf'],
  ]);
});

test('an element of which a match waits is not verified, and says what is wrong with it', () => {
  expect(
    element({
      name: 'Screening',
      status: 'Verified',
      references: { datasetScans: [{ datasetScanId: 's2' }], ...verification },
    }),
  ).toMatchObject({
    source: 'TX Medical Board, OIG exclusions',
    verifiedAt: undefined,
    state: 'Undated',
    gaps: ['OIG exclusions: 1 match waits for a decision'],
  });
});

test('past its window an element is expired, whatever its status says', () => {
  expect(element({ name: 'Old', status: 'Verified', verifiedAt: '2026-07-01T00:00:00Z' })).toMatchObject({
    state: 'Expired',
    daysLeft: -22,
  });
  const old = onFileWith({ verifiedAt: '2026-07-01T00:00:00Z' });
  expect(
    element(
      {
        name: 'Malpractice history',
        status: 'Verified',
        references: { datasetScans: [{ datasetScanId: 's-Npdb' }] },
      },
      old,
    )?.gaps,
  ).toEqual(['Verification expired 22 days ago']);
});

const onFileWith = (more: object) => fileOf({ scans: [scan('Npdb', [], more)] });

describe('an element that does not apply', () => {
  test('lacks nothing where a reason says something', () => {
    expect(
      element({ name: 'DEA registration', status: 'NotApplicable', source: 'Does not prescribe' })?.gaps,
    ).toEqual([]);
    expect(element({ name: 'DEA registration', status: 'NotApplicable', source: 'x' })?.gaps).toEqual([
      'Marked as not applicable without a reason that says something',
    ]);
  });
  test.each(['Sanctions and exclusions', 'License', 'Application and attestation'])('is never %s', (name) => {
    expect(element({ name, status: 'NotApplicable', source: 'We do not need this' })?.gaps).toContain(
      'Marked as not applicable, which it cannot be',
    );
  });
});

test('a status that somebody typed makes no gap go away', () => {
  const policy = { providerInfo: [{ providerInfoId: 'i1', providerInfoType: 'LiabilityInsurance' }] };
  expect(
    element({
      name: 'Liability insurance',
      status: 'Verified',
      verifiedAt: '2026-11-19T00:00:00Z',
      references: policy as never,
    })?.gaps,
  ).toEqual(['No policy in force: the last ended Nov 1, 2026']);
});

test('a lookup that an element lacks is offered once it is on file', () => {
  const npi = { name: 'NPI', status: 'Missing' };
  expect(element(npi)?.newer).toEqual([]);
  const searched = fileOf({ scans: [scan('Npi', [{ npiNumber: 1 }])] });
  expect(element(npi, searched)?.newer.map(({ label }) => label)).toEqual(['NPI registry']);
});

test('what is gone says so, and without any data references stand by themselves', () => {
  const item = {
    name: 'Insurance',
    status: 'Verified',
    references: {
      providerInfo: [{ providerInfoId: 'gone', providerInfoType: 'LiabilityInsurance' }],
    } as never,
  };
  expect(element(item)?.gaps).toEqual(['Liability insurance: Not on file any more']);
  expect(elementsOf([item], undefined, options)[0]?.evidence[0]).toMatchObject({
    label: 'Liability insurance',
    gaps: [],
    link: undefined,
  });
});

test('references of several pieces of evidence become one set', () => {
  expect(referencesOf(evidenceOnFile(onFile, { from }))).toMatchObject({
    datasetScans: [{ datasetScanId: 's2' }, { datasetScanId: 's3' }],
    files: [{ filePath: 'providers/p1/diploma.pdf' }],
    licenseVerifications: [{ licenseId: 'l-TX', licenseVerificationId: 'v-l-TX' }],
  });
});

test('what is on file is read once for each answer of the service', () => {
  const first = indexOf(onFile, { from });
  expect(indexOf({ ...onFile }, { from })).toBe(first);
  expect(indexOf(onFile, { from: from + 86_400_000 })).not.toBe(first);
});

test('an empty or missing checklist has no elements, and empty answers break nothing', () => {
  expect(elementsOf(undefined, onFile, options)).toEqual([]);
  const empty: OnFile = { kind: 'facility', facilityId: 'f', data: {} };
  expect(elementsOf([{}], empty, options)).toMatchObject([
    { name: '', state: 'Undated', gaps: [{ text: 'No evidence' }] },
  ]);
});

const refersTo = (providerInfoId: string, providerInfoType: string) =>
  ({ providerInfo: [{ providerInfoId, providerInfoType }] }) as never;

test('what waits for a review of the team is not asked for by a letter; what only somebody else can send is', () => {
  const about = fileOf({
    info: {
      WorkHistory: [{ id: 'w1', name: 'Oak Clinic', startDate: '2019-01-01T00:00:00Z', isCurrent: true }],
      LiabilityInsurance: [{ id: 'i2', name: 'Harbor', currentExpirationDate: '2027-01-01T00:00:00Z' }],
    },
  });
  const items = [
    { name: 'Work history, five years', references: refersTo('w1', 'WorkHistory') },
    { name: 'Liability insurance', references: refersTo('i2', 'LiabilityInsurance') },
  ];
  const elements = elementsOf(items, about, options);
  expect(elements[0]?.gaps.map(({ text }) => text)).toContain('Work history on file, not reviewed');
  const { 'missing items': asked } = factsOfMissing(elements, 'Initial');
  expect(asked).toContain('Certificate of insurance not on file');
  expect(asked).not.toContain('not reviewed');
});

const claimed = (more: object = {}) =>
  fileOf({ info: { LiabilityInsurance: [{ id: 'i2', name: 'Harbor', ...more }] } });

test('the status of an element is what its evidence says, whatever was written', () => {
  const ended = claimed({ currentExpirationDate: '2026-01-01' });
  const policy = {
    name: 'Liability insurance',
    status: 'Verified',
    references: { providerInfo: [{ providerInfoId: 'i2', providerInfoType: 'LiabilityInsurance' }] } as never,
  };
  expect(element(policy, ended)?.status).toBe('Pending');
  expect(elementsOf([policy], ended, { ...options, isDecided: true })[0]?.status).toBe('Concern');
  expect(element({ name: 'NPI', status: 'Verified' })?.status).toBe('Missing');
  expect(
    element(
      { name: 'NPI', status: 'Pending', references: { datasetScans: [{ datasetScanId: 's-Npi' }] } },
      fileOf({ scans: [scan('Npi', [{ npiNumber: 1 }])] }),
    )?.status,
  ).toBe('Verified');
});

test('a certificate of insurance alone does not say until when it covers', () => {
  const files = { files: [{ filePath: 'providers/p1/certificate.pdf' }] };
  expect(
    element({ name: 'Liability insurance', status: 'Pending', references: files }, fileOf({}))?.gaps,
  ).toEqual(['Policy dates missing']);
});
