import { useIsFetching } from '@tanstack/react-query';
import { Suspense, useEffect, type ReactNode } from 'react';
import { createStore, useStore } from '@/lib/store';

/** A page that is busy is not waited for longer than this, in milliseconds. */
const longest = 2_000;

const isIdle = createStore(false);
const begin = () => isIdle.set(true);

/** False until the first screen has what it asked for and the browser nothing to do: what can wait begins then. */
export function usePageIdle(): boolean {
  return useStore(isIdle);
}

/** What can wait, loaded and drawn at that moment, without drawing anew what stands around it. */
export function WhenPageIdle({ children }: { children: ReactNode }) {
  return <Suspense>{usePageIdle() && children}</Suspense>;
}

/** Watches for that moment, and shows nothing. Needed once on a page, until it has come: it goes by itself then. */
export function PageIdleWatch() {
  return usePageIdle() ? null : <Watch />;
}

function Watch() {
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
