import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { facilityName } from '@/lib/words';
import { getFacilityOptions, useUpdateFacility } from '@/api/operations.gen';
import { useWriteBlocked } from '@/api/permissions';
import { comparedWith } from '@/form/comparison';
import { FormDialog } from '@/form/form-dialog';
import { FormShell } from '@/form/form-shell';
import { notify } from '@/ui/notify';
import { FacilityFields } from '@/features/facilities/fields';
import {
  changedFacilitySchema,
  type CheckedFacility,
  facilityPatch,
  type FacilityValues,
  facilityValues,
} from '@/features/facilities/form-values';
import type { KnownFacility } from './-parts';

interface FacilityEditDialogProps {
  facility: KnownFacility;
  onClose(): void;
}

/** Changes a facility; only what was changed here is sent, so that others' changes stay. */
export function FacilityEditDialog({ facility, onClose }: FacilityEditDialogProps) {
  // What the form started with, also when the facility is read anew while it is open.
  const [before] = useState(() => facilityValues(facility));
  const resolver: Resolver<FacilityValues, unknown, CheckedFacility> = (values, ...rest) =>
    zodResolver(changedFacilitySchema(values, before))(values, ...rest);
  const form = useForm({ resolver, defaultValues: before, mode: 'onTouched' });
  const update = useUpdateFacility();
  const { id: facilityId } = facility;
  return (
    <FormDialog title={`Edit ${facilityName(facility)}`} onClose={onClose} width={760}>
      <FormShell
        form={form}
        onSubmit={async (values) => {
          const patch = facilityPatch(values, form.getValues(), before);
          return Object.keys(patch).length > 0 ? update.mutateAsync({ facilityId, body: patch }) : undefined;
        }}
        onSaved={(saved) => {
          if (saved) notify({ tone: 'success', title: `${facilityName(saved)} was saved` });
          onClose();
        }}
        error={update.error}
        pending={update.isPending}
        submitLabel="Save changes"
        blocked={useWriteBlocked('Facilities')}
        compared={comparedWith(getFacilityOptions({ facilityId }), facilityValues)}
        draft={{ name: `edit-facility:${facilityId}` }}
      >
        <FacilityFields facilityId={facilityId} />
      </FormShell>
    </FormDialog>
  );
}
