import { Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { DatasetScan, DatasetScanFilters } from '@/api/models';
import { listDatasetScansInfiniteOptions } from '@/api/operations.gen';
import { itemsOf } from '@/api/paging';
import { datasetWord } from '@/domain/dataset-kinds';
import { instant } from '@/lib/dates';
import { Loaded } from '@/ui/loaded';
import { Note, RecordList, RecordRow, Section } from '@/ui/layout';
import { ShowMore } from '@/ui/show-more';
import { Status } from '@/ui/status';
import type { RowRefresh } from '@/ui/use-row-refresh';
import { DateTimeText } from '@/ui/text';
import { isSameSearch } from '@/lib/same-search';
import { scanOutcome } from '@/features/scans/words';

interface ScanHistoryProps {
  scan: DatasetScan;
  entityId: string | undefined;
  refresh: RowRefresh;
}

/** The scans of the same dataset for the same provider or facility; a newer one is pointed out. */
export function ScanHistory({ scan, entityId, refresh }: ScanHistoryProps) {
  const { type, id } = scan;
  const filters: DatasetScanFilters = {
    ...(type && { type: [type] as NonNullable<DatasetScanFilters['type']> }),
    ...(entityId && { entityId }),
    includeOldScans: true,
    sortedBy: 'Started',
    sortDirection: 'Desc',
  };
  const list = useInfiniteQuery({
    ...listDatasetScansInfiniteOptions(filters),
    ...refresh(),
    enabled: Boolean(type && entityId),
  });
  const others = itemsOf(list.data, (one) => one.id).filter((one) => one.id !== id);
  const began = instant(scan.started) ?? 0;
  const newer = others.find(
    (one) =>
      one.status !== 'Failed' &&
      (instant(one.started) ?? 0) > began &&
      isSameSearch(one.options, scan.options),
  );
  if (!type || !entityId) return null;
  return (
    <Section title={`Other scans of this ${datasetWord(scan)}`}>
      {newer?.id && (
        <Note tone="warning">
          A newer scan replaced this one.{' '}
          <Link to="/scans/$scanId" params={{ scanId: newer.id }}>
            Open the newer scan
          </Link>
        </Note>
      )}
      <Loaded
        query={list}
        isNotice
        skeleton={null}
        failed="Other scans could not be read"
        empty={others.length === 0 && <Text c="dimmed">This is the only one.</Text>}
      >
        <RecordList>
          {others.map((one, index) => (
            <RecordRow key={one.id ?? index} end={<Status of="scan" value={one.status} />}>
              <Link to="/scans/$scanId" params={{ scanId: one.id }}>
                <DateTimeText value={one.started} exact />
              </Link>{' '}
              <span className="mute">{one.status === 'Failed' ? '' : scanOutcome(one)}</span>
            </RecordRow>
          ))}
        </RecordList>
      </Loaded>
      <ShowMore list={list}>Show earlier scans</ShowMore>
    </Section>
  );
}
