import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { now } from '@/lib/clock';
import { readStored, writeStored } from '@/lib/storage';
import { queueOptions, queues } from './queue-list';

interface Seen {
  /** When they were looked at, in milliseconds of service time. */
  at: number;
  /** How many there were, by the title of the queue. */
  totals: Record<string, number>;
}

const name = 'today-seen';

function readSeen(): Seen | undefined {
  const stored = readStored('local', name);
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { at, totals } = stored as Partial<Seen>;
  return typeof at === 'number' && typeof totals === 'object' && totals !== null ? { at, totals } : undefined;
}

/**
 * The counts as they were when Today was last looked at in this browser; they are noted anew when it is left. The
 * service cannot tell what came since a time, so only how many more there are is told, which its totals do say.
 */
export function useSeenBefore(): Seen | undefined {
  const queryClient = useQueryClient();
  const [before] = useState(readSeen);
  useEffect(() => {
    const note = () => {
      const totals = { ...before?.totals };
      for (const queue of queues) {
        const total = queryClient.getQueryData(queueOptions(queue).queryKey)?.total;
        if (total !== undefined) totals[queue.title] = total;
      }
      writeStored('local', name, { at: now(), totals } satisfies Seen);
    };
    globalThis.addEventListener('pagehide', note);
    return () => {
      globalThis.removeEventListener('pagehide', note);
      note();
    };
  }, [queryClient, before]);
  return before;
}
