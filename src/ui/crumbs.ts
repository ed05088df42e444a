import { createStore, useStore } from '@/lib/store';

/** One step of the way to a page. Plain data, so that a page may write it anew at every render. */
export interface Crumb {
  label: string;
  /** It is what a record is called, as with `params`. */
  translate?: 'no' | undefined;
  to?: string;
  params?: Record<string, string>;
  search?: Record<string, unknown>;
}

const crumbs = createStore<readonly Crumb[]>([]);

/** Sets what the top bar shows as the way here. Gives a function that takes it back. */
export function setCrumbs(next: readonly Crumb[]): () => void {
  crumbs.set(next);
  return () => {
    if (crumbs.get() === next) crumbs.set([]);
  };
}

/** The way to the page that is open, as the page itself gave it. */
export function useCrumbs(): readonly Crumb[] {
  return useStore(crumbs);
}
