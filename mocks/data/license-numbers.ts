import type { LicenseTypeRecord } from '../store/records';
import { professions } from './definitions';
import type { Draw } from './random';

/** How some boards number: what stands before six digits, in the order of the professions. */
const forms: Record<string, readonly string[]> = {
  CA: ['A', 'RN', 'NP', 'PA', '20A', 'RPH', 'DDS', 'PSY'],
  FL: ['ME', 'RN', 'APRN', 'PA', 'OS', 'PS', 'DN', 'PY'],
  OH: ['35.', 'RN.', 'APRN.CNP.', '50.', '34.', '03.', '30.', 'P.'],
  PA: ['MD', 'RN', 'SP', 'MA', 'OS', 'RP', 'DS', 'PS'],
  VA: ['0101-', '0001-', '0024-', '0110-', '0102-', '0202-', '0401-', '0810-'],
  IL: ['036.', '041.', '209.', '085.', '036.', '051.', '019.', '071.'],
};

/** A number in the form that the board of this state gives it. */
export function numberFor(type: LicenseTypeRecord, random: Draw): string {
  const digits = String(10_000 + random.below(989_999));
  const state = type.source.state ?? '';
  const at = professions.findIndex(({ name }) => name === type.name);
  const form = forms[state]?.[at];
  if (form !== undefined) return form + digits.padStart(6, '0');
  const letters = professions[at]?.prefix ?? 'L';
  return state < 'N' ? `${letters}-${digits}` : letters + digits;
}
