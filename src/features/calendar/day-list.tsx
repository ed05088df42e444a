import { Box, Group, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { formatNumber } from '@/lib/words';
import { Button } from '@/ui/button';
import { RecordList, Section } from '@/ui/layout';

const shownAtFirst = 25;

interface DayListProps {
  /** The day and how much lies on it: "Nov 24, 2026: 3 runs". */
  title: string;
  /** A `RecordRow` for each. */
  rows: readonly ReactNode[];
  /** What else can be done with the day. */
  actions?: ReactNode;
  /** What the rows do not say; that there are none, for one. */
  children?: ReactNode;
  /** What comes instead, `ComingDays`, where nothing lies on the day. */
  coming?: ReactNode;
}

/** What lies on the day that is open, the first rows of it until more are wanted. Give each day a `key` of its own. */
export function DayList({ title, rows, actions, children, coming }: DayListProps) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, shownAtFirst);
  const rest = rows.length - shown.length;
  return (
    <Section title={title} actions={actions}>
      <RecordList>{shown}</RecordList>
      {rest > 0 && (
        <div>
          <Button size="xs" variant="default" onClick={() => setIsWhole(true)}>
            Show {formatNumber(rest)} more
          </Button>
        </div>
      )}
      {children && <Text c="dimmed">{children}</Text>}
      {coming}
    </Section>
  );
}

/** A calendar beside the list of its open day, or above it in a narrow window. A new day is said to assistive technology. */
export function CalendarAndDay({ calendar, children }: { calendar: ReactNode; children: ReactNode }) {
  return (
    <Group align="flex-start" gap="xl">
      <Box flex="1 1 280px" maw={520}>
        {calendar}
      </Box>
      <Box flex="2 1 280px" aria-live="polite">
        {children}
      </Box>
    </Group>
  );
}
