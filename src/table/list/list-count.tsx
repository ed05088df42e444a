import { count, formatNumber } from '@/lib/words';
import type { Filters } from './filters';
import type { GoneRows } from './gone-rows';
import type { Listed } from './use-list';
import { useListTotal } from './use-pages';

interface ListCountProps<T, F extends Filters, S extends string> {
  listed: Listed<T, F, S>;
  /** How many there are without any filter, where that is known. */
  total?: number | undefined;
  /** What has left the list since it was read, of a queue. */
  gone?: GoneRows<T> | undefined;
}

/** How many rows a list has under its filters; undefined while that is not known. */
export function useListCount<T, F extends Filters, S extends string>({
  listed: { query, search },
  total,
  gone,
}: ListCountProps<T, F, S>): number | undefined {
  const matching = useListTotal(query, gone);
  if (search.filtered.length > 0) return matching;
  return matching === undefined ? total : Math.min(matching, total ?? matching);
}

/** The line under a list's title: `312 of 2,000 match`, or `2,000 providers`; nothing while it is not known. */
export function ListCount<T, F extends Filters, S extends string>(props: ListCountProps<T, F, S>) {
  const { total } = props;
  const { list, search } = props.listed;
  const matching = useListCount(props);
  if (matching === undefined) return null;
  if (search.filtered.length === 0) return <>{count(matching, list.one, list.many)}</>;
  const of = total === undefined || total < matching ? '' : ` of ${formatNumber(total)}`;
  return <>{`${formatNumber(matching)}${of} match`}</>;
}
