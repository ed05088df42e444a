import { hashText } from '../store/ids';
import { dateTimeFrom } from './dates';

/** What is usual in a profession. */
export interface Career {
  /** Of 100 people. */
  women: number;
  /** The age of the youngest in practice, and that at graduation; few graduate up to four years later. */
  youngest: number;
  graduation: number;
  degree: string;
  /** How the schools are called. */
  school: RegExp;
  /** Whether a bachelor's degree comes first. */
  isPostgraduate: boolean;
  employers: readonly string[];
  titles: readonly string[];
  /** Courses of the American Heart Association that most, and that some take. */
  courses: readonly [most: readonly string[], some: readonly string[]];
  /** Coverage of each claim in dollars. */
  coverage: number;
}

const basic = 'AhaBasicLifeSupport';
const cardiac = 'AhaAdvancedCardiacLifeSupport';
const pediatric = 'AhaPediatricAdvancedLifeSupport';

const hospitals = ['Regional Hospital', 'Medical Center', 'Memorial Hospital', 'Community Hospital'];
const practices = ['Medical Group', 'Family Practice', 'Health Partners', 'Clinic'];

const physician: Career = {
  women: 41,
  youngest: 31,
  graduation: 26,
  degree: 'Doctor of Medicine',
  school: /School of Medicine$/,
  isPostgraduate: true,
  employers: [...practices, ...hospitals],
  titles: ['Attending physician', 'Staff physician', 'Hospitalist'],
  courses: [[basic], [cardiac, pediatric]],
  coverage: 2_000_000,
};

const nurse: Career = {
  women: 87,
  youngest: 25,
  graduation: 22,
  degree: 'Bachelor of Science in Nursing',
  school: /College of Nursing$/,
  isPostgraduate: false,
  employers: [...hospitals, 'Home Health', 'Surgery Center', 'Rehabilitation Center'],
  titles: ['Staff nurse', 'Charge nurse', 'Registered nurse'],
  courses: [[basic], [cardiac, pediatric]],
  coverage: 1_000_000,
};

/** By the name of the provider type. */
const careers: Record<string, Career> = {
  'Physician (MD)': physician,
  'Physician (DO)': {
    ...physician,
    degree: 'Doctor of Osteopathic Medicine',
    school: /Osteopathic Medicine$/,
  },
  'Registered nurse': nurse,
  'Nurse practitioner': {
    ...nurse,
    youngest: 29,
    graduation: 26,
    degree: 'Master of Science in Nursing',
    isPostgraduate: true,
    employers: [...practices, 'Urgent Care', 'Community Health Center'],
    titles: ['Nurse practitioner', 'Family nurse practitioner'],
  },
  'Physician assistant': {
    ...nurse,
    women: 69,
    youngest: 28,
    graduation: 25,
    degree: 'Master of Physician Assistant Studies',
    school: /Institute of Health Sciences$/,
    isPostgraduate: true,
    employers: [...practices, 'Urgent Care', 'Surgery Center'],
    titles: ['Physician assistant', 'Senior physician assistant'],
  },
  Pharmacist: {
    ...nurse,
    women: 58,
    youngest: 27,
    graduation: 24,
    degree: 'Doctor of Pharmacy',
    school: /College of Pharmacy$/,
    isPostgraduate: true,
    employers: ['Pharmacy', 'Community Pharmacy', 'Hospital Pharmacy', 'Infusion Pharmacy'],
    titles: ['Staff pharmacist', 'Clinical pharmacist', 'Pharmacist in charge'],
    courses: [[], [basic]],
  },
  Dentist: {
    ...physician,
    women: 38,
    youngest: 29,
    degree: 'Doctor of Dental Surgery',
    school: /School of Dentistry$/,
    employers: ['Dental Group', 'Family Dentistry', 'Dental Care', 'Smile Center'],
    titles: ['General dentist', 'Associate dentist'],
    courses: [[basic], []],
    coverage: 1_000_000,
  },
  Psychologist: {
    ...nurse,
    women: 70,
    youngest: 32,
    graduation: 28,
    degree: 'Doctor of Psychology',
    school: /State University$|St\. Catherine College/,
    isPostgraduate: true,
    employers: ['Behavioral Health', 'Counseling Center', 'Psychology Associates', 'Mental Health Clinic'],
    titles: ['Clinical psychologist', 'Staff psychologist'],
    courses: [[], [basic]],
  },
};

/** Undefined for a type that the organization added. */
export function careerOf(type: string): Career | undefined {
  return careers[type];
}

/** Who may be registered for controlled substances. */
export function isPrescriber(type: string): boolean {
  return /Physician|practitioner|Dentist/.test(type);
}

export function isPhysician(type: string): boolean {
  return type.startsWith('Physician (');
}

function yearOf(epoch: number): number {
  return Number(dateTimeFrom(epoch, 0).slice(0, 4));
}

/** The year of the last degree, and that from which on somebody practices. Both follow from the provider alone. */
export function yearsOfCareer(
  { id, dateOfBirth }: { id: string; dateOfBirth?: string | undefined },
  type: string,
  epoch: number,
): { graduated: number; ready: number } {
  const { youngest, graduation } = careers[type] ?? nurse;
  const hash = hashText(id) >>> 0;
  const born = Number(dateOfBirth?.slice(0, 4) ?? 1975);
  // The youngest lost no time.
  const spare = Math.max(0, yearOf(epoch) - born - youngest);
  const later = Math.min(hash % 4, spare);
  const training = isPhysician(type) ? 3 + Math.min((hash >>> 8) % 4, spare - later) : 0;
  const graduated = born + graduation + later;
  return { graduated, ready: graduated + training };
}
