import { readStored, timesCleared, writeStored } from '@/lib/storage';
import { createStore, useSelected } from '@/lib/store';

// What somebody changed about the columns of a view that is open and has not saved: it stays in this tab, over a
// reload and a visit to a record, and ends with the session.

const drafts = new Map<string, unknown>();
/** How often a draft was written. */
const writes = createStore(0);
let clearedBefore = timesCleared();

const placeOf = (list: string, view: string) => `table:${list}:${view}`;

/** The changed layout of a view as it was kept; undefined when its columns are as saved. */
export function readDraftLayout(list: string, view: string): unknown {
  if (clearedBefore !== timesCleared()) {
    clearedBefore = timesCleared();
    drafts.clear();
  }
  const place = placeOf(list, view);
  if (!drafts.has(place)) drafts.set(place, readStored('session', place));
  return drafts.get(place);
}

/** Keeps the changed layout of a view; undefined when there is nothing to save any more. */
export function writeDraftLayout(list: string, view: string, layout: unknown): void {
  if (layout === undefined && readDraftLayout(list, view) === undefined) return;
  drafts.set(placeOf(list, view), layout);
  writeStored('session', placeOf(list, view), layout);
  writes.set(writes.get() + 1);
}

/** The changed layout of a view; undefined without a view, and when its columns are as saved. */
export function useDraftLayout(list: string, view: string | undefined): unknown {
  return useSelected(writes, () => (view === undefined ? undefined : readDraftLayout(list, view)));
}
