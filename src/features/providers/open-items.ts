import type { Alert, License } from '@/api/models';
import { type ForceReason, type LicenseOnDay, licenseOn } from '@/domain/license-in-force';
import { isUnderWay, licenseExpiry, licenseInWords, reviewReasons } from '@/domain/license-facts';
import { type SettledWords, statusKey } from '@/domain/license-standing';
import { alertMessage, alertTypeWords } from '@/domain/alert-message';
import { daysUntil, formatDate, localDay, relativeDays } from '@/lib/dates';
import { fillTemplate } from '@/lib/message-template';
import { capitalized, uncapitalized } from '@/lib/words';
import type { StatusKind } from '@/ui/status-looks';

/** What an open item is about, the most pressing first. */
const order = [
  'TakenAway',
  'Expired',
  'Ended',
  'DisciplinaryActions',
  'NeedsReview',
  'Limited',
  'UnknownStatus',
  'Failed',
  'ExpiresSoon',
  'NotFound',
  'NotYet',
  'NotVerified',
  'Contradicted',
  'NotStated',
  'Alert',
] as const;
type Kind = (typeof order)[number];

export interface OpenItem {
  key: string;
  kind: Kind;
  status: { of: StatusKind; value: string; label?: string | undefined };
  /** What is so: "Nevada license expires in 3 days, Nov 23, 2026." */
  text: string;
  /** What goes with it, in a quieter voice. */
  more?: string | undefined;
  /** Of a verification: why it ended so, where that is known. */
  why?: string | undefined;
  /** The status of a board that nobody knows the meaning of. */
  word?: string;
  license?: License;
  alert?: Alert;
}

const expiringDays = 90;

/**
 * The gaps of a provider's file, most pressing first: why its licenses are not plainly in force today (field.md 1.1), what
 * of them ends soon, then active alerts that say something the licenses do not. What the organization decided itself, to
 * approve or to restrict, leaves nothing open. `from` is an instant in milliseconds, `settled` what the team settled about
 * words of boards.
 */
export function openItems(
  licenses: readonly License[],
  alerts: readonly Alert[],
  settled?: SettledWords,
  from?: number,
): OpenItem[] {
  const rows = licenses.flatMap((license) =>
    isUnderWay(license) ? [] : licenseRows(license, licenseOn(localDay(from), license, settled), from),
  );
  const covered = new Set(rows.map((row) => `${row.license?.id} ${row.kind}`));
  const others = alerts
    .filter((alert) => !alert.dismissalTimestamp && !isCovered(alert, covered))
    .map((alert) => alertRow(alert, from));
  return [...rows, ...others].toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
}

function licenseRows(license: License, today: LicenseOnDay, from?: number): OpenItem[] {
  const rows = today.reasons.flatMap((reason) => reasonRow(license, today, reason, from) ?? []);
  return [...rows, ...expiringItems(license, today, from)];
}

/** What is open by a reason for which a license is not plainly in force. */
function reasonRow(
  license: License,
  today: LicenseOnDay,
  reason: ForceReason,
  from?: number,
): OpenItem | undefined {
  const words = licenseInWords(license);
  switch (reason.about) {
    case 'verification':
      return verificationRow(license, reason);
    case 'status':
      return statusRow(license, today, reason);
    case 'issue':
      return row(license, 'NotYet', `${words} is not in force yet: ${uncapitalized(reason.text)}.`);
    case 'expiry':
      return today.until
        ? row(license, 'Expired', ...expiryWords(license, 'expired', from, endedWord(today)))
        : row(license, 'NotStated', `${words}: ${uncapitalized(reason.text)}.`);
    case 'discipline':
      return row(license, 'DisciplinaryActions', `${words} has disciplinary actions.`);
    case 'decision':
      return undefined;
  }
}

function verificationRow(license: License, reason: ForceReason): OpenItem {
  const status = license.currentVerificationStatus ?? license.currentVerification?.status;
  const words = licenseInWords(license);
  if (status === 'NeedsReview') {
    const reasons = reviewReasons(license).join(', ');
    const names = license.currentVerification?.results?.flatMap((result) => result.name ?? []) ?? [];
    const more = names.length === 1 ? `Primary source: ${names[0]}.` : undefined;
    return {
      ...row(license, 'NeedsReview', `${words}: ${reasons || 'the result has to be looked at'}.`, more),
      why: [reasons && `${capitalized(reasons)}.`, more].filter(Boolean).join(' ') || undefined,
    };
  }
  if (status === 'Failed') {
    const { messageTemplate, messageParams } = license.currentVerification?.failureReason ?? {};
    const why = fillTemplate(messageTemplate, messageParams) || undefined;
    return { ...row(license, 'Failed', `${words} could not be verified.`, why), why };
  }
  if (status === 'NotFound') return row(license, 'NotFound', `${words} was not found at its source.`);
  return row(license, 'NotVerified', `${words}: ${uncapitalized(reason.text)}.`);
}

