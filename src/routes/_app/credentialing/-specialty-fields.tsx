import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import type { FacilitySpecialty } from '@/api/models';
import { listFacilitySpecialtiesAllOptions } from '@/api/operations.gen';
import { useFieldLabel } from '@/form/form-context';
import { formatDate } from '@/lib/dates';
import { Checkbox } from '@mantine/core';
import { SkeletonRows } from '@/ui/route-states';
import { InlineError } from '@/ui/states';
import type { NewRequestValues } from './-new-request-values';
import { useTaxonomyNames } from '@/features/facilities/taxonomies';
import classes from '@/ui/watch.module.css';
import form from '@/features/credentialing/new-request.module.css';

/** The specialties of a facility that a request is about. */
export function SpecialtyFields({ facilityId }: { facilityId: string }) {
  const { control, setValue, formState } = useFormContext<NewRequestValues>();
  const chosen = useWatch({ control, name: 'facilitySpecialtyIds' });
  const { data, error, refetch } = useQuery(
    listFacilitySpecialtiesAllOptions({ facilityId, sortedBy: 'TaxonomyId' }),
  );
  const nameOf = useTaxonomyNames();
  useFieldLabel('facilitySpecialtyIds', 'Specialties');
  const wrong = formState.errors.facilitySpecialtyIds;
  const message = wrong?.message ?? wrong?.root?.message;
  if (error) {
    return (
      <InlineError
        error={error}
        title="The specialties could not be read"
        kept="What you chose is kept."
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <SkeletonRows rows={2} />;
  return (
    <fieldset
      className={form.specialties}
      data-field="facilitySpecialtyIds"
      data-wrong={message ? '' : undefined}
      tabIndex={-1}
    >
      <legend>Specialties</legend>
      {data.length === 0 && (
        <p className={classes.quiet}>
          This facility has no specialty. A request is about at least one: add it to the facility first.
        </p>
      )}
      {data.map((specialty: FacilitySpecialty & { id?: string }) => {
        const { id, nextCredentialingDate } = specialty;
        if (!id) return null;
        return (
          <Checkbox
            key={id}
            label={nameOf(specialty.taxonomyId)}
            description={nextCredentialingDate && `Next credentialing ${formatDate(nextCredentialingDate)}`}
            checked={chosen.includes(id)}
            onChange={(event) =>
              setValue(
                'facilitySpecialtyIds',
                event.currentTarget.checked ? [...chosen, id] : chosen.filter((one) => one !== id),
                { shouldDirty: true, shouldValidate: formState.isSubmitted },
              )
            }
          />
        );
      })}
      {message && <p className={classes.wrong}>{message}</p>}
    </fieldset>
  );
}
