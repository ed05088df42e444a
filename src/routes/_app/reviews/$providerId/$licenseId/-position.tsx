import { Group, Progress } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { prefetchCase } from './-prefetch-case';
import { ActionIcon } from '@/ui/button';
import type { reviewList } from '@/features/reviews/list';
import { licenseEventOptions } from '@/features/reviews/decision-event';
import type { Position, QueuedCase } from '@/features/reviews/session';

export type ReviewSearch = ReturnType<typeof reviewList.validateSearch>;

/** Opens a case of the queue. */
export function useOpenCase(search: ReviewSearch) {
  const navigate = useNavigate();
  return (target: QueuedCase | undefined) => {
    if (target) void navigate({ to: '/reviews/$providerId/$licenseId', params: target, search });
  };
}

const loadedAhead = 2;
const prefetchDelay = 50;

/** Loads what comes next while this case is read, so that it opens at once, and tells when that is there. */
export function usePrefetchedCases(
  { upcoming, next, previous }: Position,
  onNextLoaded?: (next: QueuedCase) => void,
): void {
  const queryClient = useQueryClient();
  const ahead = [next, ...upcoming.slice(0, loadedAhead), previous].filter((one) => one !== undefined);
  const key = ahead.map(({ providerId, licenseId }) => `${providerId}/${licenseId}`).join(' ');
  const nextId = next?.licenseId;
  useEffect(() => {
    const targets = [...new Set(key.split(' ').filter(Boolean))];
    let isLeft = false;
    // Once this case is on screen: reads for the next one must not hold it up.
    const timer = setTimeout(() => {
      for (const target of targets) {
        const [providerId = '', licenseId = ''] = target.split('/');
        const loaded = prefetchCase(queryClient, providerId, licenseId);
        if (licenseId === nextId)
          void loaded.then((isThere) => isThere && !isLeft && onNextLoaded?.({ providerId, licenseId }));
        void queryClient.prefetchInfiniteQuery(licenseEventOptions(licenseId));
      }
    }, prefetchDelay);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [queryClient, key, nextId, onNextLoaded]);
}

interface ReviewPositionProps {
  position: Position;
  open: (target: QueuedCase | undefined) => void;
  /** Something is being sent: the case stays. */
  disabled?: boolean;
}

/** Where in the queue this case is, with the ways to its neighbours. */
export function ReviewPosition({ position, open, disabled = false }: ReviewPositionProps) {
  const { index, total, decided, left } = position;
  const percent = total > 0 ? Math.round((decided / total) * 100) : 0;
  return (
    <Group gap="sm" fz="sm">
      <strong>{index >= 0 ? `${index + 1} of ${total}` : `${total} in the queue`}</strong>
      <Progress value={percent} size={4} w={96} visibleFrom="md" aria-hidden />
      <span className="mute">
        {decided} decided, {left} left
      </span>
      <ActionIcon
        variant="default"
        aria-label="Previous case"
        disabled={disabled || !position.previous}
        onClick={() => open(position.previous)}
      >
        <IconChevronUp size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="default"
        aria-label="Next case"
        disabled={disabled || !position.next}
        onClick={() => open(position.next)}
      >
        <IconChevronDown size={16} aria-hidden />
      </ActionIcon>
    </Group>
  );
}
