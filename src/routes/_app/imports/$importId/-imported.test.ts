import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readProfile } from './-imported';

const definitions = {
  taxonomies: [{ id: 't-family', code: '207Q00000X', displayName: 'Family Medicine' }],
  groups: [{ id: 'g-physicians', name: 'Allopathic & Osteopathic Physicians' }],
};

test('a registry profile is read into the person, addresses, names, specialties, licenses and Medicaid', () => {
  const read = readProfile(
    {
      type: 'Npi',
      npiNumber: 1_234_567_893,
      basic: { firstName: 'ADA', lastName: 'QUILL', gender: 'F' },
      otherNames: [{ firstName: 'Ada', lastName: 'Older', type: 'Former Name' }, {}],
      addresses: [
        {
          addressLine1: '1 ELM ST',
          city: 'RENO',
          state: 'nevada',
          postalCode: '895011234',
          purpose: 'Location',
          telephoneNumber: '7755550100',
        },
        { addressLine1: 'PO Box 4', city: 'Reno', state: 'NV', postalCode: '89501', purpose: 'Mailing' },
      ],
      taxonomies: [
        { code: 'X', license: 'A 1', state: 'TX', description: 'Something new' },
        {
          code: '207Q00000X',
          license: 'MD-7',
          state: 'NV',
          isPrimary: true,
          taxonomyGroup: 'Allopathic & Osteopathic Physicians',
        },
      ],
      identifiers: [
        { code: '05', number: '9', state: 'NV', description: 'MEDICAID' },
        { code: '01', number: '8' },
      ],
    },
    definitions,
  );
  expect(read.person).toEqual({
    firstName: 'ADA',
    lastName: 'QUILL',
    npi: '1234567893',
    gender: 'Female',
    phone: '7755550100',
    nuccGroupId: 'g-physicians',
  });
  expect(read.entries['aliases']).toEqual([{ firstName: 'Ada', lastName: 'Older' }]);
  expect(read.entries['addresses']).toEqual([
    { addressLine1: '1 ELM ST', city: 'RENO', state: 'NV', zipCode: '89501-1234', type: 'Work' },
    { addressLine1: 'PO Box 4', city: 'Reno', state: 'NV', zipCode: '89501' },
  ]);
  expect(read.entries['specialties']).toEqual([{ taxonomyId: 't-family' }, { taxonomyId: 'X' }]);
  expect(read.entries['medicaidEnrollments']).toEqual([{ state: 'NV' }]);
  expect(read.licenses).toEqual([
    { number: 'A 1', state: 'TX', type: 'Something new' },
    { number: 'MD-7', state: 'NV', type: '' },
  ]);
});

test('what the registry gives twice is there once', () => {
  const place = { addressLine1: '1 Elm St', city: 'Reno', state: 'NV', postalCode: '89501' };
  const read = readProfile(
    {
      type: 'Npi',
      addresses: [
        { ...place, addressLine1: '1 ELM ST.', purpose: 'Mailing' },
        { ...place, purpose: 'Location' },
      ],
      taxonomies: [
        { code: 'A', license: 'RN 7', state: 'NV', description: 'Registered Nurse' },
        { code: 'B', license: 'RN 7', state: 'NV', description: 'Nurse Practitioner' },
        { code: 'B', license: 'RN 7', state: 'TX' },
      ],
      identifiers: [
        { code: '05', number: '9', state: 'NV' },
        { code: '05', number: '10', state: 'NV' },
      ],
    },
    definitions,
  );
  expect(read.entries['addresses']).toEqual([
    { addressLine1: '1 Elm St', city: 'Reno', state: 'NV', zipCode: '89501', type: 'Work' },
  ]);
  expect(read.entries['medicaidEnrollments']).toEqual([{ state: 'NV' }]);
  expect(read.licenses).toEqual([
    { number: 'RN 7', state: 'NV', type: 'Registered Nurse' },
    { number: 'RN 7', state: 'TX', type: '' },
  ]);
});

test('a gender that the registry knows and we do not is left to the whole profile', () => {
  expect(readProfile({ type: 'Npi', basic: { gender: 'X' } }, definitions).person).toEqual({});
});

test('a profile of the association is read into educations, trainings and the board', () => {
  const read = readProfile(
    {
      type: 'AmericanMedicalAssociationPhysician',
      name: 'ADA QUILL',
      npi: '1234567893',
      nccpa: '77',
      educationRecords: [
        { school: 'Cedar', degreeType: 'MD', degreeAwarded: 'Yes', degreeDate: '2005-05-15' },
      ],
      trainingRecords: [
        {
          sponsoringInstitution: 'Elm',
          trainingType: 'RESIDENCY',
          specialty: 'Surgery',
          sponsoringState: 'Ohio',
          status: 'Unknown',
        },
      ],
    },
    definitions,
  );
  expect(read.fullName).toBe('ADA QUILL');
  expect(read.entries).toEqual({
    educations: [{ schoolName: 'Cedar', degree: 'MD', endDate: '2005-05-15', completed: true }],
    trainings: [
      { institutionName: 'Elm', trainingType: 'Residency', speciality: 'Surgery', sponsoringState: 'OH' },
    ],
    boardCertifications: [
      { type: 'NationalCommissiononCertificationofPhysicianAssistants', boardCertificationNumber: '77' },
    ],
  });
});

test('a portal’s own ids are not ours, and what it does not speak of is not there', () => {
  const read = readProfile(
    {
      type: 'Portal',
      personal: { firstName: 'Ada', languages: ['English', ''], emails: [{ id: 'x', email: 'a@b.example' }] },
      educations: [],
      licenses: [{ licenseNumber: 'MD-7', licenseTypeId: 'lt', state: 'NV' }, { state: 'NV' }],
    },
    definitions,
  );
  expect(read.person).toEqual({ firstName: 'Ada' });
  expect(read.languages).toEqual(['English']);
  expect(read.entries).toEqual({ emails: [{ email: 'a@b.example' }], educations: [] });
  expect(read.licenses).toEqual([{ number: 'MD-7', state: 'NV', type: 'lt' }]);
});

test('a profile of any shape is read without a fault', () => {
  const types = fc.constantFrom('Npi', 'Portal', 'AmericanMedicalAssociationPhysician', 'New', 4);
  const keys = fc.constantFrom(
    'basic',
    'taxonomies',
    'addresses',
    'educationRecords',
    'personal',
    'licenses',
    'dea',
  );
  fc.assert(
    fc.property(types, fc.dictionary(keys, fc.jsonValue()), (type, rest) => {
      const { entries, languages } = readProfile({ ...rest, type }, definitions);
      expect(Object.values(entries).every(Array.isArray)).toBe(true);
      expect(languages.every((one) => typeof one === 'string')).toBe(true);
    }),
  );
  fc.assert(fc.property(fc.jsonValue(), (profile) => void readProfile(profile, definitions)));
});
