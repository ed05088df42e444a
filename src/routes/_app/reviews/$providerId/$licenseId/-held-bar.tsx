import { Group, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { takeReviewBack, type useOwnReview } from '@/features/reviews/decisions';
import { inWords } from '@/review/decision';
import { Button } from '@/ui/button';
import { onSingleClick } from '@/ui/decision-guard';
import { QueueBar } from '@/ui/queue-pane';

interface HeldBarProps {
  decision: NonNullable<ReturnType<typeof useOwnReview>>;
  onUndone: () => void;
}

/** In place of the bar of a case that was decided here: what was decided, and while it waits its undo. */
export function HeldBar({ decision, onUndone }: HeldBarProps) {
  const queryClient = useQueryClient();
  const { item, choice, status } = decision;
  const { reason, text } = choice.draft;
  return (
    <QueueBar label="Decision">
      <Group justify="space-between">
        <Text flex={1}>
          {inWords(choice.draft, item.results).replace(/^Mark/, 'Marked')}: “
          {[reason, text.trim()].filter(Boolean).join('. ')}”.{' '}
          {status === 'delayed'
            ? 'It is sent in a few seconds, or with the next decision.'
            : status === 'pending'
              ? 'It is being sent.'
              : 'It is final.'}
        </Text>
        {status === 'delayed' && (
          <Button
            variant="default"
            onClick={onSingleClick(() => {
              takeReviewBack(queryClient, item);
              onUndone();
            })}
          >
            Undo
          </Button>
        )}
      </Group>
    </QueueBar>
  );
}
