import { Box, Group, Progress, Stack, Text } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Lack, Reading } from '@/features/expirables/kept';
import { unreadOf, type ReadingProgress } from '@/features/expirables/read';
import { cancelReading, readOn, useWalk } from '@/features/expirables/walk';
import { formatDateTime } from '@/lib/dates';
import { count, formatNumber } from '@/lib/words';
import { Button } from '@/ui/button';
import { Docked } from '@/ui/docked';
import { Fold } from '@/ui/fold';
import { Note } from '@/ui/layout';
import { InlineError } from '@/ui/states';

/** How far the reading is, as of when the rows are, and what could not be read. */
export function WalkState() {
  const queryClient = useQueryClient();
  const walk = useWalk((all) => all);
  const { reading, error, isCancelled } = walk;
  // It begins as soon as the screen is there.
  const progress = walk.progress ?? (reading || error || isCancelled ? undefined : { read: 0 });
  return (
    <Box px="var(--page-x)" pb="sm">
      <Stack gap="sm">
        {progress ? (
          <UnderWay progress={progress} />
        ) : (
          <Group gap="md">
            <Text c="dimmed">{reading ? `As of ${timeWords(reading.listsAt)}` : 'Not read yet'}</Text>
            <Button
              variant="default"
              size="xs"
              leftSection={<IconRefresh size={14} aria-hidden />}
              onClick={() => void readOn(queryClient)}
            >
              Refresh
            </Button>
          </Group>
        )}
        <Docked>
          {error && reading ? (
            <InlineError
              title="The providers could not be listed"
              error={error}
              kept="What is shown was read before."
              onRetry={() => void readOn(queryClient)}
            />
          ) : null}
          {reading && !progress && <Lacking reading={reading} />}
        </Docked>
      </Stack>
    </Box>
  );
}

const timeWords = (at: number) => formatDateTime(new Date(at).toISOString());

function UnderWay({ progress: { read, total, waitingMs } }: { progress: ReadingProgress }) {
  const words = total === undefined ? 'Reading the lists' : 'Info read';
  return (
    <Group gap="md">
      <Text c="dimmed">
        {words}
        {total !== undefined && `: ${formatNumber(read)} of ${formatNumber(total)}`}
        {waitingMs ? '. It waits before the next try, and goes on by itself.' : ''}
      </Text>
      <Progress
        w={160}
        aria-label={words}
        value={total ? Math.min(100, Math.round((read / total) * 100)) : 100}
        animated={total === undefined}
      />
      <Button variant="default" size="xs" onClick={cancelReading}>
        Cancel
      </Button>
    </Group>
  );
}

/** What the rows do not tell, and what can be done about that. */
function Lacking({ reading }: { reading: Reading }) {
  const queryClient = useQueryClient();
  const { isUntold, infoAt, lacks, failed } = reading;
  const unread = unreadOf(reading);
  const all = [...lacks, ...failed];
  return (
    <>
      {isUntold && (
        <Note
          action={
            <Button size="xs" variant="default" onClick={() => void readOn(queryClient, { anew: true })}>
              Refresh all
            </Button>
          }
        >
          The event log does not tell what has changed since: insurance, certificates and what facilities have
          are as of {timeWords(infoAt)}.
        </Note>
      )}
      {(unread > 0 || all.length > 0) && (
        <Note
          tone="warning"
          action={
            <Button size="xs" variant="default" onClick={() => void readOn(queryClient)}>
              Read the rest
            </Button>
          }
        >
          {unread > 0 &&
            `Info of ${count(unread, 'provider or facility', 'providers and facilities')} was not read. `}
          {all.length > 0 && <Named all={all} />}
        </Note>
      )}
    </>
  );
}

const namedAtFirst = 3;

const words = ({ what, reason }: Lack) => `${what}: ${reason}.`;

function Named({ all }: { all: readonly Lack[] }) {
  const [isWhole, setIsWhole] = useState(false);
  if (all.length <= namedAtFirst) return all.map(words).join(' ');
  return (
    <Fold summary={`${formatNumber(all.length)} could not be read`} open={isWhole} onToggle={setIsWhole}>
      <ul>
        {all.map((one, index) => (
          <li key={index}>{words(one)}</li>
        ))}
      </ul>
    </Fold>
  );
}
