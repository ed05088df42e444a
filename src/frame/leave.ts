import { signOut } from '@/api/session';
import { leavingLosesSomething } from '@/lib/leaving';
import { storedNames } from '@/lib/storage';
import { confirmAction } from '@/ui/confirm';

/** Signs out, and asks before where that takes something with it: a form that was not saved, work over many records. */
export function askToSignOut(): void {
  if (isSafeToLeave()) return signOut();
  return confirmAction({
    title: 'Sign out and leave this?',
    action: 'Sign out',
    danger: true,
    children:
      'What you typed and did not save is lost, and work on many records that is still going on stops where it is.',
    run: signOut,
  });
}

/** Whether a sign-out, after which nothing of the user is left here, takes nothing with it. */
function isSafeToLeave(): boolean {
  return !leavingLosesSomething() && storedNames('session', 'draft:').length === 0;
}
