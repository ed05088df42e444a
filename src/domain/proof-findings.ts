import { daysBetween, localDayOf } from '@/lib/dates';
import type { ProofMonth } from './proof-month';
import { isSearchOf, type ProofMatch, type ProofScan } from './proof-search';

/** Within so many days a finding is looked at (field.md 2.3). */
export const daysToDecide = 30;

/** A decision about a match, as the event log tells it. */
export interface LoggedDecision {
  matchId: string;
  at: string;
  by: string | undefined;
  /** `Accept`, `Reject`, or `Restore`, which takes a decision back. */
  what: string;
}

/** A credentialing request about whom something was found, as far as it tells that the finding was weighed. */
export interface FindingRequest {
  id: string;
  type: string | undefined;
  createdAt: string | undefined;
  status: string | undefined;
  statusAt: string | undefined;
  /** What was decided about it since, and by whom: `Approved, with conditions`, `committee`. */
  decision?: { words: string; by: string; day: string } | undefined;
}

/** A record that a search of the month found, and what came of it. */
export interface Finding {
  list: string;
  scanId: string | undefined;
  match: ProofMatch;
  /** The day of the search, `YYYY-MM-DD`. */
  foundOn: string;
  /** `none`: the service asks for no decision. */
  state: 'Accept' | 'Reject' | 'open' | 'none';
  /** When it was first decided, in days since `foundOn`; of one that is open, for how many days it has been. */
  days: number | undefined;
  isLate: boolean;
  by: string | undefined;
  decidedOn: string | undefined;
  note: string | undefined;
  /** The day of the later search in which the same record was decided, where this match itself was not. */
  decidedInSearchOf: string | undefined;
  /** The earliest request of the provider that began, or was decided, since the finding was accepted. */
  request?: FindingRequest | undefined;
}

/** What is known beside the scans of the month. */
export interface FindingFacts {
  decisions: ReadonlyMap<string, readonly LoggedDecision[]>;
  /** The reader's day, `YYYY-MM-DD`, up to which open matches are counted. */
  today: string;
}

/**
 * What the searches of a month found about one provider, in the order of days, lists and records. `scans` are all of the
 * provider from the month on: a match that a newer search replaced before anybody decided counts as decided with the same
 * record there.
 */
export function findingsOf(
  scans: readonly ProofScan[],
  lists: readonly string[],
  month: ProofMonth,
  facts: FindingFacts,
): Finding[] {
  const findings: Finding[] = [];
  for (const scan of scans) {
    if (!lists.includes(scan.list) || !isSearchOf(scan, month)) continue;
    for (const match of scan.matches) {
      const { foundOn } = match;
      if (!foundOn || foundOn < month.first || foundOn > month.last) continue;
      findings.push({
        list: scan.list,
        scanId: scan.id,
        match,
        foundOn,
        ...outcomeOf(match, foundOn, scan, scans, facts),
      });
    }
  }
  const key = ({ foundOn, list, match }: Finding) => `${foundOn} ${list} ${match.record} ${match.id}`;
  return findings.toSorted((one, other) => (key(one) < key(other) ? -1 : 1));
}

type Outcome = Pick<Finding, 'state' | 'days' | 'isLate' | 'by' | 'decidedOn' | 'note' | 'decidedInSearchOf'>;

function outcomeOf(
  match: ProofMatch,
  foundOn: string,
  scan: ProofScan,
  scans: readonly ProofScan[],
  { decisions, today }: FindingFacts,
): Outcome {
  const decided = isDecided(match) ? { match, on: undefined } : sameRecordLater(match, foundOn, scan, scans);
  if (decided && isDecided(decided.match)) {
    const { resolution: state, note } = decided.match;
    const logged = (decisions.get(decided.match.id ?? '') ?? []).filter(({ what }) => what !== 'Restore');
    const inOrder = logged.toSorted((one, other) => (one.at < other.at ? -1 : 1));
    // Somebody looked with the first decision; the one that counts is the last that agrees with what stands there.
    const [first] = inOrder;
    const last = inOrder.findLast(({ what }) => what === state);
    const days = daysUntil(foundOn, localDayOf(first?.at));
    return {
      state,
      days,
      isLate: days !== undefined && days > daysToDecide,
      by: last?.by,
      decidedOn: localDayOf(last?.at),
      note,
      decidedInSearchOf: decided.on,
    };
  }
  const rest = { by: undefined, decidedOn: undefined, note: match.note, decidedInSearchOf: undefined };
  if (!match.needsDecision && !match.replacedOn)
    return { ...rest, state: 'none', days: undefined, isLate: false };
  const days = daysUntil(foundOn, today);
  return { ...rest, state: 'open', days, isLate: days !== undefined && days > daysToDecide };
}

function isDecided(match: ProofMatch): match is ProofMatch & { resolution: 'Accept' | 'Reject' } {
  return match.resolution === 'Accept' || match.resolution === 'Reject';
}

/** The same record in the first later search of the list in which somebody decided about it. */
function sameRecordLater(
  { recordId }: ProofMatch,
  foundOn: string,
  of: ProofScan,
  scans: readonly ProofScan[],
) {
  let earliest: { match: ProofMatch; on: string } | undefined;
  if (!recordId) return undefined;
  for (const scan of scans) {
    if (scan === of || scan.list !== of.list) continue;
    for (const match of scan.matches) {
      const { foundOn: on } = match;
      if (match.recordId !== recordId || !isDecided(match) || !on || on < foundOn) continue;
      if (!earliest || on < earliest.on) earliest = { match, on };
    }
  }
  return earliest;
}

const daysUntil = (from: string, to: string | undefined) =>
  to === undefined ? undefined : Math.max(0, daysBetween(from, to) ?? 0);
