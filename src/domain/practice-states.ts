import type { Details, Provider } from '@/api/models';
import { formatDate } from '@/lib/dates';
import { stateCode, stateName } from '@/lib/states';
import { textOf, uncapitalized } from '@/lib/words';
import { type CompactAnswer, compactAnswer, type CompactFile } from './compact-privilege';
import { isUnderWay } from './license-facts';
import type { LicenseOnDay } from './license-in-force';
import { statusKey } from './license-standing';
import { bestOf, counts, type LicenseFacts } from './licenses-by-state';
import { checkFacts } from './recorded-checks';
import type { TreatAction, TreatAnswer, TreatLine } from './treat';

/** Whether somebody may treat in one state, as far as licenses say it (field.md 1.2). */
export interface StateAnswer {
  /** The code; what stands there where that is none. */
  state: string;
  /** Whether the file names it as a practice state; of others it is said where a license is on file. */
  isPractice: boolean;
  answer: TreatAnswer;
  by: 'license' | 'compact' | 'none';
  /** `License in force`, `No license`: what its answer is called. */
  label: string;
  line: TreatLine;
  /** The license that it rests on. */
  license: LicenseFacts | undefined;
}

/** The practice states of a file, the primary one first, each once, as codes where they can be read. */
export function practiceStatesOf({
  primaryPracticeState,
  additionalPracticeStates,
}: Details<Provider>): string[] {
  const given = [
    primaryPracticeState,
    ...(Array.isArray(additionalPracticeStates) ? additionalPracticeStates : []),
  ];
  return [...new Set(given.map((state) => stateCode(state) ?? textOf(state)).filter(Boolean))];
}

/** An answer for each practice state, and for every other one in which a license is in force. */
export function stateAnswers(
  practice: readonly string[],
  states: ReadonlyMap<string, LicenseFacts[]>,
  file: CompactFile,
): StateAnswer[] {
  const inOtherStates = [...states].flatMap(([state, licenses]) => {
    if (state === '' || practice.includes(state)) return [];
    const best = bestOf(licenses.filter(({ isOwn }) => isOwn));
    if (!best || !counts(best)) return [];
    return [ofLicense(state, false, best, licenses)];
  });
  return [...practice.map((state) => practiceAnswer(state, states, file)), ...inOtherStates];
}

function practiceAnswer(
  state: string,
  states: ReadonlyMap<string, LicenseFacts[]>,
  file: CompactFile,
): StateAnswer {
  if (stateCode(state) === undefined)
    return nothing(state, 'cannot confirm', `“${state}” is no state that is known`, {
      action: { kind: 'edit', what: 'practice states' },
    });
  const here = states.get(state) ?? [];
  const best = bestOf(here.filter(({ isOwn }) => isOwn));
  const untyped = bestOf(here.filter(({ isOwn }) => isOwn === undefined));
  const ofState = best && ofLicense(state, true, best, here);
  // A license that is in force here needs no compact; where this state took it away, none helps.
  if (ofState && (ofState.answer === 'yes' || ofState.answer === 'with restrictions' || isTakenAway(here)))
    return ofState;
  const compact = compactAnswer(state, file);
  if (untyped && isTakenAway(here)) return ofUntyped(state, untyped, compact?.answer === 'yes');
  if (compact && (compact.answer === 'yes' || !ofState || ofState.answer === 'no'))
    return ofCompact(state, compact);
  if (untyped && ofState?.answer !== 'cannot confirm' && (!ofState || untyped.on.force !== 'not in force'))
    return ofUntyped(state, untyped);
  if (ofState) return ofState;
  const other = bestOf(here);
  if (other && counts(other)) {
    const text = `Only a license of another type: ${textOf(other.license.licenseType?.name)}`;
    return nothing(state, 'cannot confirm', text, { license: other });
  }
  if (states.has(''))
    return nothing(state, 'cannot confirm', 'No license of this state, and one whose state is not on file');
  return nothing(state, 'no', 'No license', { label: 'No license' });
}

const isTakenAway = (licenses: readonly LicenseFacts[]) =>
  licenses.some(({ on, isOwn }) => isOwn !== false && on.standing === 'taken away');

/** What a license permits, by whether it counts on the day. */
export const forceAnswers: Readonly<Record<LicenseOnDay['force'], TreatAnswer>> = {
  'in force': 'yes',
  limited: 'with restrictions',
  unknown: 'cannot confirm',
  'not in force': 'no',
};

const labels: Readonly<Record<TreatAnswer, string>> = {
  yes: 'License in force',
  'with restrictions': 'With restrictions',
  'cannot confirm': 'Cannot confirm',
  no: 'License not in force',
};

function ofLicense(
  state: string,
  isPractice: boolean,
  best: LicenseFacts,
  all: readonly LicenseFacts[],
): StateAnswer {
  const { license, on } = best;
  const [reason] = on.reasons;
  // One that was taken away beside one that is in force, of the same state, is looked at by a person.
  const taken = all.find((one) => one !== best && one.isOwn !== false && one.on.standing === 'taken away');
  const answer = taken && on.force === 'in force' ? 'with restrictions' : forceAnswers[on.force];
  const reasons = on.reasons.map((one) => one.text);
  const text = [...reasons, taken && `${numberOf(taken)} is ${wordOf(taken)}`].filter(Boolean).join('. ');
  const until = on.until ? `in force until ${formatDate(on.until.day)}` : 'in force';
  const brief = reason ? uncapitalized(reason.text) : text ? uncapitalized(text) : until;
  return {
    state,
    isPractice,
    answer,
    by: 'license',
    label: labels[answer],
    license: best,
    line: {
      ...licenseLine(best),
      key: `license ${license.id} ${state}`,
      state,
      answer,
      text: `${numberOf(best)}${text ? `: ${text}` : `, ${until}`}`,
      brief,
      action: answer === 'yes' ? undefined : licenseAction(best),
      ...(isUnderWay(license) && { isUnderWay: true }),
    },
  };
}

