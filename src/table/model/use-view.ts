import { useRouterState, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Column } from '../columns/columns';
import type { Filters } from '../list/filters';
import { mendLayout, readLayout, type Layout } from '../columns/layout';
import type { List } from '../list/list-spec';
import type { ColumnModel } from './use-columns';
import type { ListSearchState } from '../list/use-list';
import { asksTheSame, viewName, type SavedView } from '../views/view';
import { packColumns, unpackColumns } from '../views/view-columns';
import { useViews } from '../views/view-store';

export interface ViewState {
  /** All of this list in this browser. */
  views: readonly SavedView[];
  /** The view that the address names, with its columns; undefined when it names none. */
  open: { name: string; layout: Layout } | undefined;
  /** The same as it is saved here; undefined for one that is not: of a colleague’s link, or deleted meanwhile. */
  saved: SavedView | undefined;
  /** Where the list stands; undefined within a record, which nobody pins to the navigation. */
  place: string | undefined;
}

/** What the views of a list need to know of it: of a table its model; a list that is no table has no columns. */
export interface Viewed<T> {
  list: List;
  search: Pick<ListSearchState<Filters, string>, 'search' | 'set'>;
  columns: Pick<ColumnModel<T>, 'all' | 'layout'>;
  view: ViewState;
  closeMenu: () => void;
}

/** The search parameters of a view: its name, and in a link to a colleague its columns. */
export const noView = { view: undefined, columns: undefined };

/** What an address says of the view that is open, checked; for links that stay on the list. */
export function viewParams(raw: Record<string, unknown>): { view?: string; columns?: string } {
  const name = viewName(raw.view);
  if (!name) return {};
  return { view: name, ...(typeof raw.columns === 'string' ? { columns: raw.columns } : {}) };
}

/** The view of a list that is open, by what the address says. */
export function useView<T>(list: List, all: readonly Column<T>[]): ViewState {
  const { view: name, columns: packed } = useSearch({
    strict: false,
    select: viewParams,
    structuralSharing: true,
  });
  const route = useRouterState({ select: ({ matches }) => matches.at(-1)?.fullPath ?? '' });
  const views = useViews(list.name);
  return useMemo(() => {
    const place = route.includes('$') ? undefined : route.replace(/(.)\/$/, '$1');
    if (name === undefined) return { views, open: undefined, saved: undefined, place };
    const ofThisName = views.find((view) => view.name === name);
    const sent = unpackColumns(all, packed);
    const stored = ofThisName && mendLayout(all, ofThisName.layout);
    // A colleague's view may have the name of one that is saved here: what the link says is shown, and is not that one.
    const isOther = stored && sent && packColumns(all, stored) !== packColumns(all, sent);
    const saved = isOther ? undefined : ofThisName;
    const layout = (saved ? stored : undefined) ?? sent ?? readLayout(list.name, all);
    return { views, open: { name, layout }, saved, place };
  }, [list, all, views, name, packed, route]);
}

/** Whether what is on the screen differs from the view that is open. */
export function isModified<T>({ list, search, columns, view }: Viewed<T>): boolean {
  if (!view.saved || !view.open) return false;
  return (
    !asksTheSame(list, view.saved.search, search.search) ||
    packColumns(columns.all, columns.layout) !== packColumns(columns.all, view.open.layout)
  );
}
