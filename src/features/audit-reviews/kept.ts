import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { readBlocked, useReadBlocked } from '@/api/permissions';
import { currentUser } from '@/api/session';
import { keepMerged } from '@/features/files/merged-file';
import { readTextIfThere } from '@/features/files/text-file';
import { now } from '@/lib/clock';
import { mergeReviews, readReviewsText, type Review, type Reviews, reviewsText } from './reviews';

/** The reviews of a sample as they are kept for the team. The first part of the key is no path of the contract. */
const reviewsOptions = (path: string) =>
  queryOptions({
    queryKey: ['audit reviews', path],
    queryFn: async ({ signal }): Promise<Reviews> => {
      const text = await readTextIfThere(path, signal);
      return text === undefined ? [] : readReviewsText(path, text);
    },
    staleTime: 10_000,
    // A colleague may be reviewing the same sample.
    refetchInterval: 60_000,
  });

/** The reviews of a sample, and why who is signed in may not see them. */
export function useReviews(path: string) {
  const blocked = useReadBlocked('Files');
  return { blocked, query: useQuery({ ...reviewsOptions(path), enabled: blocked === undefined }) };
}

/** The same, read now for what is exported; undefined where the user may read no files. Throws `ApiError`. */
export async function readReviews(queryClient: QueryClient, path: string): Promise<Reviews | undefined> {
  if (readBlocked(currentUser(), 'Files') !== undefined) return undefined;
  return queryClient.fetchQuery({ ...reviewsOptions(path), staleTime: 0 });
}

/** Keeps what the user says of one file, or change, of a sample, beside what others say at the same time. Throws `ApiError`. */
export async function keepReview(
  queryClient: QueryClient,
  path: string,
  said: Omit<Review, 'by' | 'at'>,
): Promise<void> {
  const review = { ...said, by: currentUser()?.email ?? '', at: new Date(now()).toISOString() };
  const kept = await keepMerged<Reviews>(
    {
      path,
      nothing: [],
      read: (text) => readReviewsText(path, text),
      write: reviewsText,
      merge: mergeReviews,
      busy: 'Somebody else is reviewing this sample. Record it again',
    },
    // Sent again after a failure it stays as it was kept first.
    (before) => (before.some(({ id }) => id === review.id) ? [] : [review]),
  );
  queryClient.setQueryData(reviewsOptions(path).queryKey, kept);
}
