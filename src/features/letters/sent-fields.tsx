import { Group, NativeSelect, Text } from '@mantine/core';
import { letterWays } from '@/domain/committee';
import { sentDay } from '@/form/schemas';
import { formatDate, localDay } from '@/lib/dates';
import { dateForTyping, parseTypedDate } from '@/lib/typed-date';
import { DateInput } from '@/ui/date-input';
import { Note } from '@/ui/layout';
import type { LetterRecipient, Sending } from './letter';

/** What somebody says of the letters that are made: whether and how they were sent, and the day as it is typed. */
export interface SentChoice {
  way: Sending['way'] | undefined;
  day: string;
}

/** A file was made, and nothing was sent: so it begins. */
export const notSentYet = (): SentChoice => ({ way: undefined, day: dateForTyping(localDay()) });

/** What that says once it can be noted; undefined of what was not sent, or cannot be read. */
export function sendingOf({ way, day }: SentChoice): Sending | undefined {
  const on = parseTypedDate(day);
  return way && on ? { on, way } : undefined;
}

/** What is wrong with the day: none, in the future, or before a decision that is told; undefined where nothing is. */
export function whyNotSent({ way, day }: SentChoice, to: readonly LetterRecipient[]): string | undefined {
  if (!way) return undefined;
  const last = to
    .flatMap(({ decidedOn }) => decidedOn ?? [])
    .toSorted()
    .at(-1);
  const schema = sentDay(last, (first) => `A decision was made on ${formatDate(first)}, after this day.`);
  return schema.safeParse(day).error?.issues[0]?.message;
}

interface SentFieldsProps {
  value: SentChoice;
  error: string | undefined;
  onChange: (value: SentChoice) => void;
}

const waiting = 'Not sent yet';

/**
 * Asks of letters that tell a decision whether they were sent, how and when: a file that is made sends nothing, and the 30 days in
 * which the provider is told go on until somebody says so (field.md 2.11).
 */
export function SentFields({ value, error, onChange }: SentFieldsProps) {
  const { way, day } = value;
  return (
    <Note>
      <Group gap="md" align="flex-start" mb={4}>
        <NativeSelect
          label="How it was sent"
          value={way ?? waiting}
          data={[waiting, ...letterWays]}
          onChange={({ currentTarget: { value: chosen } }) =>
            onChange({ ...value, way: letterWays.find((one) => one === chosen) })
          }
        />
        {way && (
          <DateInput
            label="Sent on"
            what="the day on which it was sent"
            w={180}
            value={day}
            error={error}
            onChange={(typed) => onChange({ ...value, day: typed })}
          />
        )}
      </Group>
      <Text>
        {way
          ? 'The minutes note that it was sent. That can be corrected there.'
          : 'Making the file sends nothing. The letter is kept, and stays among those to send until it is marked as sent.'}
      </Text>
    </Note>
  );
}
