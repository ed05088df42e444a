import { Text } from '@mantine/core';
import { formatDate } from '@/lib/dates';
import { Button } from '@/ui/button';
import { RecordList, RecordRow } from '@/ui/layout';

/** So many days are named. */
const mostNamed = 5;

/** The first days after one, `YYYY-MM-DD`, in their order; where none comes after it, the last ones before. */
export function daysAround(day: string, days: Iterable<string>): { coming: string[]; before: string[] } {
  const all = [...days].toSorted();
  const coming = all.filter((one) => one > day).slice(0, mostNamed);
  const before = coming.length > 0 ? [] : all.filter((one) => one < day).slice(-mostNamed);
  return { coming, before };
}

interface ComingDaysProps {
  /** The open day, on which nothing lies. */
  day: string;
  /** Those on which something lies, in any order, as far as they were read. */
  days: Iterable<string>;
  /** What lies on a day in words, as the calendar has it: "3 runs". */
  words: (day: string) => string;
  onChoose: (day: string) => void;
}

/** What comes after a day on which nothing lies, each day leading to its own list; what was before where nothing comes. */
export function ComingDays({ day, days, words, onChoose }: ComingDaysProps) {
  const { coming, before } = daysAround(day, days);
  const named = coming.length > 0 ? coming : before;
  if (named.length === 0) return null;
  const choose = (chosen: string) => {
    onChoose(chosen);
    // The button that had the focus is gone: the calendar has the day now.
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-day="${chosen}"]`)?.focus());
  };
  const title = coming.length > 0 ? 'Next' : 'Nothing comes after it here. Before it';
  return (
    <>
      <Text c="dimmed">{title}:</Text>
      <RecordList label={title}>
        {named.map((one) => (
          <RecordRow key={one} end={<span className="mute">{words(one)}</span>}>
            <Button variant="default" size="xs" onClick={() => choose(one)}>
              {formatDate(one)}
            </Button>
          </RecordRow>
        ))}
      </RecordList>
    </>
  );
}
