import { useInfiniteQuery, useQueries, useQuery } from '@tanstack/react-query';
import type { FetchPage } from '@/api/paging';
import { count, formatNumber } from '@/lib/words';
import { usePageIdle } from '@/ui/page-idle';
import { parseShare } from './filters/share';
import { ListCount } from './list-count';
import type { Filters } from './filters/filters';
import type { List, ListRows } from './list-spec';
import { shareTotalOptions } from './own-share';
import type { SharePage } from './share-pages';
import type { Listed } from './use-list';
import { type CursorList, fewPages, whileSeen } from './use-pages';

interface ShareCountProps<T, F extends Filters, S extends string> {
  /** Of one's share where the address names one. */
  listed: Listed<T, F, S>;
  /** How many there are without any filter, where that is known. */
  total?: number | undefined;
}

/** The line under the title of a queue that can be divided: `13 of 40, your share`. */
export function ShareCount<T, F extends Filters, S extends string>({
  listed,
  total,
}: ShareCountProps<T, F, S>) {
  const { list, query, fetchPage, search } = listed;
  const share = parseShare((search.search as Record<string, unknown>).share);
  if (!share) return <ListCount listed={listed} total={total} />;
  return <OwnCount list={list} query={query} fetchPage={fetchPage} of={share.of} />;
}

interface OwnCountProps<T> {
  list: Pick<List, 'one' | 'many'>;
  query: CursorList<T>;
  fetchPage: FetchPage<T>;
  of: number;
}

/** The service does not count shares: of a list too long to be counted here it is said that the number is about so. */
function OwnCount<T>({ list, query, fetchPage, of }: OwnCountProps<T>) {
  const { loaded, own, whole } = useCounted(query, fetchPage, true);
  return loaded === undefined ? null : <>{shareWords({ loaded, own, whole, of }, list)}</>;
}

/** What is known of the rows of one's share: all of them once they are loaded, else they are counted beside them. */
function useCounted<T>(query: CursorList<T>, fetchPage: FetchPage<T>, isWanted: boolean) {
  const { data } = useInfiniteQuery({
    ...query,
    enabled: isWanted ? fewPages : false,
    ...whileSeen,
    // A page without a share is not drawn anew for each page of its list.
    notifyOnChangeProps: isWanted ? ['data'] : [],
  });
  const last: SharePage<T> | undefined = isWanted ? data?.pages.at(-1) : undefined;
  const isAll = last !== undefined && !last.nextCursor;
  const counted = useShareTotal(query, fetchPage, last !== undefined && !isAll);
  const loaded = last && data?.pages.reduce((sum, page) => sum + (page.items?.length ?? 0), 0);
  return { loaded, own: isAll ? loaded : counted, whole: last?.whole };
}

/**
 * How many rows one's `share` of a queue has; undefined without one, until they are counted, and of a list too long for
 * that.
 */
export function useOwnTotal<T>(
  { query, fetchPage }: ListRows<T>,
  share: string | undefined,
): number | undefined {
  return useCounted(query, fetchPage, share !== undefined).own;
}

/** How many rows one's share of a list has; undefined until they are counted, and of a list too long for that. */
export function useShareTotal<T>(
  query: CursorList<T>,
  fetchPage: FetchPage<T>,
  isWanted: boolean,
): number | undefined {
  const { data } = useQuery({ ...shareTotalOptions(query, fetchPage), enabled: isWanted });
  return isWanted ? (data ?? undefined) : undefined;
}

interface Counted {
  loaded: number;
  /** How many there are in one's share, where that is known. */
  own: number | undefined;
  whole: number | undefined;
  of: number;
}

/** `13 of 40, your share`; where that is not known `50 loaded, your share is about 467 of 1,400`. */
export function shareWords(
  { loaded, own, whole, of }: Counted,
  { one, many }: Pick<List, 'one' | 'many'>,
): string {
  if (own !== undefined)
    return whole === undefined
      ? `${count(own, one, many)}, your share`
      : `${formatNumber(own)} of ${formatNumber(whole)}, your share`;
  if (whole === undefined) return `${formatNumber(loaded)} of your share loaded`;
  const about = Math.max(loaded, Math.round(whole / of));
  return `${formatNumber(loaded)} loaded, your share is about ${formatNumber(about)} of ${formatNumber(whole)}`;
}

interface CountedLink {
  label: string;
  search: Record<string, unknown>;
  amount?: number | undefined;
}

interface Divided<Search, Params, T> {
  share: string | undefined;
  list: {
    validateSearch: (raw: Record<string, unknown>) => Search;
    toParams: (search: Search) => Params;
  };
  /** The query of the list and its pages. */
  query: (params: Params) => CursorList<T>;
  pages: (params: Params) => FetchPage<T>;
}

/** Links with counts; within one's share they keep it, and count what is in it. */
export function useOwnLinks<Search, Params, T>(
  links: readonly CountedLink[],
  { share, list, query, pages }: Divided<Search, Params, T>,
): readonly CountedLink[] {
  const enabled = usePageIdle();
  const own =
    share === undefined ? [] : links.map(({ label, search }) => ({ label, search: { ...search, share } }));
  const totals = useQueries({
    queries: own.map(({ search }) => {
      const params = list.toParams(list.validateSearch(search));
      return { ...shareTotalOptions(query(params), pages(params)), enabled };
    }),
  });
  if (share === undefined) return links;
  return own.map((link, at) => ({ ...link, amount: totals[at]?.data ?? undefined }));
}
