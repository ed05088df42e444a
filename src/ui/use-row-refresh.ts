import { useHover } from '@mantine/hooks';
import { everyMinute } from '@/lib/every-minute';

interface Answered {
  state: { fetchStatus: string; dataUpdatedAt: number; errorUpdatedAt: number };
}

/** How long until a query is to be asked again, in milliseconds: a minute after its last answer. */
function untilNext({ state: { fetchStatus, dataUpdatedAt, errorUpdatedAt } }: Answered): number {
  const { refetchInterval } = everyMinute;
  if (fetchStatus !== 'idle') return refetchInterval;
  return Math.max(Math.max(dataUpdatedAt, errorUpdatedAt) + refetchInterval - Date.now(), 1);
}

const paused = { refetchInterval: false, refetchOnWindowFocus: false } as const;

/**
 * For the rows of a record's page, which are read again every minute and whenever the window gets the focus: those on screen
 * wait while the pointer is over them, so that none moves under it, and are read as soon as it has left. Gives the `ref` of
 * the element around the rows, and `refresh`, which takes whether the rows of a query are on screen and gives what to add to
 * its options, once on a page.
 */
export function useRowRefresh() {
  const { ref, hovered } = useHover<HTMLDivElement>();
  const refresh = (isShown = true) => (isShown && hovered ? paused : { refetchInterval: untilNext });
  return { ref, refresh };
}

export type RowRefresh = ReturnType<typeof useRowRefresh>['refresh'];
