import { ApiError } from '@/api/errors';
import { fetchAllPages } from '@/api/paging';

/** Lets so many tasks run at a time; the others wait for their turn, the first that came first. */
export function atMost(many: number): <T>(task: () => Promise<T>) => Promise<T> {
  let free = many;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}

/**
 * Reads one record as `fetchAllPages` reads a page: what passes is tried again, and a full rate limit is waited out (rules.md
 * 5.1). `onWait` is told the milliseconds until the next try, and undefined once it has come. Throws `ApiError`.
 */
export async function patiently<T>(
  read: () => Promise<T>,
  signal: AbortSignal,
  onWait: (ms: number | undefined) => void,
): Promise<T> {
  const once = fetchAllPages<{ answer: T }>({
    fetchPage: async () => ({ items: [{ answer: await read() }] }),
    signal,
    onProgress: ({ waitingMs }) => onWait(waitingMs),
  });
  for await (const [found] of once) if (found) return found.answer;
  throw new ApiError({ kind: 'aborted' });
}
