import type { CredentialingEvent, CredentialingRequest, CredentialingEventStatus } from '@/api/models';
import { daysLate, inOnePiece, outcomeWords, type CommitteeDecision } from '@/domain/committee';
import { isOver } from '@/features/credentialing/request-words';
import { formatDate } from '@/lib/dates';
import { sentence, sentences } from '@/lib/sentences';
import { textOf } from '@/lib/words';
import { deciderWords, decisionFacts } from './documents';

/** With which status the event of a decision comes (rules.md 17.11); an approval with conditions or gaps is one with concern. */
export const statusesOf: Readonly<
  Record<CommitteeDecision['outcome'], readonly [CredentialingEventStatus, ...CredentialingEventStatus[]]>
> = {
  approved: ['Completed', 'CompletedWithConcern'],
  deferred: ['RequestInProgress'],
  denied: ['UnableToComplete'],
};

const noted: readonly string[] = ['Votes', 'Recused', 'Conditions', 'Reason', 'Asked for'];

const head = (decision: CommitteeDecision) =>
  sentences([
    `${outcomeWords(decision)} by decision of ${formatDate(decision.day)}`,
    inOnePiece(deciderWords(decision)),
  ]);

/**
 * How the note of the event of a decision begins: what was decided, each fact in a line of its own, as the checklist has it. By
 * these lines the event is found again, so that they are the same whether a decision comes from the form or from the checklist.
 */
export const decisionNote = (decision: CommitteeDecision): string =>
  [
    head(decision),
    ...decisionFacts(decision)
      .filter(([name]) => noted.includes(name))
      .map(([name, value]) => sentence(`${name}: ${inOnePiece(value)}`)),
    ...decisionFacts(decision)
      .filter(([name]) => name === 'Entered' && daysLate(decision) > 0)
      .map(([, value]) => sentence(inOnePiece(`Entered ${value}`))),
  ].join('\n');

/**
 * A note as it is compared. Notes of before ended a line with a second full stop, where what was typed had one, and parted
 * names by commas only.
 */
const comparable = (note: string) => note.replace(/\.+$/gm, '.').replace(/;/g, ',');

function eventWith(
  request: CredentialingRequest,
  { outcome }: CommitteeDecision,
  text: string,
): CredentialingEvent | undefined {
  const { allEvents, currentEvent } = request;
  const statuses: readonly string[] = statusesOf[outcome];
  const looked = comparable(text);
  return (allEvents ?? [currentEvent]).find((one) => {
    if (!one?.status || !statuses.includes(one.status)) return false;
    const note = comparable(textOf(one.note));
    // One that is over may have lost its note, and has no other such event.
    return note
      ? note === looked || note.startsWith(`${looked}\n`)
      : isOver(request) && outcome !== 'deferred';
  });
}

/** Whether a request has the event of a decision already. Of deferrals it may have several, which differ in their reasons. */
export const isTold = (request: CredentialingRequest, decision: CommitteeDecision): boolean => {
  const text = decision.outcome === 'deferred' ? decisionNote(decision) : head(decision);
  return eventWith(request, decision, text) !== undefined;
};

/** The event by which a request was told of a decision, as far as its day and who decided tell; undefined where there is none. */
export const eventOfDecision = (
  request: CredentialingRequest,
  decision: CommitteeDecision,
): CredentialingEvent | undefined =>
  eventWith(request, decision, decisionNote(decision)) ?? eventWith(request, decision, head(decision));
