import { Stack, Text, Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';

interface AlertNoteDialogProps {
  title: string;
  /** What the button says that dismisses. */
  action: string;
  note: string;
  onNote: (note: string) => void;
  onDismiss: () => void;
  onClose: () => void;
  /** What is dismissed, above the note. */
  about?: ReactNode;
  /** What a dismissal means, under it. */
  children: ReactNode;
}

/** Asks for the note with which one alert or many are dismissed. */
export function AlertNoteDialog(props: AlertNoteDialogProps) {
  const { title, action, note, onNote, onDismiss, onClose, about, children } = props;
  return (
    <Dialog
      title={title}
      onClose={onClose}
      sticky
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button
            onClick={() => {
              onDismiss();
              onClose();
            }}
          >
            {action}
          </Button>
        </>
      }
    >
      <Stack>
        {about}
        <Textarea
          label="Note"
          data-autofocus
          rows={3}
          value={note}
          onChange={(event) => onNote(event.currentTarget.value)}
        />
        <Text c="dimmed">{children}</Text>
      </Stack>
    </Dialog>
  );
}
