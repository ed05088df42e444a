import { Popover } from '@mantine/core';
import { useEffect, useEffectEvent, useImperativeHandle, type ReactNode, type Ref } from 'react';

interface PopoverPanelProps {
  /** The control it belongs to: it opens below it and gives the focus back to it. */
  anchor: HTMLElement;
  onClose: () => void;
  label: string;
  align?: 'start' | 'end';
  children: ReactNode;
}

/** A key as React or the browser tells of it. */
type KeyPress = Pick<KeyboardEvent, 'key' | 'defaultPrevented' | 'preventDefault' | 'stopPropagation'>;

/** Mantine's popover at a control that stands elsewhere; render it only while it is open. */
export function PopoverPanel({ anchor, onClose, label, align = 'start', children }: PopoverPanelProps) {
  function closeOnEscape(event: KeyPress) {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    // It bubbles through React from a dialog that closes itself.
    if (isBelowDialog(anchor)) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
    anchor.focus();
  }
  const close = useEffectEvent(closeOnEscape);
  // A moment passes until the panel has the focus.
  useEffect(() => {
    const onKeyDown = (event: KeyPress) => close(event);
    anchor.addEventListener('keydown', onKeyDown);
    return () => anchor.removeEventListener('keydown', onKeyDown);
  }, [anchor]);

  return (
    <Popover
      opened
      // What is pressed in a dialog that was opened from here is not beside the panel.
      onDismiss={() => !isBelowDialog(anchor) && onClose()}
      position={`bottom-${align}`}
      trapFocus
      closeOnEscape={false}
      hideDetached={false}
      // A dialog that is opened from it covers it; Mantine's dialogs stand at 200.
      zIndex={190}
      withinPortal={false}
      floatingStrategy="fixed"
    >
      <Popover.Target>
        <Anchor element={anchor} />
      </Popover.Target>
      <Popover.Dropdown
        miw={208}
        maw="min(360px, calc(100vw - 16px))"
        mah="min(480px, calc(100vh - 16px))"
        p={4}
        fz="sm"
        style={{ overflow: 'auto' }}
        aria-label={label}
        aria-labelledby={undefined}
        onKeyDown={closeOnEscape}
      >
        {children}
      </Popover.Dropdown>
    </Popover>
  );
}

/** Whether a dialog is open that what belongs to this control is not in. */
function isBelowDialog(anchor: HTMLElement): boolean {
  return [...document.querySelectorAll('[aria-modal="true"]')].some((dialog) => !dialog.contains(anchor));
}

/** Hands an element that stands elsewhere to a popover or menu as its target. */
export function Anchor({ element, ref }: { element: HTMLElement; ref?: Ref<HTMLElement> }) {
  useImperativeHandle(ref, () => element, [element]);
  return null;
}
