import { expect, test } from 'vitest';
import { providerKind, providerKinds, prescribes } from './provider-types';

const namesOf = (wanted: string) =>
  providerKinds.filter((kind) => kind.prescribes === wanted).map(({ name }) => name);

test.each([
  ['Physician (MD)', 'Physician (MD)'],
  ['Physician (DO)', 'Physician (DO)'],
  ['Physician', 'Physician (MD)'],
  ['DO', 'Physician (DO)'],
  ['Physician and Surgeon, DO', 'Physician (DO)'],
  ['Podiatric Physician', 'Podiatrist'],
  ['DPM', 'Podiatrist'],
  ['Dentist, DDS', 'Dentist'],
  ['DMD', 'Dentist'],
  ['OD', 'Optometrist'],
  ['Chiropractic physician', 'Chiropractor'],
  ['NP', 'Nurse practitioner'],
  ['APRN', 'Nurse practitioner'],
  ['Family Nurse Practitioner', 'Nurse practitioner'],
  ['PA', 'Physician assistant'],
  ['PA-C', 'Physician assistant'],
  ['Physician Associate', 'Physician assistant'],
  ['CRNA', 'Certified registered nurse anesthetist'],
  ['Nurse Anesthetist', 'Certified registered nurse anesthetist'],
  ['CNM', 'Certified nurse midwife'],
  ['Clinical Nurse Specialist', 'Clinical nurse specialist'],
  ['RN', 'Registered nurse'],
  ['REGISTERED NURSE', 'Registered nurse'],
  ['LVN', 'Licensed practical nurse'],
  ['PharmD', 'Pharmacist'],
  ['RPh', 'Pharmacist'],
  ['RD', 'Registered dietitian'],
  ['PT', 'Physical therapist'],
  ['Physical Therapist Assistant', 'Physical therapist assistant'],
  ['OT', 'Occupational therapist'],
  ['Speech-Language Pathologist', 'Speech-language pathologist'],
  ['AuD', 'Audiologist'],
  ['LCSW', 'Clinical social worker'],
  ['Licensed Professional Counselor', 'Professional counselor'],
  ['LMFT', 'Marriage and family therapist'],
  ['BCBA', 'Behavior analyst'],
  ['EMT', 'Paramedic'],
  ['Licensed Acupuncturist (LAc)', 'Acupuncturist'],
])('“%s” is a %s', (type, name) => {
  expect(providerKind(type)?.name).toBe(name);
});

test.each([undefined, null, '', 'Reiki master', 'Papa', 'ot in small letters', 'Trainer', '…'])(
  '“%s” is nobody who is known, and prescribes nothing',
  (type) => {
    expect(providerKind(type)).toBeUndefined();
    expect(prescribes(type)).toBe('no');
  },
);

test('only prescribers are asked for a DEA number, and no nurse of advanced practice is in the nurse compact', () => {
  expect(namesOf('yes')).toEqual([
    'Physician (MD)',
    'Physician (DO)',
    'Dentist',
    'Podiatrist',
    'Nurse practitioner',
    'Physician assistant',
    'Certified registered nurse anesthetist',
    'Certified nurse midwife',
    'Clinical nurse specialist',
  ]);
  expect(namesOf('some')).toEqual(['Optometrist', 'Pharmacist', 'Psychologist', 'Naturopathic physician']);
  expect(providerKinds.filter(({ compact }) => compact === 'NLC').map(({ name }) => name)).toEqual([
    'Registered nurse',
    'Licensed practical nurse',
  ]);
  expect(providerKinds.length).toBeGreaterThan(24);
});
