import { idFor } from '../store/ids';

/** Reference lists about facilities. The same in every world. */
const listed = (kind: string, names: readonly string[]) =>
  names.map((name, index) => ({ id: idFor(kind, 1, index), name }));

export const facilityLicenseTypes = listed('facility license type', [
  'Ambulatory Surgical Center',
  'Birth Center',
  'Clinical Laboratory',
  'Dialysis Facility',
  'General Acute Care Hospital',
  'Home Health Agency',
  'Hospice',
  'Imaging Center',
  'Nursing Facility',
  'Pharmacy',
  'Psychiatric Hospital',
  'Rehabilitation Hospital',
  'Rural Health Clinic',
  'Urgent Care Clinic',
  'Outpatient Clinic',
]);

const agencies: [agency: string, programs: string[]][] = [
  [
    'The Joint Commission',
    ['Hospital', 'Ambulatory Health Care', 'Home Care', 'Laboratory Services', 'Behavioral Health Care'],
  ],
  [
    'Accreditation Association for Ambulatory Health Care',
    ['Ambulatory Health Care', 'Office-Based Surgery'],
  ],
  ['Accreditation Commission for Health Care', ['Home Health', 'Hospice', 'Pharmacy', 'Sleep Lab']],
  ['College of American Pathologists', ['Laboratory Accreditation']],
  ['Commission on Accreditation of Rehabilitation Facilities', ['Medical Rehabilitation', 'Aging Services']],
  ['DNV Healthcare', ['Hospital', 'Critical Access Hospital']],
];

export const accreditationAgencies = agencies.map(([agencyName, programs], index) => ({
  id: idFor('accreditation agency', 1, index),
  agencyName,
  programs: programs.map((programName, nth) => ({
    id: idFor('accreditation program', 1, index * 10 + nth),
    programName,
  })),
}));

export const medicareEnrollmentTypes = (
  [
    ['00-01', 'Part A provider, hospital'],
    ['00-06', 'Part A provider, skilled nursing facility'],
    ['00-08', 'Part A provider, home health agency'],
    ['00-13', 'Part A provider, rural health clinic'],
    ['12-02', 'Part B supplier, ambulatory surgical center'],
    ['12-70', 'Part B supplier, clinic or group practice'],
    ['12-69', 'Part B supplier, clinical laboratory'],
    ['12-47', 'Part B supplier, independent diagnostic testing facility'],
    ['30-A5', 'Supplier of durable medical equipment, pharmacy'],
  ] as const
).map(([code, description], index) => ({
  id: idFor('medicare enrollment type', 1, index),
  code,
  description,
}));

export const facilityTaxonomies = (
  [
    ['251E00000X', 'Home Health'],
    ['251G00000X', 'Hospice Care, Community Based'],
    ['261Q00000X', 'Clinic/Center'],
    ['261QA1903X', 'Clinic/Center, Ambulatory Surgical'],
    ['261QP2300X', 'Clinic/Center, Primary Care'],
    ['261QR0200X', 'Clinic/Center, Radiology'],
    ['261QR0400X', 'Clinic/Center, Rehabilitation'],
    ['261QU0200X', 'Clinic/Center, Urgent Care'],
    ['282N00000X', 'General Acute Care Hospital'],
    ['282NC0060X', 'General Acute Care Hospital, Critical Access'],
    ['283Q00000X', 'Psychiatric Hospital'],
    ['283X00000X', 'Rehabilitation Hospital'],
    ['291U00000X', 'Clinical Medical Laboratory'],
    ['314000000X', 'Skilled Nursing Facility'],
    ['333600000X', 'Pharmacy'],
    ['261QC1500X', 'Clinic/Center, Community Health'],
    ['261QE0800X', 'Clinic/Center, Endoscopy'],
    ['261QF0400X', 'Clinic/Center, Federally Qualified Health Center (FQHC)'],
    ['261QM1200X', 'Clinic/Center, Magnetic Resonance Imaging (MRI)'],
    ['261QP2000X', 'Clinic/Center, Physical Therapy'],
    ['261QP3300X', 'Clinic/Center, Pain'],
    ['261QR0206X', 'Clinic/Center, Radiology, Mammography'],
    ['251F00000X', 'Home Infusion'],
    ['253Z00000X', 'In Home Supportive Care'],
  ] as const
).map(([code, name], index) => ({ id: idFor('facility taxonomy', 1, index), code, name }));
