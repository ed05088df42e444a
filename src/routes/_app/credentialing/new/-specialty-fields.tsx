import { Checkbox, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import type { FacilitySpecialty } from '@/api/models';
import { listFacilitySpecialtiesAllOptions } from '@/api/operations.gen';
import { useFieldLabel } from '@/form/form-context';
import { formatDate } from '@/lib/dates';
import { SkeletonRows } from '@/ui/route-states';
import { InlineError } from '@/ui/states';
import type { NewRequestValues } from './-values';
import { useTaxonomyNames } from '@/records/facility-taxonomies';

/** The specialties of a facility that a request is about. */
export function SpecialtyFields({ facilityId }: { facilityId: string }) {
  const { control, setValue, formState } = useFormContext<NewRequestValues>();
  const chosen = useWatch({ control, name: 'facilitySpecialtyIds' });
  const { data, error, refetch } = useQuery(
    listFacilitySpecialtiesAllOptions({ facilityId }, { sortedBy: 'TaxonomyId' }),
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
    <Checkbox.Group
      label="Specialties"
      error={message}
      data-field="facilitySpecialtyIds"
      data-wrong={message ? '' : undefined}
      tabIndex={-1}
      value={chosen}
      onChange={(ids) =>
        setValue('facilitySpecialtyIds', ids, {
          shouldDirty: true,
          shouldValidate: formState.isSubmitted,
        })
      }
    >
      <Stack gap="sm" my="xs">
        {data.length === 0 && (
          <Text c="dimmed">
            This facility has no specialty. A request is about at least one: add it to the facility first.
          </Text>
        )}
        {data.map(({ id, taxonomyId, nextCredentialingDate }: FacilitySpecialty & { id?: string }) =>
          id ? (
            <Checkbox
              key={id}
              value={id}
              label={nameOf(taxonomyId)}
              description={
                nextCredentialingDate && `Recredentialing due ${formatDate(nextCredentialingDate)}`
              }
            />
          ) : null,
        )}
      </Stack>
    </Checkbox.Group>
  );
}
