import { saysNothing, saysSomething } from '@/domain/reason';

/** What a reviewer can decide about a verification that needs review (rules.md 9.5). */
export const decisions = ['Found', 'NotFound', 'Failed'] as const;

export type Decision = (typeof decisions)[number];

export interface Draft {
  decision?: Decision | undefined;
  /** The result that is the right one; only with `Found`. */
  resultIndex?: number | undefined;
  /** A reason from the list. */
  reason: string;
  /** Free text beside it. */
  text: string;
}

export const emptyDraft: Draft = { reason: '', text: '' };

/** Chooses a decision. Only `Found` keeps a result; with one result there is nothing to choose between. */
export function decide(draft: Draft, decision: Decision, results: number): Draft {
  const resultIndex =
    decision === 'Found' ? (draft.resultIndex ?? (results === 1 ? 0 : undefined)) : undefined;
  const reason = draft.decision === decision ? draft.reason : '';
  return { ...draft, decision, resultIndex, reason };
}

/** Chooses a result, which says that the license was found. */
export function chooseResult(draft: Draft, index: number, results: number): Draft {
  if (index < 0 || index >= results) return draft;
  return { ...decide(draft, 'Found', results), resultIndex: index };
}

/** Whether a number still means one of the results: no outcome is chosen, or it is found and nobody said with which. */
export const isChoosingResult = ({ decision, resultIndex }: Draft, results: number): boolean =>
  results > 0 && (decision === undefined || (decision === 'Found' && resultIndex === undefined));

/** Where in the form something is wrong, and what. */
export interface DraftProblem {
  at: 'decision' | 'reason';
  text: string;
  /** The decision is there, but not the result that it is for. */
  isResult?: boolean;
}

/**
 * What a final decision's reason lacks, for reviews and matches alike; undefined when it is complete. One from the list
 * counts as it is, and words of one's own have to say something.
 */
export function missingReason({ reason, text }: { reason: string; text: string }): string | undefined {
  if (reason || saysSomething(text)) return undefined;
  return text.trim() ? saysNothing : 'Give a reason: from the list, in your own words, or both.';
}

/** What still keeps the draft from being sent; undefined when it is complete. */
export function missingFrom(draft: Draft, results: number): DraftProblem | undefined {
  if (!draft.decision) return { at: 'decision', text: 'Choose found, not found or failed first.' };
  if (draft.decision === 'Found' && results > 1 && draft.resultIndex === undefined) {
    return {
      at: 'decision',
      text: `Choose which of the ${results} results is the right one.`,
      isResult: true,
    };
  }
  const missing = missingReason(draft);
  return missing ? { at: 'reason', text: missing } : undefined;
}

/** Whether there is anything to keep in a note. */
export const hasReason = ({ reason, text }: Draft): boolean => Boolean(reason || text.trim());

const verbs: Record<Decision, string> = { Found: 'found', NotFound: 'not found', Failed: 'failed' };

/** The whole decision in words, for the button that sends it. */
export function inWords(draft: Draft, results: number): string {
  if (!draft.decision) return 'Decide';
  const result =
    draft.decision === 'Found' && results > 1 && draft.resultIndex !== undefined
      ? ` with result ${draft.resultIndex + 1}`
      : '';
  return `Mark ${verbs[draft.decision]}${result}`;
}

/** The body that resolves the verification; throws when the draft is not complete. */
export function resolutionOf(
  draft: Draft,
  results: number,
): { status: Decision; correctResultIndex?: number } {
  const missing = missingFrom(draft, results);
  if (missing || !draft.decision) throw new Error(missing?.text ?? 'no decision');
  return draft.decision === 'Found' && results > 1 && draft.resultIndex !== undefined
    ? { status: draft.decision, correctResultIndex: draft.resultIndex }
    : { status: draft.decision };
}

interface NotedLicense {
  number: string;
  state: string;
}

const named = ({ number, state }: NotedLicense) => `License ${number}${state ? ` (${state})` : ''}`;

function reasonsOf(draft: Draft): string {
  const sentences = [draft.reason.trim(), draft.text.trim()].filter(Boolean);
  return sentences.map((words) => (/[.!?…]$/.test(words) ? words : `${words}.`)).join(' ');
}

/** The provider note that keeps the reason: which license, what was decided, why. */
export function noteOf(draft: Draft, license: NotedLicense, results: number): string {
  const decided = inWords(draft, results).replace(/^Mark/, 'marked');
  return `${named(license)} ${decided} on review. ${reasonsOf(draft)}`;
}

/** The note that keeps a reason whose decision came too late, or nobody knows whether it did: it claims no decision. */
export function remarkOf(draft: Draft, license: NotedLicense): string {
  return `${named(license)}, remark on its review: ${reasonsOf(draft)}`;
}

/** Whether a note is one of `noteOf` or `remarkOf` about this license, and not about one whose number begins the same. */
export function isNoteAbout(note: string | null | undefined, license: NotedLicense): boolean {
  const start = named(license);
  return [`${start} marked `, `${start}, remark `].some((words) => note?.startsWith(words));
}

/** The reason within a note that `noteOf` wrote; empty for any other note. */
export function reasonIn(note: string | null | undefined): string {
  return /^License .+? on review\.\s+(.+)$/s.exec(note ?? '')?.[1]?.trim() ?? '';
}
