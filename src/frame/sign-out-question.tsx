import { signOut } from '@/api/session';
import { ConfirmDialog } from '@/ui/confirm-dialog';

/** Asks before a sign-out that takes something with it: a form that was not saved, or work over many records. */
export function SignOutQuestion({ onClose }: { onClose(): void }) {
  return (
    <ConfirmDialog
      title="Sign out and leave this?"
      action="Sign out"
      danger
      onConfirm={signOut}
      onClose={onClose}
    >
      What you typed and did not save is lost, and work on many records that is still going on stops where it
      is.
    </ConfirmDialog>
  );
}
