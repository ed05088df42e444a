import { Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { askWays } from '@/domain/follow-up';
import type { SubjectKind } from '@/domain/follow-up-kinds';
import { DateField } from '@/form/date-field';
import { CheckboxField, choicesOf, ShortSelectField, TextareaField, TextField } from '@/form/fields';
import type { AttemptValues } from './attempt-values';
import { followUpDays } from './log';

interface AttemptFieldsProps {
  /** They are of many, of which each has its own number, next date and next step. */
  isOfMany?: boolean;
  /** What it is about; undefined for many of several kinds. */
  kind?: SubjectKind | undefined;
  /** How whoever is asked is reached, where that is known. */
  contact?: ReactNode;
}

/** What is entered of an attempt: who was asked for what, when and how, and what is done next. */
export function AttemptFields({ isOfMany = false, kind, contact }: AttemptFieldsProps) {
  const [first, second, third] = followUpDays();
  return (
    <>
      <Stack gap={4}>
        <TextField<AttemptValues>
          name="of"
          label="Whom"
          focusFirst
          required={!isOfMany}
          description={
            isOfMany ? 'Left empty: as before; at first the provider, facility or payer of each' : undefined
          }
        />
        {contact}
      </Stack>
      <Group gap="md" align="flex-start" grow preventGrowOverflow={false}>
        <ShortSelectField<AttemptValues> name="how" label="How" choices={choicesOf(askWays)} />
        <DateField<AttemptValues> name="on" label="Day" required />
      </Group>
      <TextField<AttemptValues>
        name="asked"
        label="What was asked for"
        required={!isOfMany}
        description={isOfMany ? 'Left empty: as before; at first what each lacks' : undefined}
      />
      <TextareaField<AttemptValues> name="text" label="Text or remark" rows={1} />
      <Group gap="md" align="flex-start" grow preventGrowOverflow={false}>
        <DateField<AttemptValues>
          name="nextOn"
          label="Next date"
          {...(isOfMany && {
            description: `Left empty: after ${first}, ${second} and ${third} days by attempt`,
          })}
        />
        <TextField<AttemptValues>
          name="nextStep"
          label="Next step"
          description={isOfMany ? 'Left empty: the next attempt, after the third one to escalate' : undefined}
        />
      </Group>
      {kind === 'request' && (
        <CheckboxField<AttemptValues>
          name="setsStatus"
          label="Change the status to this attempt"
          description="Of self-managed requests: information requested, second or third attempt. Without it the note alone is added."
        />
      )}
    </>
  );
}
