import { count } from '@/lib/words';
import { LinkButton } from '@/ui/link-button';
import { PageHeader } from '@/ui/page-header';
import { EmptyState } from '@/ui/states';
import type { useReviewPass } from './-review-pass';
import type { ReviewSearch } from './-review-position';

interface ReviewFinishedProps {
  position: ReturnType<typeof useReviewPass>;
  search: ReviewSearch;
}

/** The end of the queue: what was done, and what was left for later. */
export function ReviewFinished({ position: { resolved, skipped }, search }: ReviewFinishedProps) {
  const left = skipped > 0 ? ` ${count(skipped, 'case')} skipped: they wait in the queue.` : '';
  return (
    <>
      <PageHeader title="Queue done" crumbs={[{ label: 'Reviews', to: '/reviews', search }]} />
      <EmptyState
        title={`${count(resolved, 'verification')} resolved`}
        text={`You reached the end of the queue.${left}`}
        action={
          <LinkButton to="/reviews" search={search as never}>
            {skipped > 0 ? 'Back to the queue' : 'See the queue'}
          </LinkButton>
        }
      />
    </>
  );
}
