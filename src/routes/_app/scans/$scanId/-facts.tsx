import { listDay, publishedDay } from '@/domain/list-day';
import { Link } from '@tanstack/react-router';
import type { DatasetScan } from '@/api/models';
import { textOf } from '@/lib/words';
import { Text } from '@mantine/core';
import { CopyButton } from '@/ui/copy-button';
import { Fact, Facts, Section } from '@/ui/layout';
import { DateText, DateTimeText, Mono } from '@/ui/text';
import { entityId, entityRef } from '@/features/entity/entity';
import { ScanParameterList } from '@/features/scans/scan-parameter-list';
import { triggerWords } from '@/features/scans/words';

/** What a scan searched by, when, and in which list. */
export function ScanFacts({ scan }: { scan: DatasetScan }) {
  const { parameters = [], datasetMetadata, monitoringMetadata } = scan;
  const description = textOf(scan.statusDescription);
  const whom = entityRef(scan);
  return (
    <>
      <Section title="Searched by">
        {parameters.length === 0 ? (
          <Text c="dimmed">Not reported</Text>
        ) : (
          <ScanParameterList parameters={parameters} />
        )}
      </Section>
      <Section title="The scan">
        <Facts>
          <Fact name="Started">
            <DateTimeText value={scan.started} exact />
            {scan.trigger && `, ${triggerWords(scan)}`}
          </Fact>
          <Fact name="Ended">
            <DateTimeText value={scan.completed} exact />
          </Fact>
          {scan.verifiedAt && (
            <Fact name="Answered">
              <DateTimeText value={scan.verifiedAt} exact />
            </Fact>
          )}
          {datasetMetadata && (
            <Fact name="List date">
              <DateText value={listDay(datasetMetadata)} />
              {publishedDay(datasetMetadata.importFileName) && (
                <>
                  , uploaded <DateText value={datasetMetadata.importDate} />
                </>
              )}
              {datasetMetadata.importFileName && <>, {datasetMetadata.importFileName}</>}
            </Fact>
          )}
          {description && <Fact name="Answer of the source">{description}</Fact>}
          {monitoringMetadata?.nextMonitoringDate && (
            <Fact name="Next run">
              <DateTimeText value={monitoringMetadata.nextMonitoringDate} exact />
            </Fact>
          )}
          <Fact name="Scan id">{scan.id && <ScanId id={scan.id} />}</Fact>
        </Facts>
        {whom && (
          <p>
            <Link to="/monitors" search={{ entityIds: [entityId(whom)] }}>
              {scan.providerId ? 'Monitors of this provider' : 'Monitors of this facility'}
            </Link>
          </p>
        )}
      </Section>
    </>
  );
}

function ScanId({ id }: { id: string }) {
  return (
    <>
      <Mono>{id}</Mono> <CopyButton value={id} label="scan id" />
    </>
  );
}
