import '@mantine/core/styles/Popover.layer.css';
import { Popover } from '@mantine/core';
import { useImperativeHandle, type KeyboardEvent, type ReactNode, type Ref } from 'react';

interface PopoverPanelProps {
  /** The control it belongs to: it opens below it and gives the focus back to it. */
  anchor: HTMLElement;
  onClose: () => void;
  label: string;
  align?: 'start' | 'end';
  children: ReactNode;
}

/** Mantine's popover at a control that stands elsewhere; render it only while it is open. */
export function PopoverPanel({ anchor, onClose, label, align = 'start', children }: PopoverPanelProps) {
  return (
    <Popover
      opened
      onDismiss={onClose}
      position={`bottom-${align}`}
      trapFocus
      closeOnEscape={false}
      hideDetached={false}
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
        aria-label={label}
        aria-labelledby={undefined}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.defaultPrevented) return;
          event.preventDefault();
          event.stopPropagation();
          onClose();
          anchor.focus();
        }}
      >
        {children}
      </Popover.Dropdown>
    </Popover>
  );
}

/** Hands an element that stands elsewhere to a popover or menu as its target. */
export function Anchor({ element, ref }: { element: HTMLElement; ref?: Ref<HTMLElement> }) {
  useImperativeHandle(ref, () => element, [element]);
  return null;
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
