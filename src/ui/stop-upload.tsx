import { useEffect, useState, type ReactNode } from 'react';
import { askBeforeLeaving } from '@/lib/leaving';
import { ConfirmDialog } from './confirm-dialog';
import { notify } from './notify';

interface UploadClosing {
  /** Whether something is on its way. */
  running: boolean;
  /** What is stored by then, and what stopping means for the rest. */
  stored: ReactNode;
  /** Stops the upload and closes its dialog. */
  onStop: () => void;
  onClose: () => void;
}

/**
 * Closes the dialog of an upload: at once where nothing is on its way, and after a question where something is. Gives
 * what closes it, and the question while it is asked. The tab asks as well before it is closed.
 */
export function useUploadClosing({ running, stored, onStop, onClose }: UploadClosing) {
  const [asking, setAsking] = useState(false);
  // What was asked about is over: there is nothing to stop any more.
  if (asking && !running) setAsking(false);
  useEffect(() => askBeforeLeaving(() => running), [running]);
  const question = asking && (
    <ConfirmDialog
      title="Stop the upload?"
      action="Stop and close"
      danger
      onClose={() => setAsking(false)}
      onConfirm={onStop}
    >
      {stored}
    </ConfirmDialog>
  );
  return { close: running ? () => setAsking(true) : onClose, question };
}

/** Tells, after the dialog of an upload was closed, that the upload was stopped, and what was not stored. */
export function tellStopped(title: string, left = ''): void {
  const message = `${left} What was on its way may have arrived all the same: this page shows it then.`;
  notify({ tone: 'warning', title, message: message.trim() });
}
