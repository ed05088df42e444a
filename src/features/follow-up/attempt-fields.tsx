import { Group } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import { askWays, nextDateAfter, proposedStep } from '@/domain/follow-up';
import type { SubjectKind } from '@/domain/follow-up-kinds';
import { DateField } from '@/form/date-field';
import { CheckboxField, choicesOf, ShortSelectField, TextareaField, TextField } from '@/form/fields';
import { formatDate } from '@/lib/dates';
import { parseTypedDate } from '@/lib/typed-date';
import type { AttemptValues } from './attempt-values';
import { followUpDays } from './log';

interface AttemptFieldsProps {
  /** Which attempt it is, from 1; undefined for those of many, of which each has its own. */
  number?: number | undefined;
  /** What it is about; undefined for many of several kinds. */
  kind?: SubjectKind | undefined;
}

/** What is entered of an attempt: who was asked for what, when and how, and what is done next. */
export function AttemptFields({ number, kind }: AttemptFieldsProps) {
  const typed = useWatch<AttemptValues, 'on'>({ name: 'on' });
  const day = parseTypedDate(typed);
  const [first, second, third] = followUpDays();
  const next = number !== undefined && day ? nextDateAfter(number, day, followUpDays()) : undefined;
  const isOfMany = number === undefined;
  return (
    <>
      <TextField<AttemptValues>
        name="of"
        label="Whom"
        focusFirst
        required={!isOfMany}
        description={
          isOfMany ? 'Left empty: as before; at first the provider, facility or payer of each' : undefined
        }
      />
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
      <TextareaField<AttemptValues> name="text" label="Text or remark" rows={2} />
      <Group gap="md" align="flex-start" grow preventGrowOverflow={false}>
        <DateField<AttemptValues>
          name="nextOn"
          label="Next date"
          description={
            next
              ? `Left empty: ${formatDate(next)}`
              : `Left empty: after ${first}, ${second} and ${third} days by attempt`
          }
        />
        <TextField<AttemptValues>
          name="nextStep"
          label="Next step"
          description={
            number === undefined
              ? 'Left empty: the next attempt, after the third one to escalate'
              : `Left empty: ${proposedStep(kind ?? 'expirable', number).toLowerCase()}`
          }
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
