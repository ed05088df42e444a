import { Stack, Text, Textarea } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';

interface AlertNoteDialogProps {
  title: string;
  /** What the button says that dismisses. */
  action: string;
  note: string;
  onNote: (note: string) => void;
  /** Dismisses, or gives what the note lacks: the dialog stays then and says so at the note. */
  onDismiss: () => Promise<string | undefined>;
  onClose: () => void;
  /** What is dismissed, above the note. */
  about?: ReactNode;
  /** What a dismissal means, under it. */
  children: ReactNode;
}

/** Asks for the note with which one alert or many are dismissed. */
export function AlertNoteDialog(props: AlertNoteDialogProps) {
  const { title, action, note, onNote, onDismiss, onClose, about, children } = props;
  const [problem, setProblem] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  async function dismiss() {
    setAsking(true);
    const missing = await onDismiss();
    setAsking(false);
    if (!missing) return onClose();
    setProblem(missing);
    field.current?.focus();
  }
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
          <Button loading={isAsking} onClick={() => void dismiss()}>
            {action}
          </Button>
        </>
      }
    >
      <Stack>
        {about}
        <Textarea
          label="Note"
          ref={field}
          data-autofocus
          rows={3}
          value={note}
          error={problem}
          onChange={(event) => {
            setProblem(undefined);
            onNote(event.currentTarget.value);
          }}
        />
        <Text c="dimmed">{children}</Text>
      </Stack>
    </Dialog>
  );
}
