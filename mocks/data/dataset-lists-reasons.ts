import type { Listed } from './dataset-lists-people';
import { dateTimeFrom } from './dates';
import type { Draw } from './random';

// Why lists name somebody, and what they call the person, in the lists' own codes and words.

interface OnLeie {
  general: string;
  specialty: string;
}

const individual = 'IND- LIC HC SERV PRO';

/** What the list of exclusions calls a profession. */
const ofProfessions: [profession: RegExp, general: string, specialty: string][] = [
  [/^Physician \(/, 'PHYSICIAN (MD, DO)', 'FAMILY PRACTICE'],
  [/^Registered nurse/, 'NURSING PROFESSION', 'NURSE/NURSES AIDE'],
  [/practical nurse/, 'NURSING PROFESSION', 'NURSE/NURSES AIDE'],
  [/^(Nurse practitioner|Certified|Clinical nurse)/, 'NURSING PROFESSION', 'NURSE PRACTITIONER'],
  [/^Physician assistant/, individual, 'PHYSICIAN ASSISTANT'],
  [/^Pharmacist/, 'PHARMACY', 'PHARMACIST'],
  [/^Dent/, 'DENTAL PRACTICE', 'DENTIST'],
  [/^Psychologist/, 'MENTAL/BEHAVIORAL HE', 'PSYCHOLOGIST'],
  [/^Podiatrist/, 'PODIATRY PRACTICE', 'PODIATRY'],
  [/^Chiropractor/, 'CHIROPRACTIC PRACTICE', 'CHIROPRACTIC'],
  [/^Optometrist/, 'OPTOMETRY', 'OPTOMETRIST'],
  [/therapist \((PT|OT)\)/, individual, 'PHYSICAL THERAPIST'],
  [/^(Clinical social|Professional counselor|Marriage|Behavior)/, 'MENTAL/BEHAVIORAL HE', 'COUNSELOR'],
];

const otherReasons: readonly OnLeie[] = [
  { general: 'NURSING PROFESSION', specialty: 'NURSE/NURSES AIDE' },
  { general: individual, specialty: 'HEALTH CARE AIDE' },
  { general: 'PHYSICIAN (MD, DO)', specialty: 'INTERNAL MEDICINE' },
  { general: 'PHARMACY', specialty: 'PHARMACIST' },
  { general: 'DENTAL PRACTICE', specialty: 'DENTIST' },
];

const businesses: readonly OnLeie[] = [
  { general: 'OTHER BUSINESS', specialty: 'DME - GENERAL' },
  { general: 'DME COMPANY', specialty: 'DME - GENERAL' },
  { general: 'HOME HEALTH AGENCY', specialty: 'OWNER/OPERATOR' },
];

/** What the list of exclusions calls somebody. */
export function kindOnLeie({ businessName, profession }: Listed, random: Draw): OnLeie {
  if (businessName) return random.pick(businesses);
  const [, general, specialty] = ofProfessions.find(([which]) => which.test(profession ?? '')) ?? [];
  return general && specialty ? { general, specialty } : random.pick(otherReasons);
}

/** Why people are excluded, the frequent reasons several times; firms since an excluded person controls them (field.md 3.1). */
const ofPeople =
  '1128b4 1128b4 1128b4 1128b4 1128a1 1128a1 1128a1 1128a2 1128a2 1128a3 1128a3 1128a4 1128b1 1128b2 1128b3 1128b14'.split(
    ' ',
  );
const ofFirms = '1128b8 1128b8 1128b8 1128a1'.split(' ');

/** The code of an exclusion of a person or a firm. */
export function leieCode({ businessName }: Listed, random: Draw): string {
  return random.pick(businessName ? ofFirms : ofPeople);
}

/** From this day on SAM keeps what EPLS kept before: its records carry one of four types, and no code (field.md 3.2). */
const samBegan = '2012-11-21';

/** Agencies with the types of exclusion that each uses, the frequent ones first. */
const samTypes: [agency: string, types: readonly string[]][] = [
  ['HHS', ['Prohibition/Restriction', 'Prohibition/Restriction', 'Ineligible (Proceedings Completed)']],
  ['OPM', ['Prohibition/Restriction', 'Ineligible (Proceedings Completed)']],
  ['VA', ['Ineligible (Proceedings Completed)', 'Preliminarily Ineligible (Proceedings Pending)']],
  ['DOJ', ['Ineligible (Proceedings Completed)', 'Preliminarily Ineligible (Proceedings Pending)']],
  ['HUD', ['Voluntary Exclusion', 'Ineligible (Proceedings Completed)']],
];

/** The action behind a record of SAM: who took it, of which type, since when and until when. */
export function samAction(random: Draw, epoch: number) {
  const [excludingAgency, types] = random.pick(samTypes);
  const exclusionType = random.pick(types);
  // One in four is from the time before SAM.
  const oldest = 6600;
  const since = -15 - (random.chance(0.25) ? 5200 + random.below(oldest - 5200) : random.below(4800));
  const activeDate = dateTimeFrom(epoch, since);
  const isOld = activeDate < samBegan;
  const isOver = random.chance(0.2) && since < -60;
  const ends = isOver ? since + 30 + random.below(-since - 40) : 30 + random.below(1500);
  // What is not concluded and what somebody agreed to has an end.
  const hasEnd = isOver || /^(Prelim|Volun)/.test(exclusionType) || random.chance(0.3);
  return {
    exclusionProgram: random.pick(['Reciprocal', 'Reciprocal', 'Nonreciprocal', 'Procurement']),
    excludingAgency,
    ctCode: isOld ? random.pick(['Z1', 'Z2', 'A', 'R']) : undefined,
    exclusionType,
    activeDate,
    terminationDate: hasEnd ? dateTimeFrom(epoch, ends) : undefined,
    recordStatus: isOver ? 'Inactive' : 'Active',
    creationDate: dateTimeFrom(epoch, Math.min(-1, since + random.below(10))),
  };
}

/** Who may give Medicare an affidavit, and what the list of them calls the specialty. */
const optOuts: [profession: RegExp, specialties: readonly string[]][] = [
  [/^Physician \(/, ['Psychiatry', 'Family Practice', 'Internal Medicine', 'Obstetrics/Gynecology']],
  [/^Dentist/, ['Dentist', 'Oral Surgery (Dentist only)']],
  [/^Psychologist/, ['Clinical Psychologist']],
  [/^Nurse practitioner/, ['Nurse Practitioner']],
  [/^Physician assistant/, ['Physician Assistant']],
  [/^Clinical nurse specialist/, ['Certified Clinical Nurse Specialist']],
  [/^Certified registered nurse anesthetist/, ['Certified Registered Nurse Anesthetist']],
  [/^Certified nurse midwife/, ['Certified Nurse Midwife']],
  [/^Podiatrist/, ['Podiatry']],
  [/^Optometrist/, ['Optometry']],
  [/^Clinical social worker/, ['Clinical Social Worker']],
  [/^Professional counselor/, ['Mental Health Counselor']],
  [/^Marriage and family/, ['Marriage and Family Therapist']],
  [/^Registered dietitian/, ['Registered Dietitian/Nutrition Professional']],
];

/** Whether people of a provider type may opt out of Medicare; all others only have namesakes there. */
export function mayOptOut(profession: string | undefined): boolean {
  return optOuts.some(([which]) => which.test(profession ?? ''));
}

/** What the list of opt-outs calls a profession; of one that it does not have, what it calls another. */
export function optOutSpecialty({ profession }: Listed, random: Draw): string {
  const specialty = optOuts.find(([which]) => which.test(profession ?? ''))?.[1];
  return random.pick(specialty ?? random.pick(optOuts)[1]);
}
