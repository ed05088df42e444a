import { Link } from '@tanstack/react-router';
import type { DatasetScan } from '@/api/models';
import { textOf } from '@/lib/words';
import { CopyButton } from '@/ui/copy-button';
import { Dash } from '@/ui/dash';
import { DateText, DateTimeText, Mono } from '@/ui/text';
import { entityId, entityRef } from '@/features/entity/entity';
import { ScanParameterList } from '@/features/scans/scan-parameter-list';
import { triggerWords } from '@/features/scans/words';
import classes from '@/ui/watch.module.css';

/** What a scan searched by, when, and in which list. */
export function ScanFacts({ scan }: { scan: DatasetScan }) {
  const { parameters = [], datasetMetadata, monitoringMetadata } = scan;
  const said = textOf(scan.statusDescription);
  const whom = entityRef(scan);
  return (
    <>
      <h2>Searched by</h2>
      {parameters.length === 0 ? (
        <p className={classes.quiet}>The service does not say by what.</p>
      ) : (
        <ScanParameterList parameters={parameters} />
      )}
      <h2>The scan</h2>
      <dl className={classes.facts}>
        <dt>Started</dt>
        <dd>
          <DateTimeText value={scan.started} exact /> {scan.trigger && triggerWords(scan)}
        </dd>
        <dt>Ended</dt>
        <dd>
          <DateTimeText value={scan.completed} exact />
        </dd>
        {scan.verifiedAt && (
          <>
            <dt>Answered</dt>
            <dd>
              <DateTimeText value={scan.verifiedAt} exact />
            </dd>
          </>
        )}
        {datasetMetadata && (
          <>
            <dt>List of</dt>
            <dd>
              <DateText value={datasetMetadata.importDate} />
              {datasetMetadata.importFileName && <>, {datasetMetadata.importFileName}</>}
            </dd>
          </>
        )}
        {said && (
          <>
            <dt>Source says</dt>
            <dd>{said}</dd>
          </>
        )}
        {monitoringMetadata?.nextMonitoringDate && (
          <>
            <dt>Next run</dt>
            <dd>
              <DateTimeText value={monitoringMetadata.nextMonitoringDate} exact />
            </dd>
          </>
        )}
        <dt>Scan id</dt>
        <dd>{scan.id ? <ScanId id={scan.id} /> : <Dash />}</dd>
      </dl>
      {whom && (
        <p>
          <Link to="/monitors" search={{ entityIds: [entityId(whom)] }}>
            {scan.providerId ? 'Monitors of this provider' : 'Monitors of this facility'}
          </Link>
        </p>
      )}
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
