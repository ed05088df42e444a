import { queryOptions } from '@tanstack/react-query';
import { largestPage, omitEmpty, pageSize } from '@/api/query';
import { api } from '@/api/client';
import type { DatasetMatch, DatasetMatchFilters, DatasetType } from '@/api/models';
import { cursorListOptions, readAll, type FetchPage } from '@/api/paging';
import { matchKeys } from './keys';

/** Fetches the pages of `GET /datasets/matches`; for `walkAll` with `largestPage` as `count`. */
export function matchPages(filters: DatasetMatchFilters, count = pageSize): FetchPage<DatasetMatch> {
  return async (cursor, signal) => {
    const query = { ...omitEmpty(filters), count, cursor };
    return (await api().GET('/datasets/matches', { params: { query }, signal })).data;
  };
}

/** Without other wishes, matches of the most recent scans that are not rejected (service.md, "Datasets"). */
export function matchListOptions(filters: DatasetMatchFilters = {}) {
  return cursorListOptions({ key: matchKeys.list(omitEmpty(filters)), fetchPage: matchPages(filters) });
}

/** How many need a decision and how many are accepted, by dataset; equal to the totals of the lists. */
export function matchAggregationsOptions(providerDeactivated?: boolean) {
  return queryOptions({
    queryKey: matchKeys.aggregations(providerDeactivated),
    queryFn: async ({ signal }) =>
      (
        await api().GET('/datasets/matches/aggregations', {
          params: { query: { providerDeactivated } },
          signal,
        })
      ).data,
  });
}

/** Every match of an entity in a dataset that was ever rejected, those of older scans among them. */
export function rejectedMatchesOptions(datasetType: string, entityId: string) {
  return queryOptions({
    queryKey: matchKeys.rejected({ datasetType, entityId }),
    queryFn: async ({ signal }) => {
      const fetchPage = matchPages(
        {
          types: [datasetType as DatasetType],
          entityId,
          includeOldMatches: true,
          userActionResolution: 'Reject',
        },
        largestPage,
      );
      return readAll(fetchPage, signal);
    },
  });
}

/** Those among rejected matches that are about the same record, the newest first. A record is told by its id. */
export function sameRecordRejected(match: DatasetMatch, rejected: readonly DatasetMatch[]): DatasetMatch[] {
  const recordId = match.data?.record?.id;
  if (!recordId) return [];
  return rejected
    .filter((other) => other.id !== match.id && other.data?.record?.id === recordId)
    .toSorted((one, other) => (other.createdTimestamp ?? '').localeCompare(one.createdTimestamp ?? ''));
}
