import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { DatasetMatch } from '@/api/models';
import { datasetName } from '@/lib/dataset-names';
import { relativeTime } from '@/lib/dates';
import { useListSearch } from '@/table/use-list-search';
import { Button } from '@/ui/button';
import { InlineError } from '@/ui/states';
import { Status } from '@/ui/status';
import { entityOf, matchList } from './-match-list';
import classes from './-matches.module.css';

interface MatchQueueProps {
  rows: readonly DatasetMatch[];
  currentId: string | undefined;
  selected: ReadonlySet<string>;
  onSelect: (matchId: string) => void;
  hasMore: boolean;
  loadingMore: boolean;
  moreError: Error | null;
  onMore: () => void;
}

/** The matches in their order. A decided one keeps its place, struck through, so that nothing jumps. */
export function MatchQueue(props: MatchQueueProps) {
  const { rows, hasMore, loadingMore, moreError, onMore } = props;
  return (
    <div className={classes.rows}>
      <ul aria-label="Matches">
        {rows.map((match, index) => (
          <MatchRow key={match.id ?? index} match={match} {...props} />
        ))}
      </ul>
      {moreError && (
        <InlineError error={moreError} title="The next matches could not be read" onRetry={onMore} />
      )}
      {hasMore && !moreError && (
        <Button className={classes.more} variant="subtle" size="xs" loading={loadingMore} onClick={onMore}>
          Show more matches
        </Button>
      )}
    </div>
  );
}

function MatchRow({ match, currentId, selected, onSelect }: MatchQueueProps & { match: DatasetMatch }) {
  const { id = '', userActionResolution, matchRelevance, obsoleteTimestamp } = match;
  const { search } = useListSearch(matchList);
  const { name } = entityOf(match);
  const state = userActionResolution ?? (obsoleteTimestamp ? 'Old' : undefined);
  const isCurrent = id === currentId;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isCurrent) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  return (
    <li
      ref={row}
      className={classes.row}
      data-current={isCurrent || undefined}
      data-decided={state ? true : undefined}
    >
      <input
        type="checkbox"
        aria-label={`Select ${name}, ${datasetName(match.scan?.type)}`}
        checked={selected.has(id)}
        onChange={() => onSelect(id)}
      />
      <Link
        to="/matches"
        search={{ ...search, match: id }}
        resetScroll={false}
        className={classes.entry}
        aria-current={isCurrent ? 'true' : undefined}
      >
        <span className={classes.name}>
          <bdi>{name}</bdi>
        </span>
        <span className={classes.age}>
          {state ? <Status of="resolution" value={state} /> : relativeTime(match.createdTimestamp)}
        </span>
        <span className={classes.dataset}>{datasetName(match.scan?.type)}</span>
        <Status of="relevance" value={matchRelevance} />
      </Link>
    </li>
  );
}
