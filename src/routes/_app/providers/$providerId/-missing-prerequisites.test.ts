import { expect, test } from 'vitest';
import { isAskedOf, missingPrerequisitesOf, placeOf, scansFor } from './-missing-prerequisites';

const used = (...types: string[]) => types.map((type) => ({ type }) as never);

test('what most scans and imports lack comes first, each with what it stops', () => {
  const missing = missingPrerequisitesOf([
    { what: 'A', required: ['Npi', 'Name'], used: used('Name') },
    { what: 'B', required: ['Npi', 'DateOfBirth'], used: used() },
    { what: 'C', required: ['Name'], used: used('Name') },
  ]);
  expect(missing).toEqual([
    { type: 'Npi', stops: ['A', 'B'] },
    { type: 'DateOfBirth', stops: ['B'] },
  ]);
});

test('what nobody knows yet is not called missing', () => {
  expect(missingPrerequisitesOf([{ what: 'A', required: ['Npi'], used: undefined }])).toEqual([]);
});

test('only datasets that providers can be scanned in are asked, by their preferred search', () => {
  const sets = [
    { id: '1', entityType: 'Practitioner', requiredParameterTypes: ['Name'] },
    { id: '2', entityType: 'Practitioner', requiredParameterTypes: ['Npi'], isPreferred: true },
    { id: '3', entityType: 'Facility', requiredParameterTypes: ['FacilityName'] },
  ];
  const scans = scansFor([
    { type: 'OigExclusions', supportedEntityTypes: ['Practitioner'], parameterSets: sets },
    { type: 'JointCommission', supportedEntityTypes: ['Facility'], parameterSets: sets },
    { parameterSets: sets },
  ] as never);
  expect(scans).toEqual([{ type: 'OigExclusions', what: 'OIG exclusions scan', required: ['Npi'] }]);
});

test('every place that something is filled in at is named', () => {
  expect(placeOf['PortalId']).toEqual({ collection: 'portal' });
  expect(placeOf['Npi']).toEqual({ dialog: 'edit' });
});

const asked = (type: string | undefined) =>
  ['Npi', 'Dea', 'BoardCertificationNumber', 'NccpaBoardCertificateInfo'].filter((one) =>
    isAskedOf(type, one),
  );

test('A DEA number and board certificates are missing only of the types of provider that are asked for them', () => {
  expect(asked('Registered Nurse')).toEqual(['Npi']);
  expect(asked('Physician (MD)')).toEqual(['Npi', 'Dea', 'BoardCertificationNumber']);
  expect(asked('Physician assistant')).toEqual([
    'Npi',
    'Dea',
    'BoardCertificationNumber',
    'NccpaBoardCertificateInfo',
  ]);
  expect(asked(undefined)).toEqual(['Npi']);
});
