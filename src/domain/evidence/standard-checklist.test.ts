import { describe, expect, test } from 'vitest';
import { elementsOf } from './elements';
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

const deaLine = (record: object, decision?: 'Reject') => {
  const found = scan('Dea', [record]);
  const matches = found.matches?.map((match) => ({
    ...match,
    ...(decision && { userActionResolution: decision }),
  }));
  return linesOf(fileOf({ scans: [{ ...found, matches: matches ?? [] }] }), md)['DEA registration'];
};

const npiLine = (basic: object) =>
  linesOf(
    fileOf({
      scans: [
        scan('Npi', [
          {
            npiNumber: 1_234_567_893,
            isDeactivated: 'reactivationDate' in basic ? undefined : true,
            basic,
          },
        ]),
      ],
    }),
    md,
  )['NPI'];

const boardLine = (...ends: string[]) =>
  linesOf(
    fileOf({
      scans: [
        scan('Abms', [
          {
            certifications: ends.map((expires) => ({
              boardName: 'Surgery',
              status: 'Certified',
              expires,
            })),
          },
        ]),
      ],
    }),
    md,
  )['Board certification'];

describe('registries are asked to find somebody', () => {
  const registration = {
    registrationNumber: 'BQ1234563',
    active: true,
    expirationDate: '2027-06-30T00:00:00Z',
    state: 'TX',
  };

  test('a registration that is active and runs is in order, however long ago it was looked up', () => {
    expect(deaLine(registration)).toBe('Verified');
    const old = scan('Dea', [registration], { verifiedAt: '2025-01-01T00:00:00Z' });
    expect(linesOf(fileOf({ scans: [old] }), md)['DEA registration']).toBe('Verified');
  });

  test.each([
    [{ ...registration, active: false }, 'DEA BQ1234563: not active, by the DEA registry'],
    [{ ...registration, expirationDate: '2026-11-19T00:00:00Z' }, 'DEA BQ1234563: expired Nov 19, 2026'],
    [
      { registrationNumber: 'BQ1234563' },
      'DEA BQ1234563: the DEA registry does not say until when it is active',
    ],
  ])('%j is a gap', (record, text) => {
    expect(deaLine(record)).toBe(`Pending | DEA registrations: ${text}`);
  });

  test('a match that was rejected knows nobody', () => {
    expect(deaLine(registration, 'Reject')).toBe(
      'Pending | DEA registrations: No match found: the match was rejected',
    );
  });

  const ofState = (state: string | undefined, more: object = {}) => ({ ...registration, state, ...more });

  describe('a physician of Texas and California has a registration for each', () => {
    const inBoth = requestAbout('Physician (MD)', ['TX', 'CA']);
    const second = { registrationNumber: 'FQ7654321' };
    const lineFor = (records: object[], about = inBoth, info: Record<string, unknown> = {}) =>
      linesOf(fileOf({ scans: [scan('Dea', records)], info }), about)['DEA registration'];

    test.each<[string, object[], string]>([
      ['one for each', [ofState('TX'), ofState('CA', second)], 'Verified'],
      ['one for Texas alone', [ofState('TX')], 'Pending | No DEA registration in force in CA'],
      [
        'one for neither',
        [ofState('NV')],
        'Pending | No DEA registration in force in TX | No DEA registration in force in CA',
      ],
      [
        'that of California is not active',
        [ofState('TX'), ofState('CA', { ...second, active: false })],
        'Pending | No DEA registration in force in CA. DEA FQ7654321: not active, by the DEA registry',
      ],
      [
        'none of two runs: each is told once, and California is told beside Texas',
        [ofState('TX', { active: false })],
        'Pending | No DEA registration in force in CA | DEA registrations: DEA BQ1234563: not active, by the DEA registry',
      ],
      ['where one is registered is not told', [ofState('TX'), ofState(undefined, second)], 'Verified'],
      ['where any is registered is not told', [ofState(undefined)], 'Verified'],
    ])('%s', (_, records, line) => {
      expect(lineFor(records)).toBe(line);
    });

    test('a number on file that was not found in the registry is named', () => {
      const info = { DeaRegistrations: [{ id: 'd1', registrationNumber: 'FQ7654321' }] };
      expect(lineFor([ofState('TX')], inBoth, info)).toBe(
        'Pending | No DEA registration in force in CA. DEA FQ7654321: not found in the DEA registry',
      );
    });

    test('who need not have one is not asked for another one', () => {
      expect(lineFor([ofState('TX')], requestAbout('Pharmacist', ['TX', 'CA']))).toBe('Verified');
      expect(lineFor([ofState('TX')], requestAbout('Physician (MD)', ['TX', 'Kalifornien']))).toBe(
        'Verified',
      );
    });

    test('the gap is closed by a registration, or by naming another prescriber for that state alone', () => {
      const inThree = requestAbout('Physician (MD)', ['TX', 'CA', 'NV']);
      const onFile = fileOf({ scans: [scan('Dea', [registration])] });
      const gapsWith = (source?: string) =>
        elementsOf(
          [
            {
              name: 'DEA registration',
              ...(source && { source }),
              references: { datasetScans: [{ datasetScanId: 's-Dea' }] },
            },
          ],
          onFile,
          { program, from, request: inThree },
        )[0]?.gaps;
      expect(gapsWith()?.[0]?.actions).toMatchObject([
        { kind: 'open', label: 'Add the registration' },
        { kind: 'lookup', lookup: { type: 'Dea' } },
        { kind: 'record', entry: 'DEA in CA', label: 'Alternate prescriber' },
        { kind: 'request-information' },
      ]);
      const named = 'For DEA in CA | Dr. Rivera prescribes | by letter | 2026-11-18 | dana@example.org';
      expect(gapsWith(named)?.map(({ text }) => text)).toEqual(['No DEA registration in force in NV']);
    });
  });

  test('a deactivated NPI is a gap with its date, until it was reactivated', () => {
    expect(npiLine({ deactivationDate: '2026-02-03T00:00:00Z' })).toBe(
      'Pending | NPI registry: NPI 1234567893 was deactivated Feb 3, 2026',
    );
    expect(
      npiLine({ deactivationDate: '2026-02-03T00:00:00Z', reactivationDate: '2026-03-01T00:00:00Z' }),
    ).toBe('Verified');
  });

  test('of several board certificates one that runs is enough; where none runs the last end is named', () => {
    expect(boardLine('2020-12-31T00:00:00Z', '2027-12-31T00:00:00Z')).toBe('Verified');
    expect(boardLine('2020-12-31T00:00:00Z')).toBe(
      'Pending | ABMS: The certificate in Surgery ended Dec 31, 2020',
    );
  });

  test('life support cards are no board certification', () => {
    expect(
      linesOf(fileOf({ scans: [scan('AmericanHeartAssociation', [{}])] }), md)['Board certification'],
    ).toBeUndefined();
  });

  test.each([
    'BoardOfPharmacySpecialties',
    'CommissionOnDieteticRegistration',
    'NationalRegistryofEmergencyMedicalTechnicians',
    'ArtTherapyCredentialsBoard',
    'DentalAssistingNationalBoard',
  ])('%s certifies', (type) => {
    expect(linesOf(fileOf({ scans: [scan(type, [{ status: 'Active' }])] }), md)['Board certification']).toBe(
      'Verified',
    );
  });
});

const insuranceLine = (...all: object[]) =>
  linesOf(
    fileOf({ info: { LiabilityInsurance: all.map((policy, at) => ({ id: String(at), ...policy })) } }),
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
