import { facilityName } from '@/lib/words';
import { StartScanDialog } from '@/features/scans/start-scan-dialog';
import { useUpdateFacility } from '@/api/operations.gen';
import { DeactivateDialog } from '@/ui/deactivate-dialog';
import { FacilityEditDialog } from './-edit-dialog';
import type { FacilityDialog } from './-header';
import type { KnownFacility } from './-parts';
import { SpecialtyDialog } from './-specialty-dialog';

interface FacilityDialogsProps {
  dialog: FacilityDialog;
  facility: KnownFacility;
  onClose(): void;
}

/** The dialogs of a facility's page, in a chunk of their own: forms are not needed to read. */
export function FacilityDialogs({ dialog, facility, onClose }: FacilityDialogsProps) {
  const shared = { facility, onClose };
  switch (dialog) {
    case 'edit':
      return <FacilityEditDialog {...shared} />;
    case 'deactivate':
      return <FacilityDeactivateDialog {...shared} />;
    case 'scan':
      return (
        <StartScanDialog
          entity={{ facilityId: facility.id }}
          entityName={facilityName(facility)}
          onClose={onClose}
        />
      );
    case 'specialty':
      return <SpecialtyDialog {...shared} />;
  }
}

interface FacilityDeactivateDialogProps {
  facility: KnownFacility;
  onClose(): void;
}

/** Takes a facility out of the daily work, or back in; the service deletes none. */
function FacilityDeactivateDialog({ facility, onClose }: FacilityDeactivateDialogProps) {
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
