import { useCallback, useEffect, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import classes from './menus.module.css';

interface FloatingProps {
  /** The control it belongs to: it opens below it and gives the focus back to it. */
  anchor: HTMLElement;
  /** What gets the focus back where that is not the control. */
  returnTo?: HTMLElement | undefined;
  onClose: () => void;
  label: string;
  role?: 'dialog' | 'menu';
  align?: 'start' | 'end';
  children: ReactNode;
}

const margin = 8;

/** A panel in the browser's top layer, below its control or above it where there is more room. */
export function Floating(props: FloatingProps) {
  const { anchor, returnTo = anchor, onClose, label, role = 'dialog', align = 'start', children } = props;
  const panel = useRef<HTMLDivElement>(null);

  const place = useCallback(() => {
    const element = panel.current;
    if (!element) return;
    const at = anchor.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = element;
    const left = align === 'end' ? at.right - width : at.left;
    const below = window.innerHeight - at.bottom - margin;
    const fitsBelow = height + 4 <= below || below >= at.top;
    const top = fitsBelow ? at.bottom + 4 : Math.max(margin, at.top - height - 4);
    element.style.left = `${Math.max(margin, Math.min(left, window.innerWidth - width - margin))}px`;
    element.style.top = `${Math.min(top, Math.max(margin, window.innerHeight - height - margin))}px`;
  }, [anchor, align]);

  const close = useCallback(() => {
    const inside =
      panel.current?.contains(document.activeElement) || document.activeElement === document.body;
    onClose();
    if (inside) returnTo.focus();
  }, [returnTo, onClose]);

  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return undefined;
    element.showPopover?.();
    place();
    const wanted = element.querySelector<HTMLElement>('[data-autofocus]') ?? focusable(element)[0];
    (wanted ?? element).focus({ preventScroll: true });
    const observer = new ResizeObserver(place);
    observer.observe(element);
    window.addEventListener('resize', place);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', place);
    };
  }, [place]);

  useEffect(() => {
    const onPointerDown = (event: PointerEvent) => {
      const target = event.target as Node;
      if (!panel.current?.contains(target) && !anchor.contains(target)) onClose();
    };
    document.addEventListener('pointerdown', onPointerDown, true);
    return () => document.removeEventListener('pointerdown', onPointerDown, true);
  }, [anchor, onClose]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || (role === 'menu' && event.key === 'Tab')) {
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (role === 'menu') {
      moveInMenu(event);
    }
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it has the role of a dialog or a menu
    <div
      ref={panel}
      popover="manual"
      role={role}
      aria-label={label}
      tabIndex={-1}
      className={classes.panel}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        const to = event.relatedTarget;
        if (to instanceof Node && !event.currentTarget.contains(to) && !anchor.contains(to)) onClose();
      }}
    >
      {children}
    </div>
  );
}

/** What can take the focus inside an element, in its order. */
export function focusable(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')].filter(
    (element) => !element.hasAttribute('disabled'),
  );
}

/** Arrow keys, Home, End and first letters move among the items of a menu or list. */
export function moveInMenu(event: KeyboardEvent, selector = '[role^="menuitem"], [role="option"]'): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
  const at = items.findIndex((item) => item === document.activeElement);
  const goes: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 };
  let to = goes[event.key];
  if (
    to === undefined &&
    at >= 0 &&
    event.key.length === 1 &&
    event.key !== ' ' &&
    !event.ctrlKey &&
    !event.metaKey
  ) {
    const starts = (item: HTMLElement) =>
      item.textContent?.trim().toLowerCase().startsWith(event.key.toLowerCase());
    const after = items.findIndex((item, index) => index > at && starts(item));
    to = after >= 0 ? after : items.findIndex(starts);
    if (to < 0) return;
  }
  if (to === undefined || items.length === 0) return;
  event.preventDefault();
  items[(to + items.length) % items.length]?.focus();
}
