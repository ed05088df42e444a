import type { LicenseRecord, World } from '../store/world';
import { day } from './time';

/** A license expires soon when so many days or fewer are left; the first of the checks before expiry. */
export const expiringDays = 90;

/** What organization-wide lists look for in a license (openapi.yaml, `GET /provider-licenses`). */
export const licenseStatuses = [
  'Active',
  'Expired',
  'ExpiresSoon',
  'DisciplinaryActions',
  'Found',
  'NotFound',
  'UnableToVerify',
  'NeedsReview',
] as const;

export type LicenseStatus = (typeof licenseStatuses)[number];

/**
 * Whether a license has a status. `today` and the expiry are calendar days (`YYYY-MM-DD…`); a
 * license is still good on the day it expires.
 */
export function hasStatus(license: LicenseRecord, status: LicenseStatus, today: string): boolean {
  switch (status) {
    case 'Active':
      return license.currentVerificationStatus === 'Found' && !isExpired(license, today);
    case 'Expired':
      return isExpired(license, today);
    case 'ExpiresSoon':
      return isExpiring(license, today);
    case 'DisciplinaryActions':
      return license.hasDisciplinaryActions === true;
    case 'Found':
    case 'NotFound':
    case 'NeedsReview':
      return license.currentVerificationStatus === status;
    case 'UnableToVerify':
      return license.currentVerificationStatus === 'Failed';
  }
}

/** The calendar day of service time, in UTC, as `YYYY-MM-DD`. */
export function today(world: World): string {
  return world.clock.iso().slice(0, 10);
}

/** Whether the facts of a license come from its source. */
export function verificationState(license: LicenseRecord): 'Verified' | 'Unverified' {
  return license.currentVerificationStatus === 'Found' ? 'Verified' : 'Unverified';
}

function isExpired(license: LicenseRecord, today: string): boolean {
  // A time after the day makes no text of an earlier day later.
  return license.expiryDate !== undefined && license.expiryDate < today;
}

function isExpiring(license: LicenseRecord, today: string): boolean {
  const { expiryDate } = license;
  if (expiryDate === undefined || expiryDate < today) return false;
  const last = lastExpiringDay(today);
  return expiryDate < last || expiryDate.startsWith(last);
}

let latest = { today: '', lastDay: '' };

function lastExpiringDay(today: string): string {
  if (latest.today !== today) {
    const ms = Date.parse(`${today}T00:00:00Z`) + expiringDays * day;
    latest = { today, lastDay: new Date(ms).toISOString().slice(0, 10) };
  }
  return latest.lastDay;
}
