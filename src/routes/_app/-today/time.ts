import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { serviceTime } from '@/lib/clock';
import { queueOptions, queues } from './queue-list';

/** When the oldest of the counts on screen was taken, in milliseconds of service time. */
export function useCountsFrom(): number | undefined {
  const queryClient = useQueryClient();
  const oldest = useSyncExternalStore(
    (listener) => queryClient.getQueryCache().subscribe(listener),
    () => {
      const times = queues
        .map((queue) => queryClient.getQueryState(queueOptions(queue).queryKey)?.dataUpdatedAt ?? 0)
        .filter((time) => time > 0);
      return times.length > 0 ? Math.min(...times) : undefined;
    },
  );
  return oldest === undefined ? undefined : serviceTime(oldest);
}
