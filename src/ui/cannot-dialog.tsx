import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';

interface CannotDialogProps {
  /** What cannot be done: "Harborline Health cannot be deleted yet". */
  title: string;
  /** Why, and the way out. */
  children: ReactNode;
  onClose(): void;
}

/** Says why something cannot be done now, instead of sending what would be refused. */
export function CannotDialog({ title, children, onClose }: CannotDialogProps) {
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <Button data-autofocus onClick={onClose}>
          Close
        </Button>
      }
    >
      <Stack gap="lg">{children}</Stack>
    </Dialog>
  );
}
