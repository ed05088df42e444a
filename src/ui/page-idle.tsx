import { useIsFetching } from '@tanstack/react-query';
import { startTransition, Suspense, useEffect, useState, type ReactNode } from 'react';
import { createStore, useStore } from '@/lib/store';

/** A page that is busy is not waited for longer than this, in milliseconds. */
const longest = 2_000;
/** Who reads and begins to type is not held up: it is waited for a pause as long as this, in milliseconds. */
const pause = 500;
/** The rest of a screen is painted by then, in milliseconds. */
const aMoment = 50;

const isIdle = createStore(false);
const begin = () => isIdle.set(true);

/** False until the first screen has what it asked for and nobody types for a moment: what can wait begins then. */
export function usePageIdle(): boolean {
  return useStore(isIdle);
}

/**
 * What can wait, loaded and drawn at that moment, without drawing anew what stands around it. On a screen that is opened
 * later it follows the rest of that screen.
 */
export function WhenPageIdle({ children }: { children: ReactNode }) {
  const isIdle = usePageIdle();
  const [isTime, setIsTime] = useState(false);
  useEffect(() => {
    if (!isIdle) return;
    const timer = setTimeout(() => startTransition(() => setIsTime(true)), aMoment);
    return () => clearTimeout(timer);
  }, [isIdle]);
  return <Suspense>{isTime && children}</Suspense>;
}

/** Watches for that moment, and shows nothing. Needed once on a page, until it has come: it goes by itself then. */
export function PageIdleWatch() {
  return usePageIdle() ? null : <Watch />;
}

function Watch() {
  const isAsking = useIsFetching() > 0;
  useEffect(() => beginAfterRest(longest), []);
  useEffect(() => (isAsking ? undefined : beginAfterRest(pause)), [isAsking]);
  return null;
}

/** Begins after so many milliseconds without a key. Gives what takes that back. */
function beginAfterRest(rest: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(begin, rest);
  };
  wait();
  globalThis.addEventListener('keydown', wait);
  return () => {
    clearTimeout(timer);
    globalThis.removeEventListener('keydown', wait);
  };
}
