import { describe, expect, test } from 'vitest';
import type { ChecklistItem } from '@/api/models';
import { factsOfMissing } from '../letter-facts';
import { elementsOf } from './elements';
import { referencesOf } from './references';
import { indexOf } from './evidence-index';
import { evidenceOnFile } from './on-file';
import { active, cleanLists, fileOf, from, license, program, requestAbout, scan } from './testing';
import type { OnFile } from './types';

const options = { program, from, request: requestAbout('Registered nurse') };

const onFile: OnFile = fileOf({
  licenses: [license('TX')],
  scans: [
    scan('OigExclusions', [], {
      id: 's2',
      verifiedAt: '2026-11-01T10:00:00Z',
      matches: [{ userActionNeeded: true }],
    }),
    scan('Sam', [], {
      id: 's3',
      status: 'Failed',
      failureReason: { messageTemplate: 'Missing {what}', messageParams: { what: 'name' } },
    }),
  ],
  info: {
    BasicInfo: { id: 'p1' },
    LiabilityInsurance: [{ id: 'i1', name: 'Harbor', currentExpirationDate: '2026-11-01T00:00:00Z' }],
  },
  more: {
    files: [{ path: 'providers/p1/diploma.pdf' }],
    profiles: [
      {
        id: 'f1',
        source: 'AmericanMedicalAssociationPhysician',
        status: 'Completed',
        completed: '2026-10-01T00:00:00Z',
      },
    ],
  },
});

const element = (item: ChecklistItem, about: OnFile | undefined = onFile) => {
  const [one] = elementsOf([item], about, options);
  return one && { ...one, gaps: one.gaps.map(({ text }) => text) };
};
const verification = { licenseVerifications: [{ licenseId: 'l-TX', licenseVerificationId: 'v-l-TX' }] };
/** A license as it was verified in October, by a verification that is not the latest. */
const decidedBefore: ChecklistItem = {
  name: 'License, TX',
  status: 'Verified',
  verifiedAt: '2026-10-01T00:00:00Z',
  source: 'Texas Medical Board',
  references: { licenseVerifications: [{ licenseId: 'l-TX', licenseVerificationId: 'v0' }] },
};

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

describe('a record of a verification beside the console', () => {
  const policy = {
    name: 'Liability insurance',
    status: 'Verified',
    references: { providerInfo: [{ providerInfoId: 'i2', providerInfoType: 'LiabilityInsurance' }] } as never,
  };
  const insured = fileOf({
    info: { LiabilityInsurance: [{ id: 'i2', name: 'Harbor', currentExpirationDate: '2027-05-01' }] },
  });
  const seen = 'Harbor Mutual | by call | 2026-11-18 | dana@example.org';

  test('proves what the file claims, with its source and day', () => {
    expect(element(policy, insured)?.gaps).toEqual(['Certificate of insurance not on file']);
    expect(element({ ...policy, source: seen }, insured)).toMatchObject({
      gaps: [],
      source: 'Harbor Mutual',
      verifiedAt: '2026-11-18',
      records: [{ source: 'Harbor Mutual', method: 'call', by: 'dana@example.org' }],
    });
  });
  test('does not make a policy run that has ended', () => {
    const ended = {
      ...policy,
      references: {
        providerInfo: [{ providerInfoId: 'i1', providerInfoType: 'LiabilityInsurance' }],
      } as never,
    };
    expect(element({ ...ended, source: seen })?.gaps).toEqual([
      'No policy in force: the last ended Nov 1, 2026',
    ]);
  });
  test('of one list counts for that list alone', () => {
    const searched = 'For SAM exclusions | sam.gov | by website | 2026-11-18 | dana@example.org';
    expect(
      element({ name: 'Sanctions and exclusions', status: 'Verified', source: searched }, fileOf({}))?.gaps,
    ).toEqual(['OIG exclusions: not searched', 'State sanctions and exclusions: not searched']);
  });
  test('does not turn a revoked license into one that counts', () => {
    const revoked = fileOf({ licenses: [license('TX', { ...active, licenseStatus: 'Revoked' })] });
    expect(
      element(
        {
          name: 'License, TX',
          status: 'Verified',
          source: 'Board | by call | 2026-11-18 | d@example.org',
          references: verification,
        },
        revoked,
      )?.gaps,
    ).toEqual(['“Revoked” at its board']);
  });
});

test('an earlier verification of a license stands as the license stands now, and the newer one is offered', () => {
  const old = element({
    name: 'License',
    status: 'Verified',
    verifiedAt: '2026-06-01T00:00:00Z',
    references: { licenseVerifications: [{ licenseId: 'l-TX', licenseVerificationId: 'v0' }] },
  });
  expect(old?.evidence[0]).toMatchObject({
    label: 'Physician (MD) TX-1, TX',
    link: { search: { verification: 'v0' } },
    gaps: [],
  });
  expect(old?.newer.map(({ key }) => key)).toEqual(['licenseVerifications v-l-TX']);
});

