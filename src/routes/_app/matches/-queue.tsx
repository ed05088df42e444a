import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import {
  aggregateDatasetMatchesOptions,
  listDatasetMatchesInfiniteOptions,
  resolveDatasetMatch,
} from '@/api/operations.gen';
import { totalOf } from '@/api/paging';
import type { DatasetMatch } from '@/api/models';
import { countParams } from '@/features/matches/cache';
import { everyMinute } from '@/lib/every-minute';
import { DataTable } from '@/table/data-table';
import type { BulkAction } from '@/table/list/bulk-selection';
import { AssignmentCount, useAssignmentLinks, useMyTotal } from '@/table/list/assignment-count';
import type { ListedOf } from '@/table/list/use-list';
import type { RowLink } from '@/table/list/use-row-link';
import { CountLinks } from '@/ui/count-links';
import { openDialog } from '@/ui/open-dialog';
import { PageHeader } from '@/ui/page';
import { usePageIdle } from '@/ui/page-idle';
import { matchColumns } from './-columns';
import { comeToMatches, goneMatches } from './-gone';
import { matchId, matchList, type MatchParams } from './-list';

const decideMany = async () => (await import('./-bulk')).MatchBulk;

interface MatchQueueProps {
  listed: ListedOf<typeof matchList>;
  rowLink: (match: DatasetMatch) => RowLink | undefined;
}

/** Heading, counts and list of the matches. Another match that opens beside them renders none of it but two rows. */
export const MatchQueue = memo(function MatchQueue({ listed, rowLink }: MatchQueueProps) {
  const { params } = listed.search;
  const { data: counts } = useQuery({ ...aggregateDatasetMatchesOptions(), retry: false });
  const total = counts?.userActionNeeded?.total;
  const gone = goneMatches(params);
  const myTotal = useMyTotal(listed, params.share, gone);
  return (
    <>
      <PageHeader
        title="Matches"
        waiting={params.share === undefined ? total : myTotal}
        subtitle={<AssignmentCount listed={listed} total={total} gone={gone} />}
      />
      <MatchCounts params={params} />
      <DataTable
        listed={listed}
        columns={matchColumns}
        rowId={matchId}
        rowLink={rowLink}
        isPane
        bulkActions={(['Reject', 'Accept'] as const).map((resolution): BulkAction<DatasetMatch> => ({
          label: resolution,
          needs: resolveDatasetMatch,
          run: (selection) => openDialog(decideMany, { resolution, selection }),
        }))}
        total={total}
        gone={gone}
        empty={{
          title: 'Nothing needs a decision',
          text: 'A match comes here when a scan finds a record that may be about a provider or facility.',
        }}
      />
    </>
  );
});

/** How many matches a tab leads to that the service's own counts leave out, read from a page of one. */
function useMatchTotal(filters: Parameters<typeof countParams>[0]): number | undefined {
  const { data } = useInfiniteQuery({
    ...listDatasetMatchesInfiniteOptions(countParams(filters)),
    ...everyMinute,
    retry: false,
    enabled: usePageIdle(),
  });
  return totalOf(data);
}

/** The queue and what was decided, each with how many it has. */
function MatchCounts({ params }: { params: MatchParams }) {
  const { data, error, refetch } = useQuery(aggregateDatasetMatchesOptions());
  const rejected = useMatchTotal({ userActionResolution: 'Reject' });
  const withOld = useMatchTotal({ includeOldMatches: true });
  const { sortedBy: _by, sortDirection: _direction, ...filters } = params;
  const links = useAssignmentLinks(
    matchList,
    params.share,
    [
      { label: 'To decide', search: {}, amount: data?.userActionNeeded?.total },
      { label: 'Accepted', search: { userActionResolution: 'Accept' }, amount: data?.accepted?.total },
      { label: 'Rejected', search: { userActionResolution: 'Reject' }, amount: rejected },
      { label: 'All but rejected', search: { includeOldMatches: true }, amount: withOld },
    ],
    { goneOf: goneMatches, cameTo: comeToMatches, idOf: matchId },
  );
  return (
    <CountLinks
      label="Matches by decision"
      to="/matches"
      filters={filters}
      links={links}
      note="Newest scans only; “All but rejected”: every scan"
      error={data ? null : error}
      onRetry={() => void refetch()}
    />
  );
}
