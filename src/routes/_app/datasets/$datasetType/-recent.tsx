import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { DatasetMatchFilters, DatasetScanFilters } from '@/api/models';
import {
  aggregateDatasetMatchesOptions,
  listDatasetMatchesInfiniteOptions,
  listDatasetScansInfiniteOptions,
} from '@/api/operations.gen';
import { itemsOf } from '@/api/paging';
import { formatNumber } from '@/lib/words';
import { SkeletonRows } from '@/ui/route-states';
import { InlineError } from '@/ui/states';
import { Status } from '@/ui/status';
import { DateTimeText } from '@/ui/text';
import { entityOf, scanOutcome, scannedEntity } from '@/features/scans/words';
import classes from '@/ui/watch.module.css';

const shown = 8;

/** What was found in a dataset and waits, and its latest scans. Records are seen as matches: there is no way to list them. */
export function DatasetRecent({ datasetType }: { datasetType: string }) {
  return (
    <>
      <Waiting datasetType={datasetType} />
      <Latest datasetType={datasetType} />
    </>
  );
}

function Waiting({ datasetType }: { datasetType: string }) {
  const filters = { types: [datasetType], userActionNeeded: true } as DatasetMatchFilters;
  const list = useInfiniteQuery(listDatasetMatchesInfiniteOptions(filters));
  const { data: counts } = useQuery({ ...aggregateDatasetMatchesOptions(), retry: false });
  const matches = itemsOf(list.data, ({ id }) => id).slice(0, shown);
  const total = counts?.userActionNeeded?.aggregations?.[datasetType] ?? matches.length;
  const accepted = counts?.accepted?.aggregations?.[datasetType];
  return (
    <section aria-label="Matches to decide">
      <h2>Matches to decide</h2>
      {list.isPending && <SkeletonRows rows={3} />}
      {list.error && (
        <InlineError
          error={list.error}
          title="The matches could not be read"
          onRetry={() => void list.refetch()}
        />
      )}
      {list.data && matches.length === 0 && <p className={classes.quiet}>Nothing needs a decision.</p>}
      <ul className={classes.list}>
        {matches.map((match, index) => (
          <li key={match.id ?? index}>
            <span className={classes.grow}>
              <Link to="/matches" search={{ types: [datasetType], match: match.id }}>
                <bdi>{entityOf(match).name}</bdi>
              </Link>
            </span>
            {match.matchRelevance && <Status of="relevance" value={match.matchRelevance} />}
            <span className={classes.quiet}>
              <DateTimeText value={match.createdTimestamp} />
            </span>
          </li>
        ))}
      </ul>
      {total > matches.length && (
        <p>
          <Link to="/matches" search={{ types: [datasetType] }}>
            All {formatNumber(total)}
          </Link>
        </p>
      )}
      {accepted !== undefined && accepted > 0 && (
        <p>
          <Link to="/matches" search={{ types: [datasetType], userActionResolution: 'Accept' }}>
            {formatNumber(accepted)} accepted
          </Link>
        </p>
      )}
    </section>
  );
}

function Latest({ datasetType }: { datasetType: string }) {
  const filters = { type: [datasetType], sortedBy: 'Started', sortDirection: 'Desc' } as DatasetScanFilters;
  const list = useInfiniteQuery(listDatasetScansInfiniteOptions(filters));
  const scans = itemsOf(list.data, ({ id }) => id).slice(0, shown);
  return (
    <section aria-label="Latest scans">
      <h2>Latest scans</h2>
      {list.isPending && <SkeletonRows rows={3} />}
      {list.error && (
        <InlineError
          error={list.error}
          title="The scans could not be read"
          onRetry={() => void list.refetch()}
        />
      )}
      {list.data && scans.length === 0 && <p className={classes.quiet}>It was not scanned yet.</p>}
      <ul className={classes.list}>
        {scans.map((scan, index) => (
          <li key={scan.id ?? index}>
            <span className={classes.grow}>
              <Link to="/scans/$scanId" params={{ scanId: scan.id ?? '' }}>
                <bdi>{scannedEntity(scan).name}</bdi>
              </Link>{' '}
              <span className={classes.quiet}>{scanOutcome(scan)}</span>
            </span>
            <Status of="scan" value={scan.status} />
            <span className={classes.quiet}>
              <DateTimeText value={scan.started} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
