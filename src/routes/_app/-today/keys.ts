import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useShortcuts } from '@/ui/shortcuts';
import { queues } from './queue-list';

/** Moves among the queues by key and starts the chosen one; the first is chosen at first. */
export function useQueueKeys() {
  const navigate = useNavigate();
  const [current, setCurrent] = useState(0);

  const move = (by: number) => setCurrent((at) => Math.max(0, Math.min(queues.length - 1, at + by)));
  const start = (index: number) => {
    const queue = queues[index];
    if (queue) void navigate({ to: queue.to, search: queue.search });
  };

  useShortcuts('Today', [
    { keys: 'Enter', label: 'Start with the marked queue', run: () => start(current) },
    { keys: 'j', label: 'Next queue', run: () => move(1) },
    { keys: 'k', label: 'Previous queue', run: () => move(-1) },
    { keys: 'ArrowDown', label: 'Next queue', run: () => move(1) },
    { keys: 'ArrowUp', label: 'Previous queue', run: () => move(-1) },
  ]);
  return { current, setCurrent, start };
}
