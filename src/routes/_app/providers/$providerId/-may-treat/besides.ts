import type { DatasetMatch, License } from '@/api/models';
import { counts } from '@/domain/licenses-by-state';
import type { MayTreat } from '@/domain/may-treat';
import { numberOf } from '@/domain/practice-states';
import type { TreatLine } from '@/domain/treat';
import type { OpenItem } from '@/features/providers/open-items';
import { stateName } from '@/lib/states';

/** The license that a line of the answer tells all about; undefined for any other line, and for one in force. */
export const licenseTold = ({ key, answer, evidence }: TreatLine): string | undefined =>
  answer !== 'yes' && key.startsWith('license ') && evidence?.kind === 'license'
    ? evidence.licenseId
    : undefined;

type Weighed = Pick<MayTreat, 'states' | 'facts'>;

/**
 * Why the answer does not ask for a license that has something open: it is of a state where the provider does not practice,
 * permits no treating, or another one counts in its state (field.md 1.2, 1.3). Undefined where it does ask, or nobody can tell.
 */
export function whyNotAsked({ id }: License, { states, facts }: Weighed): string | undefined {
  const found = facts.find(({ license }) => license.id === id);
  if (!found?.state) return undefined;
  if (found.isControlledSubstances) return 'It permits controlled substances, not treating.';
  const practice = states.filter(({ isPractice }) => isPractice);
  if (practice.length === 0) return undefined;
  const name = stateName(found.state) ?? found.state;
  const answer = practice.find(({ state }) => state === found.state);
  if (!answer) return `${name} is not a practice state.`;
  if (answer.license?.license.id === id) return undefined;
  if (answer.by === 'compact' && answer.answer === 'yes') return `A compact covers ${name}.`;
  return answer.license && counts(answer.license) ? `${numberOf(answer.license)} counts there.` : undefined;
}

/** What a board told a person after its verification told nothing: that is no longer open. */
const settledByHand: ReadonlySet<string> = new Set(['Failed', 'NotFound', 'NotVerified', 'NotStated']);

interface Open {
  items: readonly OpenItem[];
  /** Matches that nobody decided yet. */
  matches: readonly DatasetMatch[];
}

/**
 * What is open besides the answer, so that each thing is told once: of a license that the answer tells about only that it
 * expires soon, and of matches those in lists whose matches it does not ask for. `asked` is what keeps the answer from being
 * a plain yes. What concerns a license that the answer, `weighed`, does not ask for says why, and comes last.
 */
export function besides(asked: readonly TreatLine[], { items, matches }: Open, weighed?: Weighed): Open {
  const told = new Set(asked.flatMap((line) => licenseTold(line) ?? []));
  const decided = new Set<string | undefined>(
    asked.flatMap(({ action }) => (action?.kind === 'decide' ? action.datasetType : [])),
  );
  const byHand = new Set(
    weighed?.facts.flatMap((one) => (one.check && counts(one) ? (one.license.id ?? []) : [])),
  );
  const left = items.filter(({ kind, license }) => {
    if (kind === 'ExpiresSoon' || kind === 'Alert') return true;
    const id = license?.id ?? '';
    return !told.has(id) && !(byHand.has(id) && settledByHand.has(kind));
  });
  const reasoned = left.map((item) => {
    const why = item.license && weighed && whyNotAsked(item.license, weighed);
    return why ? { why, item: { ...item, more: [why, item.more].filter(Boolean).join(' ') } } : { why, item };
  });
  return {
    // Stable: within each the most pressing stays first.
    items: reasoned
      .toSorted((one, other) => Number(one.why !== undefined) - Number(other.why !== undefined))
      .map(({ item }) => item),
    matches: matches.filter(({ scan }) => !decided.has(scan?.type)),
  };
}
