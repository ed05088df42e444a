import { Group, Text } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { DatasetMatchFilters } from '@/api/models';
import { aggregateDatasetMatchesOptions, listDatasetMatchesInfiniteOptions } from '@/api/operations.gen';
import { itemsOf, totalOf } from '@/api/paging';
import { formatNumber } from '@/lib/words';
import { Loaded } from '@/ui/loaded';
import { RecordList, RecordRow, Section, StatusAndTime } from '@/ui/layout';
import { Status } from '@/ui/status';
import type { RowRefresh } from '@/ui/use-row-refresh';
import { latestScansOf } from '@/features/datasets/published';
import { ScanRow } from '@/features/scans/entity-screening';
import { entityOf, scannedEntity } from '@/features/scans/words';
import { Verbatim } from '@/ui/text';

const shown = 8;

interface DatasetRecentProps {
  datasetType: string;
  refresh: RowRefresh;
}

/** What was found in a dataset and waits, and its latest scans. Records are seen as matches: there is no way to list them. */
export function DatasetRecent(props: DatasetRecentProps) {
  return (
    <>
      <Waiting {...props} />
      <Latest {...props} />
    </>
  );
}

function Waiting({ datasetType, refresh }: DatasetRecentProps) {
  const filters = { types: [datasetType], userActionNeeded: true } as DatasetMatchFilters;
  const list = useInfiniteQuery({ ...listDatasetMatchesInfiniteOptions(filters), ...refresh() });
  const { data: counts } = useQuery({ ...aggregateDatasetMatchesOptions(), retry: false });
  const matches = itemsOf(list.data, ({ id }) => id).slice(0, shown);
  const total = counts?.userActionNeeded?.aggregations?.[datasetType] ?? totalOf(list.data) ?? matches.length;
  const accepted = counts?.accepted?.aggregations?.[datasetType];
  return (
    <Section
      title="Matches to decide"
      actions={
        <Group>
          {accepted !== undefined && accepted > 0 && (
            <Link to="/matches" search={{ types: [datasetType], userActionResolution: 'Accept' }}>
              {formatNumber(accepted)} accepted, of the newest scans
            </Link>
          )}
          {total > matches.length && (
            <Link to="/matches" search={{ types: [datasetType] }}>
              All {formatNumber(total)}
            </Link>
          )}
        </Group>
      }
    >
      <Loaded
        query={list}
        isNotice
        skeleton={3}
        failed="The matches could not be read"
        empty={matches.length === 0 && <Text c="dimmed">Nothing needs a decision.</Text>}
      >
        <RecordList>
          {matches.map(({ id, matchRelevance, createdTimestamp, ...match }, index) => (
            <RecordRow
              key={id ?? index}
              end={
                <StatusAndTime
                  status={matchRelevance && <Status of="relevance" value={matchRelevance} />}
                  time={createdTimestamp}
                />
              }
            >
              <Link to="/matches" search={{ types: [datasetType], match: id }}>
                <Verbatim>{entityOf(match).rowName}</Verbatim>
              </Link>
            </RecordRow>
          ))}
        </RecordList>
      </Loaded>
    </Section>
  );
}

function Latest({ datasetType, refresh }: DatasetRecentProps) {
  const list = useInfiniteQuery({ ...latestScansOf([datasetType]), ...refresh() });
  const scans = itemsOf(list.data, ({ id }) => id).slice(0, shown);
  return (
    <Section title="Latest scans">
      <Loaded
        query={list}
        isNotice
        skeleton={3}
        failed="The scans could not be read"
        empty={scans.length === 0 && <Text c="dimmed">It was not scanned yet.</Text>}
      >
        <RecordList>
          {scans.map((scan, index) => (
            <ScanRow key={scan.id ?? index} scan={scan}>
              <Verbatim>{scannedEntity(scan).rowName}</Verbatim>
            </ScanRow>
          ))}
        </RecordList>
      </Loaded>
    </Section>
  );
}
