import { useNavigate } from '@tanstack/react-router';
import { useState, useSyncExternalStore } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useShortcuts } from '@/ui/shortcuts';
import { serviceTime } from '@/lib/clock';
import { queueOptions, queues } from './queue-list';

/**
 * Moves among the queues by key and starts the marked one; the first is marked at first. What the pointer rests on marks nothing: Enter
 * does what the button says.
 */
export function useQueueKeys() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [current, setCurrent] = useState(0);

  const move = (by: number) =>
    setCurrent((position) => Math.max(0, Math.min(queues.length - 1, position + by)));
  const start = () => {
    const queue = queues[current];
    if (!queue) return;
    const counted = queryClient.getQueryData(queueOptions(queue).queryKey);
    void navigate((counted && queue.firstOf?.(counted)) ?? { to: queue.to, search: queue.search });
  };

  useShortcuts('Today', [
    { keys: 'Enter', label: 'Start with the marked queue', run: start },
    { keys: 'j', label: 'Next queue', run: () => move(1) },
    { keys: 'k', label: 'Previous queue', run: () => move(-1) },
    { keys: 'ArrowDown', label: 'Next queue', run: () => move(1) },
    { keys: 'ArrowUp', label: 'Previous queue', run: () => move(-1) },
  ]);
  return { current, setCurrent, start, words: queues[current]?.short ?? 'this queue' };
}

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
