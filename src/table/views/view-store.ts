import { readStored, storageKey, storedNames, writeStored } from '@/lib/storage';
import { createStore, useSelected } from '@/lib/store';
import { viewsFrom, type SavedView } from './view';

// The views of every list, kept in this browser. The navigation reads them before any list is shown: keep it light.

const start = 'views:';
const cache = new Map<string, readonly SavedView[]>();
let pinned: readonly PinnedView[] | undefined;
/** How often views changed, here or in another tab. */
const changes = createStore(0, () => {
  globalThis.addEventListener?.('storage', fromOtherTab);
  return () => {
    globalThis.removeEventListener?.('storage', fromOtherTab);
    // What other tabs change from now on is not heard.
    cache.clear();
    pinned = undefined;
  };
});

export interface PinnedView extends SavedView {
  /** Name of its list. */
  list: string;
  to: string;
}

/** The saved views of a list, the same array until they change. */
export function viewsOf(list: string): readonly SavedView[] {
  const place = storageKey(start + list);
  const known = cache.get(place);
  if (known) return known;
  const views = viewsFrom(readStored('local', start + list));
  cache.set(place, views);
  return views;
}

/**
 * Changes the views of a list here and in every other tab. `change` gets what is stored at this moment, which another
 * tab may have changed since it was shown. Gives whether the browser kept it.
 */
export function changeViews(
  list: string,
  change: (views: readonly SavedView[]) => readonly SavedView[],
): boolean {
  const read = () => viewsFrom(readStored('local', start + list));
  const next = viewsFrom(change(read()));
  writeStored('local', start + list, next.length > 0 ? next : undefined);
  const kept = JSON.stringify(read()) === JSON.stringify(next);
  cache.set(storageKey(start + list), next);
  changed();
  return kept;
}

/** The views of all lists that stand in the navigation. */
function pinnedViews(): readonly PinnedView[] {
  pinned ??= storedNames('local', start).flatMap((name) => {
    const list = name.slice(start.length);
    return viewsOf(list).flatMap((view) => (view.pinned && view.to ? [{ ...view, list, to: view.to }] : []));
  });
  return pinned;
}

function changed(): void {
  pinned = undefined;
  changes.set(changes.get() + 1);
}

function fromOtherTab({ key }: StorageEvent): void {
  if (key !== null && !key.startsWith(storageKey(start))) return;
  cache.clear();
  changed();
}

/** The views of a list; the component renders again when this or another tab changes them. */
export function useViews(list: string): readonly SavedView[] {
  return useSelected(changes, () => viewsOf(list));
}

/** The views of all lists that stand in the navigation, in the order of their lists. */
export function usePinnedViews(): readonly PinnedView[] {
  return useSelected(changes, pinnedViews);
}
