import { Group, NativeSelect, Text } from '@mantine/core';
import { useUserName } from '@/features/users/user-name';
import { formatNumber } from '@/lib/words';
import { Loaded } from '@/ui/loaded';
import type { useReviews } from './kept';
import { progressWords, unknownReviews } from './reviews';
import { idsShown, reviewersWords, shownIn, shownWords, type Shown } from './shown';

interface ReviewProgressProps {
  kept: ReturnType<typeof useReviews>;
  /** The ids of what is in the sample. */
  ids: readonly string[];
  /** Which of them are shown. */
  shown: Shown;
  onShown: (shown: Shown) => void;
}

/** How much of a sample was reviewed, by whom and when, with the choice of what is shown; or why that is not known. */
export function ReviewProgress({ kept: { blocked, query }, ids, shown, onShown }: ReviewProgressProps) {
  const nameOf = useUserName();
  if (blocked !== undefined) return <Text c="dimmed">{unknownReviews}</Text>;
  return (
    <Loaded query={query} failed="The reviews could not be read" isNotice skeleton={1}>
      {(reviews) => {
        const by = reviewersWords(reviews, ids, nameOf);
        return (
          <Group justify="space-between" align="flex-end" gap="sm">
            <div>
              <p role="status">{progressWords(reviews, ids)}.</p>
              {by && <Text c="dimmed">Reviewed by {by}.</Text>}
            </div>
            <NativeSelect
              className="no-print"
              label="Show"
              value={shown}
              onChange={({ currentTarget: { value } }) => onShown(shownIn(value))}
              data={Object.entries(shownWords).map(([value, label]) => ({
                value,
                label: `${label}, ${formatNumber(idsShown(reviews, ids, shownIn(value)).length)}`,
              }))}
            />
          </Group>
        );
      }}
    </Loaded>
  );
}

/** Said where none of a sample is like what is to be shown; nothing where some are. */
export const NoneShown = ({ amount }: { amount: number }) =>
  amount === 0 ? <Text c="dimmed">None of the sample is like that.</Text> : null;
