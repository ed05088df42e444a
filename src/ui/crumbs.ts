import { useSyncExternalStore } from 'react';

/** One step of the way to a page. Plain data, so that a page may write it anew at every render. */
export interface Crumb {
  label: string;
  to?: string;
  params?: Record<string, string>;
  search?: Record<string, unknown>;
}

let crumbs: readonly Crumb[] = [];
const listeners = new Set<() => void>();

/** Sets what the top bar shows as the way here. Gives a function that takes it back. */
export function setCrumbs(next: readonly Crumb[]): () => void {
  const set = (value: readonly Crumb[]) => {
    crumbs = value;
    for (const listener of listeners) listener();
  };
  set(next);
  return () => {
    if (crumbs === next) set([]);
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useCrumbs(): readonly Crumb[] {
  return useSyncExternalStore(subscribe, () => crumbs);
}
