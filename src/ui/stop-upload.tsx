import { useBlocker, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { askBeforeLeaving } from '@/lib/leaving';
import { ConfirmDialog } from './confirm-dialog';
import { notify } from './notify';

interface UploadClosing {
  /** Whether something is on its way. */
  running: boolean;
  /** What is stored by then, and what stopping means for the rest. */
  stored: ReactNode;
  /** What was chosen and said, and is gone once the dialog closes; undefined while there is nothing of that. */
  unsent: ReactNode | undefined;
  /** Stops the upload and tells what is stored; gives when that is known. */
  onStop: () => Promise<void> | void;
  onClose: () => void;
}

/**
 * Closes the dialog of an upload: at once where nothing was chosen, and after a question where something was, or is on its way.
 * Before what is on its way is stopped the same is asked where the page is left by a link or by going back, and by the tab before it
 * is closed. Gives what closes the dialog, what stops the upload and closes it without a question, and the question while it is
 * asked.
 */
export function useUploadClosing({ running, stored, unsent, onStop, onClose }: UploadClosing) {
  const [asking, setAsking] = useState<'stop' | 'discard'>();
  const stopped = useRef(false);
  const blocker = useBlocker({
    shouldBlockFn: () => running && !stopped.current,
    enableBeforeUnload: false,
    withResolver: true,
  });
  const { reset } = blocker;
  // What was asked about is over: there is nothing to stop any more.
  if (asking === 'stop' && !running) setAsking(undefined);
  useEffect(() => {
    if (running) stopped.current = false;
    else if (!stopped.current) reset?.();
  }, [running, reset]);
  useEffect(() => askBeforeLeaving(() => running), [running]);

  // An address of the same screen leaves the dialog where it is.
  const address = useRouterState({ select: ({ location }) => location.href });
  const leftFrom = useRef<string>(undefined);
  useEffect(() => {
    if (leftFrom.current === undefined || leftFrom.current === address) return;
    leftFrom.current = undefined;
    onClose();
  }, [address, onClose]);

  async function stop() {
    stopped.current = true;
    await onStop();
    onClose();
  }

  async function stopAndLeave() {
    stopped.current = true;
    await onStop();
    leftFrom.current = address;
    blocker.proceed?.();
  }

  const isLeaving = blocker.status === 'blocked';
  const discarding = asking === 'discard' && !running && !isLeaving && (
    <ConfirmDialog
      title="Close without uploading?"
      action="Close without uploading"
      danger
      onClose={() => setAsking(undefined)}
      onConfirm={onClose}
    >
      {unsent}
    </ConfirmDialog>
  );
  const question = (asking === 'stop' || isLeaving) && (
    <ConfirmDialog
      title="Stop the upload?"
      action={isLeaving ? 'Stop and leave' : 'Stop and close'}
      danger
      onClose={isLeaving ? blocker.reset : () => setAsking(undefined)}
      onConfirm={() => void (isLeaving ? stopAndLeave() : stop())}
    >
      {stored}
    </ConfirmDialog>
  );
  function close() {
    if (running) setAsking('stop');
    else if (unsent) setAsking('discard');
    else onClose();
  }

  return { close, stop, question: question || discarding };
}

/** Tells, after the dialog of an upload was closed, that the upload was stopped, and what was not stored. */
export function tellStopped(title: string, left = ''): void {
  const message = `${left} What was on its way may have arrived all the same: the list shows it then.`;
  notify({ tone: 'warning', title, message: message.trim() });
}
