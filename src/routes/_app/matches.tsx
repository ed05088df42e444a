import { createFileRoute, Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { DatasetMatch } from '@/api/models';
import { soon } from '@/lib/soon';
import { count, formatNumber } from '@/lib/words';
import { useListSearch } from '@/table/use-list-search';
import { usePages } from '@/table/use-pages';
import { Button } from '@/ui/button';
import { PageHeader } from '@/ui/page-header';
import { SkeletonRows } from '@/ui/route-states';
import { useShortcuts } from '@/ui/shortcuts';
import { EmptyState, ErrorState } from '@/ui/states';
import { MatchDetail } from './-match-detail';
import { MatchFilters } from './-match-filters';
import { matchList, matchQueueOptions } from './-match-list';
import { MatchPosition } from './-match-position';
import { MatchQueue } from './-match-queue';
import { MatchSelection } from './-match-selection';
import { MatchUndo } from './-match-undo';
import { useMatchTriage } from './-use-match-triage';
import classes from './-matches.module.css';

export const Route = createFileRoute('/_app/matches')({
  validateSearch: (raw: Record<string, unknown>) => ({
    ...matchList.validateSearch(raw),
    ...(typeof raw.match === 'string' ? { match: raw.match } : {}),
  }),
  loaderDeps: ({ search }) => matchList.ask(search),
  loader: ({ context, deps, cause }) =>
    soon(context.queryClient.prefetchInfiniteQuery(matchQueueOptions(deps)), cause),
  component: Matches,
});

const idOf = ({ id }: DatasetMatch) => id ?? '';
const nobody: ReadonlySet<string> = new Set();

/** The queue of dataset matches beside the one that is open. On a phone: the queue, then the match. */
function Matches() {
  const { match: asked } = Route.useSearch();
  const { ask, search, clearFilters, set } = useListSearch(matchList);
  const pages = usePages(matchQueueOptions(ask), idOf);
  const { rows, total } = pages;
  const [selected, setSelected] = useState(nobody);
  // Without one in the address, the first that waits.
  const [held, setHeld] = useState<DatasetMatch>();
  const listed =
    rows.find(({ id }) => id === asked) ??
    (asked ? undefined : (rows.find((row) => row.userActionNeeded) ?? rows[0]));
  const open = (id: string | undefined) => set({ match: id }, { replace: true });
  const triage = useMatchTriage(rows, listed, open);
  // A replaced match leaves the list when that is read anew; what was typed for it must still be seen.
  const lost = triage.failed.find((one) => one.match.id === asked)?.match;
  const current = listed ?? lost ?? (held?.id === asked ? held : undefined);
  if (listed && listed !== held) setHeld(listed);

  const at = rows.findIndex(({ id }) => id === current?.id);
  const goTo = (index: number) => rows[index]?.id && open(rows[index].id);
  useShortcuts('Matches', [
    { keys: 'j', label: 'Next match', run: () => void goTo(at + 1) },
    { keys: 'k', label: 'Previous match', run: () => void goTo(at - 1) },
    {
      keys: 'u',
      label: 'Take the latest decision back',
      run: triage.undo,
      disabled: triage.done.length === 0,
    },
  ]);
  const toggle = (id: string) =>
    setSelected(
      (before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]),
    );
  const isFiltered = Object.keys(search).length > 0;
  const waiting = rows.filter((row) => row.userActionNeeded).length;

  return (
    <div className={classes.screen} data-open={asked ? true : undefined}>
      <div className={classes.master}>
        <PageHeader
          title="Matches"
          subtitle={
            total === undefined ? undefined : `${count(total, 'match', 'matches')}, most relevant first`
          }
        />
        <MatchFilters />
        {selected.size > 0 && (
          <MatchSelection
            question={ask}
            rows={rows}
            selected={selected}
            total={total}
            onClear={() => setSelected(nobody)}
          />
        )}
        {pages.loading ? (
          <SkeletonRows />
        ) : rows.length === 0 && pages.error ? (
          <ErrorState title="The matches could not be read" error={pages.error} onRetry={pages.refresh} />
        ) : rows.length === 0 ? (
          <EmptyState
            title={isFiltered ? 'No match fits the filters' : 'Nothing needs a decision'}
            text={
              isFiltered
                ? 'Other filters may show some.'
                : 'A match comes here when a scan finds a record that may be about a provider or facility.'
            }
            action={
              isFiltered && (
                <Button variant="default" onClick={clearFilters}>
                  Clear filters
                </Button>
              )
            }
          />
        ) : (
          <MatchQueue
            rows={rows}
            currentId={current?.id}
            selected={selected}
            onSelect={toggle}
            hasMore={pages.hasMore}
            loadingMore={pages.loadingMore}
            moreError={pages.moreError}
            onMore={pages.moreError ? pages.refresh : pages.loadMore}
          />
        )}
        {rows.length > 0 && (
          <p className={classes.foot}>
            {formatNumber(waiting)} of {formatNumber(rows.length)} shown wait
          </p>
        )}
      </div>
      <div className={classes.pane}>
        <Link to="/matches" search={search} className={classes.back}>
          All matches
        </Link>
        <MatchUndo triage={triage} currentId={current?.id} onOpen={open} />
        {current ? (
          <MatchDetail
            key={current.id}
            match={current}
            triage={triage}
            position={
              <MatchPosition at={at} total={total ?? rows.length} onGo={goTo} last={rows.length - 1} />
            }
          />
        ) : (
          !pages.loading &&
          asked && (
            <EmptyState
              title="This match is not in the queue"
              text="It may be decided, replaced by a newer scan, or outside the filters."
            />
          )
        )}
      </div>
    </div>
  );
}
