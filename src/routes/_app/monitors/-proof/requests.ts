import type { CredentialingRequest } from '@/api/models';
import type { ProofRow } from '@/domain/monitoring-proof';
import type { Finding, FindingRequest } from '@/domain/proof-findings';
import { completedStatuses } from '@/features/credentialing/request-statuses';
import { localDayOf } from '@/lib/dates';

/**
 * The earliest request that a finding may have gone to: created on the day of the search or later, or completed on the day
 * of the decision or later. The service knows no committee; a completed request is the decision about a file (rules.md
 * 17.2, field.md 2.11).
 */
export function requestAfter(
  requests: readonly CredentialingRequest[],
  { foundOn, decidedOn = foundOn }: Pick<Finding, 'foundOn' | 'decidedOn'>,
): FindingRequest | undefined {
  return requests
    .flatMap((request) => {
      const { id, type, createdAt, allEvents = [], currentEvent } = request;
      const completion = [...allEvents, currentEvent].findLast(
        (event) => event?.status && completedStatuses.includes(event.status),
      );
      const isLater = (localDayOf(createdAt) ?? '') >= foundOn;
      const isDecidedLater = (localDayOf(completion?.timestamp) ?? '') >= decidedOn;
      if (!isLater && !isDecidedLater) return [];
      const event = completion ?? currentEvent;
      return [{ id, type, createdAt, status: event?.status, statusAt: event?.timestamp }];
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
