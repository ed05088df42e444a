import { count, formatNumber } from '@/lib/words';
import type { List } from './list-spec';
import { useListSearch } from './use-list-search';
import { useListTotal, type CursorList } from './use-pages';

interface ListCountProps<T> {
  list: unknown;
  query: CursorList<T>;
  /** How many there are without any filter, where that is known. */
  total?: number | undefined;
}

/** The line under a list's title: `312 of 2,000 match`, or `2,000 providers`; nothing while it is not known. */
export function ListCount<T>({ list: declared, query, total }: ListCountProps<T>) {
  const list = declared as List;
  const matching = useListTotal(query);
  const isFiltered = useListSearch(list).filtered.length > 0;
  if (matching === undefined)
    return isFiltered || total === undefined ? null : <>{count(total, list.one, list.many)}</>;
  if (!isFiltered) return <>{count(matching, list.one, list.many)}</>;
  const of = total === undefined || total < matching ? '' : ` of ${formatNumber(total)}`;
  return <>{`${formatNumber(matching)}${of} match`}</>;
}
