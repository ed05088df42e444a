import { facilityName } from '@/lib/words';
import { useUpdateFacility } from '@/queries/facilities';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { notify } from '@/ui/notify';
import type { KnownFacility } from './facility-parts';

interface FacilityDeactivateDialogProps {
  facility: KnownFacility;
  onClose(): void;
}

/** Takes a facility out of the daily work, or back in; the service deletes none. */
export function FacilityDeactivateDialog({ facility, onClose }: FacilityDeactivateDialogProps) {
  const update = useUpdateFacility();
  const { id: facilityId, deactivated = false } = facility;
  const name = facilityName(facility);

  function confirm() {
    update.mutate(
      { facilityId, patch: { deactivated: !deactivated } },
      {
        onSuccess: () => {
          notify({ tone: 'found', title: `${name} was ${deactivated ? 'reactivated' : 'deactivated'}` });
          onClose();
        },
      },
    );
  }

  return (
    <ConfirmDialog
      title={deactivated ? `Reactivate ${name}?` : `Deactivate ${name}?`}
      action={deactivated ? 'Reactivate facility' : 'Deactivate facility'}
      pending={update.isPending}
      error={update.error}
      onConfirm={confirm}
      onClose={onClose}
    >
      {deactivated ? (
        <p>The facility returns to lists that leave deactivated facilities out.</p>
      ) : (
        <>
          <p>
            Its page stays as it is: specialties, info, scans and matches are kept and can be read. Lists that
            leave deactivated facilities out no longer show it. Facilities within it stay as they are.
          </p>
          <p>You can reactivate the facility at any time.</p>
        </>
      )}
    </ConfirmDialog>
  );
}
