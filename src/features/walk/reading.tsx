import { Progress, Stack } from '@mantine/core';
import { formatNumber } from '@/lib/words';
import { Button } from '@/ui/button';

interface ReadingProps {
  /** What is counted: `Completed requests read`; all that is to be said where nothing is counted. */
  words: string;
  loaded?: number | undefined;
  /** Undefined while nobody knows how many there are. */
  total?: number | undefined;
  /** Set while it waits before the next try (a full rate limit, or a failure that passes), in milliseconds. */
  waitingMs?: number | undefined;
  /** Left out where leaving the screen is what ends it. */
  onCancel?: () => void;
}

/** How far a long reading is, at the place of what it will give. */
export function Reading({ words, loaded, total, waitingMs, onCancel }: ReadingProps) {
  return (
    <Stack gap="sm" maw={480} align="flex-start">
      <p>
        {words}
        {loaded !== undefined && `: ${formatNumber(loaded)}`}
        {total !== undefined && ` of ${formatNumber(total)}`}
        {waitingMs ? '. It waits before the next try, and goes on by itself.' : ''}
      </p>
      <Progress
        w="100%"
        aria-label={loaded === undefined ? 'Reading' : words}
        value={total ? Math.min(100, Math.round(((loaded ?? 0) / total) * 100)) : 100}
        animated={total === undefined}
      />
      {onCancel && (
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
      )}
    </Stack>
  );
}