test('what was decided does not change because a license was revoked afterwards', () => {
  const revoked = fileOf({ licenses: [license('TX', { ...active, licenseStatus: 'Revoked' })] });
  const decided = elementsOf([decidedBefore], revoked, {
    ...options,
    from: Date.parse('2026-10-20T12:00:00Z'),
  });
  expect(decided[0]?.gaps).toEqual([]);
  expect(element(decidedBefore, revoked)?.gaps).toEqual(['“Revoked” at its board']);
});

test('a scan that was replaced knows its dataset once it was read, and then the newer one too', () => {
  const item = { name: 'OIG', status: 'Verified', references: { datasetScans: [{ datasetScanId: 's1' }] } };
  expect(element(item)?.evidence[0]?.label).toBe('Scan');
  const earlier = [
    { id: 's1', type: 'OigExclusions', status: 'Completed', verifiedAt: '2026-05-01T00:00:00Z' },
  ];
  const read = element(item, { ...onFile, earlier });
  expect(read).toMatchObject({ verifiedAt: '2026-05-01T00:00:00Z', state: 'Expired' });
  expect(read?.evidence[0]?.label).toBe('OIG exclusions');
  expect(read?.newer.map(({ key }) => key)).toEqual(['datasetScans s2']);
  const byAlias = earlier.map((one) => ({ ...one, options: { referenceId: 'alias' } }));
  expect(element(item, { ...onFile, earlier: byAlias })?.newer, 'searched by another name').toEqual([]);
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

test('asking a source beside the console is later than the lookup that it repeats', () => {
  const old = onFileWith({ verifiedAt: '2026-06-01T00:00:00Z' });
  const item = {
    name: 'Malpractice history',
    status: 'Verified',
    source: 'NPDB | by website | 2026-11-15 | dana@example.org',
    references: { datasetScans: [{ datasetScanId: 's-Npdb' }] },
  };
  expect(element(item, old)).toMatchObject({ gaps: [], verifiedAt: '2026-11-15', source: 'NPDB' });
  expect(element({ ...item, source: '' }, old)?.gaps).toEqual(['Verification expired 52 days ago']);
});

test('the databank that was queried by a former name alone tells nothing of malpractice', () => {
  const query = scan('Npdb');
  const item = {
    name: 'Malpractice history',
    status: 'Verified',
    references: { datasetScans: [{ datasetScanId: query.id }] },
  };
  expect(element(item, fileOf({ scans: [query] }))?.gaps).toEqual([]);
  const byFormerName = fileOf({ scans: [{ ...query, options: { referenceId: 'alias' } }] });
  expect(element(item, byFormerName)?.gaps).toEqual(['NPDB queried by a former name alone']);
});

test('lists that the program does not ask for make nothing too old', () => {
  const lists = cleanLists.filter(({ type }) => type !== 'Npdb');
  const old = fileOf({ scans: [...lists, scan('Tricare', [], { verifiedAt: '2025-01-01T00:00:00Z' })] });
  const refs = [...lists, { id: 's-Tricare' }].map(({ id }) => ({ datasetScanId: id }));
  expect(
    element(
      { name: 'Sanctions and exclusions', status: 'Verified', references: { datasetScans: refs } },
      old,
    ),
  ).toMatchObject({ gaps: [], state: 'Valid', verifiedAt: '2026-11-10T08:00:00Z' });
});

test('a list that was searched by a former name alone is missing, whatever that search is cited for', () => {
  const lists = cleanLists.filter(({ type }) => type !== 'Npdb');
  const references = { datasetScans: lists.map(({ id }) => ({ datasetScanId: id })) };
  const item = { name: 'Sanctions and exclusions', status: 'Verified', references };
  const byEntry = lists.map((one) =>
    one.type === 'Sam' ? { ...one, options: { referenceId: 'alias' } } : one,
  );
  expect(element(item, fileOf({ scans: lists }))?.gaps).toEqual([]);
  expect(element(item, fileOf({ scans: byEntry }))?.gaps).toEqual([
    'SAM exclusions: searched by a former name alone',
  ]);
});

test('the databank stands in for a list only as long as its answer counts', () => {
  const old = scan('Npdb', [], { verifiedAt: '2026-01-01T00:00:00Z' });
  const item = {
    name: 'Sanctions and exclusions',
    status: 'Verified',
    references: { datasetScans: [{ datasetScanId: 's-Sam' }, { datasetScanId: 's-Npdb' }] },
  };
  expect(element(item, fileOf({ scans: [scan('Sam'), old] }))?.gaps).toEqual([
    'OIG exclusions: not searched',
    'State sanctions and exclusions: not searched',
  ]);
});

test('a decision is not judged by a verification that was begun after it', () => {
  const later = license('TX', active, {
    currentVerificationStatus: 'NeedsReview',
    currentVerification: {
      id: 'v9',
      status: 'NeedsReview',
      started: '2026-11-05T10:00:00Z',
      results: [active, active],
    },
  });
  const about = fileOf({ licenses: [later] });
  const decided = elementsOf([decidedBefore], about, {
    ...options,
    from: Date.parse('2026-10-20T12:00:00Z'),
  });
  expect(decided[0]?.gaps).toEqual([]);
  expect(element(decidedBefore, about)?.gaps).toEqual(['Its verification waits for a decision']);
});
