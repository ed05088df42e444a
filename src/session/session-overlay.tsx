import { useFocusTrap } from '@mantine/hooks';
import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { InDialog } from '@/ui/shortcuts';
import classes from './session.module.css';

// Not the element `dialog`: as a modal it would stand in the top layer, where notices cannot be seen.
const dialog = { role: 'dialog', 'aria-modal': true } as const;

interface SessionOverlayProps {
  /** Its accessible name. */
  title: string;
  /** Nothing of the page may be seen, read out or printed: somebody else may sit here now. */
  covers: boolean;
  children: ReactNode;
}

/**
 * A dialog above everything, other dialogs included. The page beneath cannot be used meanwhile but stays as it is;
 * when the dialog goes, focus returns to where it was.
 */
export function SessionOverlay({ title, covers, children }: SessionOverlayProps) {
  const [host] = useState(() => document.createElement('div'));
  const [before] = useState(() => document.activeElement);
  const trap = useFocusTrap();

  useEffect(() => {
    const changed = everythingBut(host).filter((child) => !child.inert);
    for (const child of changed) child.inert = true;
    return () => {
      for (const child of changed) child.inert = false;
    };
  }, [host]);

  useEffect(() => {
    if (!covers) return undefined;
    const others = everythingBut(host);
    for (const child of others) child.style.visibility = 'hidden';
    // The title of the page may name a person.
    const pageTitle = document.title;
    document.title = `${title} · Credence`;
    return () => {
      for (const child of others) child.style.visibility = '';
      document.title = pageTitle;
    };
  }, [host, covers, title]);

  // In the document before anything in it asks for focus; given back last, since what is inert takes no focus.
  useLayoutEffect(() => {
    document.body.append(host);
    return () => host.remove();
  }, [host]);

  useEffect(
    () => () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    },
    [before],
  );

  return createPortal(
    <InDialog value={true}>
      <div className={classes.veil} data-covers={covers} role="presentation">
        <div ref={trap} className={classes.box} {...dialog} aria-label={title} tabIndex={-1}>
          {children}
        </div>
      </div>
    </InDialog>,
    host,
  );
}

function everythingBut(host: HTMLElement): HTMLElement[] {
  return [...document.body.children].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && child !== host,
  );
}
