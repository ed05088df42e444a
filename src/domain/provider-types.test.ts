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
  ['Physicians Assistant', 'Physician assistant'],
  ['Physician’s Assistant', 'Physician assistant'],
  ["PHYSICIAN'S ASST.", 'Physician assistant'],
  ['Physician Assistant, Certified', 'Physician assistant'],
  ['Psychiatrist', 'Physician (MD)'],
  ['Psychiatrist, DO', 'Physician (DO)'],
  ['Anesthesiologist', 'Physician (MD)'],
  ['General Surgeon', 'Physician (MD)'],
  ['Physicians and Surgeons', 'Physician (MD)'],
  ['PHYSICIAN (MD, DO)', 'Physician (MD)'],
  ['APRN-CNP', 'Nurse practitioner'],
  ['APRN, CNP', 'Nurse practitioner'],
  ['APRN-CRNA', 'Certified registered nurse anesthetist'],
  ['APRN, CNM', 'Certified nurse midwife'],
  ['Advanced Practice Registered Nurse (CNS)', 'Clinical nurse specialist'],
  ['Advanced practice registered nurse, nurse midwife', 'Certified nurse midwife'],
  ['APRN, RN', 'Nurse practitioner'],
  ['Licensed Midwife, CNM', 'Certified nurse midwife'],
  ['Psychiatric Nurse Practitioner', 'Nurse practitioner'],
  ['RN-BC', 'Registered nurse'],
  ['Registered nurse first assistant', 'Registered nurse'],
  ['Oral and Maxillofacial Surgeon', 'Dentist'],
  ['Podiatric Physician and Surgeon', 'Podiatrist'],
  ['Optometric Physician', 'Optometrist'],
  ['Naturopathic Physician', 'Naturopathic physician'],
  ['Acupuncture Physician', 'Acupuncturist'],
])('“%s” is a %s', (type, name) => {
  expect(providerKind(type)?.name).toBe(name);
});

test.each([
  ['Certified Professional Midwife', 'Midwife'],
  ['Lay midwife', undefined],
  ['Licensed Midwife', 'Midwife'],
  ['CPM', 'Midwife'],
  ['Midwife assistant', undefined],
  ['RT (R)', 'Radiologic technologist'],
  ['R.T.(R)', 'Radiologic technologist'],
  ['RT(R)(CT)', 'Radiologic technologist'],
  ['RT', undefined],
  ['RRT', 'Respiratory therapist'],
  ['Homeopathic physician', undefined],
  ['Physician liaison', undefined],
  ['Physician recruiter', undefined],
  ['Physician extender', undefined],
  ['Non-physician practitioner', undefined],
  ['Resident physician', undefined],
  ['Resident physician, MD', undefined],
  ['Physician intern', undefined],
  ['Assistant physician', undefined],
  ['Associate Physician', undefined],
  ['Physician assistant student', undefined],
  ['PA student', undefined],
  ['Nurse practitioner student', undefined],
  ['Student registered nurse anesthetist', undefined],
  ['NP intern', undefined],
  ['MD office manager', undefined],
  ['Medical assistant', 'Medical assistant'],
  ['Medical assistant student', undefined],
  ['Surgeon’s assistant', undefined],
  ['Radiologist assistant', undefined],
  ['Anesthesiologist assistant', 'Anesthesiologist assistant'],
  ['Dental assistant', 'Dental assistant'],
  ['Dental hygienist', 'Dental hygienist'],
  ['Dentist assistant', undefined],
  ['Dental radiologist', undefined],
  ['Pharmacy technician', 'Pharmacy technician'],
  ['Pharmacist technician', 'Pharmacy technician'],
  ['Pharmacist intern', undefined],
  ['PT assistant', 'Physical therapist assistant'],
  ['Physical Therapist Asst.', 'Physical therapist assistant'],
  ['PTA', 'Physical therapist assistant'],
  ['PT aide', undefined],
  ['COTA', 'Occupational therapy assistant'],
  ['OT assistant', 'Occupational therapy assistant'],
  ['Occupational Therapist Assistant', 'Occupational therapy assistant'],
  ['Speech-language pathologist assistant', undefined],
  ['Chiropractic assistant', undefined],
  ['Chiropractor assistant', undefined],
  ['Podiatrist assistant', undefined],
  ['Optician', 'Optician'],
  ['Optometrist technician', undefined],
  ['Psychologist trainee', undefined],
  ['LPC-Intern', undefined],
  ['Assistant behavior analyst', undefined],
  ['NURSE/NURSES AIDE', undefined],
  ['Veterinary surgeon', undefined],
])('“%s” is no higher profession by a part of its words', (type, name) => {
  expect(providerKind(type)?.name).toBe(name);
});

test('of everybody whose name only holds a prescriber’s word nobody asks a DEA number', () => {
  for (const word of ['student', 'assistant to', 'aide', 'intern', 'liaison', 'office manager'])
    for (const { name, prescribes: mayPrescribe } of providerKinds)
      if (mayPrescribe === 'yes') {
        // What a physician or a pharmacist is assisted by has a row of its own, which has a rule of its own.
        const kind = providerKind(`${name} ${word}`);
        expect(kind?.prescribes ?? 'no', `${name} ${word}`).toBe(
          kind?.name === 'Physician assistant' ? 'yes' : 'no',
        );
      }
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
