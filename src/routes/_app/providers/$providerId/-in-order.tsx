import { List, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { DatasetScan, License, Provider } from '@/api/models';
import { itemsOf } from '@/api/paging';
import { StatusRow } from '@/features/entity/status-row';
import { latestScanOptions } from '@/features/scans/options';
import { triggerWords } from '@/features/scans/words';
import { datasetName } from '@/lib/dataset-names';
import { formatDate } from '@/lib/dates';
import { LinkButton } from '@/ui/button';
import { Note, RecordList, Section } from '@/ui/parts';
import { useSetting } from '@/ui/settings';
import { SkeletonRows } from '@/ui/route-states';
import { InlineError } from '@/ui/states';
import { Status } from '@/ui/status';
import { DayText } from '@/ui/text';
import type { RowRefresh } from '@/ui/use-row-refresh';
import { foundIn, scannedAt, scansInOrder, treatsToday } from './-treats-today';

const answers = {
  Yes: { tone: 'success', words: 'May treat today, by what is held.' },
  No: { tone: 'error', words: 'May not treat today.' },
  Unknown: { tone: 'warning', words: 'Whether they may treat today is not known.' },
} as const;

interface TreatsTodayNoteProps {
  provider: Provider;
  licenses: readonly License[] | undefined;
  refresh: RowRefresh;
}

/** The line that answers whether the provider may treat patients today, with what it follows from. */
export function TreatsTodayNote({ provider, licenses, refresh }: TreatsTodayNoteProps) {
  const windowDays = useSetting('reviewWindowDays');
  const { data, error, hasNextPage } = useInfiniteQuery({
    ...latestScanOptions(provider.id ?? ''),
    ...refresh(),
  });
  if (!licenses || (!data && !error)) return <SkeletonRows rows={2} />;
  const scans = itemsOf(data, ({ id }) => id);
  const { answer, reasons } = data
    ? treatsToday({ provider, licenses, scans, hasMoreScans: hasNextPage, windowDays })
    : { answer: 'Unknown' as const, reasons: ['The scans could not be read'] };
  const { tone, words } = answers[answer];
  return (
    <Note tone={tone}>
      <Text fw={500}>{words}</Text>
      <List size="sm" listStyleType="disc" aria-label="Why">
        {reasons.map((reason) => (
          <List.Item key={reason}>{reason}</List.Item>
        ))}
      </List>
    </Note>
  );
}

/** What is in order: the newest evidence of each list and register, with its day. */
export function InOrder({ provider, refresh }: { provider: Provider; refresh: RowRefresh }) {
  const providerId = provider.id ?? '';
  const list = useInfiniteQuery({ ...latestScanOptions(providerId), ...refresh() });
  const scans = scansInOrder(itemsOf(list.data, ({ id }) => id));
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
      {list.isPending && <SkeletonRows rows={3} />}
      {list.error && (
        <InlineError error={list.error} title="Scans are missing here" onRetry={() => void list.refetch()} />
      )}
      {list.data && scans.length === 0 && (
        <Text c="dimmed">
          No list or register was searched for this provider with a result that is in order.
        </Text>
      )}
      {scans.length > 0 && (
        <RecordList>
          {scans.map((scan) => (
            <ScanInOrder key={scan.type} scan={scan} />
          ))}
        </RecordList>
      )}
    </Section>
  );
}

function ScanInOrder({ scan }: { scan: DatasetScan }) {
  const data = scan.datasetMetadata?.importDate;
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
          {data && `, data of ${formatDate(data)}`}, {triggerWords(scan)}
        </span>
      }
    >
      <Link to="/scans/$scanId" params={{ scanId: scan.id ?? '' }}>
        {datasetName(scan.type)}
      </Link>
    </StatusRow>
  );
}
