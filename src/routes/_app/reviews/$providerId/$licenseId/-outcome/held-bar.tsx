import { Group, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { takeReviewBack, type useOwnReview } from '@/features/reviews/decisions';
import { useWaitingWork } from '@/jobs/undo-queue';
import { Countdown } from '@/queue/countdown';
import { inWords } from '@/review/decision';
import { Button } from '@/ui/button';
import { onSingleClick } from '@/ui/decision-guard';
import { QueueBar } from '@/ui/queue-pane';
import { Keys } from '@/ui/text';

interface HeldBarProps {
  decision: NonNullable<ReturnType<typeof useOwnReview>>;
  onUndone: () => void;
}

/** In place of the bar of a case that was decided here: what was decided, and while it waits its undo. */
export function HeldBar({ decision, onUndone }: HeldBarProps) {
  const queryClient = useQueryClient();
  const { item, choice, status } = decision;
  const { reason, text } = choice.draft;
  const waiting = useWaitingWork(decision.id);
  return (
    <QueueBar label="Decision">
      <Group justify="space-between">
        <Text flex={1}>
          {inWords(choice.draft, item.results).replace(/^Mark/, 'Marked')}: “
          {[reason, text.trim()].filter(Boolean).join('. ')}”.{' '}
          {waiting ? (
            <span className="mute">
              It is sent in <Countdown dueAt={waiting.dueAt} />, or with the next decision.
            </span>
          ) : status === 'success' ? (
            'It is final.'
          ) : (
            'It is being sent.'
          )}
        </Text>
        {waiting && (
          <Button
            variant="default"
            rightSection={<Keys keys="u" />}
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
