import { useInvalidateAccessToken, useInvalidateAccessTokens } from '@/api/operations.gen';
import type { AccessToken } from '@/api/models';
import { signOut } from '@/api/session';
import { relativeTime } from '@/lib/dates';
import { count } from '@/lib/words';
import { confirmAction, confirmDelete } from '@/ui/confirm';
import { holderOf } from './token-row';

/** Asks before one token ends, or all others. */
export function useRevocation() {
  const one = useInvalidateAccessToken();
  const several = useInvalidateAccessTokens();

  function revoke(token: AccessToken): void {
    const { id: tokenId, isCurrent, lastUsed } = token;
    // The one of this session ends with a sign-out, as there is nothing to go on with.
    if (isCurrent) {
      return confirmAction({
        title: 'Revoke this session?',
        action: 'Revoke and sign out',
        danger: true,
        children:
          'This is the token that you work with right now. You are signed out here, in every tab of this browser. What is not sent yet is lost.',
        run: signOut,
      });
    }
    const holder = holderOf(token);
    return confirmDelete({
      title: 'Revoke this token?',
      action: 'Revoke token',
      children: `${holder}, ${lastUsed ? `last used ${relativeTime(lastUsed)}` : 'never used'}. Whoever works with it is signed out with the next click; a program that uses it stops working until it signs in again. This cannot be taken back.`,
      messages: {
        deleted: 'The token is revoked',
        already: 'The token had ended already',
        message: `${holder} is signed out.`,
      },
      run: () => one.mutateAsync({ tokenId }),
    });
  }

  /** `known` says how many there are, where all are known. */
  function revokeOthers(known: number | undefined): void {
    const sessions = known === undefined ? 'All your other sessions' : count(known, 'other session');
    confirmDelete({
      title: 'Revoke all other tokens?',
      action: 'Revoke all others',
      children: `${sessions} on other machines and in programs ${known === 1 ? 'ends' : 'end'} at once, also those that began a moment ago. Only this one goes on. This cannot be taken back.`,
      messages: { deleted: 'All other tokens are revoked', message: 'Only this session goes on.' },
      run: () => several.mutateAsync({ body: { invalidateCurrent: false } }),
    });
  }

  return { revoke, revokeOthers };
}
