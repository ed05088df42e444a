import type { ProviderLicense } from '@/api/models';
import { listProviderLicensesInfiniteOptions, listProviderLicensesPages } from '@/api/operations.gen';
import { largestPage } from '@/api/query';
import { ownListOptions, ownPages } from '@/table/own-share';
import type { ReviewParams } from './list';

/** What a review is known by: its license. */
export const reviewId = ({ license }: ProviderLicense) => license?.id;

const onlyReviews = ({ share: _share, ...filters }: ReviewParams) => ({
  ...filters,
  licenseStatus: 'NeedsReview' as const,
});

const divided = ({ share }: ReviewParams) => ({ share, idOf: reviewId });

const allPages = (params: ReviewParams) =>
  listProviderLicensesPages({ ...onlyReviews(params), count: largestPage });

/** The queue, or one's share of it. */
export const reviewListOptions = (params: ReviewParams) =>
  ownListOptions(listProviderLicensesInfiniteOptions(onlyReviews(params)), allPages(params), divided(params));

/** The same in pages as wide as the service gives them. */
export const reviewPages = (params: ReviewParams) => ownPages(allPages(params), divided(params));
