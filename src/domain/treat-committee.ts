import type { CredentialingRequest, Details } from '@/api/models';
import { addDays, formatDate } from '@/lib/dates';
import { textOf, uncapitalized } from '@/lib/words';
import { decisionsOf, isCorrected, type CommitteeDecision } from './committee';
import type { TreatLine } from './treat';

/** A decision with the request that it was made about. */
export interface DecisionOnFile {
  decision: CommitteeDecision;
  requestId: string | undefined;
}

/** The decision that counts, that there is none, or that it could not be read. */
export type CommitteeOnFile = DecisionOnFile | 'none' | 'unread';

/**
 * The newest decision about whom requests are about, by its own day and then by the day of its entry. A deferral decides nothing
 * and leaves what was decided before; what was corrected on its day does not count (rules.md 17.11).
 */
export function decisionThatCounts(
  requests: readonly Details<CredentialingRequest>[],
): DecisionOnFile | undefined {
  return requests
    .flatMap(({ id, checklist, currentEvent }) => {
      const all = decisionsOf(checklist);
      const at = textOf(currentEvent?.timestamp);
      return all
        .filter(({ outcome }, index) => outcome !== 'deferred' && !isCorrected(all, index))
        .map((decision) => ({
          requestId: id,
          decision,
          order: `${decision.day} ${decision.enteredOn} ${at}`,
        }));
    })
    .toSorted((one, other) => (one.order < other.order ? -1 : 1))
    .at(-1);
}

/**
 * That who stands as something better was denied; undefined where the decision is none, or where the credentialing status was
 * dated later than it: then somebody decided anew. A denial changes nothing on the record of a provider by itself (17.3).
 *
 * @param dated The last day of credentialing on the record, `YYYY-MM-DD`.
 * @param status The status on the record, in words; '' for none.
 */
export function denialLine(
  committee: CommitteeOnFile | undefined,
  dated: string | undefined,
  status: string,
): TreatLine | undefined {
  if (typeof committee !== 'object' || committee.decision.outcome !== 'denied') return undefined;
  const { decision, requestId } = committee;
  if (dated && dated > decision.day) return undefined;
  const file = status ? `still says ${uncapitalized(status)}` : 'says no status';
  const text = `Denied by the ${decision.by} on ${formatDate(decision.day)}; the file ${file}`;
  return {
    key: 'status',
    topic: 'status',
    answer: 'no',
    text,
    brief: uncapitalized(text),
    evidence: evidenceOf(requestId),
    action: { kind: 'edit', what: 'credentialing status' },
  };
}

/** What the committee adds to the status of a provider: its conditions, or that what it decided could not be read. */
export function committeeLines(
  committee: CommitteeOnFile | undefined,
  dated: string | undefined,
): TreatLine[] {
  if (committee === 'unread') return [unread];
  if (typeof committee !== 'object') return [];
  const { decision, requestId } = committee;
  const { outcome, by, day, enteredOn, conditions } = decision;
  // The service dates an approval by its own day, which is a day ahead in an evening, until it is dated as decided.
  const isLater = dated !== undefined && dated > (addDays(enteredOn, 1) ?? enteredOn);
  if (outcome !== 'approved' || !conditions || isLater) return [];
  const words = conditions.replace(/\.+$/, '');
  return [
    {
      key: 'conditions',
      topic: 'status',
      answer: 'with restrictions',
      text: `Approved by the ${by} on ${formatDate(day)} with conditions: ${words}`,
      brief: `conditions of the ${by}, “${words}”`,
      evidence: evidenceOf(requestId),
      action: requestId === undefined ? undefined : { kind: 'open request', requestId },
    },
  ];
}

const evidenceOf = (requestId: string | undefined): TreatLine['evidence'] =>
  requestId === undefined ? { kind: 'tab', tab: 'credentialing' } : { kind: 'request', requestId };

const unread: TreatLine = {
  key: 'committee unread',
  topic: 'status',
  answer: 'cannot confirm',
  text: 'The decisions of the committee could not be read',
  brief: 'the decisions of the committee could not be read',
  evidence: { kind: 'tab', tab: 'credentialing' },
};
