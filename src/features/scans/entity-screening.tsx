import { Stack, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { createDatasetScan, listDatasetMatchesInfiniteOptions } from '@/api/operations.gen';
import type { DatasetMatch, DatasetMatchFilters, DatasetScan } from '@/api/models';
import { itemsOf, totalOf } from '@/api/paging';
import { datasetName } from '@/lib/dataset-names';
import { textOf } from '@/lib/words';
import { Button } from '@/ui/button';
import { Loaded } from '@/ui/loaded';
import { openDialog } from '@/ui/open-dialog';
import { RecordList, RecordRow, Section, StatusAndTime } from '@/ui/layout';
import { SkeletonRows } from '@/ui/route-states';
import { ShowMore } from '@/ui/show-more';
import { ErrorState } from '@/ui/states';
import { Status } from '@/ui/status';
import type { RowRefresh } from '@/ui/use-row-refresh';
import { type Entity, entityId } from '@/features/entity/entity';
import { StartScanDialog } from './start-scan-dialog';
import { latestScanOptions, waitingMatchOptions } from './options';
import { scanOutcome, searchedIn } from './words';

interface EntityScreeningProps {
  entity: Entity;
  refresh: RowRefresh;
}

/**
 * What the datasets say of a provider or facility: matches by what was decided, and the latest scan of each dataset. What
 * was decided stays true when a newer scan has taken the place of the match, so that decisions of all scans count.
 */
export function EntityScreening({ entity, refresh }: EntityScreeningProps) {
  const id = entityId(entity.ref);
  const everDecided = { entityId: id, includeOldMatches: true };
  return (
    <Stack gap="xl">
      <Matches
        title="Matches to decide"
        empty="Nothing waits for a decision."
        query={waitingMatchOptions(id)}
        refresh={refresh}
      />
      <Matches
        title="Accepted"
        empty={`No record was accepted as being about this ${entity.one}.`}
        query={listDatasetMatchesInfiniteOptions({ ...everDecided, userActionResolution: 'Accept' })}
        refresh={refresh}
        filter={{ userActionResolution: 'Accept' }}
      />
      <Matches
        title="Rejected"
        empty="No record was rejected."
        query={listDatasetMatchesInfiniteOptions({ ...everDecided, userActionResolution: 'Reject' })}
        refresh={refresh}
        filter={{ userActionResolution: 'Reject' }}
      />
      <Section
        title="Latest scan of each list and database"
        actions={
          <Button
            variant="default"
            size="xs"
            needs={createDatasetScan}
            onClick={() => openDialog(() => StartScanDialog, { entity: entity.ref, entityName: entity.name })}
          >
            Start a scan
          </Button>
        }
      >
        <Scans entity={entity} refresh={refresh} />
      </Section>
    </Stack>
  );
}

interface MatchesProps {
  title: string;
  empty: string;
  query: ReturnType<typeof listDatasetMatchesInfiniteOptions>;
  refresh: RowRefresh;
  /** Under which filters the match stands in the queue. */
  filter?: Pick<DatasetMatchFilters, 'userActionResolution'>;
}

function Matches({ title, empty, query, refresh, filter = {} }: MatchesProps) {
  const list = useInfiniteQuery({ ...query, ...refresh() });
  const matches = itemsOf(list.data, ({ id }) => id);
  return (
    <Section title={title} count={totalOf(list.data)}>
      <Loaded
        query={list}
        isNotice
        skeleton={2}
        failed="These matches could not be read"
        empty={matches.length === 0 && <Text c="dimmed">{empty}</Text>}
      >
        <RecordList>
          {matches.map((match, index) => (
            <MatchLine key={match.id ?? index} match={match} filter={filter} />
          ))}
        </RecordList>
      </Loaded>
      <ShowMore list={list} />
    </Section>
  );
}

function MatchLine({ match, filter }: { match: DatasetMatch; filter: NonNullable<MatchesProps['filter']> }) {
  const note = textOf(match.userActionResolutionNote);
  const scanId = match.scanId ?? match.scan?.id;
  const isOld = Boolean(match.obsoleteTimestamp);
  return (
    <RecordRow
      end={
        <StatusAndTime
          status={match.matchRelevance && <Status of="relevance" value={match.matchRelevance} />}
          time={match.createdTimestamp}
        />
      }
    >
      <Link
        to="/matches"
        search={{
          ...filter,
          ...(isOld && { includeOldMatches: true }),
          match: match.id,
          ...(scanId && { scan: scanId }),
        }}
      >
        {datasetName(match.scan?.type)}
      </Link>{' '}
      <span className="mute">
        {[isOld && 'an earlier scan', note && `“${note}”`].filter(Boolean).join(': ')}
      </span>
    </RecordRow>
  );
}

function Scans({ entity, refresh }: EntityScreeningProps) {
  const id = entityId(entity.ref);
  const list = useInfiniteQuery({ ...latestScanOptions(id), ...refresh() });
  const scans = itemsOf(list.data, ({ id }) => id);
  if (list.isPending) return <SkeletonRows rows={4} />;
  if (list.error && scans.length === 0)
    return (
      <ErrorState
        title="The scans could not be read"
        error={list.error}
        onRetry={() => void list.refetch()}
      />
    );
  if (scans.length === 0)
    return <Text c="dimmed">No list or database was scanned for this {entity.one} yet.</Text>;
  return (
    <>
      <RecordList>
        {scans.map((scan, index) => (
          <ScanRow key={scan.id ?? index} scan={scan}>
            {searchedIn(scan)}
          </ScanRow>
        ))}
      </RecordList>
      <p>
        <Link to="/scans" search={{ entityId: id, includeOldScans: true }}>
          All scans, earlier ones too
        </Link>
      </p>
    </>
  );
}

interface ScanRowProps {
  scan: DatasetScan;
  /** What leads to the scan: its dataset, or whom it was about. */
  children: ReactNode;
}

/** A scan in a `RecordList`: what came of it, and when. */
export function ScanRow({ scan, children }: ScanRowProps) {
  return (
    <RecordRow end={<StatusAndTime status={<Status of="scan" value={scan.status} />} time={scan.started} />}>
      <Link to="/scans/$scanId" params={{ scanId: scan.id }}>
        {children}
      </Link>{' '}
      <span className="mute">{scanOutcome(scan)}</span>
    </RecordRow>
  );
}
