import type { License, LicenseVerification } from '@/api/models';
import { localDay } from '@/lib/dates';
import { textOf } from '@/lib/words';
import { hasFee, isUnderWay } from '../license-facts';
import { type ForceReason, licenseOn } from '../license-in-force';
import { licenseScreen, reviewScreen } from './links';
import { blank, type Evidence, type Gap, type GapAction, type Judged, type Lookup } from './types';

/** A license as words: `Registered nurse RN-123, TX`. */
export function licenseWords({ licenseType, licenseNumber, state }: License): string {
  const what = [licenseType?.name, licenseNumber].map((text) => textOf(text)).filter(Boolean);
  return [what.join(' ') || 'License', textOf(state ?? licenseType?.source?.state)]
    .filter(Boolean)
    .join(', ');
}

/** How a license is verified anew; undefined where the service gave it no id. */
export function licenseLookup(
  license: License,
  providerId: string,
  label = licenseWords(license),
): Extract<Lookup, { kind: 'license' }> {
  const { id, currentVerification } = license;
  return {
    kind: 'license',
    providerId,
    licenseId: id,
    before: currentVerification?.id,
    label,
    hasFee: hasFee(license) ?? false,
  };
}

/** A license by one of its verifications as evidence; nothing where the service gave one of them no id. */
export function licenseEvidence(
  verification: LicenseVerification,
  license: License,
  providerId: string,
  { from, settled }: Judged,
): Evidence[] {
  const { id, status, started, verificationSource } = verification;
  const { id: licenseId } = license;
  if (!id || !licenseId) return [];
  const label = licenseWords(license);
  const isCurrent = license.currentVerification?.id === id;
  const whole = isCurrent ? { ...license.currentVerification, ...verification } : verification;
  const record = isCurrent ? { ...license, currentVerification: whole } : license;
  const onDay = licenseOn(localDay(from), record, settled, whole);
  const lookup = licenseLookup(license, providerId, label);
  const verify: GapAction = { kind: 'lookup', lookup };
  const open = {
    kind: 'open' as const,
    label: 'Open the license',
    link: licenseScreen(providerId, licenseId),
  };
  const review: GapAction = {
    kind: 'open',
    label: 'Review',
    link: reviewScreen(providerId, licenseId),
  };
  const actionsFor = ({ about, force }: ForceReason): readonly GapAction[] => {
    if (status === 'NeedsReview') return [review];
    if (isUnderWay(record)) return [open];
    if (about === 'status' && force === 'unknown') return [{ ...open, label: 'Say what it means' }, verify];
    return about === 'decision' ? [open] : [verify, open];
  };
  const gaps: Gap[] = onDay.reasons
    .filter(({ force }) => force !== 'limited')
    .map((reason) => ({ text: reason.text, actions: actionsFor(reason) }));
  return [
    {
      ...blank,
      kind: 'licenseVerifications',
      key: `licenseVerifications ${id}`,
      label,
      source: verificationSource?.name ?? license.licenseType?.source?.name,
      verifiedAt: status === 'Found' ? started : undefined,
      outcome: status ? { of: 'verification', value: status } : undefined,
      gaps,
      findings: onDay.reasons
        .filter(({ force }) => force === 'limited')
        .map(({ text }) => ({ text: `${label}: ${text}`, link: licenseScreen(providerId, licenseId) })),
      link: licenseScreen(providerId, licenseId),
      verification: whole,
      lookup,
      type: licenseId,
      license: { record, onDay },
      reference: { licenseVerifications: [{ licenseId, licenseVerificationId: id }] },
    },
  ];
}
