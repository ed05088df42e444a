import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isApiError } from '@/api/errors';
import type { CredentialingRequest } from '@/api/models';
import { getCredentialingRequestOptions } from '@/api/operations.gen';
import { itemsOf } from '@/api/paging';
import { useReadBlocked } from '@/api/permissions';
import { type RecordedCheck, recordedChecks } from '@/domain/recorded-checks';
import { type CommitteeOnFile, decisionThatCounts } from '@/domain/treat-committee';
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
 * the credentialing tab lists them. The contract does not say whether a list carries checklists: where it does not, the request
 * that ended last is read by itself, and no other one.
 *
 * @param refresh When to read again; without it, only as other screens do.
 */
export function useRequestsOnFile(providerId: string, refresh?: ReturnType<RowRefresh>): RequestsRead {
  const isBlocked = useReadBlocked('Credentialing') !== undefined;
  const list = useInfiniteQuery({ ...entityRequestOptions(providerId), ...refresh, enabled: !isBlocked });
  const requests = useMemo(() => list.data && itemsOf(list.data, ({ id }) => id), [list.data]);
  const last = requests && lastWithoutChecklist(requests);
  const whole = useQuery({
    ...getCredentialingRequestOptions({ requestId: last?.id ?? '' }),
    enabled: last !== undefined,
  });
  const failed = [list, whole].find(({ error }) => error && !isForbidden(error));
  const isRefused = isBlocked || isForbidden(list.error) || isForbidden(whole.error);
  const isRead = isRefused || (!list.isPending && (!last || !whole.isPending));
  const found = useMemo(() => {
    if (isRefused || !isRead) return { committee: undefined, recorded: undefined };
    const known = whole.data && last ? [...(requests ?? []), whole.data] : (requests ?? []);
    const isUnread = !requests || (last && !whole.data);
    return {
      committee: isUnread ? ('unread' as const) : (decisionThatCounts(known) ?? ('none' as const)),
      recorded: recordedChecks(known),
    };
  }, [isRefused, isRead, requests, last, whole.data]);
  return { ...found, isRead, failed };
}

/** Whose role reads no requests is told that decisions are not weighed: nothing failed. */
const isForbidden = (error: unknown) => isApiError(error) && error.status === 403;

/** The statuses with which a denial, or an approval with conditions, ends a request (rules.md 17.11). */
const tellingStatuses: readonly string[] = ['UnableToComplete', 'CompletedWithConcern'];

const endedAt = ({ currentEvent }: CredentialingRequest) => currentEvent?.timestamp ?? '';

/**
 * The request that ended last and was not cancelled, where its checklist did not come with the list and may hold a denial or
 * conditions: a plain completion holds neither, and ended what was decided before.
 */
function lastWithoutChecklist(requests: readonly CredentialingRequest[]): CredentialingRequest | undefined {
  const last = requests
    .filter((request) => isOver(request) && requestStatus(request) !== 'Cancelled')
    .toSorted((one, other) => (endedAt(one) < endedAt(other) ? -1 : 1))
    .at(-1);
  const isTelling = last && !last.checklist && tellingStatuses.includes(requestStatus(last) ?? '');
  return isTelling ? last : undefined;
}
