import type { DatasetMatch, DatasetMatchesAggregations } from '@/api/models';

type Count = NonNullable<DatasetMatchesAggregations['accepted']>;

/** Counts of decisions (rules.md 12.5) after one match has changed. */
export function withCountsChanged(
  counts: DatasetMatchesAggregations,
  before: DatasetMatch,
  now: DatasetMatch,
): DatasetMatchesAggregations {
  const type = now.scan?.type ?? before.scan?.type;
  const needed = Number(needsAction(now)) - Number(needsAction(before));
  const accepted = Number(isAccepted(now)) - Number(isAccepted(before));
  return {
    ...counts,
    userActionNeeded: plus(counts.userActionNeeded, needed, type),
    accepted: plus(counts.accepted, accepted, type),
  };
}

/** Old matches are in neither count. */
const needsAction = (match: DatasetMatch) => match.userActionNeeded === true && !match.obsoleteTimestamp;
const isAccepted = (match: DatasetMatch) =>
  match.userActionResolution === 'Accept' && !match.obsoleteTimestamp;

function plus(count: Count | undefined, more: number, type: string | undefined): Count | undefined {
  if (!count || more === 0) return count;
  const { total, aggregations } = count;
  const own = type === undefined ? undefined : Math.max(0, (aggregations?.[type] ?? 0) + more);
  return {
    ...count,
    ...(total !== undefined && { total: Math.max(0, total + more) }),
    ...(aggregations &&
      type !== undefined &&
      own !== undefined && { aggregations: { ...aggregations, [type]: own } }),
  };
}
