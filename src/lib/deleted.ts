import { forgetRecent } from './recents';

type Listener = (id: string) => void;
const listeners = new Set<Listener>();

/** Calls back with the id of each record that is deleted here, for as long as the page is there. */
export function onDeleted(listener: Listener): void {
  listeners.add(listener);
}

/** A record was deleted here: nothing leads to it any more, neither the palette nor what ran for it. */
export function noteDeleted(id: string): void {
  forgetRecent(id);
  for (const listener of listeners) listener(id);
}
