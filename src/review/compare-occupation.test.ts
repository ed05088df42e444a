import { expect, it } from 'vitest';
import { compareOccupation } from './compare-occupation';

it.each([
  ['Physical therapist (PT)', 'PHYSICAL THERAPIST', 'agrees'],
  ['Physician (MD)', 'PHYSICIAN (MD, DO)', 'agrees'],
  ['Physician (DO)', 'PHYSICIAN (MD, DO)', 'agrees'],
  ['Physician (DO)', 'PHYSICIAN', 'agrees'],
  ['Physician (MD)', 'Physicians and Surgeons', 'agrees'],
  ['Physician assistant', "PHYSICIAN'S ASSISTANT", 'agrees'],
  ['Nurse practitioner', 'APRN-CNP', 'agrees'],
  ['Physician (MD)', 'Physician (DO)', 'similar'],
  ['Physician (MD)', 'FAMILY PRACTICE', 'similar'],
  ['Physician (DO)', 'INTERNAL MEDICINE', 'similar'],
  ['Nurse practitioner', 'Family Medicine', 'similar'],
  ['Registered nurse', 'NURSING PROFESSION', 'similar'],
  ['Registered nurse', 'NURSE PRACTITIONER', 'similar'],
  ['Certified registered nurse anesthetist', 'NURSE PRACTITIONER', 'similar'],
  ['Podiatrist', 'PODIATRY', 'similar'],
  ['Chiropractor', 'CHIROPRACTIC', 'similar'],
  ['Pharmacist', 'PHARMACY', 'similar'],
  ['Psychologist', 'MENTAL/BEHAVIORAL HE', 'similar'],
  ['Physician (MD)', 'PHYSICIAN ASSISTANT', 'differs'],
  ['Dentist', 'DENTAL HYGIENIST', 'differs'],
  ['Registered nurse', 'LICENSED PRACTICAL NURSE', 'differs'],
  ['Physical therapist (PT)', 'PHARMACIST', 'differs'],
  ['Physical therapist (PT)', 'FAMILY PRACTICE', 'missing'],
  ['Physician (MD)', 'OWNER/OPERATOR', 'missing'],
  ['Physician (MD)', 'HEALTH CARE AIDE', 'missing'],
  ['Reiki master', 'DENTIST', 'missing'],
])('%s on file and %s in the record: %s', (onFile, given, mark) => {
  const comparison = compareOccupation(onFile, given);
  expect(comparison.mark).toBe(mark);
  if (mark === 'missing') expect(comparison.why).toBe('cannot be compared');
});

it('the same words agree, whether or not anybody knows them', () => {
  expect(compareOccupation('Reiki master', 'REIKI MASTER').mark).toBe('agrees');
  expect(compareOccupation('Dentist', '')).toEqual({ mark: 'missing', why: 'not given' });
});
