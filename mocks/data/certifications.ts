import { idFor } from '../store/ids';
import { draw } from './random';

/** A certificate of a national board. */
export interface Certificate {
  id: string;
  /** The board, both as a provider states it and as a dataset. */
  type: string;
  number: string;
  specialty: string;
  /** The year of the first certification. */
  issued: number;
  /** The day of that year, as `-MM-DD`: in the fall after a training, or before anybody may practice. */
  issuedOn: string;
  /** Whether it was not renewed when its term ended last. */
  isLapsed: boolean;
}

type Kind = readonly [of100: number, board: string, specialty: string];

/** What people of a profession are certified in, and how many of 100 are; physicians are not among them. */
const kinds: Record<string, readonly Kind[]> = {
  'Nurse practitioner': [
    [45, 'AmericanAcademyofNursePractitioners', 'Family'],
    [40, 'AmericanNursesCredentialingCenter', 'Family'],
  ],
  'Physician assistant': [
    [97, 'NationalCommissiononCertificationofPhysicianAssistants', 'Physician Assistant'],
  ],
  'Registered nurse': [[12, 'AmericanNursesCredentialingCenter', 'Medical-Surgical Nursing']],
  Pharmacist: [[24, 'BoardOfPharmacySpecialties', 'Pharmacotherapy']],
  Dentist: [[8, 'AmericanBoardofGeneralDentistry', 'General Dentistry']],
  Psychologist: [[11, 'AmericanBoardofProfessionalPsychology', 'Clinical Psychology']],
  'Certified registered nurse anesthetist (CRNA)': [
    [
      100,
      'NationalBoardofCertificationandRecertificationforNurseAnesthetists',
      'Nurse Anesthetist, Certified Registered',
    ],
  ],
  'Certified nurse midwife (CNM)': [[100, 'AmericanMidwiferyCertificationBoard', 'Nurse-Midwifery']],
  'Clinical nurse specialist (CNS)': [
    [90, 'AmericanNursesCredentialingCenter', 'Adult-Gerontology Clinical Nurse Specialist'],
  ],
  'Podiatrist (DPM)': [
    [45, 'AmericanBoardofPodiatricMedicine', 'Podiatric Medicine'],
    [40, 'AmericanBoardofFootandAnkleSurgery', 'Foot Surgery'],
  ],
  'Optometrist (OD)': [[15, 'AmericanBoardofOptometry', 'Optometry']],
  'Chiropractor (DC)': [[5, 'AmericanBoardOfChiropracticInternists', 'Chiropractic Internal Medicine']],
  'Physical therapist (PT)': [[18, 'AmericanBoardOfPhysicalTherapySpecialties', 'Orthopaedics']],
  'Occupational therapist (OT)': [
    [95, 'NationalBoardforCertificationinOccupationalTherapy', 'Occupational Therapist'],
  ],
  'Speech-language pathologist (SLP)': [
    [92, 'AmericanSpeechLanguageHearingAssociation', 'Speech-Language Pathology (CCC-SLP)'],
  ],
  'Audiologist (AuD)': [[60, 'AmericanSpeechLanguageHearingAssociation', 'Audiology (CCC-A)']],
  'Registered dietitian (RD)': [[100, 'CommissionOnDieteticRegistration', 'Registered Dietitian']],
  'Clinical social worker (LCSW)': [[12, 'AmericanBoardofClinicalSocialWork', 'Clinical Social Work']],
  'Professional counselor (LPC)': [
    [55, 'NationalBoardforCertifiedCounselors', 'National Certified Counselor'],
  ],
  'Behavior analyst (BCBA)': [[100, 'BehaviorAnalystCertificationBoard', 'Behavior Analyst']],
  'Paramedic (EMT-P)': [[92, 'NationalRegistryofEmergencyMedicalTechnicians', 'Paramedic']],
  'Acupuncturist (LAc)': [
    [96, 'NationalCertificationCommissionforAcupunctureandOrientalMedicine', 'Acupuncture'],
  ],
};

/** The day of the year, behind the year, on which somebody is certified who trained after graduation. */
export const afterTraining = '-10-15';
const beforePractice = '-06-15';

/** The certificate of somebody who graduated in a year and may practice since another; `seed` is the person's own. */
export function certificateOf(
  type: string,
  { graduated, ready }: { graduated: number; ready: number },
  seed: number,
): Certificate | undefined {
  const offered = kinds[type];
  if (!offered) return undefined;
  const random = draw('certificate', seed, 0);
  const at = random.below(100);
  let upTo = 0;
  for (const [of100, board, specialty] of offered) {
    upTo += of100;
    if (at >= upTo) continue;
    return {
      id: idFor('certificate', seed, 0),
      type: board,
      number: String(1_000_000 + random.below(8_999_999)),
      specialty,
      issued: ready,
      issuedOn: ready > graduated ? afterTraining : beforePractice,
      isLapsed: random.chance(lapsed),
    };
  }
  return undefined;
}

/** Of those who hold a certificate, this share did not renew it, if it ever was to be renewed. */
export const lapsed = 0.05;

/** Years for which certificates run before they are renewed. */
const term = 10;

/** The days on which a certificate was issued first, and on which its last term ends. */
export function termOfCertificate(
  { issued, issuedOn, isLapsed }: Pick<Certificate, 'issued' | 'issuedOn' | 'isLapsed'>,
  epoch: number,
): { issued: string; expires: string; isExpired: boolean } {
  const years = Math.max(0, new Date(epoch).getUTCFullYear() - issued);
  const renewals = Math.floor(years / term);
  const isExpired = isLapsed && renewals > 0;
  return {
    issued: `${issued}${issuedOn}T00:00:00Z`,
    expires: `${issued + term * (isExpired ? renewals : renewals + 1)}-${isExpired ? '06-30' : '12-31'}T00:00:00Z`,
    isExpired,
  };
}
