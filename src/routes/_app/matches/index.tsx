import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import type { DatasetMatch } from '@/api/models';
import { aggregateDatasetMatchesOptions } from '@/api/operations.gen';
import { OpenedRow } from '@/table/opened-row';
import { useMyTotal } from '@/table/list/assignment-count';
import { useListCount } from '@/table/list/list-count';
import { listRoute } from '@/table/list/list-spec';
import { useList } from '@/table/list/use-list';
import { useOpened } from '@/table/model/use-opened';
import { MasterDetail } from '@/ui/master-detail';
import { PrerenderNext } from '@/queue/prerender-next';
import { useShortcuts } from '@/ui/shortcuts';
import { EmptyState } from '@/ui/states';
import { Pager } from '@/ui/pager';
import { MatchDetail } from './-detail';
import { goneMatches } from './-gone';
import { matchId, matchList } from './-list';
import { MatchQueue } from './-queue';
import { MatchUndo } from './-decide/undo';
import { LeftBehind } from './-steps/left-behind';
import { useMatchInScan, useMatchTriage } from './-decide/use-match-triage';

export const Route = createFileRoute('/_app/matches/')({
  ...listRoute(matchList),
  validateSearch: (raw: Record<string, unknown>) => ({
    ...matchList.validateSearch(raw),
    ...(typeof raw.match === 'string' ? { match: raw.match } : {}),
    // Where a match that is not listed is found: there is no way to ask for one alone (rules.md 12.4).
    ...(typeof raw.scan === 'string' ? { scan: raw.scan } : {}),
  }),
  component: Matches,
});

const waits = ({ userActionNeeded }: DatasetMatch) => userActionNeeded === true;

/** The queue of dataset matches beside the one that is open. On a phone: the queue, then the match. */
function Matches() {
  const listed = useList(matchList);
  const opened = useOpened({ listed, rowId: matchId, to: '/matches', param: 'match', first: waits });
  const { requestedId, index, rows, goTo, open } = opened;
  const { scan } = Route.useSearch();
  const inScan = useMatchInScan(requestedId, opened.row ? undefined : scan);
  const triage = useMatchTriage(rows, opened.row, index, open);
  // A replaced match leaves the list when that is refetched; what was typed for it must still be seen.
  const match = opened.row ?? triage.failed.find(({ id }) => id === requestedId)?.item ?? inScan.match;
  useShortcuts('Matches', [
    { keys: 'j', label: 'Next match', run: () => goTo(index + 1) },
    { keys: 'k', label: 'Previous match', run: () => goTo(index - 1) },
    {
      keys: 'u',
      label: 'Take the latest decision back',
      run: triage.undo,
      disabled: triage.decided.length === 0 && !triage.set,
    },
  ]);
  const { params } = listed.search;
  const gone = goneMatches(params);
  const { data: counts } = useQuery({ ...aggregateDatasetMatchesOptions(), retry: false });
  const total = useListCount({ listed, total: counts?.userActionNeeded?.total, gone });
  const myTotal = useMyTotal(listed, params.share, gone);
  return (
    <>
      <MasterDetail
        opened={requestedId !== undefined}
        back={<Link {...opened.listAddress}>All matches</Link>}
        list={
          <OpenedRow value={match?.id ?? null}>
            <MatchQueue listed={listed} rowLink={opened.rowLink} />
          </OpenedRow>
        }
      >
        <MatchUndo triage={triage} currentId={match?.id} onOpen={open}>
          <LeftBehind failed={triage.failed} />
        </MatchUndo>
        {match ? (
          <PrerenderNext open={match} next={triage.nextLoaded} keyOf={matchId}>
            {(one) => (
              <MatchDetail
                match={one}
                readAt={opened.updatedAt}
                triage={triage}
                position={
                  <Pager
                    one="match"
                    index={index}
                    last={rows.length - 1}
                    place={gone.placeOf(rows, index)}
                    total={params.share === undefined ? total : myTotal}
                    onGo={goTo}
                  />
                }
              />
            )}
          </PrerenderNext>
        ) : (
          !opened.loading &&
          !opened.isSought &&
          !inScan.isLoading &&
          (requestedId ? (
            <EmptyState
              title="This match is not in the queue"
              text="It may be decided, replaced by a newer scan, or outside the filters."
            />
          ) : (
            rows.length === 0 && (
              <EmptyState title="No match is open" text="What is behind a match is shown here." />
            )
          ))
        )}
      </MasterDetail>
    </>
  );
}
