import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { License, Provider } from '@/api/models';
import { itemsOf } from '@/api/paging';
import type { MayTreat } from '@/domain/may-treat';
import { useRequestsOnFile } from '@/features/credentialing/use-requests-on-file';
import { useMayTreat } from '@/features/credentialing/use-may-treat';
import { latestScanOptions } from '@/features/scans/options';
import type { Collection } from '@/info/definition';
import { entriesIn } from '@/info/entries';
import { medicaidEnrollments } from '@/info/provider/medicaid-enrollments';
import { treatInfoOptions } from '../-tabs';
import type { RowRefresh } from '@/ui/use-row-refresh';

/** A part of what the answer rests on that could not be read, or not again. */
export interface UnreadPart {
  title: string;
  error: unknown;
  retry(): void;
}

export interface Verdict {
  /** Undefined until everything was read once, or failed to be. */
  verdict: MayTreat | undefined;
  /** Entries of Medicaid enrollments, which the answer does not weigh and its matrix shows. */
  medicaid: readonly Record<string, unknown>[] | undefined;
  unread: readonly UnreadPart[];
}

const unreadPart = (title: string, query: { error: unknown; refetch(): unknown }): UnreadPart[] =>
  query.error ? [{ title, error: query.error, retry: () => void query.refetch() }] : [];

/** Whether a provider may treat today, and where, by all that is on file; what could not be read is said, not guessed. */
export function useVerdict(
  provider: Provider,
  licenses: readonly License[] | undefined,
  refresh: RowRefresh,
): Verdict {
  const providerId = provider.id;
  const list = useInfiniteQuery({ ...latestScanOptions(providerId), ...refresh() });
  const info = useQuery({ ...treatInfoOptions(providerId), ...refresh() });
  const { committee, recorded, failed, isRead: isDecisionRead } = useRequestsOnFile(providerId, refresh());
  const { data: pages, hasNextPage: hasMoreScans } = list;
  const { data: found } = info;
  const scans = useMemo(() => pages && itemsOf(pages, ({ id }) => id), [pages]);
  const entries = useCallback((of: Collection) => found && entriesIn(of, found), [found]);
  const isRead = !list.isPending && !info.isPending && isDecisionRead;
  const medicaid = useMemo(() => entries(medicaidEnrollments), [entries]);
  return {
    verdict: useMayTreat({ provider, licenses, scans, hasMoreScans, entries, committee, recorded }, isRead),
    medicaid,
    unread: [
      ...unreadPart('The searches of lists could not be read', list),
      ...unreadPart('Insurance, DEA registrations and certificates could not be read', info),
      ...(failed ? unreadPart('The decisions of the committee could not be read', failed) : []),
    ],
  };
}
