import { CatchBoundary } from '@tanstack/react-router';
import { Activity, useDeferredValue, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { RouteError } from '@/ui/route-states';

interface PrerenderNextProps<Item> {
  open: Item;
  /** The one that opens next, once what it shows has been read; undefined until then. */
  next: Item | undefined;
  keyOf: (item: Item) => string | undefined;
  children: (item: Item) => ReactNode;
}

/**
 * The open record of a queue. The one that comes next is rendered out of sight while this one is read, and only has to
 * be shown then.
 */
export function PrerenderNext<Item>({ open, next, keyOf, children }: PrerenderNextProps<Item>) {
  // The one that was open before is only hidden until the next is painted: taking it away, with the focus, takes longer.
  const left = useDeferredValue(open);
  const opened = keyOf(open);
  const items = new Map([left, open, next ?? open].map((item) => [keyOf(item), item]));
  items.set(opened, open);
  return [...items].map(([key, item]) => (
    <Activity key={key} mode={key === opened ? 'visible' : 'hidden'}>
      {/* What goes wrong in the next record is shown once it is opened, and not in place of the open one. */}
      <CatchBoundary getResetKey={() => key ?? ''} errorComponent={RouteError}>
        {children(item)}
      </CatchBoundary>
    </Activity>
  ));
}

/** How long after a record has opened the next one is read, in milliseconds: the open one is painted first. */
const readDelay = 100;

/** Reads what the next record shows, before it opens, with `read`, which does not reject; gives that record once all is there. */
export function useReadAhead<Item extends { id?: string }>(
  next: Item | undefined,
  read: (next: Item) => Promise<unknown>,
): Item | undefined {
  const [readId, setReadId] = useState<string>();
  const id = next?.id;
  const readNext = useEffectEvent(() => next && read(next));
  useEffect(() => {
    let isLeft = false;
    const timer = setTimeout(async () => {
      await readNext();
      if (!isLeft) setReadId(id);
    }, readDelay);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [id]);
  return id === readId ? next : undefined;
}
