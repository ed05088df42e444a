import { hashText } from '../store/ids';
import { addYears, day, instantOf } from './dates';
import { script } from './edge-cases';

// What a board has on record. Lists and the source's answers both take it from here, so that they always agree.

/** What the license number's beginning asks for, as far as it changes what is on record. */
type Kind = string | undefined;

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

const mostInGoodStanding = 130;

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
  if (instantOf(expiryDate) < at - day) return 'Expired';
  if (kind === 'DISC') return 'Active, on probation';
  if (kind === 'CHANGE') return attempt % 2 === 0 ? 'Active, on probation' : 'Active';
  if (kind || origin === undefined) return 'Active';
  const spread = (Math.imul(Math.imul(origin + 1, 0x9e3779b1) ^ (origin << 7), 0x85ebca6b) >>> 8) % 1000;
  // Nobody is credentialed by a license that is not in good standing: those are licenses of before.
  if (origin % 8 === 0 && spread >= mostInGoodStanding) return 'Active';
  return otherTexts.find(([, upTo]) => spread < upTo)?.[0] ?? 'Active';
}

/** So many days before the expiry of a term the board shows that the license was renewed: each has its habit. */
export function renewedAhead(kind: Kind, licenseNumber: string): number {
  if (kind === 'MULTI') return 29;
  const habit = (hashText(licenseNumber.toUpperCase()) >>> 0) % 10;
  return habit < 5 ? 91 : habit < 8 ? 61 : 29;
}

/**
 * When a license expires as the board has it at a time. `expiryDate` is what was known after `attempts`
 * verifications; licenses renew for two years at a time, and those numbered `CHANGE` by one with each verification.
 */
export function expiryAt(known: {
  kind: Kind;
  licenseNumber: string;
  expiryDate: string;
  at: number;
  attempt: number;
  attempts: number;
}): string {
  const { kind, expiryDate, at, attempt, attempts } = known;
  if (kind === 'CHANGE') return addYears(expiryDate, attempt - attempts);
  const ahead = renewedAhead(kind, known.licenseNumber) * day;
  let expires = expiryDate;
  let before = addYears(expires, -2);
  while (instantOf(before) - ahead > at) {
    expires = before;
    before = addYears(expires, -2);
  }
  // Of those that need a decision, some were renewed and we do not know it yet.
  if (kind === 'MULTI' && instantOf(expires) - at < ahead) expires = addYears(expires, 2);
  return expires;
}

/** Whether the board has disciplinary actions on record. */
export function isDisciplined(kind: Kind, licenseNumber: string): boolean {
  if (kind === 'MULTI') return hashText(licenseNumber.toUpperCase()) % 3 === 0;
  return kind === 'DISC' || kind === 'CHANGE';
}
