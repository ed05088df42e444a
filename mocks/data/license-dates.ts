import type { LicenseRecord, ProviderRecord } from '../store/records';
import { isPhysician, yearsOfCareer } from './careers';
import { dateTimeFrom, instantOf, notLeapDay } from './dates';
import { day } from '../store/time';
import type { Origin } from './origin';
import { draw, type Draw } from './random';

/** The day of issue as the board has it, else as it is stated. */
export function issuedAs({ issueDate, nonVerifiedInfo }: LicenseRecord): string | undefined {
  return issueDate ?? nonVerifiedInfo?.issueDate;
}

/** Between graduation and the day on which the organization heard of it. */
export function issuedOn(
  { epoch }: Origin,
  provider: ProviderRecord,
  profession = '',
  createdAt: number,
  expiryDate: string,
  kind: string | undefined,
  random: Draw,
): string {
  const { graduated } = yearsOfCareer(provider, profession, epoch);
  // Physicians are licensed in full after a year of training.
  const from = Date.UTC(graduated + (isPhysician(profession) ? 1 : 0), 6, 1);
  const disciplined = kind === 'DISC' || kind === 'CHANGE' ? epoch - yearsUntilOrders * year : epoch;
  const to = Math.min(createdAt, instantOf(expiryDate), disciplined) - 60 * day;
  const years = Math.max(0, to - from);
  // Most licenses were issued at the beginning of a career.
  const at = from + years * random.next() ** 2;
  return notLeapDay(dateTimeFrom(Math.min(at, to), 0));
}

/** A state registers whom it has licensed, in the weeks after that. */
export function shortlyAfter(licensed: string, number: number): string {
  return notLeapDay(dateTimeFrom(instantOf(licensed), 3 + (number % 40)));
}

const year = 365.25 * day;

/** Before a board has decided all that it shows of somebody, so many years go by since the license was issued. */
const yearsUntilOrders = 5;

export function isExperienced({ epoch }: Origin, provider: ProviderRecord, profession = ''): boolean {
  const { graduated } = yearsOfCareer(provider, profession, epoch);
  return Date.UTC(graduated + yearsUntilOrders + 3, 0, 1) < epoch;
}

/** Days until expiry: most far off, a few soon, a few past; of the first providers a few more. */
export function expiryDays(random: Draw, isFirst: boolean): number {
  const u = random.next() / (isFirst ? 3 : 1);
  if (u < 0.008) return -1 - random.below(40);
  if (u < 0.0167) return random.below(31);
  if (u < 0.0267) return 31 + random.below(30);
  if (u < 0.038) return 61 + random.below(30);
  return 91 + random.below(605);
}

/** Of so many licenses the board has shown in these weeks that they were renewed; of the first providers’ of a few more. */
const renewals = { first: 0.022, others: 0.0085, days: 20 };

/**
 * Days until the new term of a license ends that its board has shown as renewed a short while ago, `ahead` days before the
 * old one ends; undefined for most. Drawn apart, so that what else is generated stays as it was drawn.
 */
export function justRenewed(
  seed: number,
  number: number,
  { isFirst, ahead }: { isFirst: boolean; ahead: number },
): number | undefined {
  const random = draw('just renewed', seed, number);
  if (!random.chance(isFirst ? renewals.first : renewals.others)) return undefined;
  return 730 + ahead - 2 - random.below(renewals.days);
}