/**
 * A license of which nobody can tell whether it is one of the provider's own profession. It is never a yes; one that is not
 * in force gives nothing whosever it is, unless a compact would (`isOpen`) if it is not the provider's own.
 */
function ofUntyped(state: string, facts: LicenseFacts, isOpen = false): StateAnswer {
  const plain = ofLicense(state, true, facts, [facts]);
  if (plain.answer === 'no' && !isOpen) return plain;
  const [reason] = facts.on.reasons;
  const text = [reason?.text, facts.doubt].filter(Boolean).join('. ');
  return {
    ...plain,
    answer: 'cannot confirm',
    label: labels['cannot confirm'],
    line: {
      ...plain.line,
      // What the license itself lacks is told by its own item, whose it is by this one.
      key: `type ${facts.license.id} ${state}`,
      answer: 'cannot confirm',
      text: `${numberOf(facts)}: ${text}`,
      brief: uncapitalized(facts.doubt),
      action: { kind: 'open license', license: facts.license },
    },
  };
}

function ofCompact(state: string, compact: CompactAnswer): StateAnswer {
  const { answer, text, brief, license } = compact;
  const line = license ? licenseLine(license) : { topic: 'license' as const, source: undefined };
  return {
    state,
    isPractice: true,
    answer,
    by: 'compact',
    label: answer === 'yes' ? 'Compact' : 'Cannot confirm',
    license,
    line: {
      ...line,
      key: `compact ${state}`,
      state,
      answer,
      text,
      brief,
      action: answer === 'yes' ? undefined : compact.action,
    },
  };
}

interface Nothing {
  label?: string;
  /** The license of another type that is there. */
  license?: LicenseFacts;
  action?: TreatAction;
}

/** No license of the provider's own in a state; `text` stands alone and within a sentence. */
function nothing(state: string, answer: TreatAnswer, text: string, more: Nothing = {}): StateAnswer {
  const { label = labels[answer], license, action = { kind: 'attach', state: stateCode(state) } } = more;
  return {
    state,
    isPractice: true,
    answer,
    by: 'none',
    label,
    license: undefined,
    line: {
      ...(license ? licenseLine(license) : { topic: 'license' as const }),
      key: `none ${state}`,
      state,
      answer,
      text,
      brief: uncapitalized(text),
      action,
    },
  };
}

/** Licenses that a board elsewhere took away: what that means for other states is weighed by a person. */
export function takenAwayInOtherStates(
  practice: readonly string[],
  states: ReadonlyMap<string, LicenseFacts[]>,
): TreatLine[] {
  return [...states].flatMap(([state, licenses]) => {
    if (practice.includes(state)) return [];
    return licenses.flatMap((one): TreatLine[] => {
      if (one.on.standing !== 'taken away') return [];
      const name = [stateName(state), 'license'].filter(Boolean).join(' ');
      return [
        {
          ...licenseLine(one),
          key: `license ${one.license.id} elsewhere`,
          answer: 'with restrictions',
          text: `${name} ${numberOf(one)}: ${wordOf(one)}. A person weighs it`,
          brief: `${name} ${wordOf(one)}`,
          action: { kind: 'open license', license: one.license },
        },
      ];
    });
  });
}

/** `“Suspended” at its board` */
const wordOf = ({ on }: LicenseFacts): string =>
  `“${on.word}” ${on.isVerified ? 'at its board' : 'as stated'}`;

/** `RN-4711`; `License` where it has no number. */
export const numberOf = ({ license }: LicenseFacts): string =>
  textOf(license.licenseNumber) || (license.licenseType?.name ?? 'License');

function licenseLine({ license, check }: LicenseFacts) {
  const { id, currentVerification, licenseType } = license;
  return {
    topic: 'license' as const,
    source: textOf(currentVerification?.verificationSource?.name ?? licenseType?.source?.name) || undefined,
    verifiedAt: currentVerification?.started,
    evidence: id ? ({ kind: 'license', licenseId: id } as const) : undefined,
    ...(check && checkFacts(check)),
  };
}

/** Whether what a license lacks most is that nobody knows what its status means (field.md 1.5), and a person can say it. */
const isWordUnknown = ({ reasons: [first], standing, word }: LicenseOnDay) =>
  first?.about === 'status' && standing === 'unknown' && statusKey(word) !== '';

/** What settles a license that is not plainly in force. */
function licenseAction(facts: LicenseFacts): TreatAction | undefined {
  const { license, on } = facts;
  if (isUnderWay(license)) return undefined;
  const status = license.currentVerificationStatus ?? license.currentVerification?.status;
  if (status === 'NeedsReview') return { kind: 'review', license };
  if (isWordUnknown(on)) return { kind: 'settle word', word: on.word, license };
  if (status !== 'Found' || (on.force === 'not in force' && license.approvedStatus !== 'No'))
    return { kind: 'verify', license };
  return { kind: 'open license', license };
}
