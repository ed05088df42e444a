import { useInfiniteQuery } from '@tanstack/react-query';
import type { EventLogEntry } from '@/api/models';
import { listEventsInfiniteOptions } from '@/api/operations.gen';
import { useReadBlocked } from '@/api/permissions';
import { whenKnown } from '@/api/query';

/**
 * The newest entry of the event log about a record, of these kinds: when something was decided and by whom, which the
 * record itself does not tell (rules.md 12.4). Undefined while it is read, where there is none, without an id, and for a
 * role that may not read the log.
 */
export function useLastEvent(entityId: string | undefined, subcategory: string[]): EventLogEntry | undefined {
  const isOpen = useReadBlocked('EventLog') === undefined;
  const { data } = useInfiniteQuery({
    ...whenKnown(entityId, (id) =>
      listEventsInfiniteOptions({
        entityId: [id],
        subcategory,
        sortedBy: 'Timestamp',
        sortDirection: 'Desc',
      }),
    ),
    enabled: isOpen,
    retry: false,
  });
  return data?.pages[0]?.items?.[0];
}
