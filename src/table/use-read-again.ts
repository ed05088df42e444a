import { useQuery, type QueryKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { everyMinute } from '@/lib/every-minute';

interface ReadAgain<T> {
  queryKey: QueryKey;
  /** The record as its list has it. */
  row: T;
  /** When that was read, in milliseconds of this computer's clock. */
  readAt: number | undefined;
  read: () => Promise<T | undefined>;
  /** Whether somebody else may still change it in a way that matters here. */
  isWanted: boolean;
  /** Called with the record as it is now. */
  onRead: (now: T) => void;
}

/**
 * Reads the record that is open beside its list every minute while it is seen, and at once where its list is older than
 * that: who decides about it sees what a colleague decided meanwhile. What cannot be read changes nothing.
 */
export function useReadAgain<T extends object>(props: ReadAgain<T>): void {
  const { queryKey, row, readAt, read, isWanted, onRead } = props;
  const { data } = useQuery({
    queryKey: ['open beside its list', ...queryKey],
    queryFn: async () => (await read()) ?? row,
    initialData: row,
    initialDataUpdatedAt: readAt,
    enabled: isWanted,
    ...everyMinute,
    staleTime: everyMinute.refetchInterval,
    gcTime: 0,
    retry: false,
  });
  const tell = useEffectEvent(onRead);
  useEffect(() => {
    tell(data);
  }, [data]);
}
