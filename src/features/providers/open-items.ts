import type { Alert, License } from '@/api/models';
import { daysUntil, formatDate, relativeDays } from '@/lib/dates';
import { fillTemplate, spellOut } from '@/lib/words';
import type { StatusKind } from '@/ui/status-looks';
import { currentResult } from '@/domain/license-result';
import { isUnderWay, licenseExpiry, licenseInWords, reviewReasons } from '@/domain/license-facts';

/** What an open item is about, the most pressing first. */
const order = [
  'Expired',
  'DisciplinaryActions',
  'NeedsReview',
  'Failed',
  'ExpiresSoon',
  'NotFound',
  'Alert',
] as const;
type Kind = (typeof order)[number];

export interface OpenItem {
  key: string;
  kind: Kind;
  status: { of: StatusKind; value: string };
  /** What is so: "Nevada license expires in 3 days, Nov 23, 2026." */
  text: string;
  /** What goes with it, in a quieter voice. */
  more?: string | undefined;
  license?: License;
  alert?: Alert;
}

const soon = 90;

/**
 * The gaps of a provider's file, most pressing first: what its licenses lack, then active alerts that say something
 * the licenses do not. `from` is an instant in milliseconds.
 */
export function openItems(licenses: readonly License[], alerts: readonly Alert[], from?: number): OpenItem[] {
  const rows = licenses.flatMap((license) => (isUnderWay(license) ? [] : licenseRows(license, from)));
  const told = new Set(rows.map((row) => `${row.license?.id} ${row.kind}`));
  const others = alerts.filter((alert) => !alert.dismissalTimestamp && !isTold(alert, told)).map(alertRow);
  return [...rows, ...others].toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
}

function licenseRows(license: License, from?: number): OpenItem[] {
  return [verificationRow(license), expiryRow(license, from), disciplineRow(license)].filter(
    (row) => row !== undefined,
  );
}

function verificationRow(license: License): OpenItem | undefined {
  const status = license.currentVerificationStatus;
  const words = licenseInWords(license);
  if (status === 'NeedsReview') {
    const reasons = reviewReasons(license).join(', ');
    const names = license.currentVerification?.results?.flatMap((result) => result.name ?? []) ?? [];
    const more = names.length === 1 ? `Primary source: ${names[0]}.` : undefined;
    return row(license, 'NeedsReview', `${words}: ${reasons || 'the result has to be looked at'}.`, more);
  }
  if (status === 'Failed') {
    const { messageTemplate, messageParams } = license.currentVerification?.failureReason ?? {};
    return row(
      license,
      'Failed',
      `${words} could not be verified.`,
      fillTemplate(messageTemplate, messageParams) || undefined,
    );
  }
  if (status === 'NotFound') return row(license, 'NotFound', `${words} was not found at its source.`);
  return undefined;
}

function expiryRow(license: License, from?: number): OpenItem | undefined {
  const expiry = licenseExpiry(license);
  const days = daysUntil(expiry?.value, from);
  if (!expiry || days === undefined || days > soon) return undefined;
  const when = `${relativeDays(expiry.value, from)}, ${formatDate(expiry.value)}`;
  const text = `${licenseInWords(license)} ${days < 0 ? 'expired' : 'expires'} ${when}.`;
  return row(
    license,
    days < 0 ? 'Expired' : 'ExpiresSoon',
    text,
    expiry.verified ? undefined : 'Stated here, not verified.',
  );
}

function disciplineRow(license: License): OpenItem | undefined {
  const actions = currentResult(license)?.disciplinaryActions;
  const data: unknown = actions?.data;
  const isEmpty =
    !data ||
    (Array.isArray(data) ? data.length === 0 : typeof data === 'object' && Object.keys(data).length === 0);
  if (!actions || isEmpty) return undefined;
  return row(license, 'DisciplinaryActions', `${licenseInWords(license)} has disciplinary actions.`);
}

function row(license: License, kind: Exclude<Kind, 'Alert'>, text: string, more?: string): OpenItem {
  const of: StatusKind =
    kind === 'NeedsReview' || kind === 'Failed' || kind === 'NotFound' ? 'verification' : 'license';
  return { key: `${license.id} ${kind}`, kind, status: { of, value: kind }, text, more, license };
}

function alertRow(alert: Alert): OpenItem {
  const { type = 'Alert', data } = alert;
  const text = fillTemplate(data?.messageTemplate, data?.messageParams) || spellOut(type);
  return { key: `alert ${alert.id}`, kind: 'Alert', status: { of: 'alert', value: type }, text, alert };
}

/** An alert about an expiry that the license's own row already tells. */
function isTold(alert: Alert, told: Set<string>): boolean {
  const kind =
    alert.type === 'LicenseExpired' ? 'Expired' : alert.type === 'LicenseExpiresSoon' ? 'ExpiresSoon' : '';
  const licenseId = alertLicenseId(alert);
  return Boolean(kind && licenseId && told.has(`${licenseId} ${kind}`));
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
