import { useIsFetching } from '@tanstack/react-query';
import { useEffect } from 'react';
import { createStore, useStore } from '@/lib/store';

/** A page that is busy is not waited for longer than this, in milliseconds. */
const longest = 2_000;

const isIdle = createStore(false);
const begin = () => isIdle.set(true);

/** False until the first screen has what it asked for and the browser nothing to do: what can wait begins then. */
export function useIdle(): boolean {
  return useStore(isIdle);
}

/** Watches for that moment, and shows nothing. Needed once on a page, until it has come. */
export function IdleWatch() {
  const isAsking = useIsFetching() > 0;
  useEffect(() => {
    const timer = setTimeout(begin, longest);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (isAsking) return;
    // Safari has no idle callback.
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(begin, longest / 4);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(begin);
    return () => cancelIdleCallback(handle);
  }, [isAsking]);
  return null;
}
