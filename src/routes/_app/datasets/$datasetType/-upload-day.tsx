import { Stack, Text } from '@mantine/core';
import type { ListFindings } from '@/features/datasets/upload/types';
import { daysBetween, formatDate, localDay } from '@/lib/dates';
import { dateHint, parseTypedDate } from '@/lib/typed-date';
import { count } from '@/lib/words';
import { DateInput } from '@/ui/date-input';
import { Section } from '@/ui/layout';

/** What is wrong with the day on which a list was published, as it was typed; undefined where nothing is, also of none. */
export function dayFault(typed: string): string | undefined {
  if (typed.trim() === '') return undefined;
  const day = parseTypedDate(typed);
  if (!day) return dateHint;
  return day > localDay() ? 'This day is still to come.' : undefined;
}

/** From so many days on it is said how old a list is: each of them is published every month or more often (field.md 2.3). */
const oldFrom = 35;

interface UploadDayProps {
  findings: ListFindings;
  typed: string;
  onType: (typed: string) => void;
}

/** When the list was published: as its files say it, or as somebody types it. */
export function UploadDay({ findings: { stated, newest }, typed, onType }: UploadDayProps) {
  const day = parseTypedDate(typed);
  const age = day ? (daysBetween(day, localDay()) ?? 0) : 0;
  const isAsStated = stated !== undefined && day === stated.day;
  return (
    <Section title="List date" level={3}>
      <Stack gap={4}>
        <DateInput
          label="Published on"
          what="the day on which the list was published"
          maw={260}
          value={typed}
          onChange={onType}
          error={dayFault(typed)}
        />
        <Text c="dimmed">
          {isAsStated
            ? `It stands ${stated.from}.`
            : stated
              ? `The file has another day: ${formatDate(stated.day)} stands ${stated.from}.`
              : 'The file does not say when the list was published: the page it was downloaded from does.'}
          {newest && ` Its newest exclusion began ${formatDate(newest)}.`}
          {!day && ' Without a day, searches say only when it was uploaded.'}
        </Text>
        {day && newest && newest > day && (
          <Text fw={600}>That is later than the day above: look whether the day is the list’s.</Text>
        )}
        {age >= oldFrom && (
          <Text fw={600}>
            This list is {count(age, 'day')} old. Look whether a newer one has been published.
          </Text>
        )}
      </Stack>
    </Section>
  );
}
