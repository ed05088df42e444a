import { useRouterState } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { formatNumber } from '@/lib/words';
import { announce } from './announce';

let focusedPath: string | undefined;
/** A heading went with the focus on it: that of a page which was waiting, and is drawn anew with what came. */
let isFocusLost = false;

/** Someone already typing, in a dialog, or on a row that the new page focused by itself is not pulled away. */
function focusIsPlaced(): boolean {
  const active = document.activeElement;
  const main = document.querySelector('main');
  // What was hidden with the record that was left keeps the focus for a moment.
  if (active?.checkVisibility() === false) return false;
  if (active?.closest('[aria-modal="true"]')) return true;
  return Boolean(active && active !== main && active.tagName !== 'A' && main?.contains(active));
}

/**
 * Sets the document title, with how many wait there where that is given, and, when the address has changed to another page,
 * moves focus to the heading, so that assistive technology says where one is. The page that was opened first keeps the
 * browser's own start. Where the heading of the same page is drawn anew, it takes the focus over.
 */
export function usePageFocus(title: string, waiting?: number): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname });

  useEffect(() => {
    // A page that is covered, such as by the lock, does not name itself in the tab.
    if (heading.current?.closest('[inert]')) return;
    document.title = `${waiting ? `(${formatNumber(waiting)}) ` : ''}${title} · Credence`;
  }, [title, waiting]);

  useLayoutEffect(() => {
    const drawn = heading.current;
    return () => {
      isFocusLost = drawn !== null && document.activeElement === drawn;
    };
  }, []);

  useEffect(() => {
    const isLost = isFocusLost;
    isFocusLost = false;
    if (path === undefined || (path === focusedPath && !isLost)) return;
    const first = focusedPath === undefined;
    focusedPath = path;
    if (first) return;
    if (focusIsPlaced()) announce(document.title);
    else heading.current?.focus({ preventScroll: true });
  }, [path]);

  return heading;
}
