import { useBlocker } from '@tanstack/react-router';
import { useEffect, type RefObject } from 'react';
import { askBeforeLeaving } from '@/lib/leaving';
import { ConfirmDialog } from '@/ui/confirm-dialog';

interface LeaveGuardProps {
  /** Whether something was typed that is not saved. */
  dirty: boolean;
  /** Set from the moment it was saved, before the form is drawn again. */
  saved: RefObject<boolean>;
  /** Forgets what was typed. */
  onLeave(): void;
}

/**
 * Asks before the page is left while something typed is not saved: by a link, by going back, by closing the tab, by
 * signing out.
 */
export function LeaveGuard({ dirty, saved, onLeave }: LeaveGuardProps) {
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
      What you typed here is not saved. If you leave, it is gone.
    </ConfirmDialog>
  );
}
