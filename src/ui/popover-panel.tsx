import '@mantine/core/styles/Popover.layer.css';
import { Popover } from '@mantine/core';
import { useImperativeHandle, type ReactNode, type Ref } from 'react';

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
