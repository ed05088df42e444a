import { useInfiniteQuery } from '@tanstack/react-query';
import { totalOf } from '@/api/paging';
import { useIdle } from '@/ui/idle';
import { type CursorList, fewPages, whileSeen } from './use-pages';

/**
 * How many a list has, for the tab that leads to it. It is asked for once the screen has what it needs itself, as the tab
 * will ask; undefined until it is known, and where it is not wanted or cannot be had.
 */
export function useTabCount<T>(query: CursorList<T>, isWanted = true): number | undefined {
  const isIdle = useIdle();
  const { data } = useInfiniteQuery({
    ...query,
    ...whileSeen,
    retry: false,
    enabled: isIdle && isWanted ? fewPages : false,
  });
  return totalOf(data);
}
