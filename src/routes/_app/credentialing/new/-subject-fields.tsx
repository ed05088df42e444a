import { Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { getFacilityOptions, getProviderOptions } from '@/api/operations.gen';
import { fullName, textOf } from '@/lib/words';
import { Button } from '@/ui/button';
import { InlineError } from '@/ui/states';
import { ProviderPicker } from '@/records/provider-picker';
import { FacilityPicker } from '@/features/facilities/picker';
import { Verbatim } from '@/ui/text';
import type { NewRequestValues } from './-values';
import { SpecialtyFields } from './-specialty-fields';

/** Whom a request is for: a provider, or a facility with some of its specialties. */
export function SubjectFields() {
  const { control, setValue, formState } = useFormContext<NewRequestValues>();
  const [entity, providerId, facilityId] = useWatch({
    control,
    name: ['entity', 'providerId', 'facilityId'],
  });
  const provider = useQuery({ ...getProviderOptions({ providerId }), enabled: providerId !== '' });
  const facility = useQuery({ ...getFacilityOptions({ facilityId }), enabled: facilityId !== '' });
  const change = { shouldDirty: true, shouldValidate: formState.isSubmitted };
  const { errors } = formState;

  if (entity === 'provider') {
    return providerId ? (
      <Chosen
        label="Provider"
        name={provider.data && fullName(provider.data)}
        error={provider.error}
        onRetry={() => void provider.refetch()}
        onChange={() => setValue('providerId', '', change)}
      />
    ) : (
      <ProviderPicker
        field="providerId"
        error={errors.providerId?.message}
        onChoose={({ id }) => setValue('providerId', id, change)}
      />
    );
  }
  if (!facilityId) {
    return (
      <FacilityPicker
        field="facilityId"
        focusFirst={false}
        error={errors.facilityId?.message}
        onChoose={({ id }) => {
          setValue('facilityId', id, change);
          setValue('facilitySpecialtyIds', [], { shouldDirty: true });
        }}
      />
    );
  }
  return (
    <>
      <Chosen
        label="Facility"
        name={facility.data && (textOf(facility.data.name) || '–')}
        error={facility.error}
        onRetry={() => void facility.refetch()}
        onChange={() => setValue('facilityId', '', change)}
      />
      <SpecialtyFields facilityId={facilityId} />
    </>
  );
}

interface ChosenProps {
  label: string;
  name: string | undefined;
  error: Error | null;
  onRetry: () => void;
  onChange: () => void;
}

function Chosen({ label, name, error, onRetry, onChange }: ChosenProps) {
  return (
    <div>
      <Group justify="space-between" wrap="nowrap" px="md" py="sm" bg="var(--sunk)" bdrs="md">
        <span>
          {label}{' '}
          <b>
            <Verbatim>{name ?? '…'}</Verbatim>
          </b>
        </span>
        <Button
          size="xs"
          variant="default"
          aria-label={`Change the ${label.toLowerCase()}`}
          onClick={onChange}
        >
          Change
        </Button>
      </Group>
      {error && (
        <InlineError error={error} title={`The ${label.toLowerCase()} could not be read`} onRetry={onRetry} />
      )}
    </div>
  );
}
