import { hashText } from '../store/ids';
import { type Career, careers } from './careers-table';
import { dateTimeFrom } from './dates';

export type { Career };

/** Undefined for a type that the organization added. */
export function careerOf(type: string): Career | undefined {
  return careers[type];
}

/** Of 100 who may be registered for controlled substances, how many are (field.md 2.13); nobody of any other type. */
const prescribers: Record<string, number> = {
  'Physician (MD)': 97,
  'Physician (DO)': 97,
  Dentist: 96,
  'Podiatrist (DPM)': 97,
  'Optometrist (OD)': 60,
  'Nurse practitioner': 94,
  'Physician assistant': 95,
  'Certified registered nurse anesthetist (CRNA)': 50,
  'Certified nurse midwife (CNM)': 80,
  'Clinical nurse specialist (CNS)': 55,
};

/** Of 100 people of a type, how many are registered for controlled substances. */
export function prescribersOf(type: string): number {
  return prescribers[type] ?? 0;
}

export function isPhysician(type: string): boolean {
  return type.startsWith('Physician (');
}

/** Of types that the organization added. */
const otherwise = { youngest: 25, graduation: 22, residency: undefined };

function yearOf(epoch: number): number {
  return Number(dateTimeFrom(epoch, 0).slice(0, 4));
}

/** The year of the last degree, and that from which on somebody practices. Both follow from the provider alone. */
export function yearsOfCareer(
  { id, dateOfBirth }: { id: string; dateOfBirth?: string | undefined },
  type: string,
  epoch: number,
): { graduated: number; ready: number } {
  const { youngest, graduation, residency } = careers[type] ?? otherwise;
  const hash = hashText(id) >>> 0;
  const born = Number(dateOfBirth?.slice(0, 4) ?? 1975);
  // The youngest lost no time.
  const spare = Math.max(0, yearOf(epoch) - born - youngest);
  const later = Math.min(hash % 4, spare);
  const training = isPhysician(type) ? 3 + Math.min((hash >>> 8) % 4, spare - later) : (residency?.[0] ?? 0);
  const graduated = born + graduation + later;
  return { graduated, ready: graduated + training };
}
