import { createStore } from 'idb-keyval';
import { storageKey, writeStored } from '@/lib/storage';

/** What rosters keep in the browser beyond a page: files, what was done with them, imports. Emptied when the session ends. */
export const rosterStore = createStore(storageKey('rosters'), 'drafts');

/** It has names and dates of birth of people, so it is kept no longer than somebody is likely to come back to it. */
export const mostDays = 7;

/** Says whether there may be something to take away, to who does not load this module for it. */
export const markStored = (isStored: boolean): void =>
  writeStored('local', 'roster-draft', isStored || undefined);

/** Of what the browser does not do, because it is private or full, it gives `otherwise`. */
export async function attempt<T, Other>(action: () => Promise<T>, otherwise: Other): Promise<T | Other> {
  try {
    return await action();
  } catch {
    return otherwise;
  }
}
