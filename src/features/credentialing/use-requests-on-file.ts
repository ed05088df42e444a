import { useInfiniteQuery, useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isApiError } from '@/api/errors';
import type { CredentialingRequest } from '@/api/models';
import { getCredentialingRequestOptions } from '@/api/operations.gen';
import { itemsOf } from '@/api/paging';
import { useReadBlocked } from '@/api/permissions';
import { type RecordedCheck, recordedChecks } from '@/domain/recorded-checks';
import { cycleMonths } from '@/domain/recredentialing';
import { type CommitteeOnFile, decisionThatCounts } from '@/domain/treat-committee';
import { addMonths, localDay, localDayOf } from '@/lib/dates';
import type { RowRefresh } from '@/ui/use-row-refresh';
import { entityRequestOptions } from './request-list';
import { isOver, requestStatus } from './request-words';

interface RequestsRead {
  /** What the committee decided. Undefined until it was read, and where the user may not read requests. */
  committee: CommitteeOnFile | undefined;
  /** What somebody asked sources beside the console; undefined where that is not known. */
  recorded: readonly RecordedCheck[] | undefined;
  /** Everything was read once, failed to be, or may not be read. */
  isRead: boolean;
  /** What could not be read, or not again. */
  failed: { error: unknown; refetch(): unknown } | undefined;
}

/**
 * What the committee decided about a provider, and which checks are recorded by hand, by the newest credentialing requests as
 * the credentialing tab lists them. The contract does not say whether a list carries checklists: a request that came without
 * one, and whose checklist may tell something today, is read by itself.
 *
 * @param refresh When to read again; without it, only as other screens do.
 */
export function useRequestsOnFile(providerId: string, refresh?: ReturnType<RowRefresh>): RequestsRead {
  const isBlocked = useReadBlocked('Credentialing') !== undefined;
  const list = useInfiniteQuery({ ...entityRequestOptions(providerId), ...refresh, enabled: !isBlocked });
  const requests = useMemo(() => list.data && itemsOf(list.data, ({ id }) => id), [list.data]);
  const day = localDay();
  const untold = useMemo(() => (requests ? untoldRequests(requests, day) : []), [requests, day]);
  const wholes = useQueries({
    queries: untold.map((requestId) => getCredentialingRequestOptions({ requestId })),
    combine: together,
  });
  const failed = [list, ...wholes.failed].find(({ error }) => error && !isForbidden(error));
  const isRefused =
    isBlocked || isForbidden(list.error) || wholes.failed.some((one) => isForbidden(one.error));
  const isRead = isRefused || (!list.isPending && !wholes.isPending);
  const found = useMemo(() => {
    if (isRefused || !isRead) return { committee: undefined, recorded: undefined };
    const known = [...(requests ?? []), ...wholes.data];
    const last = requests && lastDecided(requests);
    const isUnread = !requests || (last && isTelling(last) && !isThere(last, wholes.data));
    return {
      committee: isUnread ? ('unread' as const) : (decisionThatCounts(known) ?? ('none' as const)),
      recorded: recordedChecks(known),
    };
  }, [isRefused, isRead, requests, wholes.data]);
  return { ...found, isRead, failed };
}

/** Several requests that are read one by one. */
const together = (queries: UseQueryResult<CredentialingRequest>[]) => ({
  data: queries.flatMap(({ data }) => data ?? []),
  isPending: queries.some(({ isPending }) => isPending),
  failed: queries.filter(({ error }) => error),
});

/** Whose role reads no requests is told that decisions are not weighed: nothing failed. */
const isForbidden = (error: unknown) => isApiError(error) && error.status === 403;

/** The statuses with which a denial, or an approval with conditions, ends a request (rules.md 17.11). */
const tellingStatuses: readonly string[] = ['UnableToComplete', 'CompletedWithConcern'];

const endedAt = ({ currentEvent }: CredentialingRequest) => currentEvent?.timestamp ?? '';

const isCancelled = (request: CredentialingRequest) => requestStatus(request) === 'Cancelled';

/** The request that ended last and was not cancelled: it ended what was decided before. */
const lastDecided = (requests: readonly CredentialingRequest[]): CredentialingRequest | undefined =>
  requests
    .filter((request) => isOver(request) && !isCancelled(request))
    .toSorted((one, other) => (endedAt(one) < endedAt(other) ? -1 : 1))
    .at(-1);

/** Whether the checklist of a request that ended may hold a denial or conditions: a plain completion holds neither. */
const isTelling = (request: CredentialingRequest) => tellingStatuses.includes(requestStatus(request) ?? '');

const isThere = ({ id, checklist }: CredentialingRequest, read: readonly CredentialingRequest[]) =>
  checklist !== undefined || read.some((one) => one.id === id);

/**
 * The requests without a checklist whose own one may tell something on a day, by their ids: those under way, that which ended
 * last, and others that ended within a cycle of credentialing, as long as what is recorded there may still count.
 */
function untoldRequests(requests: readonly CredentialingRequest[], day: string): string[] {
  const since = addMonths(day, -cycleMonths) ?? '';
  const last = lastDecided(requests);
  return requests
    .filter((one) => !one.checklist && !isCancelled(one))
    .filter((one) => !isOver(one) || one === last || (localDayOf(endedAt(one)) ?? '') >= since)
    .flatMap(({ id }) => id ?? []);
}
