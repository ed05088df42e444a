import { ConfirmDialog } from './confirm-dialog';
import { notify } from './notify';

interface DeactivateDialogProps {
  one: 'provider' | 'facility';
  name: string;
  /** It is out of the daily work now, and comes back. */
  deactivated: boolean;
  update: { isPending: boolean; error: unknown };
  /** Turns it round; `after` tells and closes. */
  onConfirm(after: { onSuccess(): void }): void;
  onClose(): void;
  /** What stays of one that goes. */
  kept: string;
  /** Where one that comes back is found again. */
  back: string;
}

/** Takes a provider or facility out of the daily work, or back in; nothing is deleted. */
export function DeactivateDialog(props: DeactivateDialogProps) {
  const { one, name, deactivated, update, onConfirm, onClose, kept, back } = props;
  const verb = deactivated ? 'Reactivate' : 'Deactivate';

  function onSuccess() {
    notify({ tone: 'success', title: `${name} was ${verb.toLowerCase()}d` });
    onClose();
  }

  return (
    <ConfirmDialog
      title={`${verb} ${name}?`}
      action={`${verb} ${one}`}
      pending={update.isPending}
      error={update.error}
      onConfirm={() => onConfirm({ onSuccess })}
      onClose={onClose}
    >
      {deactivated ? (
        <p>{back}</p>
      ) : (
        <>
          <p>{kept}</p>
          <p>You can reactivate the {one} at any time.</p>
        </>
      )}
    </ConfirmDialog>
  );
}
