import { expect, test } from 'vitest';
import { professionOf } from './degrees';

const known: Readonly<Record<string, string>> = {
  'Physician (MD)': 'MD|M.D.|md|MD, PhD|MD/PhD|MD, FACOG|MBBS|DDS, MD|Physician (MD)',
  'Physician (DO)': 'DO|D.O.|DO, MPH',
  Dentist: 'DDS|DMD|D.D.S.',
  Podiatrist: 'DPM',
  Optometrist: 'OD',
  Chiropractor: 'DC',
  'Nurse practitioner':
    'NP|FNP|FNP-C|FNP-BC|AGACNP|PMHNP|ACNPC|APRN|APRN-CNP|ARNP|RN, FNP|MSN, APRN, FNP-C|Nurse Practitioner',
  'Physician assistant': 'PA|PA-C|P.A.|PAC|RN, PA-C|Physician Assistant',
  'Certified registered nurse anesthetist': 'CRNA|APRN, CRNA|CRNA, APRN|DNP, CRNA|APRN-CRNA',
  'Certified nurse midwife': 'CNM|CNM, WHNP|APRN, CNM',
  'Registered nurse': 'RN|R.N.|RN, BSN',
  Pharmacist: 'PharmD|Pharm.D.|RPh',
  Psychologist: 'PsyD|Psy.D.',
  'Physical therapist': 'PT|DPT|PT, DPT',
  'Occupational therapist': 'OT|OTR/L',
  'Speech-language pathologist': 'SLP|MS, CCC-SLP|CCC/SLP',
  Audiologist: 'AuD|CCC-A',
  'Registered dietitian': 'RD|RDN|RD/LD',
  'Clinical social worker': 'LCSW|LCSW-S|LICSW',
  'Professional counselor': 'LPC|LPC-S|LMHC',
  'Marriage and family therapist': 'LMFT',
  'Behavior analyst': 'BCBA',
  'Anesthesiologist assistant': 'AA|AA-C',
};

test.each(Object.entries(known).flatMap(([name, texts]) => texts.split('|').map((text) => [text, name])))(
  '%s makes a profession: %s',
  (text, name) => {
    expect(professionOf(text)).toBe(name);
  },
);

test.each([
  'PhD',
  'DNP',
  'EdD',
  'EMT',
  'LMSW',
  'LPC Intern',
  'Medical student',
  'PCP',
  'Specialist',
  'MBA',
  'x10',
])('%s makes none that is sure', (text) => {
  expect(professionOf(text)).toBeUndefined();
});
