import type { UseMutationResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isApiError, type ApiError } from '@/api/errors';
import { ConfirmDialog } from './confirm-dialog';
import { notify } from './notify';
import { useSendOnce } from './one-at-a-time';

interface DeleteDialogProps<Variables> {
  /** The question: "Delete Harborline Health?" */
  title: string;
  /** The verb on the button: "Delete group". */
  action: string;
  /** What has to be typed first; see `ConfirmDialog`. */
  typed?: { text: string; label: string };
  /** What goes with it and what stays. */
  children: ReactNode;
  remove: Pick<UseMutationResult<unknown, ApiError, Variables>, 'mutateAsync' | 'isPending' | 'error'>;
  variables: Variables;
  /** What is said afterwards, and what where somebody else did it meanwhile. */
  messages: { deleted: string; already: string; message?: string | undefined };
  onClose(): void;
  /** After it was deleted, to leave its page. */
  onDeleted?: (() => void) | undefined;
}

/** Asks before something is deleted for good. What somebody else deleted meanwhile is gone too. */
export function DeleteDialog<Variables>({
  variables,
  remove,
  messages,
  onDeleted,
  ...shown
}: DeleteDialogProps<Variables>) {
  const { deleted, already, message } = messages;
  const send = useSendOnce(remove);

  function done(title: string) {
    notify({ tone: 'success', title, message });
    shown.onClose();
    onDeleted?.();
  }

  return (
    <ConfirmDialog
      {...shown}
      danger
      pending={remove.isPending}
      error={remove.error}
      onConfirm={() =>
        send(variables, {
          onSuccess: () => done(deleted),
          onError: (error) => {
            if (isApiError(error) && error.status === 404) done(already);
          },
        })
      }
    />
  );
}
