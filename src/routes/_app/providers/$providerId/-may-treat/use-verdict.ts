import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { License, Provider } from '@/api/models';
import { itemsOf } from '@/api/paging';
import { mayTreat, type MayTreat } from '@/domain/may-treat';
import { useProgram } from '@/features/credentialing/use-program';
import { latestScanOptions } from '@/features/scans/options';
import { entriesIn } from '@/info/paths';
import { certificates } from '@/info/provider/certificates';
import { dea } from '@/info/provider/dea';
import { liabilityInsurances } from '@/info/provider/liability-insurances';
import { medicaidEnrollments } from '@/info/provider/medicaid-enrollments';
import { localDay } from '@/lib/dates';
import { useSetting } from '@/ui/settings';
import { treatInfoOptions } from '../-tabs';
import type { RowRefresh } from '@/ui/use-row-refresh';

const collections = [liabilityInsurances, dea, certificates, medicaidEnrollments];

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
  const providerId = provider.id ?? '';
  const program = useProgram();
  const { lists } = program;
  const listClock = useSetting('listClock');
  const settled = useSetting('boardWords');
  const scans = useInfiniteQuery({ ...latestScanOptions(providerId), ...refresh() });
  const info = useQuery({ ...treatInfoOptions(providerId), ...refresh() });
  const day = localDay();
  const windowDays = program.windowDays(day);
  const entries = useMemo(() => {
    if (!info.data) return [];
    return collections.map((collection) => entriesIn(collection, info.data));
  }, [info.data]);
  const [insurances, deaRegistrations, certified, medicaid] = entries;
  const isRead = licenses && !scans.isPending && !info.isPending;
  const { data: pages, hasNextPage: hasMoreScans } = scans;
  const verdict = useMemo(
    () =>
      isRead
        ? mayTreat({
            day,
            provider,
            licenses,
            scans: pages && itemsOf(pages, ({ id }) => id),
            hasMoreScans,
            insurances,
            deaRegistrations,
            certificates: certified,
            lists,
            listClock,
            windowDays,
            settled,
          })
        : undefined,
    [
      isRead,
      day,
      provider,
      licenses,
      pages,
      hasMoreScans,
      insurances,
      deaRegistrations,
      certified,
      lists,
      listClock,
      windowDays,
      settled,
    ],
  );
  return {
    verdict,
    medicaid,
    unread: [
      ...unreadPart('The searches of lists could not be read', scans),
      ...unreadPart('Insurance, DEA registrations and certificates could not be read', info),
    ],
  };
}
