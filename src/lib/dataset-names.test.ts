import { expect, it } from 'vitest';
import { datasetName } from './dataset-names';

it.each([
  ['OigExclusions', 'OIG exclusions'],
  ['Sam', 'SAM exclusions'],
  ['OfacSdn', 'OFAC SDN'],
  ['StateSanctionsAndExclusions', 'State sanctions and exclusions'],
  ['Npi', 'NPI registry'],
  ['Npdb', 'NPDB'],
  ['PediatricNursingCertification', 'Pediatric Nursing Certification Board'],
  ['NationalHealthCareerAssociation', 'National Healthcareer Association'],
  ['AmericanBoardofInternalMedicine', 'American Board of Internal Medicine'],
  ['AmericanBoardofOralandMaxillofacialSurgery', 'American Board of Oral and Maxillofacial Surgery'],
  [
    'NationalBoardofCertificationandRecertificationforNurseAnesthetists',
    'National Board of Certification and Recertification for Nurse Anesthetists',
  ],
  [
    'NationalBoardforCertificationinOccupationalTherapy',
    'National Board for Certification in Occupational Therapy',
  ],
  ['AmericanBoardOfObesityMedicine', 'American Board of Obesity Medicine'],
  ['BoardOfPharmacySpecialties', 'Board of Pharmacy Specialties'],
  ['CommissionOnDieteticRegistration', 'Commission on Dietetic Registration'],
  [
    'NationalCommissiononCertificationofPhysicianAssistants',
    'National Commission on Certification of Physician Assistants',
  ],
])('%s is called %s', (type, name) => expect(datasetName(type)).toBe(name));

it('spells out a dataset that nobody knew yet, and is a dash without one', () => {
  expect(datasetName('HospitalPrivileges2027')).toBe('Hospital privileges2027');
  expect(datasetName('As the service calls it')).toBe('As the service calls it');
  expect(datasetName(undefined)).toBe('–');
  expect(datasetName('constructor')).toBe('Constructor');
});
