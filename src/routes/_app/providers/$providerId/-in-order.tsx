import { listDay } from '@/domain/list-day';
import { Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { DatasetScan, Provider } from '@/api/models';
import { itemsOf } from '@/api/paging';
import { foundIn, scannedAt, scansByDataset, scansInOrder } from '@/domain/scans-on-file';
import { StatusRow } from '@/features/entity/status-row';
import { latestScanOptions } from '@/features/scans/options';
import { triggerWords } from '@/features/scans/words';
import { datasetName } from '@/lib/dataset-names';
import { formatDate } from '@/lib/dates';
import { LinkButton } from '@/ui/button';
import { Loaded } from '@/ui/loaded';
import { RecordList, Section } from '@/ui/layout';
import { Status } from '@/ui/status';
import { DayText } from '@/ui/text';
import type { RowRefresh } from '@/ui/use-row-refresh';

/** What is in order: the newest evidence of each list and register, with its day. */
export function InOrder({ provider, refresh }: { provider: Provider; refresh: RowRefresh }) {
  const providerId = provider.id;
  const list = useInfiniteQuery({ ...latestScanOptions(providerId), ...refresh() });
  const scans = scansInOrder(scansByDataset(itemsOf(list.data, ({ id }) => id)));
  return (
    <Section
      title="In order"
      count={list.data && scans.length}
      actions={
        <LinkButton
          variant="transparent"
          size="xs"
          className="no-print"
          to="/providers/$providerId"
          params={{ providerId }}
          search={{ tab: 'screening' }}
        >
          All scans
        </LinkButton>
      }
    >
      <Loaded
        query={list}
        isNotice
        skeleton={3}
        failed="Scans are missing here"
        empty={
          scans.length === 0 && (
            <Text c="dimmed">
              No list or register was searched for this provider with a result that is in order.
            </Text>
          )
        }
      >
        <RecordList>
          {scans.map((scan) => (
            <ScanInOrder key={scan.type} scan={scan} />
          ))}
        </RecordList>
      </Loaded>
    </Section>
  );
}

/** Whether it is searched by a monitor or was searched once: `monthly monitor`, `one-time search`. */
const searchWords = (scan: DatasetScan) =>
  scan.trigger === 'Manual' ? 'one-time search' : triggerWords(scan);

function ScanInOrder({ scan }: { scan: DatasetScan }) {
  const data = listDay(scan.datasetMetadata);
  return (
    <StatusRow
      status={
        scan.status === 'Active' ? (
          <Status of="scan" value="Active" />
        ) : (
          <Status of="scan" value="Completed" label={foundIn(scan) ? 'Found' : 'No match'} />
        )
      }
      end={
        <span className="mute">
          <DayText value={scannedAt(scan)} />
          {data && `, data of ${formatDate(data)}`}, {searchWords(scan)}
        </span>
      }
    >
      <Link to="/scans/$scanId" params={{ scanId: scan.id }}>
        {datasetName(scan.type)}
      </Link>
    </StatusRow>
  );
}
