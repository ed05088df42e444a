import { useBlocker } from '@tanstack/react-router';
import { useEffect, type RefObject } from 'react';
import { askBeforeLeaving } from '@/lib/leaving';
import { ConfirmDialog } from '@/ui/confirm-dialog';

/**
 * What there is to lose when a form is left: `unsaved` what was typed, `sending` it is on its way, which cannot be called back,
 * `unclear` it was sent, and nobody knows what came of it.
 */
export type Leaving = 'unsaved' | 'sending' | 'unclear';

interface LeaveGuardProps {
  /** Whether there is something to ask about. */
  dirty: boolean;
  /** Set from the moment it was saved, before the form is drawn again. */
  saved: RefObject<boolean>;
  leaving: Leaving;
  /** What stands nowhere else, in a sentence. */
  onlyHere: string | undefined;
  /** Forgets what was typed. */
  onLeave(): void;
}

interface LeavingWordsProps {
  leaving: Leaving;
  onlyHere: string | undefined;
  /** What the user is about to do with the form. */
  way: 'leave' | 'close it';
}

/** What becomes of what was typed when its form is left. */
export function LeavingWords({ leaving, onlyHere, way }: LeavingWordsProps) {
  const words = {
    unsaved: `What you typed here is not saved. If you ${way}, it is gone.`,
    sending: `What you typed here is being sent. If you ${way}, it may be saved all the same: a notice says what came of it.`,
    unclear: `What you typed here may have been saved: no clear answer came. If you ${way}, look whether it is there before you enter it again.`,
  };
  return [leaving !== 'unsaved' || !onlyHere ? words[leaving] : '', onlyHere].filter(Boolean).join(' ');
}

/**
 * Asks before the page is left while something typed is not saved: by a link, by going back, by closing the tab, by
 * signing out.
 */
export function LeaveGuard({ dirty, saved, leaving, onlyHere, onLeave }: LeaveGuardProps) {
  const blocker = useBlocker({
    shouldBlockFn: () => dirty && !saved.current,
    enableBeforeUnload: false,
    withResolver: true,
  });
  useEffect(() => askBeforeLeaving(() => dirty && !saved.current), [dirty, saved]);
  if (blocker.status !== 'blocked') return null;
  const isUnsaved = leaving !== 'unclear' && !onlyHere;
  return (
    <ConfirmDialog
      title={isUnsaved ? 'Leave without saving?' : 'Leave this form?'}
      action={isUnsaved ? 'Leave without saving' : 'Leave'}
      danger
      onClose={blocker.reset}
      onConfirm={() => {
        onLeave();
        blocker.proceed();
      }}
    >
      <LeavingWords leaving={leaving} onlyHere={onlyHere} way="leave" />
    </ConfirmDialog>
  );
}
