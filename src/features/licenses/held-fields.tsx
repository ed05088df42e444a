import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { offeredStatuses } from '@/domain/board-words';
import { namedProviderOptions, ProviderName } from '@/records/provider-name';
import { ProviderPicker } from '@/records/provider-picker';
import { DateField } from '@/form/date-field';
import { choicesOf, ShortSelectField, CheckboxField, TextField } from '@/form/fields';
import formClasses from '@/form/form.module.css';
import { useField } from '@/form/use-field';
import { fullName } from '@/lib/words';
import { Button } from '@/ui/button';
import { Chosen } from '@/ui/chosen';
import { approvalWords, prescribingWords, restrictionWords } from './data';
import type { HeldValues } from './held-values';

/** A value nobody knew yet must not be changed by merely opening the form. */
function withOwn(words: Record<string, string>, own = '') {
  return choicesOf(own && !Object.hasOwn(words, own) ? { ...words, [own]: own } : words);
}

/** Whether a license was approved, and how its use is restricted; `before` is what the form started with. */
export function DecisionFields({ before }: { before?: HeldValues }) {
  return (
    <div className={formClasses.grid}>
      <ShortSelectField<HeldValues>
        name="approvedStatus"
        label="Approval"
        choices={withOwn(approvalWords, before?.approvedStatus)}
      />
      <ShortSelectField<HeldValues>
        name="restrictionStatus"
        label="Restriction"
        choices={withOwn(restrictionWords, before?.restrictionStatus)}
      />
    </div>
  );
}

/** What is stated about a license without its source, and how it is used. */
export function StatedFields({ before }: { before?: HeldValues }) {
  return (
    <>
      <div className={formClasses.grid}>
        <TextField<HeldValues>
          name="nonVerifiedInfo.status"
          label="Stated status"
          suggestions={offeredStatuses}
        />
        <DateField<HeldValues> name="nonVerifiedInfo.issueDate" label="Stated issue" />
        <DateField<HeldValues> name="nonVerifiedInfo.expirationDate" label="Stated expiry" />
        <ShortSelectField<HeldValues>
          name="prescriptiveAuthority"
          label="Prescriptive authority"
          choices={[
            { value: '', label: 'Not stated' },
            ...withOwn(prescribingWords, before?.prescriptiveAuthority ?? ''),
          ]}
        />
      </div>
      <CollaboratorField />
      <CheckboxField<HeldValues>
        name="isCurrentlyPracticing"
        label="The provider practices under it at present"
      />
    </>
  );
}

const nameOf = (providerId: string) => <ProviderName providerId={providerId} />;

/** The provider under whose collaboration the license is used. */
function CollaboratorField() {
  const label = 'Collaborating provider';
  const { input, value, setValue } = useField<HeldValues>({ name: 'collaboratingProviderId', label }, nameOf);
  const providerId = typeof value === 'string' ? value : '';
  const [isChoosing, setIsChoosing] = useState(false);
  const { data, isPending } = useQuery({
    ...namedProviderOptions(providerId),
    enabled: providerId !== '',
  });
  const fault = typeof input.error === 'string' ? input.error : undefined;

  if (!providerId && isChoosing)
    return (
      <ProviderPicker
        label={label}
        field="collaboratingProviderId"
        error={fault}
        onChoose={({ id }) => {
          setValue(id);
          setIsChoosing(false);
        }}
      />
    );
  return (
    <Stack
      gap={4}
      align="flex-start"
      role="group"
      aria-label={label}
      data-field="collaboratingProviderId"
      tabIndex={-1}
      data-wrong={fault ? '' : undefined}
    >
      <Text fw={500} aria-hidden>
        {label}
      </Text>
      {providerId ? (
        <Chosen
          name={data ? fullName(data) : isPending ? '…' : 'A provider who cannot be read'}
          onChange={() => setValue('')}
        />
      ) : (
        <Button size="xs" variant="default" onClick={() => setIsChoosing(true)}>
          Choose a provider
        </Button>
      )}
      {fault && <Text c="red">{fault}</Text>}
    </Stack>
  );
}
