import { useInvalidateAccessToken, useInvalidateAccessTokens } from '@/api/operations.gen';
import type { AccessToken } from '@/api/models';
import { signOut } from '@/api/session';
import { relativeTime } from '@/lib/dates';
import { count } from '@/lib/words';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { notify } from '@/ui/notify';
import { holderOf } from './-token-row';

interface RevokeTokenDialogProps {
  token: AccessToken;
  onClose(): void;
}

/** Ends one token. The one of this session ends with a sign-out, as there is nothing to go on with. */
export function RevokeTokenDialog({ token, onClose }: RevokeTokenDialogProps) {
  const revoke = useInvalidateAccessToken();
  if (token.isCurrent) {
    return (
      <ConfirmDialog
        title="Revoke this session?"
        action="Revoke and sign out"
        danger
        onClose={onClose}
        onConfirm={signOut}
      >
        This is the token that you work with right now. You are signed out here, in every tab of this browser.
        What is not sent yet is lost.
      </ConfirmDialog>
    );
  }
  const id = token.id ?? '';
  const holder = holderOf(token);
  return (
    <ConfirmDialog
      title="Revoke this token?"
      action="Revoke token"
      danger
      pending={revoke.isPending}
      error={revoke.error?.status === 404 ? undefined : revoke.error}
      onClose={onClose}
      onConfirm={() =>
        revoke.mutate(
          { tokenId: id },
          {
            onSuccess: () => {
              notify({ tone: 'success', title: 'The token is revoked', message: `${holder} is signed out.` });
              onClose();
            },
            onError: (error) => {
              if (error.status !== 404) return;
              notify({ tone: 'neutral', title: 'The token had ended already' });
              onClose();
            },
          },
        )
      }
    >
      {holder}, {token.lastUsed ? `last used ${relativeTime(token.lastUsed)}` : 'never used'}. Whoever works
      with it is signed out with the next click; a program that uses it stops working until it signs in again.
      This cannot be taken back.
    </ConfirmDialog>
  );
}

interface RevokeOthersDialogProps {
  /** How many there are, where all are known. */
  known: number | undefined;
  onClose(): void;
}

export function RevokeOthersDialog({ known, onClose }: RevokeOthersDialogProps) {
  const revoke = useInvalidateAccessTokens();
  return (
    <ConfirmDialog
      title="Revoke all other tokens?"
      action="Revoke all others"
      danger
      pending={revoke.isPending}
      error={revoke.error}
      onClose={onClose}
      onConfirm={() =>
        revoke.mutate(
          { body: { invalidateCurrent: false } },
          {
            onSuccess: () => {
              notify({
                tone: 'success',
                title: 'All other tokens are revoked',
                message: 'Only this session goes on.',
              });
              onClose();
            },
          },
        )
      }
    >
      {known === undefined ? 'All your other sessions' : count(known, 'other session')} on other machines and
      in programs {known === 1 ? 'ends' : 'end'} at once, also those that began a moment ago. Only this one
      goes on. This cannot be taken back.
    </ConfirmDialog>
  );
}
