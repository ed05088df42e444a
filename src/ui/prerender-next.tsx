import { CatchBoundary } from '@tanstack/react-router';
import { Activity, type ReactNode } from 'react';
import { RouteError } from './route-states';

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
  const opened = keyOf(open);
  const items = next === undefined || keyOf(next) === opened ? [open] : [open, next];
  return items.map((item) => {
    const key = keyOf(item);
    return (
      <Activity key={key} mode={key === opened ? 'visible' : 'hidden'}>
        {/* What goes wrong in the next record is shown once it is opened, and not in place of the open one. */}
        <CatchBoundary getResetKey={() => key ?? ''} errorComponent={RouteError}>
          {children(item)}
        </CatchBoundary>
      </Activity>
    );
  });
}
