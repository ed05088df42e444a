import { createFileRoute, Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { everyMinute } from '@/lib/every-minute';
import { aggregateDatasetMatchesOptions, listDatasetMatchesInfiniteOptions } from '@/api/operations.gen';
import { totalOf } from '@/api/paging';
import { useWriteBlocked } from '@/api/permissions';
import type { DatasetMatch, DatasetMatchFilters } from '@/api/models';
import { waitBriefly } from '@/lib/loader-wait';
import type { Resolution } from '@/review/match-decision';
import type { Selection } from '@/table/bulk-selection';
import { DataTable } from '@/table/data-table';
import { ShareCount, useOwnLinks, useOwnTotal } from '@/table/share-count';
import { useListSearch } from '@/table/use-list-search';
import { useOpened } from '@/table/use-opened';
import { usePageIdle } from '@/ui/page-idle';
import { lazyPart } from '@/ui/lazy-part';
import { MasterDetail } from '@/ui/master-detail';
import { PageHeader } from '@/ui/page';
import { PrerenderNext } from '@/ui/prerender-next';
import { useShortcuts } from '@/ui/shortcuts';
import { EmptyState } from '@/ui/states';
import { Pager } from '@/ui/pager';
import { CountLinks } from '@/ui/count-links';
import { matchColumns } from './-columns';
import { MatchDetail } from './-detail';
import { matchId, matchList, type MatchParams, matchQueueOptions, matchQueuePages } from './-list';
import { MatchUndo } from './-undo';
import { useMatchInScan, useMatchTriage } from './-use-match-triage';

const MatchBulk = lazyPart(async () => (await import('./-bulk')).MatchBulk);

export const Route = createFileRoute('/_app/matches/')({
  validateSearch: (raw: Record<string, unknown>) => ({
    ...matchList.validateSearch(raw),
    ...(typeof raw.match === 'string' ? { match: raw.match } : {}),
    // Where a match that is not listed is found: there is no way to ask for one alone (rules.md 12.4).
    ...(typeof raw.scan === 'string' ? { scan: raw.scan } : {}),
  }),
  loaderDeps: ({ search }) => matchList.toParams(search),
  loader: ({ context, deps, cause }) =>
    waitBriefly(context.queryClient.prefetchInfiniteQuery(matchQueueOptions(deps)), cause),
  component: Matches,
});

const waits = ({ userActionNeeded }: DatasetMatch) => userActionNeeded === true;

/** The queue of dataset matches beside the one that is open. On a phone: the queue, then the match. */
function Matches() {
  const { params } = useListSearch(matchList);
  const query = matchQueueOptions(params);
  const blocked = useWriteBlocked('Datasets');
  const { data: counts } = useQuery({ ...aggregateDatasetMatchesOptions(), retry: false });
  const opened = useOpened({
    list: matchList,
    query,
    rowId: matchId,
    to: '/matches',
    param: 'match',
    first: waits,
  });
  const { asked, at, rows, goTo, open } = opened;
  const { scan } = Route.useSearch();
  const inScan = useMatchInScan(asked, opened.row ? undefined : scan);
  const triage = useMatchTriage(rows, opened.row, at, open);
  // A replaced match leaves the list when that is read anew; what was typed for it must still be seen.
  const match = opened.row ?? triage.failed.find((one) => one.match.id === asked)?.match ?? inScan.match;
  const [deciding, setDeciding] = useState<{ resolution: Resolution; selection: Selection<DatasetMatch> }>();
  useShortcuts('Matches', [
    { keys: 'j', label: 'Next match', run: () => goTo(at + 1) },
    { keys: 'k', label: 'Previous match', run: () => goTo(at - 1) },
    {
      keys: 'u',
      label: 'Take the latest decision back',
      run: triage.undo,
      disabled: triage.done.length === 0,
    },
  ]);
  const total = counts?.userActionNeeded?.total;
  const own = useOwnTotal(query, matchQueuePages(params), params.share);
  return (
    <>
      <MasterDetail
        opened={asked !== undefined}
        back={<Link {...opened.listAddress}>All matches</Link>}
        list={
          <>
            <PageHeader
              title="Matches"
              waiting={params.share === undefined ? total : own}
              subtitle={
                <ShareCount
                  list={matchList}
                  query={query}
                  fetchPage={matchQueuePages(params)}
                  total={total}
                />
              }
            />
            <MatchCounts params={params} />
            <DataTable
              list={matchList}
              columns={matchColumns}
              query={query}
              fetchPage={matchQueuePages(params)}
              rowId={matchId}
              rowLink={opened.rowLink}
              opened={match?.id ?? null}
              bulkActions={(['Reject', 'Accept'] as const).map((resolution) => ({
                label: resolution,
                blocked,
                run: (selection) => setDeciding({ resolution, selection }),
              }))}
              total={total}
              empty={{
                title: 'Nothing needs a decision',
                text: 'A match comes here when a scan finds a record that may be about a provider or facility.',
              }}
            />
          </>
        }
      >
        <MatchUndo triage={triage} currentId={match?.id} onOpen={open} />
        {match ? (
          <PrerenderNext open={match} next={triage.nextLoaded} keyOf={matchId}>
            {(one) => (
              <MatchDetail
                match={one}
                readAt={opened.updatedAt}
                triage={triage}
                position={
                  <Pager one="match" at={at} last={rows.length - 1} total={own ?? opened.total} onGo={goTo} />
                }
              />
            )}
          </PrerenderNext>
        ) : (
          !opened.loading &&
          !inScan.isLoading &&
          asked && (
            <EmptyState
              title="This match is not in the queue"
              text="It may be decided, replaced by a newer scan, or outside the filters."
            />
          )
        )}
      </MasterDetail>
      <Suspense>{deciding && <MatchBulk {...deciding} onClose={() => setDeciding(undefined)} />}</Suspense>
    </>
  );
}

/** How many matches a tab leads to that the service's own counts leave out, read from a page of one. */
function useMatchTotal(filters: DatasetMatchFilters): number | undefined {
  const { data } = useInfiniteQuery({
    ...listDatasetMatchesInfiniteOptions({ ...filters, count: 1 }),
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
  const links = useOwnLinks(
    [
      { label: 'To decide', search: {}, amount: data?.userActionNeeded?.total },
      { label: 'Accepted', search: { userActionResolution: 'Accept' }, amount: data?.accepted?.total },
      { label: 'Rejected', search: { userActionResolution: 'Reject' }, amount: rejected },
      { label: 'Old too', search: { includeOldMatches: true }, amount: withOld },
    ],
    { share: params.share, list: matchList, query: matchQueueOptions, pages: matchQueuePages },
  );
  return (
    <CountLinks
      label="Matches by decision"
      to="/matches"
      filters={filters}
      links={links}
      note="Accepted and rejected: of the newest scans"
      error={data ? null : error}
      onRetry={() => void refetch()}
    />
  );
}
