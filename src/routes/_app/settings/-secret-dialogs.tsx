import { useDeleteOAuthClientSecret } from '@/api/operations.gen';
import { formatDateTime } from '@/lib/dates';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { notify } from '@/ui/notify';
import { NewSecretDialog } from './-new-secret-dialog';

export type SecretAction =
  | { kind: 'create'; clientId: string }
  | {
      kind: 'delete';
      clientId: string;
      clientSecretId: string;
      createdAt: string | undefined;
      /** The client has no other. */
      last: boolean;
    };

interface SecretDialogsProps {
  action: SecretAction | undefined;
  onClose(): void;
}

/** What is done with the secrets of a client, one dialog at a time. */
export function SecretDialogs({ action, onClose }: SecretDialogsProps) {
  if (action?.kind === 'create') return <NewSecretDialog clientId={action.clientId} onClose={onClose} />;
  if (action?.kind === 'delete') return <DeleteSecretDialog action={action} onClose={onClose} />;
  return null;
}

interface DeleteSecretDialogProps {
  action: Extract<SecretAction, { kind: 'delete' }>;
  onClose(): void;
}

function DeleteSecretDialog({ action, onClose }: DeleteSecretDialogProps) {
  const remove = useDeleteOAuthClientSecret();
  const { clientId, clientSecretId, createdAt, last } = action;
  const isGone = remove.error?.status === 404;
  return (
    <ConfirmDialog
      title="Delete this client secret?"
      action="Delete secret"
      danger
      pending={remove.isPending}
      error={isGone ? undefined : remove.error}
      onClose={onClose}
      onConfirm={() =>
        remove.mutate(
          { clientId, clientSecretId },
          {
            onSuccess: () => {
              notify({ tone: 'success', title: 'The client secret is deleted' });
              onClose();
            },
            onError: (error) => {
              if (error.status !== 404) return;
              notify({ tone: 'neutral', title: 'The client secret was deleted already' });
              onClose();
            },
          },
        )
      }
    >
      The secret of {formatDateTime(createdAt)} gets no token any more.{' '}
      {last
        ? 'It is the only one of this client: programs that use it can then not sign in until they have a new one.'
        : 'Programs that use it have to use another secret of this client before.'}{' '}
      This cannot be taken back.
    </ConfirmDialog>
  );
}
