import { facilityName } from '@/lib/words';
import { StartScanDialog } from '@/features/scans/start-scan-dialog';
import { FacilityDeactivateDialog } from './-deactivate-dialog';
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
