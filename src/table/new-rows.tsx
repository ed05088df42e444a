import { type InfiniteData, type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { everyMinute } from '@/lib/every-minute';
import { firstPageKey, type CursorPage, readFirstPage, setSomePages } from '@/api/paging';
import { createStore, useStore } from '@/lib/store';
import { newsOf, newsWords, type News } from './news';
import { NewsButton } from './news-button';
import type { TableModel } from './model/use-table-model';

/** What of a list is looked at again. A table has it all; a list of another form, such as a column of a board, gives it. */
type Watched<T> = Pick<
  TableModel<T>,
  | 'query'
  | 'rowId'
  | 'rows'
  | 'first'
  | 'total'
  | 'hasMore'
  | 'loading'
  | 'stale'
  | 'refreshing'
  | 'refresh'
  | 'focusRows'
>;

/** Says how many rows came or went since the list was read, and refetches it when that is chosen. */
export function NewRows<T>({ model }: { model: Watched<T> }) {
  const news = useNews(model);
  const words = news && newsWords(news);
  const isEmpty = model.rows.length === 0;
  const readAnew = useEffectEvent(() => model.refresh());
  // Where nothing is shown nothing can move.
  useEffect(() => {
    if (words && isEmpty) readAnew();
  }, [words, isEmpty]);
  return (
    <NewsButton
      words={isEmpty ? undefined : words}
      onClick={() => {
        model.focusRows();
        model.refresh();
      }}
    />
  );
}

/** A window that gets the focus looks again, but not sooner after the last look. */
const shortest = 10_000;

interface Look<T> {
  page: CursorPage<T>;
  /** When it was asked for; undefined for what the list itself has read, with which it begins. */
  requestedAt?: number;
}

/**
 * Reads the first page of a list again every minute and whenever the window gets the focus, beside the rows on screen. Rows
 * that are still where they were are shown as they are now; what came, went or moved is told, for the reader to choose.
 */
function useNews<T>(model: Watched<T>): News | undefined {
  const { query, rowId, rows, first, total, hasMore, loading, stale, refreshing } = model;
  const client = useQueryClient();
  const key = firstPageKey(query.queryKey);
  const isRead = !loading && !stale && !refreshing;
  /** Which list has been read; nothing while it is on its way. */
  const readList = isRead ? JSON.stringify(key) : undefined;
  const [asServed] = useState(() => createStore<ReadonlySet<T>>(new Set()));
  const served = useStore(asServed);

  const { data: firstPage } = useQuery({
    queryKey: key,
    queryFn: async (context): Promise<Look<T>> => {
      const requestedAt = Date.now();
      return { page: await readFirstPage(query, context), requestedAt };
    },
    enabled: ({ state }) => state.data !== undefined,
    ...everyMinute,
    staleTime: shortest,
    gcTime: 0,
    retry: false,
  });

  const begin = useEffectEvent(async () => {
    asServed.set(new Set(rows));
    await client.cancelQueries({ queryKey: key });
    if (first) client.setQueryData<Look<T>>(key, { page: first });
  });
  useEffect(() => {
    if (readList !== undefined) void begin();
  }, [readList]);

  const news = useMemo(() => {
    if (!firstPage?.requestedAt || !first || !isRead) return undefined;
    const isChangedHere = (row: T) => !served.has(row);
    return newsOf(firstPage.page, { rows, first, total, hasMore, isChangedHere }, rowId);
  }, [firstPage, rows, first, total, hasMore, served, rowId, isRead]);

  const showInPlace = useEffectEvent(({ page, requestedAt = 0 }: Look<T>) => {
    const listKey: QueryKey = query.queryKey;
    const state = client.getQueryState<InfiniteData<CursorPage<T>>>(listKey);
    const isChangedSince = !state || state.dataUpdatedAt > requestedAt || client.isMutating() > 0;
    if (isChangedSince || !state.data || !isRead || !news || newsWords(news) !== undefined) return;
    const [before, ...others] = state.data.pages;
    const now = new Map(page.items?.map((row) => [rowId(row), row]));
    // Nothing tells rows without an id apart.
    now.delete(undefined);
    // What was changed here and left the list stays in its place.
    const items = before?.items?.map((row) => now.get(rowId(row)) ?? row) ?? [];
    const shown = { ...state.data, pages: [{ ...before, items }, ...others] };
    // A row that is as it was stays the same object, and nothing of it is drawn again.
    const kept =
      others.length === 0
        ? client.setQueryData<InfiniteData<CursorPage<T>>>(listKey, shown, { updatedAt: requestedAt })
        : setSomePages(client, listKey, shown, state.dataUpdatedAt);
    const isServed = (row: T) => now.has(rowId(row));
    asServed.set(new Set([...served, ...(kept?.pages[0]?.items?.filter(isServed) ?? [])]));
  });
  useEffect(() => {
    if (firstPage?.requestedAt) showInPlace(firstPage);
  }, [firstPage]);

  return news;
}
