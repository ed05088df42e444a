import { Group, Text } from '@mantine/core';
import { describeError } from '@/api/errors';
import { formatNumber } from '@/lib/words';
import { Button } from '@/ui/button';

interface CountControlProps {
  /** What is counted, for who does not see the row: `Expirables overdue`. */
  of: string;
  /** While it counts: how many were read, of how many as soon as that is known. */
  progress: { read: number; total?: number | undefined } | undefined;
  /** It was counted before. */
  isCounted: boolean;
  /** Why it could not be counted. */
  error: unknown;
  onCount: () => void;
  onStop: () => void;
}

/**
 * Begins and stops a count that takes many requests, and says how far it is. It is one button all the time, so that the focus
 * stays where it was when the count ends.
 */
export function CountControl({ of, progress, isCounted, error, onCount, onStop }: CountControlProps) {
  const label = progress ? 'Stop' : error ? 'Try again' : isCounted ? 'Count again' : 'Count';
  return (
    <Group gap="xs" pos="relative">
      {progress ? (
        <Text>
          Counting
          {progress.total !== undefined &&
            `, ${formatNumber(progress.read)} of ${formatNumber(progress.total)}`}
        </Text>
      ) : (
        error !== undefined && (
          <Text c="red" role="alert">
            Could not be counted. {describeError(error).title}.
          </Text>
        )
      )}
      <Button
        size="xs"
        variant={isCounted || progress ? 'subtle' : 'default'}
        aria-label={`${label}: ${of}`}
        onClick={progress ? onStop : onCount}
      >
        {label}
      </Button>
    </Group>
  );
}
