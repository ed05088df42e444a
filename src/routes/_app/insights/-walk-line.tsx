import { Box, Group, Progress, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatTimeOfDay } from '@/lib/dates';
import { count, formatNumber } from '@/lib/words';
import { Button } from '@/ui/button';
import { Note } from '@/ui/parts';
import { SkeletonRows } from '@/ui/route-states';
import { InlineError } from '@/ui/states';
import type { Walk } from './-walk';

interface WalkLineProps {
  walk: Walk<unknown>;
  /** What is read: `event`. */
  one: string;
  many?: string;
  /** What has been read so far, as the end of "4,200 events": "from Sep 1 to Nov 24, 2026". */
  covers?: string | undefined;
  /** How many of them the figures count, where some that were read lie outside. */
  counted?: number | undefined;
}

/** How far reading is, and what the figures of a section cover. */
export function WalkLine({ walk, one, many = `${one}s`, covers, counted }: WalkLineProps) {
  const { walked, error, isReading } = walk;
  if (!walked) return null;
  const { read, total, isComplete, at } = walked;
  const soFar =
    total === undefined ? count(read, one, many) : `${formatNumber(read)} of ${count(total, one, many)}`;
  const covered = [count(counted ?? read, one, many), covers].filter(Boolean).join(' ');
  if (error && !isReading) {
    return (
      <InlineError
        title={read > 0 ? `Only ${soFar} could be read` : `No ${one} could be read`}
        error={error}
        kept={read > 0 ? 'What was read stays, and reading goes on from there.' : undefined}
        onRetry={walk.goOn}
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
        <Button variant="default" size="xs" onClick={walk.stop}>
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
          <Button variant="default" size="xs" onClick={walk.goOn}>
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
      <Button variant="subtle" size="xs" onClick={walk.readAgain}>
        Refresh
      </Button>
    </Group>
  );
}

interface WalkBodyProps {
  walk: Walk<unknown>;
  children: ReactNode;
}

/** What stands below, once the first page has come: before it a skeleton. The line tells what went wrong. */
export function WalkBody({ walk, children }: WalkBodyProps) {
  const { walked, error, isReading } = walk;
  if (walked && (walked.read > 0 || walked.isComplete)) {
    return (
      <Stack gap="xl" mt="xs">
        {children}
      </Stack>
    );
  }
  if (walked?.isStopped || (error && !isReading)) return null;
  return <SkeletonRows rows={8} />;
}
