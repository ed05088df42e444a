import type { CredentialingRequest } from '@/api/models';
import { decisionsOf, outcomeWords } from '@/domain/committee';
import type { ProofRow } from '@/domain/monitoring-proof';
import type { Finding, FindingRequest } from '@/domain/proof-findings';
import { completedStatuses } from '@/features/credentialing/request-statuses';
import { localDayOf } from '@/lib/dates';

/**
 * The earliest request that a finding may have gone to: created on the day of the search or later, or completed or decided
 * on the day of the decision about the match or later. What the committee, or the medical director, decided stands in the
 * checklist of the request (rules.md 17.11).
 */
export function requestAfter(
  requests: readonly CredentialingRequest[],
  { foundOn, decidedOn = foundOn }: Pick<Finding, 'foundOn' | 'decidedOn'>,
): FindingRequest | undefined {
  return requests
    .flatMap((request) => {
      const { id, type, createdAt, allEvents, currentEvent, checklist } = request;
      const completion = [...(allEvents ?? []), currentEvent].findLast(
        (event) => event?.status && completedStatuses.includes(event.status),
      );
      const decided = decisionsOf(checklist).findLast(({ day }) => day >= decidedOn);
      const isLater = (localDayOf(createdAt) ?? '') >= foundOn;
      const isDecidedLater = (localDayOf(completion?.timestamp) ?? '') >= decidedOn;
      if (!isLater && !isDecidedLater && !decided) return [];
      const event = completion ?? currentEvent;
      const decision = decided && { words: outcomeWords(decided), by: decided.by, day: decided.day };
      return [{ id, type, createdAt, status: event?.status, statusAt: event?.timestamp, decision }];
    })
    .toSorted((one, other) => ((one.createdAt ?? '') < (other.createdAt ?? '') ? -1 : 1))[0];
}

/** The rows with the requests that their accepted findings went to; `requestsOf` are those of each provider. */
export function withRequests(
  rows: readonly ProofRow[],
  requestsOf: ReadonlyMap<string, readonly CredentialingRequest[]>,
): readonly ProofRow[] {
  return rows.map((row) => {
    const requests = requestsOf.get(row.id);
    if (!requests) return row;
    const findings = row.findings.map((finding) =>
      finding.state === 'Accept' ? { ...finding, request: requestAfter(requests, finding) } : finding,
    );
    return { ...row, findings };
  });
}

/** The providers about whom a finding was accepted. */
export const withAccepted = (rows: readonly ProofRow[]): string[] =>
  rows.filter(({ findings }) => findings.some(({ state }) => state === 'Accept')).map(({ id }) => id);
