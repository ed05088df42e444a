import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { Button } from './button';

interface DialogActionsProps {
  /** Leaves the dialog without what it is for. */
  onCancel?: (() => void) | undefined;
  cancelLabel?: string;
  /** Cancelling has the focus first: what the dialog asks about cannot be taken back. */
  cancelFirst?: boolean | undefined;
  /** Other ways on, then the one that the dialog is for. */
  children: ReactNode;
}

/**
 * The buttons of a dialog whose body is a form: to the right and in the order of every footer, what leaves it first, what it is for
 * last.
 */
export function DialogActions({
  onCancel,
  cancelLabel = 'Cancel',
  cancelFirst,
  children,
}: DialogActionsProps) {
  return (
    <Group justify="flex-end" gap="sm">
      {onCancel && (
        <Button variant="default" data-autofocus={cancelFirst || undefined} onClick={onCancel}>
          {cancelLabel}
        </Button>
      )}
      {children}
    </Group>
  );
}
