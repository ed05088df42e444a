import { useBlocker } from '@tanstack/react-router';
import { useEffect, type RefObject } from 'react';
import { askBeforeLeaving } from '@/lib/leaving';
import { ConfirmDialog } from '@/ui/confirm-dialog';

interface LeaveGuardProps {
  /** Whether something was typed that is not saved. */
  dirty: boolean;
  /** Set from the moment it was saved, before the form is drawn again. */
  saved: RefObject<boolean>;
  /** It is being saved. */
  isPending: boolean;
  /** Forgets what was typed. */
  onLeave(): void;
}

/** What becomes of what was typed when its form is closed. What is on its way to the service cannot be called back. */
export function NotSavedWords({ isPending, way }: { isPending: boolean; way: string }) {
  return isPending
    ? `What you typed here is being sent. If you ${way}, it may be saved all the same: a notice says what came of it.`
    : `What you typed here is not saved. If you ${way}, it is gone.`;
}

/**
 * Asks before the page is left while something typed is not saved: by a link, by going back, by closing the tab, by
 * signing out.
 */
export function LeaveGuard({ dirty, saved, isPending, onLeave }: LeaveGuardProps) {
  const blocker = useBlocker({
    shouldBlockFn: () => dirty && !saved.current,
    enableBeforeUnload: false,
    withResolver: true,
  });
  useEffect(() => askBeforeLeaving(() => dirty && !saved.current), [dirty, saved]);
  if (blocker.status !== 'blocked') return null;
  return (
    <ConfirmDialog
      title="Leave without saving?"
      action="Leave without saving"
      danger
      onClose={blocker.reset}
      onConfirm={() => {
        onLeave();
        blocker.proceed();
      }}
    >
      <NotSavedWords isPending={isPending} way="leave" />
    </ConfirmDialog>
  );
}
