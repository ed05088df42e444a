import { useInfiniteQuery } from '@tanstack/react-query';
import { everyMinute } from '@/lib/every-minute';
import { totalOf } from '@/api/paging';
import { usePageIdle } from '@/ui/page-idle';
import { type CursorList, fewPages, whileSeen } from './use-pages';

interface Options {
  /** The tab is open: its list is on screen, and looks for what is new itself. */
  isOpen: boolean;
  isWanted?: boolean;
}

/**
 * How many a list has, for the tab that leads to it. It is asked for once the screen has what it needs itself, as the tab
 * will ask, and every minute while other tabs are open; undefined until it is known, and where it is not wanted or cannot
 * be had.
 */
export function useTabCount<T>(query: CursorList<T>, options: Options): number | undefined {
  const { isOpen, isWanted = true } = options;
  const isIdle = usePageIdle();
  const { data } = useInfiniteQuery({
    ...query,
    ...(isOpen ? whileSeen : everyMinute),
    retry: false,
    enabled: isIdle && isWanted ? fewPages : false,
  });
  return totalOf(data);
}
