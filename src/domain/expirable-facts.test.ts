import { expect, test } from 'vitest';
import type { License } from '@/api/models';
import {
  datedAttached,
  datedAttestation,
  datedDea,
  datedLicense,
  datedOfFacility,
  datedOfProvider,
} from './expirable-facts';
import type { Dated } from './expirables';

const brief = (records: readonly Dated[]) =>
  records.map(({ kind, what, from, until }) => `${kind} ${what}: ${from ?? ''} to ${until}`);

test('policies, board certifications and courses of a provider expire; what has no end does not', () => {
  expect(
    brief(
      datedOfProvider({
        LiabilityInsurance: [
          {
            id: 'i1',
            name: 'Coverys',
            policyNumber: 'P-1',
            currentEffectiveDate: '2025-07-01T00:00:00Z',
            currentExpirationDate: '2026-06-30T00:00:00Z',
          },
        ],
        BoardCertifications: [
          {
            id: 'b1',
            type: 'AmericanBoardofInternalMedicine',
            specialty: 'Cardiology',
            boardCertificationNumber: '77',
            nonVerifiedInfo: { initialCertificationDate: '2010-01-01', expirationDate: '2030-12-31' },
          },
          { id: 'lifetime', type: 'AmericanBoardofSurgery', nonVerifiedInfo: {} },
          {
            id: 'empty day',
            type: 'AmericanBoardofSurgery',
            nonVerifiedInfo: { expirationDate: '0001-01-01' },
          },
        ],
        Certificates: [
          { id: 'c1', type: 'AhaBasicLifeSupport', certificateNumber: '5', expirationDate: '2027-01-31' },
          { id: 'c2', type: 'CaliforniaCertifiedWellnessCoach', expirationDate: '2027-02-28' },
        ],
      }),
    ),
  ).toEqual([
    'Malpractice Coverys, P-1: 2025-07-01 to 2026-06-30',
    'BoardCertification American Board of Internal Medicine, Cardiology, 77: 2010-01-01 to 2030-12-31',
    'LifeSupport AHA basic life support, 5:  to 2027-01-31',
    'Certificate California certified wellness coach:  to 2027-02-28',
  ]);
  expect(datedOfProvider({})).toEqual([]);
  expect(datedOfProvider({ LiabilityInsurance: null, Certificates: 'none' })).toEqual([]);
});

test('both names of the advanced cardiac course are one course', () => {
  const groups = datedOfProvider({
    Certificates: [
      { id: 'a', type: 'AhaAdvancedCardiacLifeSupport', expirationDate: '2026-01-01' },
      { id: 'b', type: 'AhaAdvancedCardiovascularLifeSupport', expirationDate: '2028-01-01' },
    ],
  }).map(({ group }) => group);
  expect(new Set(groups).size).toBe(1);
});

test('a license ends as its board says, else as it was stated; one for controlled substances is a registration', () => {
  const license = { id: 'l1', licenseTypeName: 'Physician (MD)', number: 'MD-1', state: 'OR' } as const;
  expect(
    brief(
      datedLicense({
        license: {
          ...license,
          expiryDate: '2027-12-31T00:00:00Z',
          nonVerifiedInfoExpirationDate: '2025-12-31T00:00:00Z',
        },
      }),
    ),
  ).toEqual(['License Physician (MD), MD-1:  to 2027-12-31']);
  expect(
    brief(datedLicense({ license: { ...license, nonVerifiedInfoExpirationDate: '2025-12-31T00:00:00Z' } })),
  ).toEqual(['License Physician (MD), MD-1:  to 2025-12-31']);
  const [cds] = datedLicense({
    license: {
      ...license,
      licenseTypeName: 'Controlled Substance Registration (CSR)',
      expiryDate: '2027-12-31T00:00:00Z',
    },
  });
  expect(cds?.kind).toBe('Cds');
  expect(datedLicense({ license })).toEqual([]);
  expect(datedLicense({})).toEqual([]);
});

const row = (more: object) =>
  datedLicense({ license: { id: 'l', licenseTypeId: 't', expiryDate: '2028-01-31', ...more } });

test('a license counts for nothing where its board does not know it, ended or took it away, and where nobody approved it', () => {
  const found = { verificationStatus: 'Found', status: 'Active' } as const;
  expect(row(found)[0]?.isVoid).toBeUndefined();
  expect(row({ verificationStatus: 'NeedsReview' })[0]?.isVoid).toBeUndefined();
  for (const more of [
    { verificationStatus: 'NotFound' },
    { ...found, status: 'Revoked' },
    { ...found, status: 'Lapsed' },
    { ...found, approvedStatus: 'No' },
  ])
    expect(row(more)[0]?.isVoid).toBe(true);
});

test('a license that is read alone is in the same group as in the list, and counts for nothing in the same cases', () => {
  const [listed] = datedLicense({
    license: {
      id: 'l',
      number: 'RN-1',
      licenseTypeId: 'T1',
      licenseTypeName: 'RN',
      state: 'TX',
      expiryDate: '2028-01-31',
    },
  });
  const alone = {
    id: 'l',
    licenseNumber: 'RN-1',
    state: 'TX',
    licenseType: { id: 'T1', name: 'RN' },
    currentVerificationStatus: 'Found',
    currentVerification: {
      status: 'Found',
      results: [{ licenseStatus: 'Active', expires: '2028-01-31T00:00:00Z' }],
    },
  } as License;
  expect(datedAttached(alone, '2026-11-29')).toEqual([listed]);
  expect(datedAttached(alone, '2029-01-01')[0]?.isVoid).toBeUndefined();
  const lost = {
    ...alone,
    currentVerificationStatus: 'NotFound',
    nonVerifiedInfo: { expirationDate: '2029-01-31' },
  };
  expect(datedAttached(lost as License, '2026-11-29')).toMatchObject([{ until: '2029-01-31', isVoid: true }]);
});

