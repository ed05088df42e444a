import { Box, Group, Progress, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatTimeOfDay } from '@/lib/dates';
import { count, formatNumber } from '@/lib/words';
import { Button } from '@/ui/button';
import { Note } from '@/ui/layout';
import { SkeletonRows } from '@/ui/route-states';
import { InlineError } from '@/ui/states';
import type { Aggregation } from './-aggregate';

interface AggregationLineProps {
  aggregation: Aggregation<unknown>;
  /** What is read: `event`. */
  one: string;
  many?: string;
  /** What has been read so far, as the end of "4,200 events": "from Sep 1 to Nov 24, 2026". */
  covers?: string | undefined;
  /** How many of them the figures count, where some that were read lie outside. */
  counted?: number | undefined;
}

/** How far reading is, and what the figures of a section cover. */
export function AggregationLine({
  aggregation,
  one,
  many = `${one}s`,
  covers,
  counted,
}: AggregationLineProps) {
  const { result, error, isReading } = aggregation;
  if (!result) return null;
  const { read, total, isComplete, at } = result;
  const soFar =
    total === undefined ? count(read, one, many) : `${formatNumber(read)} of ${count(total, one, many)}`;
  const covered = [count(counted ?? read, one, many), covers].filter(Boolean).join(' ');
  if (error && !isReading) {
    return (
      <InlineError
        title={read > 0 ? `Only ${soFar} could be read` : `No ${one} could be read`}
        error={error}
        kept={read > 0 ? 'What was read stays, and reading goes on from there.' : undefined}
        onRetry={aggregation.goOn}
      />
    );
  }
  if (isReading) {
    return (
      <Group gap="md" mih={28}>
        <Box w={160}>
          <Progress
            size={8}
            value={total ? Math.min(100, (100 * read) / total) : 100}
            animated={!total}
            aria-label={`Read ${soFar}`}
          />
        </Box>
        <Text c="dimmed">Read {soFar}</Text>
        <Button variant="default" size="xs" onClick={aggregation.stop}>
          Stop
        </Button>
      </Group>
    );
  }
  if (!isComplete) {
    return (
      <Note
        tone="warning"
        action={
          <Button variant="default" size="xs" onClick={aggregation.goOn}>
            Read on
          </Button>
        }
      >
        Stopped after {soFar}. The figures cover {covered}.
      </Note>
    );
  }
  return (
    <Group gap="xs" mih={28}>
      <Text c="dimmed">
        Covers {covered}. Read at {formatTimeOfDay(at)}.
      </Text>
      <Button variant="subtle" size="xs" onClick={aggregation.readAgain}>
        Refresh
      </Button>
    </Group>
  );
}

interface AggregationBodyProps {
  aggregation: Aggregation<unknown>;
  children: ReactNode;
}

/** What stands below, once the first page has come: before it a skeleton. The line tells what went wrong. */
export function AggregationBody({ aggregation, children }: AggregationBodyProps) {
  const { result, error, isReading } = aggregation;
  if (result && (result.read > 0 || result.isComplete)) {
    return (
      <Stack gap="xl" mt="xs">
        {children}
      </Stack>
    );
  }
  if (result?.isStopped || (error && !isReading)) return null;
  return <SkeletonRows rows={8} />;
}
