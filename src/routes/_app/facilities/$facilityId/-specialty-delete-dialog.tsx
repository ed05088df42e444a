import { useDeleteFacilitySpecialty } from '@/api/operations.gen';
import { facilityName } from '@/lib/words';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { notify } from '@/ui/notify';
import type { KnownFacility } from './-parts';
import type { KnownSpecialty } from './-specialty-row';
import { useTaxonomyNames } from '@/features/facilities/taxonomies';

interface SpecialtyDeleteDialogProps {
  facility: KnownFacility;
  specialty: KnownSpecialty;
  onClose(): void;
}

/** Takes a specialty away from a facility. */
export function SpecialtyDeleteDialog({ facility, specialty, onClose }: SpecialtyDeleteDialogProps) {
  const remove = useDeleteFacilitySpecialty();
  const name = useTaxonomyNames()(specialty.taxonomyId);
  return (
    <ConfirmDialog
      title={`Delete ${name}?`}
      action="Delete specialty"
      danger
      pending={remove.isPending}
      error={remove.error}
      onClose={onClose}
      onConfirm={() =>
        remove.mutate(
          { facilityId: facility.id, facilitySpecialtyId: specialty.id },
          {
            onSuccess: () => {
              notify({ tone: 'neutral', title: `${name} was deleted`, message: facilityName(facility) });
              onClose();
            },
          },
        )
      }
    >
      <p>
        This cannot be taken back. The days on which {facilityName(facility)} was credentialed in it go with
        it, and info that names it names it no more. The info itself stays.
      </p>
    </ConfirmDialog>
  );
}
