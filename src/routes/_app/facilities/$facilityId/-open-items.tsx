import { Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { updateLicense } from '@/api/operations.gen';
import { itemsOf, totalOf } from '@/api/paging';
import { BoardWordDialog } from '@/features/licenses/board-words';
import { facilityCollections } from '@/info/facility';
import { RemarkText } from '@/info/remarks';
import { useInfo } from '@/info/use-info';
import { datasetName } from '@/lib/dataset-names';
import { localDay } from '@/lib/dates';
import { count } from '@/lib/words';
import { Button, LinkButton } from '@/ui/button';
import { ReadError } from '@/ui/loaded';
import { openDialog } from '@/ui/open-dialog';
import { SkeletonRows } from '@/ui/route-states';
import { useSetting } from '@/ui/settings';
import { InlineError } from '@/ui/states';
import { Status } from '@/ui/status';
import { waitingMatchOptions } from '@/features/scans/options';
import { StatusRow } from '@/features/entity/status-row';
import { RecordList, Section } from '@/ui/layout';
import { Verbatim } from '@/ui/text';
import { openRows } from './-open-rows';
import type { KnownFacility } from './-parts';

/** What is to be done about a facility: matches to decide, and info that has ended or ends within 90 days. */
export function FacilityOpenItems({ facility }: { facility: KnownFacility }) {
  const waiting = useInfiniteQuery(waitingMatchOptions(facility.id));
  const parts = useInfo({ kind: 'facility', id: facility.id }, facilityCollections);
  const matches = itemsOf(waiting.data, ({ id }) => id);
  const datasets = [...new Set(matches.map(({ scan }) => datasetName(scan?.type)))];
  const rows = openRows(facility.id, parts, localDay(), useSetting('boardWords'));
  const failed = parts.filter(({ entries, error }) => !entries && error);
  const isKnown = waiting.data !== undefined && parts.every(({ entries }) => entries);
  const gaps = rows.length + (matches.length > 0 ? 1 : 0);
  return (
    <Section title="Open items" count={isKnown ? gaps : undefined}>
      <ReadError query={waiting} title="Matches are missing here" />
      {failed[0] && (
        <InlineError
          error={failed[0].error}
          title={`${failed.map(({ collection }) => collection.title).join(', ')}: missing here`}
          onRetry={() => {
            for (const { retry } of failed) retry();
          }}
        />
      )}
      {!isKnown && !waiting.error && !failed[0] && <SkeletonRows rows={1} />}
      {isKnown && gaps === 0 && (
        <Text c="dimmed">
          Nothing. No match waits, and nothing on file has expired, or expires within 90 days, without a later
          one in its place.
        </Text>
      )}
      <RecordList>
        {matches.length > 0 && (
          <StatusRow
            status={<Status of="resolution" value="Undecided" />}
            end={
              <LinkButton variant="default" size="xs" to="/matches" search={{ entityId: facility.id }}>
                Decide
              </LinkButton>
            }
          >
            {count(totalOf(waiting.data) ?? matches.length, 'match', 'matches')} to decide:{' '}
            {datasets.join(', ')}.
          </StatusRow>
        )}
        {rows.map(({ key, remark, remark: { unknownStatus: word }, what, at }) => (
          <StatusRow
            key={key}
            status={<RemarkText remark={remark} />}
            end={
              <>
                {word && (
                  <Button
                    variant="default"
                    size="xs"
                    needs={updateLicense}
                    onClick={() => openDialog(() => BoardWordDialog, { word })}
                  >
                    Say what it means
                  </Button>
                )}
                <LinkButton
                  variant="default"
                  size="xs"
                  to="/facilities/$facilityId"
                  params={{ facilityId: facility.id }}
                  search={{ tab: 'info' }}
                  hash={at}
                  aria-label={`Open ${what}`}
                >
                  Open
                </LinkButton>
              </>
            }
          >
            <Verbatim>{what}</Verbatim>
          </StatusRow>
        ))}
      </RecordList>
    </Section>
  );
}
