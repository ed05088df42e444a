import type { License } from '@/api/models';
import type { VerificationRecord } from './evidence/verification-record';

/** Whether somebody may treat, the best first. What is missing or not understood is never `yes`. */
export const treatAnswers = ['yes', 'with restrictions', 'cannot confirm', 'no'] as const;
export type TreatAnswer = (typeof treatAnswers)[number];

const rank: Readonly<Record<TreatAnswer, number>> = {
  yes: 0,
  'with restrictions': 1,
  'cannot confirm': 2,
  no: 3,
};

/** Below 0 where `one` is the better answer, above where `other` is, 0 where they are the same. */
export const compareAnswers = (one: TreatAnswer, other: TreatAnswer): number => rank[one] - rank[other];

/** The worst of several answers; `yes` for none. */
export function worstAnswer(answers: Iterable<TreatAnswer>): TreatAnswer {
  let worst: TreatAnswer = 'yes';
  for (const answer of answers) if (rank[answer] > rank[worst]) worst = answer;
  return worst;
}

/** Collections of info that an answer rests on, or that one adds to in order to settle it. */
export type TreatCollection = 'liabilityInsurances' | 'dea' | 'certificates' | 'medicaidEnrollments';

/** Where what a line says can be looked at. */
export type TreatEvidence =
  | { kind: 'license'; licenseId: string }
  | { kind: 'scan'; scanId: string }
  | { kind: 'info'; collection: TreatCollection }
  | { kind: 'tab'; tab: 'screening' | 'credentialing' | 'enrollments' }
  | { kind: 'request'; requestId: string }
  | { kind: 'provider'; providerId: string };

/** What settles a line that is not `yes`. */
export type TreatAction =
  | { kind: 'scan'; datasetType: string }
  | { kind: 'decide'; datasetType: string }
  | { kind: 'verify' | 'review' | 'open license'; license: License }
  /** A person says what a status means that nobody knows, in its board's or one's own words. */
  | { kind: 'settle word'; word: string; license: License }
  | { kind: 'open scan'; scanId: string }
  | { kind: 'open request'; requestId: string }
  | { kind: 'attach'; state: string | undefined }
  | { kind: 'add'; collection: Exclude<TreatCollection, 'certificates'>; state?: string }
  | {
      kind: 'edit';
      what: 'practice states' | 'credentialing status' | 'credentialing date' | 'recredentialing date';
    }
  | { kind: 'credential' | 'recredential' }
  | { kind: 'reactivate' };

/** One thing that the answer rests on. */
export interface TreatLine {
  /** Tells lines apart; the same while what it is about stays the same. */
  key: string;
  topic: 'status' | 'license' | 'insurance' | 'dea' | 'npi' | 'list';
  /** The practice state that it is about, where it is about one. */
  state?: string;
  /** The practice states in which it counts, where that is not all of them. */
  only?: readonly string[];
  answer: TreatAnswer;
  /** What its answer is called, where that is not said by the answer: `Not verified`. */
  label?: string;
  /** What is so, without a full stop: `SAM exclusions: not searched`. */
  text: string;
  /** The same within a sentence that begins `Cannot confirm: …`. */
  brief: string;
  /** Who says so; undefined for what is only stated. */
  source?: string | undefined;
  /** When the source said so, or when what is stated was last changed. */
  verifiedAt?: string | undefined;
  /** Somebody asked the source beside the console: how, and who did. */
  recorded?: Pick<VerificationRecord, 'method' | 'by'>;
  evidence?: TreatEvidence | undefined;
  action?: TreatAction | undefined;
  /** Something is on its way that will settle it. */
  isUnderWay?: boolean;
}

/** `TX`, `TX and AZ`, `TX, AZ and CO`; of more than eight the first, and how many there are besides. */
export function listed(words: readonly string[]): string {
  const shown = words.length > 8 ? [...words.slice(0, 7), `${words.length - 7} more`] : [...words];
  const last = shown.pop() ?? '';
  return shown.length > 0 ? `${shown.join(', ')} and ${last}` : last;
}
