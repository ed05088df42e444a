import { expirableSteps } from './expirables';
import type { FollowUpSubject } from './follow-up';

/** Whom the first attempt most likely asks: the payer of an enrollment, else whom it is about; '' for a board or database. */
export function proposedWhom({ kind, name, payer }: FollowUpSubject): string {
  if (kind === 'enrollment') return payer ?? '';
  return kind === 'license' || kind === 'scan' ? '' : name;
}

/** What the first attempt most likely asks for; '' where that is another thing each time. */
export function proposedAsk({ kind, expirable }: FollowUpSubject): string {
  if (kind === 'enrollment') return 'The status of the enrollment';
  if (kind === 'license') return 'A verification of the license';
  if (kind !== 'expirable' || !expirable) return '';
  const step = expirableSteps[expirable.kind] ?? '';
  const [, asked] = /^Ask for (.+)$/.exec(step) ?? [];
  return asked ? `${asked.charAt(0).toUpperCase()}${asked.slice(1)}` : 'Proof that it was renewed';
}
