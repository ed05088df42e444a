import type { QueryClient } from '@tanstack/react-query';
import { sendKeptReview } from './decisions';
import { takeKeptReviews } from './kept';

/** Sends what an earlier page of this tab kept and nobody answered; what had arrived all the same is done. */
export function sendKeptReviews(queryClient: QueryClient): void {
  for (const { item, draft } of takeKeptReviews()) sendKeptReview(queryClient, item, draft);
}
