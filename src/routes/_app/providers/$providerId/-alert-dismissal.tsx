import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWriteBlocked } from '@/api/permissions';
import type { Alert } from '@/api/models';
import {
  alertWords,
  dismissLater,
  noteDraft,
  undoDismissal,
  useDismissal,
} from '@/features/alerts/dismissals';
import { readStored, writeStored } from '@/lib/storage';
import { textOf } from '@/lib/words';
import { announce } from '@/ui/announce';
import { Button } from '@/ui/button';
import { AlertNoteDialog } from '@/features/alerts/note-dialog';

/** Dismisses an alert of the file with a note; it is held back for ten seconds, as in the queue. */
export function AlertDismissal({ alert }: { alert: Alert }) {
  const queryClient = useQueryClient();
  const dismissal = useDismissal(alert.id);
  const blocked = useWriteBlocked('Alerts');
  const [open, setOpen] = useState(false);
  const id = alert.id ?? '';
  if (alert.dismissalTimestamp || dismissal?.state === 'sent') return null;
  if (dismissal?.state === 'waiting') {
    return (
      <Button size="xs" variant="default" onClick={() => undoDismissal(queryClient, id)}>
        Undo the dismissal
      </Button>
    );
  }
  return (
    <>
      <Button
        size="xs"
        variant="default"
        loading={dismissal?.state === 'sending'}
        disabled={Boolean(blocked) || !id}
        title={blocked}
        onClick={() => setOpen(true)}
      >
        Dismiss
      </Button>
      {open && <DismissDialog alert={alert} onClose={() => setOpen(false)} />}
    </>
  );
}

function DismissDialog({ alert, onClose }: { alert: Alert; onClose: () => void }) {
  const queryClient = useQueryClient();
  const draft = noteDraft(alert.id ?? '');
  const [note, setNote] = useState(() => textOf(readStored('session', draft)));
  const change = (text: string) => {
    setNote(text);
    writeStored('session', draft, text || undefined);
  };
  const dismiss = () => {
    dismissLater(queryClient, alert, note.trim());
    announce(`${alertWords(alert)} dismissed. It can be taken back for 10 seconds.`);
  };
  return (
    <AlertNoteDialog
      title="Dismiss this alert?"
      action="Dismiss"
      note={note}
      onNote={change}
      onDismiss={dismiss}
      onClose={onClose}
    >
      It can be taken back for ten seconds, and not after that. The note is kept with the alert and among the
      provider’s notes.
    </AlertNoteDialog>
  );
}
