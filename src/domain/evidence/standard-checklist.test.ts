import { describe, expect, test } from 'vitest';
import { standardChecklist } from './standard-checklist';
import { active, cleanLists, fileOf, from, license, linesOf, program, requestAbout, scan } from './testing';

const md = requestAbout('Physician (MD)');

test('without anything on file every element is there, its gap named with what closes it', () => {
  const elements = standardChecklist(fileOf({}), {
    program,
    from,
    request: { ...md, applicationReceivedDate: undefined },
  });
  expect(
    elements.map(({ item, element }) => [item.name, item.status, element.gaps.map(({ text }) => text)]),
  ).toEqual([
    [
      'Application and attestation',
      'Missing',
      ['No signed application or attestation on file', 'Application received date missing'],
    ],
    ['License', 'Missing', ['No license attached']],
    ['Sanctions and exclusions', 'Missing', ['No list of sanctions or exclusions searched']],
    ['Education and training', 'Missing', ['No education on file']],
    ['Work history, five years', 'Missing', ['No work history on file']],
    ['Liability insurance', 'Missing', ['No liability insurance on file']],
    ['Malpractice history', 'Missing', ['NPDB not queried']],
    ['DEA registration', 'Missing', ['No DEA registration on file']],
    ['NPI', 'Missing', ['NPI registry not searched']],
  ]);
  for (const { element } of elements)
    for (const { text, actions } of element.gaps) expect(actions.length, text).toBeGreaterThan(0);
});

test('a physician whose license is revoked and expired, and whom no registry knows, is refused with each reason', () => {
  const revoked = license('TX', { ...active, licenseStatus: 'Revoked', expires: '2025-03-31T00:00:00Z' });
  const lines = linesOf(
    fileOf({
      licenses: [revoked],
      scans: [...cleanLists, scan('Dea'), scan('Npi'), scan('AmericanBoardofInternalMedicine')],
      info: {
        BoardCertifications: [{ id: 'b1', type: 'AmericanBoardofInternalMedicine' }],
        DeaRegistrations: [{ id: 'd1', registrationNumber: 'BQ1234563' }],
      },
    }),
    md,
  );
  expect(lines['License, Physician (MD) TX-1, TX']).toBe(
    'Pending | “Revoked” at its board | Expired Mar 31, 2025',
  );
  expect(lines['DEA registration']).toContain('DEA registrations: No match found');
  expect(lines['NPI']).toContain('NPI registry: No match found');
  expect(lines['Board certification']).toContain('No match found');
});

const insuranceLine = (...all: object[]) =>
  linesOf(
    fileOf({ info: { LiabilityInsurance: all.map((policy, index) => ({ id: String(index), ...policy })) } }),
    md,
  )['Liability insurance'];

describe('insurance is valid on the day of the decision', () => {
  test.each([
    [[{ currentExpirationDate: '2026-09-22' }], 'Pending | No policy in force: the last ended Sep 22, 2026'],
    [
      [{ currentEffectiveDate: '2026-12-01', currentExpirationDate: '2027-12-01' }],
      'Pending | No policy in force: the next begins Dec 1, 2026',
    ],
    [[{}], 'Pending | Policy expiration date missing'],
    [
      [{ currentExpirationDate: '2020-01-01' }, { currentExpirationDate: '2027-01-01' }],
      'Pending | Certificate of insurance not on file',
    ],
  ])('%j', (all, line) => {
    expect(insuranceLine(...all)).toBe(line);
  });
});

const elementNames = (type: 'Initial' | 'ReCredentialing' | 'OffCycle') =>
  Object.keys(
    linesOf(fileOf({ licenses: [license('TX')] }), requestAbout('Physician (MD)', ['TX'], { type })),
  );

describe('what is only asked once is not asked again', () => {
  test('a recredentialing asks for no diploma and no work history, but for performance', () => {
    expect(elementNames('ReCredentialing')).not.toContain('Education and training');
    expect(elementNames('ReCredentialing')).not.toContain('Work history, five years');
    expect(elementNames('ReCredentialing')).toContain('Performance and quality');
  });
  test('an initial request asks for both', () => {
    expect(elementNames('Initial')).toEqual(
      expect.arrayContaining(['Education and training', 'Work history, five years']),
    );
    expect(elementNames('Initial')).not.toContain('Performance and quality');
  });
});

