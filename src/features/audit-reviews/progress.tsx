import { Text } from '@mantine/core';
import { Loaded } from '@/ui/loaded';
import type { useReviews } from './kept';
import { progressWords, unknownReviews } from './reviews';

interface ReviewProgressProps {
  kept: ReturnType<typeof useReviews>;
  /** The ids of what is in the sample. */
  ids: readonly string[];
}

/** How much of a sample was reviewed, or why that is not known. */
export function ReviewProgress({ kept: { blocked, query }, ids }: ReviewProgressProps) {
  if (blocked !== undefined) return <Text c="dimmed">{unknownReviews}</Text>;
  return (
    <Loaded query={query} failed="The reviews could not be read" isNotice skeleton={1}>
      {query.data && <p role="status">{progressWords(query.data, ids)}.</p>}
    </Loaded>
  );
}
