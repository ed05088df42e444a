import { useIsFetching } from '@tanstack/react-query';
import { useDebouncedCallback, useWindowEvent } from '@mantine/hooks';
import { startTransition, Suspense, useEffect, useState, type ReactNode } from 'react';
import { createStore, useStore } from '@/lib/store';

/** A page that is busy is not waited for longer than this, in milliseconds. */
const longest = 2_000;
/** Who types is not held up: it is waited for a pause as long as this, in milliseconds. */
const pause = 500;
/** The rest of a screen is painted by then, in milliseconds. */
const aMoment = 50;

const isIdle = createStore(false);
const begin = () => isIdle.set(true);

/** False until the first screen has what it asked for and the browser nothing to do: what can wait begins then. */
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
  const [isTyping, setIsTyping] = useState(false);
  const stopped = useDebouncedCallback(() => setIsTyping(false), pause);
  useWindowEvent('keydown', () => {
    setIsTyping(true);
    stopped();
  });
  useEffect(() => {
    if (isTyping) return;
    const timer = setTimeout(begin, longest);
    return () => clearTimeout(timer);
  }, [isTyping]);
  useEffect(() => {
    if (isAsking || isTyping) return;
    // Safari has no idle callback.
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(begin, longest / 4);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(begin);
    return () => cancelIdleCallback(handle);
  }, [isAsking, isTyping]);
  return null;
}
