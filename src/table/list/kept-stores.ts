import type { QueryClient } from '@tanstack/react-query';
import { session } from '@/api/session';
import type { TableStore } from './selection';

/** What is selected in the lists that were shown last, by entry of the history and question; in memory alone, as rows are. */
const stores = new Map<string, TableStore<never>>();
/** Each may hold as many rows as somebody has selected. */
const most = 20;

session.onEnd(() => stores.clear());

const watched = new WeakSet<QueryClient>();

/** The selection of a list in an entry of the history; undefined where there is none, or something else was asked there. */
export function keptStore<T>(entry: string, question: string): TableStore<T> | undefined {
  return stores.get(entry + question);
}

/** Keeps it as long as the session. What is deleted meanwhile is no longer selected. */
export function keepStore<T>(
  queryClient: QueryClient,
  entry: string,
  question: string,
  store: TableStore<T>,
): void {
  stores.delete(entry + question);
  stores.set(entry + question, store as TableStore<never>);
  const oldest = stores.keys().next().value;
  if (stores.size > most && oldest !== undefined) stores.delete(oldest);
  if (watched.has(queryClient)) return;
  watched.add(queryClient);
  queryClient.getMutationCache().subscribe(({ mutation }) => {
    const { status, variables } = mutation?.state ?? {};
    if (status !== 'success' || mutation?.meta?.written?.method !== 'DELETE') return;
    for (const id of Object.values(variables as object))
      for (const one of stores.values()) one.drop(String(id));
  });
}
