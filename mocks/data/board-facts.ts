import { hashText } from '../store/ids';
import { addYears, day } from './dates';
import { script } from './edge-cases';

// What a board has on record. Lists and the source's answers both take it from here, so that they always agree.

/** What the license number's beginning asks for, as far as it changes what is on record. */
type Kind = string | undefined;

const twoYears = 730 * day;

/** Other words for a license in good standing, and the rare ones that are not, each with how many of 1,000 have it. */
const otherTexts: [text: string, upTo: number][] = [
  ['Active, in good standing', 60],
  ['Current', 110],
  ['Clear', 130],
  ['Inactive', 138],
  ['Retired', 141],
  ['Lapsed', 144],
  ['Suspended', 146],
  ['Surrendered', 147],
];

/** What a board calls a license's status at a time, by its expiry and what happened to it. */
export function statusAt(known: {
  kind: Kind;
  expiryDate: string;
  at: number;
  attempt: number;
  origin: number | undefined;
  edgeCases: boolean;
}): string {
  const { kind, expiryDate, at, attempt, origin, edgeCases } = known;
  if (edgeCases && origin !== undefined && origin >> 3 === 3) return script;
  if (Date.parse(expiryDate) < at - day) return 'Expired';
  if (kind === 'DISC') return 'Active, on probation';
  if (kind === 'CHANGE') return attempt % 2 === 0 ? 'Active, on probation' : 'Active';
  if (kind || origin === undefined) return 'Active';
  const spread = (Math.imul(Math.imul(origin + 1, 0x9e3779b1) ^ (origin << 7), 0x85ebca6b) >>> 8) % 1000;
  return otherTexts.find(([, upTo]) => spread < upTo)?.[0] ?? 'Active';
}

/**
 * When a license expires as the board has it at a time. `expiryDate` is what was known after `attempts`
 * verifications; licenses renew for two years at a time, and those numbered `CHANGE` by one with each verification.
 */
export function expiryAt(known: {
  kind: Kind;
  expiryDate: string;
  at: number;
  attempt: number;
  attempts: number;
}): string {
  const { kind, expiryDate, at, attempt, attempts } = known;
  if (kind === 'CHANGE') return addYears(expiryDate, attempt - attempts);
  let expires = expiryDate;
  while (Date.parse(expires) - twoYears > at) expires = addYears(expires, -2);
  // Of those that need a decision, some were renewed and we do not know it yet.
  if (kind === 'MULTI' && Date.parse(expires) - at < 90 * day) expires = addYears(expires, 2);
  return expires;
}

/** Whether the board has disciplinary actions on record. */
export function isDisciplined(kind: Kind, licenseNumber: string): boolean {
  if (kind === 'MULTI') return hashText(licenseNumber.toUpperCase()) % 3 === 0;
  return kind === 'DISC' || kind === 'CHANGE';
}
