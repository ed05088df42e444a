import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import type { FacilitySpecialty } from '@/api/models';
import {
  getFacilitySpecialtyOptions,
  useCreateFacilitySpecialty,
  useDeleteFacilitySpecialty,
  useUpdateFacilitySpecialty,
} from '@/api/operations.gen';
import { useWriteBlocked } from '@/api/permissions';
import { DateField } from '@/form/date-field';
import { SelectField } from '@/form/fields';
import { comparedWith } from '@/form/comparison';
import { FormDialog } from '@/form/form-dialog';
import { FormShell } from '@/form/form-shell';
import { ListField } from '@/form/list-field';
import { notify } from '@/ui/notify';
import { taxonomyChoicesOptions, useTaxonomyNames } from '@/records/facility-taxonomies';
import { facilityName } from '@/lib/words';
import { confirmDelete } from '@/ui/confirm';
import type { KnownFacility } from './-parts';
import {
  changedSpecialtySchema,
  type CheckedSpecialty,
  specialtyPatch,
  specialtyRequest,
  specialtySchema,
  specialtyValues,
  type SpecialtyValues,
} from './-specialty-form-values';
import type { KnownSpecialty } from './-specialty-row';
import classes from '@/form/form.module.css';

interface SpecialtyDialogProps {
  facility: KnownFacility;
  /** The specialty to change; without one, a new one is added. */
  specialty?: (FacilitySpecialty & { id: string }) | undefined;
  onClose(): void;
}

/** Adds a specialty to a facility, or changes when it was credentialed in it; what it is stays. */
export function SpecialtyDialog({ facility, specialty, onClose }: SpecialtyDialogProps) {
  const [before] = useState(() => specialtyValues(specialty));
  const resolver: Resolver<SpecialtyValues, unknown, CheckedSpecialty> = (values, ...rest) =>
    zodResolver(specialty ? changedSpecialtySchema(values, before) : specialtySchema)(values, ...rest);
  const form = useForm({ resolver, defaultValues: before, mode: 'onTouched' });
  const taxonomies = useQuery(taxonomyChoicesOptions());
  const nameOf = useTaxonomyNames();
  const create = useCreateFacilitySpecialty();
  const update = useUpdateFacilitySpecialty();
  const name = specialty && nameOf(specialty.taxonomyId);

  async function send(values: CheckedSpecialty) {
    if (!specialty) return create.mutateAsync({ facilityId: facility.id, body: specialtyRequest(values) });
    const patch = specialtyPatch(values, form.getValues(), before);
    if (Object.keys(patch).length === 0) return undefined;
    return update.mutateAsync({
      facilityId: facility.id,
      facilitySpecialtyId: specialty.id,
      body: patch,
    });
  }

  return (
    <FormDialog title={name ? `Edit ${name}` : 'Add specialty'} onClose={onClose} width={640}>
      <FormShell
        form={form}
        onSubmit={send}
        onSaved={(saved) => {
          if (saved)
            notify({
              tone: 'success',
              title: `${nameOf(saved.taxonomyId)} was ${specialty ? 'saved' : 'added'}`,
            });
          onClose();
        }}
        error={specialty ? update.error : create.error}
        pending={create.isPending || update.isPending}
        submitLabel={specialty ? 'Save changes' : 'Add specialty'}
        blocked={useWriteBlocked('Facilities')}
        compared={
          specialty &&
          comparedWith(
            getFacilitySpecialtyOptions({ facilityId: facility.id, facilitySpecialtyId: specialty.id }),
            specialtyValues,
          )
        }
        draft={{ name: specialty ? `edit-specialty:${specialty.id}` : `new-specialty:${facility.id}` }}
      >
        {!specialty && (
          <SelectField<SpecialtyValues>
            name="taxonomyId"
            label="Specialty"
            required
            choices={taxonomies.data ?? []}
            description={
              taxonomies.isError
                ? 'The code set could not be loaded. Close this and try again.'
                : 'By name or code. It cannot be changed later.'
            }
          />
        )}
        <div className={classes.grid}>
          <DateField<SpecialtyValues> name="credentialedDate" label="Credentialed" />
          <DateField<SpecialtyValues> name="nextCredentialingDate" label="Recredentialing due" />
        </div>
        <ListField name="recredentialedDates" label="Recredentialed" one="Date" blank={{ date: '' }}>
          {(start) => <DateField name={`${start}.date`} label="Day" />}
        </ListField>
      </FormShell>
    </FormDialog>
  );
}

/** Asks before a specialty is taken away from a facility. */
export function useSpecialtyDeletion(facility: KnownFacility) {
  const { mutateAsync } = useDeleteFacilitySpecialty();
  const nameOf = useTaxonomyNames();
  return ({ id: facilitySpecialtyId, taxonomyId }: KnownSpecialty) =>
    confirmDelete({
      title: `Delete ${nameOf(taxonomyId)}?`,
      action: 'Delete specialty',
      children: `This cannot be taken back. The days on which ${facilityName(facility)} was credentialed in it go with it, and info that names it names it no more. The info itself stays.`,
      said: { deleted: `${nameOf(taxonomyId)} was deleted`, message: facilityName(facility) },
      run: () => mutateAsync({ facilityId: facility.id, facilitySpecialtyId }),
    });
}