/** The word of its board, where that is not good; one that says what a date says too goes with the date. */
function statusRow(license: License, today: LicenseOnDay, reason: ForceReason): OpenItem | undefined {
  const { standing, word } = today;
  const text = `${licenseInWords(license)}: ${word ? reason.text : uncapitalized(reason.text)}.`;
  if (word === '') return row(license, 'NotStated', text);
  // What the organization states is worse than the word of the board: the license page shows both.
  if (reason.force === 'unknown' && standing !== 'unknown') return row(license, 'Contradicted', text);
  if (standing === 'unknown') return { ...row(license, 'UnknownStatus', text), word };
  if (standing === 'taken away') return row(license, 'TakenAway', text);
  if (standing === 'limited') return row(license, 'Limited', text);
  return isExpired(today) ? undefined : row(license, 'Ended', text);
}

/** The word of a board that says more of an expired license than that it expired. */
const endedWord = ({ standing, word, isVerified }: LicenseOnDay) =>
  standing === 'ended' && isVerified && statusKey(word) !== 'expired' ? `Its board says “${word}”.` : '';

const isExpired = (today: LicenseOnDay) =>
  today.reasons.some(({ about, force }) => about === 'expiry' && force === 'not in force');

/** A license that may not be practiced under any more does not expire: it is over. */
function expiringItems(license: License, { standing, reasons }: LicenseOnDay, from?: number): OpenItem[] {
  if (standing === 'ended' || standing === 'taken away') return [];
  if (reasons.some(({ about }) => about === 'expiry')) return [];
  const days = daysUntil(licenseExpiry(license)?.value, from);
  if (days === undefined || days > expiringDays) return [];
  return [row(license, 'ExpiresSoon', ...expiryWords(license, 'expires', from))];
}

/** That it expires or expired, how near that is, and what else is to be known of it. */
function expiryWords(
  license: License,
  verb: 'expired' | 'expires',
  from?: number,
  more = '',
): [text: string, more: string | undefined] {
  const expiry = licenseExpiry(license);
  const when = `${relativeDays(expiry?.value, from)}, ${formatDate(expiry?.value)}`;
  return [
    `${licenseInWords(license)} ${verb} ${when}.`,
    [more, expiry?.verified ? '' : 'Stated here, not verified.'].filter(Boolean).join(' ') || undefined,
  ];
}

const looks: Record<Exclude<Kind, 'Alert'>, OpenItem['status']> = {
  TakenAway: { of: 'standing', value: 'taken away' },
  Expired: { of: 'license', value: 'Expired' },
  Ended: { of: 'standing', value: 'ended' },
  DisciplinaryActions: { of: 'license', value: 'DisciplinaryActions' },
  NeedsReview: { of: 'verification', value: 'NeedsReview' },
  Limited: { of: 'standing', value: 'limited' },
  UnknownStatus: { of: 'standing', value: 'unknown' },
  Failed: { of: 'verification', value: 'Failed' },
  ExpiresSoon: { of: 'license', value: 'ExpiresSoon' },
  NotFound: { of: 'verification', value: 'NotFound' },
  NotYet: { of: 'licenseForce', value: 'not in force' },
  NotVerified: { of: 'licenseForce', value: 'unknown' },
  Contradicted: { of: 'licenseForce', value: 'unknown' },
  NotStated: { of: 'licenseForce', value: 'unknown' },
};

function row(license: License, kind: Exclude<Kind, 'Alert'>, text: string, more?: string): OpenItem {
  return { key: `${license.id} ${kind} ${text}`, kind, status: looks[kind], text, more, license };
}

function alertRow(alert: Alert, from?: number): OpenItem {
  const { type = 'Alert' } = alert;
  const label = alertTypeWords(alert, from);
  const text = alertMessage(alert, from) || (label ?? type);
  return {
    key: `alert ${alert.id}`,
    kind: 'Alert',
    status: { of: 'alert', value: type, label },
    text,
    alert,
  };
}

/** What the license's own row tells of what an alert says: one that was to expire may have done so since. */
const coveredKinds: Readonly<Record<string, readonly Kind[]>> = {
  LicenseExpired: ['Expired'],
  LicenseExpiresSoon: ['ExpiresSoon', 'Expired'],
};

/** An alert about an expiry that the license's own row already tells. */
function isCovered(alert: Alert, covered: Set<string>): boolean {
  const { type = '' } = alert;
  const licenseId = alertLicenseId(alert);
  const kinds = Object.hasOwn(coveredKinds, type) ? coveredKinds[type] : undefined;
  return Boolean(licenseId && kinds?.some((kind) => covered.has(`${licenseId} ${kind}`)));
}

/** The license that an alert is about, where it says so. */
export function alertLicenseId(alert: Alert): string | undefined {
  if (alert.entityType === 'License' && alert.entityId) return alert.entityId;
  const { data, messageParams } = alert.data ?? {};
  return data?.['licenseId'] ?? messageParams?.['licenseId'] ?? undefined;
}

/** The import that an alert tells of. */
export function alertImportId({ entityType, entityId }: Alert): string | undefined {
  return entityType === 'ProfileImport' ? entityId : undefined;
}