const educationLine = (more: Parameters<typeof fileOf>[0]) =>
  linesOf(fileOf({ info: { Education: [{ id: 'e1', schoolName: 'Dover' }] }, ...more }), md)[
    'Education and training'
  ];

const profileFrom = (source: string) => ({
  more: { profiles: [{ id: 'f', source, status: 'Completed', completed: '2024-01-01T00:00:00Z' }] },
});

describe('education is verified once', () => {
  test('a claim alone is not', () => {
    expect(educationLine({})).toBe('Pending | Education on file, not verified at its source');
  });
  test('the clearinghouse answers for the school, ten years ago as well', () => {
    expect(educationLine({ scans: [scan('Nsc', [{}], { verifiedAt: '2016-01-01T00:00:00Z' })] })).toBe(
      'Verified',
    );
    expect(educationLine({ scans: [scan('Nsc')] })).toBe('Pending | Student clearinghouse: No match found');
  });
  test('an AMA profile does, one of the portal does not', () => {
    expect(educationLine(profileFrom('AmericanMedicalAssociationPhysician'))).toBe('Verified');
    expect(educationLine(profileFrom('Portal'))).toBe(
      'Pending | Education on file, not verified at its source',
    );
  });
});

const applicationLine = (profile: object) =>
  linesOf(
    fileOf({
      more: {
        profiles: [
          {
            id: 'f',
            source: 'Portal',
            status: 'Completed',
            completed: '2026-11-19T00:00:00Z',
            profile: profile as never,
          },
        ],
      },
    }),
    md,
  )['Application and attestation'];

describe('an attestation counts from the day it was signed', () => {
  test('not from the day of the import', () => {
    expect(applicationLine({ type: 'Portal', attestationDate: '2026-10-01' })).toBe('Verified');
    expect(applicationLine({ type: 'Portal', attestationDate: '2026-07-01' })).toBe(
      'Pending | Attestation expired 22 days ago',
    );
    expect(applicationLine({ type: 'Portal' })).toBe('Pending | Signature date missing');
  });
  test('a file is no application because of its name', () => {
    const files = [{ path: 'providers/p1/attestation.pdf' }];
    expect(linesOf(fileOf({ more: { files } }), md)['Application and attestation']).toBe(
      'Missing | No signed application or attestation on file',
    );
  });
});

test('the databank answers for the exclusions of Medicare and Medicaid, not for SAM', () => {
  const lines = linesOf(fileOf({ scans: [scan('Npdb')] }), md);
  expect(lines['Sanctions and exclusions']).toBe('Pending | SAM exclusions: not searched');
  expect(lines['Malpractice history']).toBe('Verified');
});

const samCounts = (record: object) => {
  const found = scan('Sam', [record]);
  const matches = (found.matches ?? []).map((match) => ({
    ...match,
    userActionResolution: 'Accept' as const,
  }));
  const [, , sanctions] = standardChecklist(
    fileOf({
      licenses: [license('TX')],
      scans: [scan('OigExclusions'), scan('StateSanctionsAndExclusions'), { ...found, matches }],
    }),
    {
      program,
      from,
      request: md,
    },
  );
  return [sanctions?.element.gaps.length, sanctions?.element.findings.length];
};

test('an accepted exclusion that is in force is a gap; one that ended has to be weighed', () => {
  expect(samCounts({ recordStatus: 'Active', exclusionType: 'Ineligible (Proceedings Completed)' })).toEqual([
    1, 1,
  ]);
  expect(samCounts({ recordStatus: 'Inactive', terminationDate: '2020-01-01T00:00:00Z' })).toEqual([0, 1]);
});

const excluded = (type: string, record: object) => {
  const found = scan(type, [record]);
  const matches = (found.matches ?? []).map((match) => ({
    ...match,
    userActionResolution: 'Accept' as const,
  }));
  const scans = [...cleanLists.filter((one) => one.type !== type), { ...found, matches }];
  return standardChecklist(fileOf({ scans }), { program, from, request: md }).find(
    ({ item }) => item.name === 'Sanctions and exclusions',
  );
};

