import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { count, formatNumber } from '@/lib/words';
import { parseShare } from './filters/share';
import { ListCount } from './list-count';
import type { List } from './list-spec';
import type { SharePage } from './share-pages';
import { useListSearch } from './use-list-search';
import { type CursorList, fewPages, whileSeen } from './use-pages';

interface ShareCountProps<T> {
  list: unknown;
  /** The query of the table: of one's share where the address names one. */
  query: CursorList<T>;
  /** How many there are without any filter, where that is known. */
  total?: number | undefined;
}

/** The line under the title of a queue that can be divided: `13 of 40, your share`. */
export function ShareCount<T>({ list, query, total }: ShareCountProps<T>) {
  const { search } = useListSearch(list as List);
  const share = parseShare((search as Record<string, unknown>).share);
  if (!share) return <ListCount list={list} query={query} total={total} />;
  return <OwnCount list={list as List} query={query} of={share.of} />;
}

interface OwnCountProps<T> {
  list: List;
  query: CursorList<T>;
  of: number;
}

/** The service does not count shares: while rows are still to come it is said that the number is about so. */
function OwnCount<T>({ list, query, of }: OwnCountProps<T>) {
  const { data } = useInfiniteQuery({
    ...query,
    placeholderData: keepPreviousData,
    enabled: fewPages,
    ...whileSeen,
  });
  const last: SharePage<T> | undefined = data?.pages.at(-1);
  if (!data || !last) return null;
  const loaded = data.pages.reduce((sum, page) => sum + (page.items?.length ?? 0), 0);
  return <>{shareWords({ loaded, isAll: !last.nextCursor, whole: last.whole, of }, list)}</>;
}

interface Counted {
  loaded: number;
  /** Nothing is to come. */
  isAll: boolean;
  whole: number | undefined;
  of: number;
}

/** `13 of 40, your share`; while pages are to come `50 loaded, your share is about 467 of 1,400`. */
export function shareWords(
  { loaded, isAll, whole, of }: Counted,
  { one, many }: Pick<List, 'one' | 'many'>,
): string {
  if (isAll)
    return whole === undefined
      ? `${count(loaded, one, many)}, your share`
      : `${formatNumber(loaded)} of ${formatNumber(whole)}, your share`;
  if (whole === undefined) return `${formatNumber(loaded)} of your share loaded`;
  const about = Math.max(loaded, Math.round(whole / of));
  return `${formatNumber(loaded)} loaded, your share is about ${formatNumber(about)} of ${formatNumber(whole)}`;
}

interface CountedLink {
  label: string;
  search: Record<string, unknown>;
  amount?: number | undefined;
}

/** Links with counts, within one's share: they keep it, and have no number, as the service counts all. */
export function ofShare(share: string | undefined, links: readonly CountedLink[]): readonly CountedLink[] {
  return share === undefined
    ? links
    : links.map(({ label, search }) => ({ label, search: { ...search, share } }));
}
