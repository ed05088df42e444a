import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';

/** How a decision shows in counts that the service gives. */
export interface CountAhead<Counts extends object = object> {
  queryClient: QueryClient;
  /** Of the counts. */
  queryKey: QueryKey;
  /** The counts with the decision (`1`), or again without it (`-1`). */
  change: (counts: Counts, sign: 1 | -1) => Counts;
}

interface Entry extends CountAhead {
  /** The counts were read since, and nobody can tell whether the service knew of the decision then. */
  wasRead: boolean;
}

/** What is in the counts before the service has it, by the id of its case. */
const entries = new Map<string, Entry>();
const watched = new WeakSet<QueryClient>();

function show({ queryClient, queryKey, change }: Entry, sign: 1 | -1): void {
  queryClient.setQueryData<object>(queryKey, (counts) => counts && change(counts, sign));
}

/**
 * Counts that are read meanwhile are without what is held: that is put into them before they are drawn. With counts that are
 * forgotten, as all are once the session has ended, goes what was in them.
 */
function watch(queryClient: QueryClient): void {
  if (watched.has(queryClient)) return;
  watched.add(queryClient);
  queryClient.getQueryCache().subscribe((event) => {
    const isRead = event.type === 'updated' && event.action.type === 'success' && !event.action.manual;
    if (!isRead && event.type !== 'removed') return;
    for (const [id, entry] of entries) {
      if (entry.queryClient !== queryClient || hashKey(entry.queryKey) !== event.query.queryHash) continue;
      if (!isRead) entries.delete(id);
      entry.wasRead = true;
      if (isRead) show(entry, 1);
    }
  });
}

/** Shows a decision about the case `id` in its counts, where they are known, from now on until `endAhead`, in place of what was decided about it before. */
export function countAhead<Counts extends object>(id: string, ahead: CountAhead<Counts>): void {
  endAhead(id, false);
  if (!ahead.queryClient.getQueryData(ahead.queryKey)) return;
  const entry = { ...(ahead as unknown as CountAhead), wasRead: false };
  watch(entry.queryClient);
  entries.set(id, entry);
  show(entry, 1);
}

/**
 * The decision about the case `id` is carried out (`isDone`), and the next read has it, or it does not stand: the counts are without
 * it again.
 */
export function endAhead(id: string, isDone: boolean): void {
  const entry = entries.get(id);
  if (!entry) return;
  entries.delete(id);
  if (!isDone) show(entry, -1);
  else if (entry.wasRead) void entry.queryClient.invalidateQueries({ queryKey: entry.queryKey, exact: true });
}
