import type { Details, License, LicenseVerification } from '@/api/models';
import { formatDate } from '@/lib/dates';
import { spellOut, textOf } from '@/lib/words';
import { statedDay } from '@/lib/stated-day';
import { disciplineIn } from './discipline';
import { licenseExpiry } from './license-facts';
import { resultOf } from './license-result';
import { type SettledWords, type Standing, standingOf, worse } from './license-standing';

/** Whether a license counts on a day: in full · under terms · not · nobody can say. */
export type Force = 'in force' | 'limited' | 'not in force' | 'unknown';

export interface ForceReason {
  force: Exclude<Force, 'in force'>;
  /** What it rests on, by which a screen knows what settles it. */
  about: 'verification' | 'status' | 'issue' | 'expiry' | 'discipline' | 'decision';
  /** Stands alone, with the board's word or the date: `“Revoked” at its board`, `Expired Mar 31, 2026`. */
  text: string;
}

export interface LicenseOnDay {
  force: Force;
  /** What its board says, else what the organization states, as it was written; '' where neither says anything. */
  word: string;
  /** Whether its board said so, in a verification that found it. */
  isVerified: boolean;
  /** What that word means. */
  standing: Standing;
  /** The last day on which it counts, `YYYY-MM-DD`, and whether its source said so. */
  until: { day: string; isVerified: boolean } | undefined;
  /** Why it is not plainly in force, the worst first; empty where it is. */
  reasons: readonly ForceReason[];
}

/** Why a verification that ended so proves nothing (rules.md 9.4). */
const unverified: Readonly<Record<string, Omit<ForceReason, 'about'>>> = {
  NotFound: { force: 'not in force', text: 'Not found at primary source' },
  Failed: { force: 'unknown', text: 'It could not be verified' },
  NeedsReview: { force: 'unknown', text: 'Its verification waits for a decision' },
  Pending: { force: 'unknown', text: 'Its verification is under way' },
  Working: { force: 'unknown', text: 'Its verification is under way' },
};

const order: readonly Force[] = ['not in force', 'unknown', 'limited', 'in force'];

/**
 * Whether a license is in force on a day, `YYYY-MM-DD` (field.md 1.1): by its verification, its board's word, its dates of
 * issue and expiry, discipline, and what the organization decided about restriction and approval. Nothing that is missing
 * or not understood reads as in force. `verification` is the one that counts, the license's current one when left out.
 */
export function licenseOn(
  day: string,
  license: Details<License>,
  settled?: SettledWords,
  verification: LicenseVerification | undefined = license.currentVerification,
): LicenseOnDay {
  const current = verification === license.currentVerification;
  const status = (current ? license.currentVerificationStatus : undefined) ?? verification?.status;
  const result = status === 'Found' ? resultOf(verification) : undefined;
  const verified = textOf(result?.licenseStatus);
  const stated = textOf(license.nonVerifiedInfo?.status);
  const word = verified || stated;
  // What the organization states beside a verified word can only make it worse: it may know of a suspension first.
  const standing = verified ? standingOf(verified, settled) : standingOf(stated, settled);
  const expiry = licenseExpiry({
    ...license,
    currentVerification: verification ?? {},
    currentVerificationStatus: status as typeof license.currentVerificationStatus,
  });
  const until = statedDay(expiry?.value);
  const reasons: ForceReason[] = [
    ...verificationReasons(status),
    ...standingReasons(standing, word, verified !== '', status === 'Found'),
    ...(verified && stated ? statedReasons(standingOf(stated, settled), standing, stated) : []),
    ...dateReasons(day, statedDay(result?.issued ?? license.nonVerifiedInfo?.issueDate), until, status),
    ...disciplineReasons(result?.disciplinaryActions),
    ...decisionReasons(license),
  ].toSorted((one, other) => order.indexOf(one.force) - order.indexOf(other.force));
  return {
    force: reasons[0]?.force ?? 'in force',
    word,
    isVerified: verified !== '',
    standing,
    until: until ? { day: until, isVerified: expiry?.verified ?? false } : undefined,
    reasons,
  };
}

