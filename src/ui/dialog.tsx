import { createContext, useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import classes from './dialog.module.css';
import { ActionIcon } from './button';
import { Icon } from './icons';
import { trapFocus } from './trap-focus';

/** Whether a component stands in a dialog; shortcuts outside of an open dialog rest. */
export const InDialog = createContext(false);

interface DialogProps {
  /** Its heading and accessible name. */
  title: string;
  /** Shows no heading of its own, as the palette does. */
  bare?: boolean;
  onClose(): void;
  children: ReactNode;
  footer?: ReactNode;
  width?: number;
  /** `alertdialog` for a question that interrupts. */
  role?: 'dialog' | 'alertdialog';
  /** Clicking beside it does not close it: something was typed. */
  sticky?: boolean;
  /** In the middle, or as a drawer along one side. */
  place?: 'middle' | 'left' | 'right';
}

/**
 * A dialog over the page; render it only while it is open. Focus goes to the element with `data-autofocus` or
 * the first that takes it, stays inside, and returns where it was.
 */
export function Dialog(props: DialogProps) {
  const {
    title,
    bare = false,
    onClose,
    children,
    footer,
    width = 480,
    role = 'dialog',
    sticky = false,
    place = 'middle',
  } = props;
  const titleId = useId();
  const before = useRef<Element | null>(null);
  before.current ??= document.activeElement;
  useEffect(() => {
    const origin = before.current;
    return () => {
      if (origin instanceof HTMLElement && origin.isConnected) origin.focus({ preventScroll: true });
    };
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.stopPropagation();
    onClose();
  }

  return createPortal(
    <InDialog value={true}>
      <div
        className={classes.veil}
        data-place={place}
        role="presentation"
        onKeyDown={onKeyDown}
        onMouseDown={(event) => {
          if (!sticky && event.target === event.currentTarget) onClose();
        }}
      >
        <div
          ref={trapFocus}
          className={classes.box}
          style={{ maxWidth: width }}
          role={role}
          aria-modal="true"
          aria-labelledby={bare ? undefined : titleId}
          aria-label={bare ? title : undefined}
          tabIndex={-1}
        >
          {!bare && (
            <div className={classes.head}>
              <h2 id={titleId}>{title}</h2>
              <ActionIcon aria-label="Close" data-closes onClick={onClose}>
                <Icon name="close" />
              </ActionIcon>
            </div>
          )}
          <div className={bare ? classes.bare : classes.body}>{children}</div>
          {footer && <div className={classes.foot}>{footer}</div>}
        </div>
      </div>
    </InDialog>,
    document.body,
  );
}
