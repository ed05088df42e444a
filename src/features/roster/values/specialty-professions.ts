/** The specialties of a profession in the code set of the NUCC (version 26.1, field.md 4.1). */
interface ProfessionSpecialties {
  /** What the codes of its people begin with. */
  prefix: string;
  /**
   * The code of its people without a specialization, for a specialty of physicians that the code set does not have for them: a nurse
   * practitioner in cardiology. Without one, nobody knows.
   */
  general?: string;
  /** By the code of a physician who says the same, its own. */
  codes?: Readonly<Record<string, string>>;
  /** By words as `normalised` gives them without AND, what its people alone mean by them. */
  words?: Readonly<Record<string, string>>;
}

const family = '207Q00000X';
const internal = '207R00000X';
const surgery = '208600000X';
const anesthesia = '207L00000X';
const psychiatry = '2084P0800X';
const pediatrics = '208000000X';
const criticalCare = '207RC0200X';
const emergency = '207P00000X';
const obstetrics = '207V00000X';
const orthopedics = '207X00000X';

const anesthetist = '367500000X';
const midwife = '367A00000X';

/** By the profession as `professionOf` names it. A physician means what the words say. */
const professions: Readonly<Record<string, ProfessionSpecialties>> = {
  'Nurse practitioner': {
    prefix: '363L',
    general: '363L00000X',
    codes: {
      [family]: '363LF0000X',
      [pediatrics]: '363LP0200X',
      [psychiatry]: '363LP0808X',
      [obstetrics]: '363LX0001X',
      [criticalCare]: '363LC0200X',
      '2080N0001X': '363LN0000X',
    },
    words: {
      'WOMENS HEALTH': '363LW0102X',
      'PRIMARY CARE': '363LP2300X',
      PCP: '363LP2300X',
      'ACUTE CARE': '363LA2100X',
      ADULT: '363LA2200X',
      'ADULT GERONTOLOGY': '363LG0600X',
      GERIATRICS: '363LG0600X',
      GERIATRIC: '363LG0600X',
      'GERIATRIC MEDICINE': '363LG0600X',
    },
  },
  'Physician assistant': {
    prefix: '363A',
    general: '363A00000X',
    codes: { [family]: '363AM0700X', [internal]: '363AM0700X', [surgery]: '363AS0400X' },
    words: { 'PRIMARY CARE': '363AM0700X', PCP: '363AM0700X' },
  },
  'Clinical nurse specialist': {
    prefix: '364S',
    general: '364S00000X',
    codes: {
      [family]: '364SF0001X',
      [pediatrics]: '364SP0200X',
      [psychiatry]: '364SP0808X',
      [criticalCare]: '364SC0200X',
      [emergency]: '364SE0003X',
    },
    words: { 'ACUTE CARE': '364SA2100X', ADULT: '364SA2200X', GERIATRICS: '364SG0600X' },
  },
  'Certified registered nurse anesthetist': {
    prefix: '3675',
    general: anesthetist,
    codes: { [anesthesia]: anesthetist },
  },
  'Certified nurse midwife': { prefix: '367A', general: midwife, codes: { [obstetrics]: midwife } },
  'Anesthesiologist assistant': { prefix: '367H', codes: { [anesthesia]: '367H00000X' } },
  'Registered nurse': {
    prefix: '163W',
    general: '163W00000X',
    codes: { [emergency]: '163WE0003X', [criticalCare]: '163WC0200X', [pediatrics]: '163WP0200X' },
  },
  Psychologist: { prefix: '103T', codes: { [psychiatry]: '103T00000X' } },
  'Clinical social worker': { prefix: '1041', codes: { [psychiatry]: '1041C0700X' } },
  'Professional counselor': { prefix: '101Y', codes: { [psychiatry]: '101YM0800X' } },
  'Marriage and family therapist': {
    prefix: '106H',
    codes: { [psychiatry]: '106H00000X' },
    words: { FAMILY: '106H00000X' },
  },
  'Behavior analyst': { prefix: '103K', codes: { [psychiatry]: '103K00000X' } },
  'Physical therapist': {
    prefix: '2251',
    codes: { [orthopedics]: '2251X0800X', [pediatrics]: '2251P0200X' },
  },
  'Occupational therapist': { prefix: '225X', codes: { [pediatrics]: '225XP0200X' } },
  Dentist: {
    prefix: '1223',
    codes: { [pediatrics]: '1223P0221X' },
    words: { ORTHO: '1223X0400X', ENDO: '1223E0200X' },
  },
  Podiatrist: { prefix: '213E', codes: { [surgery]: '213ES0103X' } },
};

/** The specialties of a profession; undefined of physicians, and of one that the table does not have. */
export const specialtiesOf = (profession: string | undefined): ProfessionSpecialties | undefined =>
  profession === undefined ? undefined : professions[profession];

/** Whether a profession is that of physicians. */
export const isPhysician = (profession: string | undefined): boolean =>
  profession?.startsWith('Physician (') ?? false;

/** Whether a code is one of physicians: of the grouping Allopathic & Osteopathic Physicians. */
export const isOfPhysicians = (code: string): boolean => /^20[2-9]/.test(code);
