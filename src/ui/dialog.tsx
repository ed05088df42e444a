import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import { Drawer, Group, Modal } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useCallback, useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useBodyMark } from './body-mark';
import classes from './dialog.module.css';
import { rows, takesFocus } from './kept-focus';
import { InDialog } from './shortcuts';

interface DialogProps {
  /** Its heading and accessible name. */
  title: string;
  /** Shows no heading of its own, as the palette does. */
  bare?: boolean;
  onClose(): void;
  children: ReactNode;
  footer?: ReactNode;
  /** Pixels, at most. */
  width?: number;
  /** `alertdialog` for a question that interrupts. */
  role?: 'dialog' | 'alertdialog';
  /** Clicking beside it does not close it: something was typed. */
  sticky?: boolean;
  /** In the middle, or as a drawer along one side. */
  place?: 'middle' | 'left' | 'right';
}

/**
 * Mantine's modal or drawer; render it only while it is open. Focus goes to the element with `data-autofocus` or the
 * first of the body that takes it, and returns where it was. Escape closes the topmost dialog only, and none while
 * something inside it took the key.
 */
export function Dialog(props: DialogProps) {
  const { title, bare = false, onClose, children, footer, width = 480, role = 'dialog' } = props;
  const { sticky = false, place = 'middle' } = props;
  const content = useRef<HTMLDivElement>(null);
  const awaiting = useRef<() => void>(undefined);
  useEffect(() => () => awaiting.current?.(), []);
  const origin = useReturnFocus();
  useBodyMark('dialog');
  useWindowEvent('keydown', (event) => {
    const dialog = content.current;
    if (!dialog || event.defaultPrevented || dialog !== topmostDialog()) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      onClose();
    } else if (event.key === 'Tab' && document.activeElement === document.body) {
      // What had the focus is gone: Tab would go on behind the dialog.
      event.preventDefault();
      focusFirst(dialog);
    }
  });
  // The same function each time: another one would make Mantine's trap take the focus with every render.
  const enter = useCallback(
    (element: HTMLDivElement | null) => {
      content.current = element;
      // Mantine says `dialog` of all.
      element?.setAttribute('role', role);
      if (!element) return;
      origins.set(element, origin.current ?? []);
      focusFirst(element);
      // Mantine gives the same element again with every render.
      awaiting.current ??= focusOnceThere(element);
    },
    [role, origin],
  );
  const inMiddle = place === 'middle';
  const Parts = inMiddle ? Modal : (Drawer as unknown as typeof Modal);
  return (
    <InDialog value={true}>
      <Parts.Root
        opened
        onClose={onClose}
        size={`min(${width}px, 100vw - ${inMiddle ? 16 : 48}px)`}
        radius={inMiddle ? 'lg' : 0}
        closeOnEscape={false}
        closeOnClickOutside={!sticky}
        returnFocus={false}
        lockScroll={false}
        transitionProps={{ duration: 0 }}
        className={classes.dialog}
        classNames={{ content: classes.content }}
        {...(inMiddle ? { yOffset: 'min(8vh, 72px)', xOffset: 8 } : { position: place })}
      >
        <Parts.Overlay color="var(--veil)" backgroundOpacity={1} />
        {/* Mantine refers to the title in an effect: until then, when focus already enters, nothing else names the dialog. */}
        <Parts.Content ref={enter} aria-label={title}>
          {!bare && (
            // Not Mantine's header, which counts as a second banner of the page.
            <Group px={20} pt={14} pr={12} pb={4} wrap="nowrap">
              <Parts.Title fz="lg" fw={600} lh="lg">
                {title}
              </Parts.Title>
              <Parts.CloseButton aria-label="Close" />
            </Group>
          )}
          <div className={bare ? classes.bare : classes.body} data-body>
            {children}
          </div>
          {footer && (
            <Group className={classes.footer} justify="flex-end" gap="sm" px={20} pt="md" pb="lg">
              {footer}
            </Group>
          )}
        </Parts.Content>
      </Parts.Root>
    </InDialog>
  );
}

function topmostDialog(): Element | undefined {
  return [...document.querySelectorAll('[aria-modal="true"]')].at(-1);
}

/** At once, because what is typed next belongs into it: Mantine's trap waits, and begins with the closing button. */
function focusFirst(dialog: HTMLElement): void {
  if (dialog.contains(document.activeElement)) return;
  const wanted = firstControl(dialog);
  wanted?.setAttribute('data-autofocus', '');
  (wanted ?? dialog).focus({ preventScroll: true });
}

function firstControl(dialog: HTMLElement): HTMLElement | undefined {
  const controls = dialog.querySelectorAll<HTMLElement>(
    '[data-body] :is(a[href], button, input, select, textarea):not(:disabled, [tabindex="-1"])',
  );
  return (
    dialog.querySelector<HTMLElement>('[data-autofocus]') ??
    [...controls].find((control) => control.checkVisibility?.() !== false)
  );
}

/**
 * Where the body is still read there is nothing in it to take the focus: it goes to the first field once that is there, unless
 * somebody has pressed a key that moves it, or the pointer, meanwhile. Gives what ends the wait.
 */
function focusOnceThere(dialog: HTMLElement): () => void {
  const ends = new AbortController();
  const observer = new MutationObserver(() => {
    const first = firstControl(dialog);
    const { activeElement } = document;
    if (!first || ends.signal.aborted) return;
    ends.abort();
    const isOnFrame =
      dialog.contains(activeElement) && !activeElement?.closest(`[data-body], .${classes.footer}`);
    if (activeElement !== document.body && !isOnFrame) return;
    // Mantine's trap may look for it a moment later.
    first.setAttribute('data-autofocus', '');
    first.focus({ preventScroll: true });
  });
  ends.signal.addEventListener('abort', () => observer.disconnect());
  if (!firstControl(dialog)) observer.observe(dialog, { childList: true, subtree: true });
  const give = (event: Event) => (event instanceof KeyboardEvent && event.key !== 'Tab') || ends.abort();
  dialog.addEventListener('keydown', give, { signal: ends.signal });
  dialog.addEventListener('pointerdown', give, { signal: ends.signal });
  return () => ends.abort();
}

/** Where the focus goes once a dialog closes, the first that takes it: what opened it, then its row. */
type Origin = readonly (Element | null | undefined)[];

/** By the elements of open dialogs: one that comes in the place of another gives the focus back to where that one came from. */
const origins = new WeakMap<Element, Origin>();

function originNow(): Origin {
  const { activeElement } = document;
  const dialog = activeElement?.closest('[aria-modal="true"]');
  // The page itself has it while nothing does.
  if (activeElement === document.body) return [];
  return [activeElement, activeElement?.closest(rows), ...((dialog && origins.get(dialog)) ?? [])];
}

/**
 * Gives the focus back to what had it when the component came. Where that is gone, or cannot take it any more, because of what the
 * dialog did, its row has it; a dialog that came in the place of this one keeps it.
 */
function useReturnFocus(): RefObject<Origin | undefined> {
  const before = useRef<Origin>(undefined);
  before.current ??= originNow();
  useEffect(() => {
    const origin = before.current ?? [];
    return () => {
      const dialog = topmostDialog();
      origin.some((one) => one?.isConnected && (!dialog || dialog.contains(one)) && takesFocus(one));
    };
  }, []);
  return before;
}
