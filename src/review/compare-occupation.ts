import { providerKind } from '@/domain/provider-types';
import { normalised } from '@/lib/names';
import { eitherMissing, cannotBeCompared, compareText, differs, type Text } from './compare-text';
import type { Comparison } from './marks';

const physicians = ['Physician (MD)', 'Physician (DO)'];
const advancedNurses = [
  'Nurse practitioner',
  'Certified registered nurse anesthetist',
  'Certified nurse midwife',
  'Clinical nurse specialist',
];
const nurses = [...advancedNurses, 'Registered nurse', 'Licensed practical nurse'];
const dental = ['Dentist', 'Dental hygienist', 'Dental assistant'];

/** Whoever is one of the first is one of the second, too: lists write down either. */
const widened: readonly (readonly [narrow: readonly string[], wide: readonly string[]])[] = [
  [advancedNurses, [...advancedNurses, 'Registered nurse']],
];

/** What lists and registries write in place of a profession: a field, and who works in it. */
const fields: readonly (readonly [words: RegExp, kinds: readonly string[]])[] = [
  [
    /\b(?:FAMILY|GENERAL|INTERNAL|EMERGENCY|SPORTS?|GERIATRIC|ADOLESCENT|PAIN|ADDICTION|SLEEP|OCCUPATIONAL|PREVENTIVE|PHYSICAL|NUCLEAR) (?:PRACTICE|MEDICINE)\b|\bMEDICAL PRACTICE\b|\b(?:ANESTHESIOLOGY|CARDIOLOGY|DERMATOLOGY|ENDOCRINOLOGY|GASTROENTEROLOGY|GYNECOLOGY|OBSTETRICS|HEMATOLOGY|NEPHROLOGY|NEUROLOGY|NEUROSURGERY|ONCOLOGY|OPHTHALMOLOGY|ORTHOPA?EDICS?|OTOLARYNGOLOGY|PATHOLOGY|PEDIATRICS|PHYSIATRY|PSYCHIATRY|PULMONOLOGY|RADIOLOGY|RHEUMATOLOGY|SURGERY|UROLOGY|HOSPITALIST)\b/,
    [...physicians, ...advancedNurses, 'Physician assistant'],
  ],
  [/\bNURS(?:E|ES|ING)\b/, nurses],
  [/\bDENT(?:AL|ISTRY)\b/, dental],
  [/\bPODIATR(?:Y|IC)\b/, ['Podiatrist']],
  [/\bCHIROPRACTIC\b/, ['Chiropractor']],
  [/\bOPTOMETR(?:Y|IC)\b/, ['Optometrist']],
  [/\bPHARMACY\b/, ['Pharmacist', 'Pharmacy technician']],
  [/\bPHYSICAL THERAPY\b/, ['Physical therapist', 'Physical therapist assistant']],
  [/\bOCCUPATIONAL THERAPY\b/, ['Occupational therapist', 'Occupational therapy assistant']],
  [/\bPSYCHOLOGY\b/, ['Psychologist']],
  [/\bSOCIAL WORK\b/, ['Clinical social worker']],
  [
    /\bMENTAL\b|\bBEHAVIORAL\b/,
    [
      'Psychologist',
      'Clinical social worker',
      'Professional counselor',
      'Marriage and family therapist',
      'Behavior analyst',
      ...physicians,
      ...advancedNurses,
    ],
  ],
];

/**
 * Occupations by the type of provider that each is (field.md 2.13), since lists write them in words of their own:
 * `Physician (MD)` agrees with `PHYSICIAN (MD, DO)`, and is similar to `FAMILY PRACTICE`, which its people work in. Only two
 * known professions differ; a word that nobody knows cannot be compared.
 */
export function compareOccupation(onFile: Text, given: Text): Comparison {
  const missing = eitherMissing(onFile, given);
  if (missing) return missing;
  if (compareText(onFile, given).mark === 'agrees') return { mark: 'agrees' };
  const ours = providerKind(onFile)?.name;
  const theirs = providerKind(given)?.name;
  if (!ours) return cannotBeCompared;
  if (theirs) return compareKinds(ours, theirs, onFile ?? '', given ?? '');
  const field = fields.find(([words]) => words.test(normalised(given ?? '')));
  return field?.[1].includes(ours)
    ? { mark: 'similar', why: 'a field of this profession' }
    : cannotBeCompared;
}

function compareKinds(ours: string, theirs: string, onFile: string, given: string): Comparison {
  if (ours === theirs) return { mark: 'agrees' };
  if (physicians.includes(ours) && physicians.includes(theirs)) {
    const degrees = degreesOf(given);
    const ourDegrees = degreesOf(onFile);
    const isOpen = degrees.length === 0 || ourDegrees.length === 0;
    return isOpen || degrees.some((degree) => ourDegrees.includes(degree))
      ? { mark: 'agrees' }
      : { mark: 'similar', why: 'both are physicians, by another degree' };
  }
  const isWider = widened.some(
    ([narrow, wide]) =>
      (narrow.includes(ours) && wide.includes(theirs)) || (narrow.includes(theirs) && wide.includes(ours)),
  );
  return isWider ? { mark: 'similar', why: 'both are registered nurses' } : differs(onFile, given);
}

const degreesOf = (text: string): string[] => normalised(text).match(/\b(?:MD|DO)\b/g) ?? [];
