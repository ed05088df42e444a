import type { QueryClient } from '@tanstack/react-query';
import { storedNames } from '@/lib/storage';

/** Goes on with what a page before this one, of the same tab, could not end. */
export async function goOnWithLeft(queryClient: QueryClient): Promise<void> {
  // Dismissals that were still waiting to be taken back, and those that failed.
  if (storedNames('session', 'dismissal:').length > 0)
    (await import('@/features/alerts/send-kept-dismissals')).goOnWithDismissals(queryClient);
  // Decisions about reviews that were still waiting to be taken back, or on their way.
  if (storedNames('session', 'review-held:').length > 0)
    (await import('@/features/reviews/send-kept-reviews')).sendKeptReviews(queryClient);
  // A roster whose import was cut off.
  if (storedNames('session', 'roster:run').length > 0)
    await (await import('@/features/roster/current-run')).goOnWithRoster(queryClient);
}
