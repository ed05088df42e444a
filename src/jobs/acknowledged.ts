import type { FetchPage } from '@/api/paging';
import { readStored, storageKey, writeStored } from '@/lib/storage';
import { createStore, useSelected } from '@/lib/store';

/** What can fail and stay listed as failed for as long as it is not done again. */
export type Acknowledgeable = 'scans' | 'imports';

/** When each was acknowledged, by its id, in milliseconds of service time. */
type Times = Readonly<Record<string, number>>;

/** The oldest are forgotten beyond this: browsers keep little. */
const mostKept = 1_000;

const storageName = (kind: Acknowledgeable) => `acknowledged-${kind}`;

function read(kind: Acknowledgeable): Times {
  const stored = readStored('local', storageName(kind));
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  );
}

/** Counts the changes, of this tab and of others. The times are read from localStorage, so that tabs agree. */
const changes = createStore(0, () => {
  globalThis.addEventListener('storage', fromOtherTab);
  return () => globalThis.removeEventListener('storage', fromOtherTab);
});
const changed = () => changes.set(changes.get() + 1);

function fromOtherTab({ key }: StorageEvent): void {
  // Without a key everything was removed.
  if (key === null || key === storageKey(storageName('scans')) || key === storageKey(storageName('imports')))
    changed();
}

/** Says that a failure has been seen and nothing more is to be done about it, in this browser alone. */
export function acknowledge(kind: Acknowledgeable, id: string, at: number): void {
  const kept = Object.entries({ ...read(kind), [id]: at }).toSorted(([, one], [, other]) => other - one);
  write(kind, Object.fromEntries(kept.slice(0, mostKept)));
}

/** Takes that back. */
export function takeBack(kind: Acknowledgeable, id: string): void {
  const { [id]: _, ...others } = read(kind);
  write(kind, others);
}

function write(kind: Acknowledgeable, times: Times): void {
  writeStored('local', storageName(kind), Object.keys(times).length > 0 ? times : undefined);
  changed();
}

/** When a failure was acknowledged, in this tab or another; undefined while it was not. */
export function useAcknowledgedAt(kind: Acknowledgeable, id: string): number | undefined {
  return useSelected(changes, () => read(kind)[id]);
}

/** Whether any failure of a kind was acknowledged in this browser. */
export const hasAcknowledged = (kind: Acknowledgeable) => Object.keys(read(kind)).length > 0;

/**
 * A list without the failures that were acknowledged here. The service knows nothing of them, so how many match is known
 * where the list comes as one page, and elsewhere only at its end.
 */
export function withoutAcknowledged<Item extends { id?: string }>(
  kind: Acknowledgeable,
  fetchPage: FetchPage<Item>,
): FetchPage<Item> {
  return async (first, signal) => {
    let cursor = first;
    for (;;) {
      const known = read(kind);
      const page = await fetchPage(cursor, signal);
      const items = (page.items ?? []).filter(({ id }) => id === undefined || known[id] === undefined);
      const { nextCursor } = page;
      if (!nextCursor && cursor === undefined) return { items, totalCount: items.length };
      // A page of acknowledged ones alone is no page: the table would take it for the end.
      if (items.length > 0 || !nextCursor || nextCursor === cursor) return { items, nextCursor };
      cursor = nextCursor;
    }
  };
}
