import { readStored, storageKey, storedNames, writeStored } from '@/lib/storage';
import { createStore, useSelected } from '@/lib/store';
import { viewsFrom, type SavedView } from './view';

// The views of every list, kept in this browser, and over those that the organization shares. The navigation reads them before any list is shown: keep it light.

const start = 'views:';
const cache = new Map<string, readonly SavedView[]>();
let pinned: readonly PinnedView[] | undefined;
/** What the organization shares, by list, and one's own with it. */
let shared: Readonly<Record<string, readonly SavedView[]>> = {};
let together: Record<string, readonly SavedView[]> = {};
/** How often views changed, here or in another tab. */
const changes = createStore(0, () => {
  globalThis.addEventListener?.('storage', fromOtherTab);
  return () => {
    globalThis.removeEventListener?.('storage', fromOtherTab);
    // What other tabs change from now on is not heard.
    cache.clear();
    pinned = undefined;
    together = {};
  };
});

export interface PinnedView extends SavedView {
  /** Name of its list. */
  list: string;
  to: string;
}

/**
 * The views of a list, the same array until they change: one's own, and those that the organization shares under other
 * names.
 */
export function viewsOf(list: string): readonly SavedView[] {
  const myViews = ownViews(list);
  const ours = shared[list];
  if (!ours) return myViews;
  return (together[list] ??= [
    ...myViews,
    ...ours.filter((view) => !myViews.some(({ name }) => name === view.name)),
  ]);
}

/** A view that the organization shares, whatever of one's own stands over it. */
export function sharedView(list: string, name: string): SavedView | undefined {
  return shared[list]?.find((view) => view.name === name);
}

/**
 * Takes the place of all views that the organization shared before. Those in the navigation are one's own and stay as they
 * are.
 */
export function shareViews(views: Readonly<Record<string, readonly SavedView[]>>): void {
  shared = views;
  together = {};
  tell();
}

function ownViews(list: string): readonly SavedView[] {
  const place = storageKey(start + list);
  const known = cache.get(place);
  if (known) return known;
  const views = viewsFrom(readStored('local', start + list));
  cache.set(place, views);
  return views;
}

/**
 * Changes one's own views of a list here and in every other tab. `change` gets what is stored at this moment, which another
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
    return ownViews(list).flatMap((view) => (view.pinned && view.to ? [{ ...view, list, to: view.to }] : []));
  });
  return pinned;
}

function changed(): void {
  pinned = undefined;
  together = {};
  tell();
}

function tell(): void {
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
