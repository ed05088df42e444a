import { useUpdateFacility } from '@/api/operations.gen';
import { facilityName } from '@/lib/words';
import { DeactivateDialog } from '@/ui/deactivate-dialog';
import type { KnownFacility } from './-parts';

interface FacilityDeactivateDialogProps {
  facility: KnownFacility;
  onClose(): void;
}

/** Takes a facility out of the daily work, or back in; the service deletes none. */
export function FacilityDeactivateDialog({ facility, onClose }: FacilityDeactivateDialogProps) {
  const update = useUpdateFacility();
  const { id: facilityId, deactivated = false } = facility;
  return (
    <DeactivateDialog
      one="facility"
      name={facilityName(facility)}
      deactivated={deactivated}
      update={update}
      onConfirm={(after) => update.mutate({ facilityId, body: { deactivated: !deactivated } }, after)}
      onClose={onClose}
      kept="Its page stays as it is: specialties, info, scans and matches are kept and can be read. Lists that leave deactivated facilities out no longer show it. Facilities within it stay as they are."
      back="The facility returns to lists that leave deactivated facilities out."
    />
  );
}