test('what is not told to be of the same kind is in no group with another one', () => {
  const expirationDate = '2028-01-31';
  const stated = { nonVerifiedInfo: { expirationDate } };
  const records = [
    ...datedOfProvider({
      BoardCertifications: [
        { id: 'b1', ...stated },
        { id: 'b2', specialty: 'Cardiology', ...stated },
      ],
      Certificates: [
        { id: 'c1', expirationDate },
        { id: 'c2', type: null, expirationDate },
      ],
    }),
    ...datedOfFacility({
      licenses: [
        { id: 'l1', ...stated },
        { id: 'l2', state: 'TX', ...stated },
      ],
      accreditations: [
        { id: 'a1', ...stated },
        { id: 'a2', ...stated },
      ],
    }),
    ...datedLicense({ license: { id: 'n1', state: 'TX', expiryDate: expirationDate } }),
    ...datedLicense({ license: { id: 'n2', state: 'TX', expiryDate: expirationDate } }),
  ];
  expect(records.map(({ group }) => group)).toEqual(records.map(({ id }) => id));
});

test('an attestation without a day, which programs write as the first of the year 1, expires never', () => {
  const unsigned = { attestationDate: '0001-01-01T00:00:00' } as never;
  expect(
    datedAttestation({ id: 'i', source: 'Portal', status: 'Completed', profile: unsigned }, 'TX'),
  ).toEqual([]);
});

test('a DEA registration ends as the registry says, where it is the provider’s and active', () => {
  const record = {
    registrationNumber: 'BQ1234563',
    state: 'OR',
    expirationDate: '2028-01-31T00:00:00Z',
    active: true,
  };
  const match = { id: 'm1', userActionNeeded: false, data: { record } } as never;
  expect(brief(datedDea(match, '2026-11-24'))).toEqual(['Dea BQ1234563:  to 2028-01-31']);
  for (const change of [
    { userActionNeeded: true },
    { userActionResolution: 'Reject' },
    { obsoleteTimestamp: '2026-11-01T00:00:00Z' },
    { data: { record: { ...record, active: false } } },
    { data: {} },
    { data: null },
  ])
    expect(datedDea({ ...(match as object), ...change } as never, '2026-11-24')).toEqual([]);
});

test('an attestation counts 120 days from its signature, in Illinois 180', () => {
  const imported = {
    id: 'p1',
    source: 'Portal',
    status: 'Completed',
    profile: { attestationDate: '2026-10-01' },
  } as never;
  expect(brief(datedAttestation(imported, 'OR'))).toEqual([
    'Attestation Signed Oct 1, 2026: 2026-10-01 to 2027-01-29',
  ]);
  expect(datedAttestation(imported, 'IL')[0]?.until).toBe('2027-03-30');
  for (const change of [{ source: 'Npi' }, { status: 'Failed' }, { profile: {} }, { profile: null }])
    expect(datedAttestation({ ...(imported as object), ...change } as never, 'OR')).toEqual([]);
});

test('licenses, accreditations, policies and registrations of a facility expire, and a CLIA certificate two years after its day', () => {
  expect(
    brief(
      datedOfFacility({
        licenses: [
          { id: 'l', licenseNumber: 'H-1', state: 'AZ', nonVerifiedInfo: { expirationDate: '2026-12-31' } },
        ],
        accreditations: [
          {
            id: 'a',
            accreditationNumber: 'A-1',
            nonVerifiedInfo: { effectiveDate: '2024-03-01', expirationDate: '2027-02-28' },
          },
        ],
        cmsCertifications: [
          {
            id: 'clia',
            certificationNumber: '05D0642827',
            nonVerifiedInfo: { certificationDate: '2025-03-15' },
          },
          {
            id: 'leap',
            certificationNumber: '05D0642828',
            nonVerifiedInfo: { certificationDate: '2024-02-29' },
          },
          { id: 'ccn', certificationNumber: '050124', nonVerifiedInfo: { certificationDate: '2020-01-01' } },
        ],
        liabilityInsurances: [{ id: 'i', liabilityInsurer: 'MedPro', expirationDate: '2026-10-31' }],
        deas: [
          { id: 'd', deaNumber: 'FH1234563', nonVerifiedInfo: { expirationDate: '2027-05-31', state: 'AZ' } },
          {
            id: 'x',
            deaNumber: 'FH7654321',
            nonVerifiedInfo: { expirationDate: '2027-05-31', isActive: false },
          },
        ],
      }),
    ),
  ).toEqual([
    'FacilityLicense H-1:  to 2026-12-31',
    'Accreditation A-1: 2024-03-01 to 2027-02-28',
    'Clia 05D0642827: 2025-03-15 to 2027-03-14',
    'Clia 05D0642828: 2024-02-29 to 2026-02-28',
    'Malpractice MedPro:  to 2026-10-31',
    'Dea FH1234563:  to 2027-05-31',
  ]);
  expect(datedOfFacility({ licenses: null })).toEqual([]);
});
