import { describe, expect, test } from 'vitest';
import { elementsOf } from './elements';
import { scanGaps } from './scan-gaps';
import { fileOf, from, linesOf, program, requestAbout, scan } from './testing';

const md = requestAbout('Physician (MD)');

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
    const second = { registrationNumber: 'FQ7654329' };
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
        'Pending | No DEA registration in force in CA. DEA FQ7654329: not active, by the DEA registry',
      ],
      [
        'none of two runs: each is told once, and California is told beside Texas',
        [ofState('TX', { active: false })],
        'Pending | No DEA registration in force in CA | DEA registrations: DEA BQ1234563: not active, by the DEA registry',
      ],
      [
        'where one is registered is not told',
        [ofState('TX'), ofState(undefined, second)],
        'Pending | DEA FQ7654329: active until Jun 30, 2027; whether it is for CA cannot be told',
      ],
      [
        'one has no practitioner’s number, beside one that runs',
        [ofState('TX'), ofState('CA', { registrationNumber: 'FQ7654321' })],
        'Pending | DEA FQ7654321: the DEA number does not pass its check digit; whether it is for CA cannot be told',
      ],
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

test('a scan of a status that nobody knows lacks an answer, and found nobody to be missing', () => {
  const asked = { lookup: undefined, day: '2026-11-20' };
  const words = 'Its status is “Partly answered”: it says nothing about whether there is a record';
  for (const type of ['Npi', 'OigExclusions'])
    expect(scanGaps(scan(type, [], { status: 'PartlyAnswered' as never }), asked)).toMatchObject([
      { text: words },
    ]);
});
