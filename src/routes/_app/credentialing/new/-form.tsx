import { SimpleGrid, Text } from '@mantine/core';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import type { CredentialingRequest } from '@/api/models';
import {
  createCredentialingRequest,
  getProviderOptions,
  useCreateCredentialingRequest,
} from '@/api/operations.gen';
import { nextRequest } from '@/domain/recredentialing';
import { DateField } from '@/form/date-field';
import { ShortSelectField } from '@/form/fields';
import { FormShell } from '@/form/form-shell';
import { calendarDay, localDay } from '@/lib/dates';
import { spellOut } from '@/lib/words';
import { SegmentedField } from '@/ui/segmented-field';
import { ModeChoice, priorities } from '@/features/credentialing/mode-choice';
import {
  blankRequest,
  newRequest,
  newRequestSchema,
  type RequestAbout,
  requestTypes,
  type NewRequestValues,
} from './-values';
import { SubjectFields } from './-subject-fields';

interface NewRequestFormProps {
  about: RequestAbout;
  onCreated: (request: CredentialingRequest) => void;
  onCancel: () => void;
}

/** Whom, by whom, what kind, how urgent, since when. The mode is chosen with its consequence in sight. */
export function NewRequestForm({ about, onCreated, onCancel }: NewRequestFormProps) {
  const values = useForm({
    resolver: zodResolver(newRequestSchema),
    defaultValues: blankRequest(about),
    mode: 'onTouched',
  });
  const create = useCreateCredentialingRequest();
  const { control, setValue, formState } = values;
  const [entity, mode] = useWatch({ control, name: ['entity', 'mode'] });
  const change = { shouldDirty: true, shouldValidate: formState.isSubmitted };
  return (
    <FormShell
      form={values}
      onSubmit={(checked) => create.mutateAsync({ body: newRequest(checked) })}
      onSaved={onCreated}
      onCancel={onCancel}
      error={create.error}
      pending={create.isPending}
      submitLabel="Create request"
      needs={createCredentialingRequest}
      whenFound={() => ({ label: 'Open request' })}
      draft={{ name: `new-request:${about.providerId ?? about.facilityId ?? ''}` }}
    >
      <SegmentedField
        label="For"
        labelShown
        data={[
          { value: 'provider', label: 'A provider' },
          { value: 'facility', label: 'A facility' },
        ]}
        value={entity}
        onChange={(next) => setValue('entity', next, change)}
      />
      <SubjectFields />
      <ModeChoice
        value={mode}
        onChange={(next) => setValue('mode', next, change)}
        error={formState.errors.mode?.message}
        field="mode"
      />
      <SimpleGrid minColWidth={180}>
        <ShortSelectField<NewRequestValues>
          name="type"
          label="Type"
          choices={requestTypes.map((value) => ({ value, label: spellOut(value) }))}
        />
        <ShortSelectField<NewRequestValues>
          name="priority"
          label="Priority"
          choices={priorities.map((value) => ({ value, label: value }))}
        />
        <DateField<NewRequestValues> name="applicationReceivedDate" label="Application received" />
      </SimpleGrid>
      {about.type && about.providerId && <WhyType providerId={about.providerId} />}
    </FormShell>
  );
}

/** Why the form begins with a type, for as long as it is about whom the address names and of that type. */
function WhyType({ providerId }: { providerId: string }) {
  const [entity, chosen, type] = useWatch<NewRequestValues, ['entity', 'providerId', 'type']>({
    name: ['entity', 'providerId', 'type'],
  });
  const { data } = useQuery(getProviderOptions({ providerId }));
  if (!data || entity !== 'provider' || chosen !== providerId) return null;
  const next = nextRequest(calendarDay(data.nextCredentialingDate), localDay());
  return (
    <Text c="dimmed" size="sm" role="note">
      {next.why}
      {type !== next.type && ` The usual type is ${spellOut(next.type).toLowerCase()}.`}
    </Text>
  );
}
