import { count, formatNumber } from '@/lib/words';
import type { Filters } from './filters';
import type { Listed } from './use-list';
import { useListTotal } from './use-pages';

interface ListCountProps<T, F extends Filters, S extends string> {
  listed: Listed<T, F, S>;
  /** How many there are without any filter, where that is known. */
  total?: number | undefined;
}

/** The line under a list's title: `312 of 2,000 match`, or `2,000 providers`; nothing while it is not known. */
export function ListCount<T, F extends Filters, S extends string>({
  listed: { list, query, search },
  total,
}: ListCountProps<T, F, S>) {
  const matching = useListTotal(query);
  const isFiltered = search.filtered.length > 0;
  if (matching === undefined)
    return isFiltered || total === undefined ? null : <>{count(total, list.one, list.many)}</>;
  // A row that was decided stays where it stands, and with it the number of its page; the counts know of the decision.
  if (!isFiltered) return <>{count(Math.min(matching, total ?? matching), list.one, list.many)}</>;
  const of = total === undefined || total < matching ? '' : ` of ${formatNumber(total)}`;
  return <>{`${formatNumber(matching)}${of} match`}</>;
}
