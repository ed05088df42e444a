import { useRouter } from '@tanstack/react-router';
import {
  type ComponentType,
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { timesCleared } from '@/lib/storage';
import { findPlace, keepPlace, keptPlace, placeOf, isReadingOn } from './list/places';
import type { TableModel } from './model/use-table-model';
import type { ReadingOnProps } from './reading-on';

interface Standing {
  /** The entry of the history and what is asked there. */
  visit: string;
  top: number;
  index: number;
  isThere: boolean;
}

/**
 * Remembers where a list is left in an entry of the history, and stands there again: at the row that was opened, for which
 * pages are read again where they are not kept any more. A new visit, and a question that was not asked there, start at the top.
 */
export function usePlace<T extends object>(
  model: TableModel<T>,
  scroller: RefObject<HTMLElement | null>,
): {
  initialOffset: number;
  /** What is shown in place of the rows until the place is found; undefined where they can be shown. */
  reading: { Notice: ComponentType<ReadingOnProps> | undefined; stop: () => void } | undefined;
} {
  const { rows, rowKey, rowHeight, store, loading, stale, entry, isReplaced } = model;
  const question = JSON.stringify([model.list.name, model.search.params]);
  const router = useRouter();
  const visit = entry.key + question;
  const place = useMemo(() => keptPlace(entry.key, question), [entry, question]);
  const [standing, setStanding] = useState<Standing>();
  const isRead = !loading && !stale;
  const isSought = place !== undefined && standing?.visit !== visit;
  const found = isSought && isRead ? findPlace(place, model) : undefined;
  if (place && found)
    setStanding({ ...found, visit, top: Math.max(0, found.index * rowHeight - place.above) });
  const isShown = isRead && (!isSought || found !== undefined);
  const here = standing?.visit === visit ? standing : undefined;

  const latest = useRef(model);
  useLayoutEffect(() => {
    latest.current = model;
  });
  // A layout effect is undone while the element still stands in the page and knows how far it was scrolled.
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!isShown || !element) return undefined;
    const begun = timesCleared();
    // When the screen goes, what stood above the list may be gone already: it is higher then, and scrolled less far.
    const view = { top: 0, height: 0 };
    const note = () => Object.assign(view, { top: element.scrollTop, height: element.clientHeight });
    const keep = () => {
      if (begun !== timesCleared()) return;
      const there = view.height ? view : note();
      keepPlace(
        entry.key,
        isReplaced(entry) ? undefined : placeNow(latest.current, element, there, question),
      );
    };
    const resized = new ResizeObserver(note);
    resized.observe(element);
    element.addEventListener('scroll', note, { passive: true });
    addEventListener('pagehide', keep);
    return () => {
      resized.disconnect();
      element.removeEventListener('scroll', note);
      removeEventListener('pagehide', keep);
      keep();
    };
  }, [scroller, entry, isReplaced, question, isShown]);

  const shown = useRef(question);
  useLayoutEffect(() => {
    if (!isShown || shown.current === question) return;
    shown.current = question;
    scroller.current?.scrollTo({ top: here?.top ?? 0 });
  });

  useLayoutEffect(() => {
    const row = here && rows[here.index];
    if (!row) return undefined;
    if (place?.isOpened) {
      const isFree = !model.marksOpened && isFocusFree();
      const drawn = scroller.current?.querySelector<HTMLElement>(`[data-index="${here.index}"]`);
      store.setActive(here.index, rowKey(row), isFree && !drawn);
      // One that was active before is not rendered again to take the focus.
      if (isFree) drawn?.focus({ preventScroll: true });
    }
    if (router.state.status !== 'pending') return undefined;
    // The router, too, remembers how far this element was scrolled, when other rows may have stood above.
    const stop = router.subscribe('onRendered', () => {
      stop();
      scroller.current?.scrollTo({ top: here.top });
    });
    return stop;
    // oxlint-disable-next-line react/exhaustive-deps -- once for each place that was found
  }, [here]);

  // What was kept is read anew when somebody comes back: only then is it known whether the row is still there.
  const looked = useRef<Standing>(undefined);
  const { refreshing, rowId, pages } = model;
  useEffect(() => {
    if (!here || refreshing || looked.current === here) return;
    looked.current = here;
    if (
      place?.isOpened &&
      here.index >= 0 &&
      !findPlace(place, { rows, rowId, pages, hasMore: false })?.isThere
    )
      void import('./reading-on').then(({ tellGone }) => tellGone(model));
  });

  const isReading = isSought && !found && isRead;
  const [Notice, setNotice] = useState<ComponentType<ReadingOnProps>>();
  const stop = useCallback(() => setStanding({ visit, top: 0, index: -1, isThere: true }), [visit]);
  useEffect(() => {
    if (isReading)
      import('./reading-on').then(({ ReadingOn }) => startTransition(() => setNotice(() => ReadingOn)), stop);
  }, [isReading, stop]);
  useLayoutEffect(() => {
    isReadingOn.set(isReading);
    return () => isReadingOn.set(false);
  }, [isReading]);

  return { initialOffset: here?.top ?? 0, reading: isReading ? { Notice, stop } : undefined };
}

/** Where a list stands: at the row that was opened or has the focus, if it is in the window, else at the first one there. */
function placeNow<T>(
  model: TableModel<T>,
  element: HTMLElement,
  { top, height }: { top: number; height: number },
  question: string,
) {
  const { store, visible, rowHeight, rowId, rows, pages } = model;
  const { first, last } = visible.get();
  const { activeIndex, activeId } = store;
  // On a phone what is open covers the list, which then has no height.
  const isOpened =
    activeId !== undefined && (!element.clientHeight || (activeIndex >= first && activeIndex <= last));
  const index = isOpened ? activeIndex : first;
  if (index === 0 && !isOpened) return undefined;
  const above = Math.min(Math.max(0, index * rowHeight - top), Math.max(0, height - rowHeight));
  return placeOf({ question, rows, rowId, index, above, pages, isOpened });
}

/** Whether nobody has gone on to something else meanwhile: the page itself has the focus, or its heading. */
export function isFocusFree(): boolean {
  const active = document.activeElement;
  return !active || active.matches('body, main, h1, h2') || !active.checkVisibility();
}
