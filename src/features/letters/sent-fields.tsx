import { Group, NativeSelect, Text } from '@mantine/core';
import { letterWays } from '@/domain/committee';
import { sentDay } from '@/form/schemas';
import { formatDate, localDay } from '@/lib/dates';
import { sentences } from '@/lib/sentences';
import { dateForTyping, parseTypedDate } from '@/lib/typed-date';
import { DateInput } from '@/ui/date-input';
import { Note } from '@/ui/layout';
import type { LetterRecipient, Sending, WrittenLetter } from './letter';

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
  /** Of which letters it is asked. */
  letters: readonly WrittenLetter[];
  value: SentChoice;
  error: string | undefined;
  onChange: (value: SentChoice) => void;
}

const waiting = 'Not sent yet';

/**
 * Asks of letters whether they were sent, how and when: a file that is made sends nothing. Until somebody says so, nobody was asked
 * for anything, and the 30 days in which a provider is told of a decision go on (field.md 2.11).
 */
export function SentFields({ letters, value, error, onChange }: SentFieldsProps) {
  const { way, day } = value;
  return (
    <Note>
      <Group gap="md" align="flex-start" mb={4}>
        <NativeSelect
          label="How it was sent"
          data-autofocus
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
          ? sentences([
              tellsDecision(letters) && 'The minutes note that it was sent, which can be corrected there',
              asks(letters) && 'It is logged as an attempt, so that what it asks for is followed up',
              !tellsDecision(letters) && !asks(letters) && 'It is kept among the files as sent',
            ])
          : sentences([
              'Making the file sends nothing',
              tellsDecision(letters)
                ? 'The letter is kept, and stays among those to send until it is marked as sent'
                : 'The letter is kept among the files',
              asks(letters) &&
                'It waits as not sent where it is followed up, also in Follow-ups, and is an attempt once it is marked as sent there',
            ])}
      </Text>
    </Note>
  );
}

const tellsDecision = (letters: readonly WrittenLetter[]) =>
  letters.some(({ recipient }) => recipient.decidedOn !== undefined);
const asks = (letters: readonly WrittenLetter[]) =>
  letters.some(
    ({ recipient }) => recipient.requestId !== undefined || (recipient.asksAbout ?? []).length > 0,
  );
