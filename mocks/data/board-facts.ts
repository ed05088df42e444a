import { hashText } from '../store/ids';
import type { LicenseTypeRecord } from '../store/records';
import { type Condition, boardWords } from './board-words';
import { addYears, instantOf, instantYearsFrom } from './dates';
import { day } from '../store/time';
import { script } from './edge-cases';

// What a board has on record. Lists and the source's answers both take it from here, so that they always agree.

/** What the license number's beginning asks for, as far as it changes what is on record. */
type Kind = string | undefined;

/** What of a license its standing follows from. */
export interface KnownLicense {
  kind: Kind;
  licenseType: LicenseTypeRecord;
  licenseNumber: string;
  /** As the board has them at a time. */
  issueDate: string;
  expiryDate: string;
  /** When the organization attached it. */
  createdAt: string | undefined;
  at: number;
  attempt: number;
  origin: number | undefined;
  edgeCases: boolean;
}

/** Licenses in no good standing are rare: of 1,000 so many ended, and up to so many more were taken away. */
const rare = { ended: 14, takenAway: 17 };

/** A board decides about somebody it has known for so long. */
const known = 500 * day;

/** The standing in which a board has a license, whatever the term of it. */
export function conditionOf(license: KnownLicense): Condition {
  const { kind, origin, attempt } = license;
  if (kind === 'DISC') return 'limited';
  if (kind === 'REVO') return 'taken away';
  if (kind === 'CHANGE') return attempt % 2 === 0 ? 'limited' : 'good';
  // Nobody is credentialed by a license that is not in good standing: those are licenses of before.
  if (kind || origin === undefined || origin % 8 === 0) return 'good';
  const at = spread(origin);
  if (at >= rare.takenAway) return 'good';
  if (at < rare.ended) return 'ended';
  return isLongKnown(license) ? 'taken away' : 'good';
}

/** Whether the board could have decided about somebody before the organization attached the license. */
function isLongKnown({ issueDate, createdAt }: KnownLicense): boolean {
  return instantOf(issueDate) + known < instantOf(createdAt ?? '');
}

function spread(origin: number): number {
  return (Math.imul(Math.imul(origin + 1, 0x9e3779b1) ^ (origin << 7), 0x85ebca6b) >>> 8) % 1000;
}

/** After so long a license that was not renewed is one no more. */
const longExpired = 365 * day;

/** How a board calls the standing of a license at a time, in its own words (field.md 1.5). */
export function statusAt(license: KnownLicense): string {
  const { kind, licenseType, expiryDate, at, origin, edgeCases } = license;
  if (edgeCases && origin !== undefined && origin >> 3 === 3) return script;
  if (kind === 'REVO') return 'Revoked';
  const words = boardWords(licenseType);
  const over = at - day - instantOf(expiryDate);
  if (over > 0) return words[over > longExpired ? 'long expired' : 'expired'][0];
  const condition = conditionOf(license);
  // Each license keeps its word.
  const choices = words[condition];
  return condition === 'good'
    ? choices[0]
    : (choices[(hashText(license.licenseNumber) >>> 0) % choices.length] ?? choices[0]);
}

/** So many days before the expiry of a term the board shows that the license was renewed: each has its habit. */
export function renewedAhead(kind: Kind, licenseNumber: string): number {
  if (kind === 'MULTI') return 29;
  const habit = (hashText(licenseNumber.toUpperCase()) >>> 0) % 10;
  return habit < 5 ? 91 : habit < 8 ? 61 : 29;
}

/** From when on, in milliseconds, the board shows the term that ends on a day: before that it shows the one before. */
export function renewalShownAt(kind: Kind, licenseNumber: string, expiryDate: string): number {
  return instantYearsFrom(expiryDate, -2) - renewedAhead(kind, licenseNumber) * day;
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
  let expires = expiryDate;
  while (renewalShownAt(kind, known.licenseNumber, expires) > at) expires = addYears(expires, -2);
  // Of those that need a decision, some were renewed and we do not know it yet.
  if (kind === 'MULTI' && instantOf(expires) - at < renewedAhead(kind, known.licenseNumber) * day)
    expires = addYears(expires, 2);
  return expires;
}

/** Whether the board has disciplinary actions on record. */
export function isDisciplined(license: KnownLicense): boolean {
  const { kind, licenseNumber } = license;
  if (kind === 'MULTI') return hashText(licenseNumber.toUpperCase()) % 3 === 0 && isLongKnown(license);
  return kind === 'DISC' || kind === 'CHANGE' || conditionOf(license) === 'taken away';
}