describe('an accepted exclusion that is in force', () => {
  test.each<[string, object, string]>([
    [
      'OigExclusions',
      { exclusionType: '1128b2', exclusionDate: '2024-03-03' },
      'Excluded: OIG exclusions, 1128b2, since Mar 3, 2024',
    ],
    [
      'Sam',
      { recordStatus: 'Active', exclusionType: 'Ineligible', activeDate: '2025-01-02' },
      'Excluded: SAM exclusions, Ineligible, since Jan 2, 2025',
    ],
    ['OigExclusions', { exclusionType: '1128a1' }, 'Excluded: OIG exclusions, 1128a1'],
  ])('of %s, %j, is a finding, a concern and not verified', (type, record, text) => {
    const one = excluded(type, record);
    expect(one?.element.findings).toMatchObject([{ text, isExclusion: true }]);
    expect(one?.element).toMatchObject({ status: 'Concern', verifiedAt: undefined });
    expect(one?.item.status).toBe('Concern');
  });
});

const educationOf = (type: string, profession: string, record: object, more: object = {}) =>
  standardChecklist(fileOf({ scans: [scan(type, [record], more)] }), {
    program,
    from,
    request: requestAbout(profession),
  }).find(({ item }) => item.name === 'Education and training')?.element;

describe('education of whom a board certified', () => {
  const certified = {
    certifications: [{ boardName: 'Surgery', status: 'Certified', expires: '2030-12-31' }],
  };
  const ended = { certifications: [{ boardName: 'Surgery', status: 'Certified', expires: '2020-12-31' }] };
  const candidate = { certifications: [{ boardName: 'Surgery', status: 'Candidate' }] };
  const waiting = { matches: [{ id: 'm', data: { record: certified }, userActionNeeded: true }] } as never;
  const untold = { matches: [{ id: 'm', data: { record: certified } }] } as never;
  test.each<[string, string, string, object, string | undefined, object?]>([
    [
      'a physician by a board of physicians',
      'AmericanBoardofSurgery',
      'Physician (MD)',
      certified,
      'Verified',
    ],
    ['an osteopath by ABMS', 'Abms', 'Physician (DO)', certified, 'Verified'],
    [
      'a physician whose certificate has ended',
      'AmericanBoardofSurgery',
      'Physician (MD)',
      ended,
      'Verified',
    ],
    [
      'a nurse practitioner by their board',
      'AmericanAcademyofNursePractitioners',
      'Nurse practitioner',
      certified,
      'Verified',
    ],
    ['a candidate is not', 'AmericanBoardofSurgery', 'Physician (MD)', candidate, 'Missing'],
    [
      'nor a physician by a board of others',
      'NationalRegistryofEmergencyMedicalTechnicians',
      'Physician (MD)',
      certified,
      'Missing',
    ],
    [
      'nor a nurse by a board of physicians',
      'AmericanBoardofSurgery',
      'Registered nurse',
      certified,
      'Missing',
    ],
    ['nor by cards for life support', 'AmericanHeartAssociation', 'Physician (MD)', certified, 'Missing'],
    ['nor anybody of a type that nobody knows', 'AmericanBoardofSurgery', 'Sorcerer', certified, 'Missing'],
    ['nor while the match waits', 'AmericanBoardofSurgery', 'Physician (MD)', certified, 'Missing', waiting],
    [
      'nor where nobody says that it was decided',
      'AmericanBoardofSurgery',
      'Physician (MD)',
      certified,
      'Missing',
      untold,
    ],
  ])('%s', (_, type, profession, record, status, more) => {
    expect(educationOf(type, profession, record, more)?.status).toBe(status);
  });
  test('is named as evidence, with its board and day', () => {
    const element = educationOf('AmericanBoardofInternalMedicine', 'Physician (MD)', ended);
    expect(element).toMatchObject({ verifiedAt: '2026-11-10T08:00:00Z', clock: 'once', gaps: [] });
    expect(element?.evidence.map(({ label }) => label)).toEqual([
      'By board certification, American Board of Internal Medicine',
    ]);
  });
});
