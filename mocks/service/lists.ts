import type { Collection, Entry } from '../store/collection';
import { BadCursor, pageOf } from '../store/page';
import { invalid } from './errors';
import { remembered } from './remembered';

type AnyCollection = Pick<Collection<{ id: string }>, 'version'>;

/** The parameters that every paged list takes (rules.md 2.1). */
export interface ListQuery {
  cursor?: string | undefined;
  offset?: string | undefined;
  count?: number | undefined;
  sortedBy?: string | undefined;
  sortDirection?: 'Asc' | 'Desc' | undefined;
}

export interface List<Row extends { id: string }> {
  /** Names the list and its order; with `filterKey` it says what may be remembered. */
  name: string;
  /** What rows and filter are made from; when one of them changes, everything is computed anew. */
  sources: AnyCollection[];
  view(): readonly Entry<Row>[];
  /** Everything that the filter depends on, as one text; empty when all rows pass. */
  filterKey: string;
  filter(row: Row): boolean;
}

/**
 * One page of a filtered list with everything that the contract's pages carry.
 * @throws ServiceError 400 under `cursor` or `offset` when that is none.
 */
export function listPage<Row extends { id: string }, Item>(
  list: List<Row>,
  query: ListQuery,
  order: { sortedBy: string; sortDirection?: 'Asc' | 'Desc' },
  toItem: (row: Row) => Item,
) {
  const view = matching(list);
  const sortDirection = query.sortDirection ?? order.sortDirection ?? 'Asc';
  const count = query.count ?? Math.max(view.length, 1);
  try {
    const page = pageOf({
      view,
      direction: sortDirection,
      total: view.length,
      count,
      cursor: query.cursor,
      offset: query.cursor === undefined ? query.offset : undefined,
    });
    return { ...page, items: page.items.map(toItem), sortedBy: order.sortedBy, sortDirection };
  } catch (error) {
    if (!(error instanceof BadCursor)) throw error;
    throw invalid({ [error.parameter]: [`This is no ${error.parameter} of a list.`] });
  }
}

/** The entries of a list that pass its filter, in ascending order. Not to be changed. */
export function matching<Row extends { id: string }>(list: List<Row>): readonly Entry<Row>[] {
  if (list.filterKey === '') return list.view();
  return remembered(`${list.name} ${list.filterKey}`, list.sources, () =>
    list.view().filter(({ record }) => list.filter(record)),
  );
}

/** A text that is the same for the same filters, for `List.filterKey`; absent filters leave no trace. */
export function keyOfFilters(filters: Record<string, unknown>): string {
  const given = Object.entries(filters).filter(([, value]) => value !== undefined);
  return given.length === 0 ? '' : JSON.stringify(given);
}
