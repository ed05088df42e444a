import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useRouterState } from '@tanstack/react-router';

/** Where the window stood, by entry of the history: back finds the place, a new visit starts at the top. */
const places = new Map<string, { question: string; top: number }>();
const mostPlaces = 50;

/**
 * Remembers how far a list was scrolled in this entry of the history and starts there again. When other rows
 * are asked for (`question` changed and their rows have come) it goes back to the top.
 */
export function useScrollMemory(scroller: RefObject<HTMLElement | null>, question: string, stale: boolean) {
  const entry = useRouterState({
    // oxlint-disable-next-line no-underscore-dangle -- the router's own name for an entry of the history
    select: ({ location }) => location.state.__TSR_key ?? location.href,
  });
  const [initialOffset] = useState(() => {
    const place = places.get(entry);
    return place?.question === question ? place.top : 0;
  });

  // A layout effect is undone while the element still stands in the page and knows how far it was scrolled.
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    return () => {
      places.delete(entry);
      places.set(entry, { question, top: element.scrollTop });
      const oldest = places.keys().next().value;
      if (places.size > mostPlaces && oldest !== undefined) places.delete(oldest);
    };
  }, [scroller, entry, question]);

  const shown = useRef(question);
  useLayoutEffect(() => {
    if (stale || shown.current === question) return;
    shown.current = question;
    scroller.current?.scrollTo({ top: 0 });
  }, [scroller, question, stale]);

  return initialOffset;
}