function verificationReasons(status: string | undefined): ForceReason[] {
  const about = 'verification';
  if (status === 'Found') return [];
  if (status === undefined) return [{ force: 'unknown', about, text: 'It was not verified yet' }];
  const known = Object.hasOwn(unverified, status) ? unverified[status] : undefined;
  if (known) return [{ ...known, about }];
  return [{ force: 'unknown', about, text: `Its verification ended as “${spellOut(status)}”` }];
}

/** The force that a word of a board gives. */
const forces: Readonly<Record<Standing, Force>> = {
  good: 'in force',
  limited: 'limited',
  ended: 'not in force',
  'taken away': 'not in force',
  unknown: 'unknown',
};

function standingReasons(
  standing: Standing,
  word: string,
  isVerified: boolean,
  isFound: boolean,
): ForceReason[] {
  const force = forces[standing];
  const about = 'status';
  if (word === '') return isFound ? [{ force: 'unknown', about, text: 'Its board gives no status' }] : [];
  if (force === 'in force') return [];
  const by = isVerified ? 'at its board' : 'as stated, not verified';
  const text = force === 'unknown' ? `“${word}” ${by}: what that means is not known` : `“${word}” ${by}`;
  return [{ force, about, text }];
}

function statedReasons(standing: Standing, verified: Standing, stated: string): ForceReason[] {
  if (standing === 'unknown' || standing === verified || worse(standing, verified) !== standing) return [];
  // A verification is newer than a stated expiry; what was taken away has to be settled by a person.
  if (standing !== 'taken away') return [];
  return [{ force: 'unknown', about: 'status', text: `“${stated}” as stated, which its board does not say` }];
}

function dateReasons(
  day: string,
  issued: string | undefined,
  until: string | undefined,
  status: string | undefined,
): ForceReason[] {
  const reasons: ForceReason[] = [];
  if (issued && issued > day)
    reasons.push({ force: 'not in force', about: 'issue', text: `Issued ${formatDate(issued)}` });
  if (until && until < day)
    reasons.push({ force: 'not in force', about: 'expiry', text: `Expired ${formatDate(until)}` });
  if (!until && status === 'Found')
    reasons.push({ force: 'unknown', about: 'expiry', text: 'No expiry date is known' });
  return reasons;
}

function disciplineReasons(actions: unknown): ForceReason[] {
  const discipline = disciplineIn(actions);
  if (discipline === 'some')
    return [{ force: 'limited', about: 'discipline', text: 'Disciplinary actions on record' }];
  if (discipline === 'none') return [];
  // Another verification may tell.
  return [
    { force: 'unknown', about: 'verification', text: 'Its board does not tell whether there is discipline' },
  ];
}

function decisionReasons({ approvedStatus, restrictionStatus }: Details<License>): ForceReason[] {
  const reasons: ForceReason[] = [];
  const about = 'decision';
  if (approvedStatus === 'No')
    reasons.push({ force: 'not in force', about, text: 'Not approved by your organization' });
  else if (!isSettled(approvedStatus, ['Yes', 'Pending']))
    reasons.push(unknownDecision('Approval', approvedStatus));
  if (restrictionStatus === 'Restricted')
    reasons.push({ force: 'limited', about, text: 'Marked as restricted by your organization' });
  else if (!isSettled(restrictionStatus, ['None', 'Unrestricted']))
    reasons.push(unknownDecision('Restriction', restrictionStatus));
  return reasons;
}

/** Whether a decision is none, or one of those that leave a license in force. */
const isSettled = (decision: string | undefined, known: readonly string[]) =>
  textOf(decision) === '' || known.includes(textOf(decision));

/** An enumeration may grow (rules.md 1.3): a decision that nobody knows yet is no good news. */
const unknownDecision = (what: string, decision: string | undefined): ForceReason => ({
  force: 'unknown',
  about: 'decision',
  text: `${what} by your organization is “${spellOut(decision)}”: what that means is not known`,
});
