import { useDeleteProvider, useUpdateProvider } from '@/api/operations.gen';
import { Checkbox } from '@/ui/mantine';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Provider } from '@/api/models';
import { count, fullName } from '@/lib/words';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { notify } from '@/ui/notify';
import { DeactivateDialog } from '@/ui/deactivate-dialog';
import classes from '@/ui/record.module.css';

interface DialogProps {
  provider: Provider;
  onClose(): void;
}

/** Takes a provider out of the daily work, or back in; nothing is deleted. */
export function ProviderDeactivateDialog({ provider, onClose }: DialogProps) {
  const update = useUpdateProvider();
  const { id: providerId, deactivated = false } = provider;
  return (
    <DeactivateDialog
      one="provider"
      name={fullName(provider)}
      deactivated={deactivated}
      update={update}
      onConfirm={(after) => {
        if (providerId) update.mutate({ providerId, body: { deactivated: !deactivated } }, after);
      }}
      onClose={onClose}
      kept="The file stays as it is: licenses, verifications, notes and alerts are kept and can be read. Lists and counts that leave deactivated providers out no longer show it."
      back="The provider returns to lists, counts and queues that leave deactivated providers out."
    />
  );
}

/** Deletes a provider with all that belongs to it; the last name has to be typed. */
export function DeleteProviderDialog({
  provider,
  licenses,
  onClose,
}: DialogProps & { licenses: number | undefined }) {
  const remove = useDeleteProvider();
  const navigate = useNavigate();
  const [cancelQuery, setCancelQuery] = useState(false);
  const { id: providerId, lastName } = provider;
  const name = fullName(provider);

  function confirm() {
    if (!providerId) return;
    remove.mutate(
      { providerId, cancelNpdbContinuousQuery: cancelQuery },
      {
        onSuccess: () => {
          notify({ tone: 'success', title: `${name} was deleted` });
          void navigate({ to: '/providers' });
        },
      },
    );
  }

  return (
    <ConfirmDialog
      title={`Delete ${name}?`}
      action="Delete provider"
      danger
      typed={lastName ? { text: lastName, label: `To confirm, type the last name ${lastName}` } : undefined}
      pending={remove.isPending}
      error={remove.error}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>This cannot be taken back. With the provider go, for good:</p>
      <ul className={classes.goes}>
        <li>{licenses ? count(licenses, 'license') : 'all licenses'} and their verification records</li>
        <li>screenshots, attachments and exported reports</li>
        <li>notes and alerts</li>
      </ul>
      <p>To keep the history, deactivate the provider instead.</p>
      <Checkbox
        checked={cancelQuery}
        onChange={(event) => setCancelQuery(event.currentTarget.checked)}
        label="Also cancel the continuous query at the sanctions databank"
        description="Otherwise a running NPDB enrollment goes on there, may be charged, and its news has nowhere to go here."
      />
    </ConfirmDialog>
  );
}
