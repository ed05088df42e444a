import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { dockId } from './dock';

/**
 * What comes by itself while a page is read, such as that something could not be read again: it stands below the page, which
 * gets lower from its foot, so that nothing moves under the pointer when it comes or goes. In a dialog, which covers the
 * frame, and where there is no frame it stands at its place.
 */
export function Docked({ children }: { children: ReactNode }) {
  const place = useRef<HTMLSpanElement>(null);
  /** Undefined until it is known, null where it stands at its place. */
  const [dock, setDock] = useState<HTMLElement | null>();
  useLayoutEffect(() => {
    const isInDialog = place.current?.closest('[role="dialog"]') !== null;
    setDock(isInDialog ? null : document.getElementById(dockId));
  }, []);
  return (
    <>
      <span ref={place} hidden />
      {dock ? createPortal(children, dock) : dock === null && children}
    </>
  );
}
