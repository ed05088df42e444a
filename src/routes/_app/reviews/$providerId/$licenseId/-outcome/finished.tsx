import { Group } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { count } from '@/lib/words';
import { LinkButton } from '@/ui/button';
import { PageHeader } from '@/ui/page';
import { EmptyState } from '@/ui/states';
import type { Position } from '@/features/reviews/session';
import { ReviewNotice } from './notice';
import type { ReviewSearch } from '../-position';

interface ReviewFinishedProps {
  position: Position;
  search: ReviewSearch;
  onReturn?: (licenseId: string) => void;
}

/** The end of the queue: what was done, and what was left for later. */
export function ReviewFinished({ position, search, onReturn }: ReviewFinishedProps) {
  const { mine, byOthers, skipped } = position;
  const done = [
    `${mine} resolved`,
    ...(byOthers > 0 ? [`${byOthers} decided by others`] : []),
    `${skipped} skipped`,
  ];
  return (
    <>
      <PageHeader title="Queue done" crumbs={[{ label: 'Reviews', to: '/reviews', search }]} />
      <EmptyState
        icon={IconCircleCheck}
        title={`Queue done: ${done.join(', ')}`}
        text={
          skipped > 0
            ? `You have been through all of it. The ${count(skipped, 'skipped case')} still ${skipped === 1 ? 'waits' : 'wait'} in the queue.`
            : 'You have been through all of it. New cases come when a source gives several results, or a name or license type that differs from what is on file.'
        }
        action={
          <Group gap="sm">
            <LinkButton to="/reviews" search={search}>
              {skipped > 0 ? 'Back to the queue' : 'See the queue'}
            </LinkButton>
            <LinkButton to="/" variant="default">
              Today
            </LinkButton>
          </Group>
        }
      />
      <ReviewNotice search={search} onReturn={onReturn} />
    </>
  );
}
