import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { datasetName } from '@/lib/dataset-names';
import { formatDuration } from '@/lib/dates';
import { importSourceName } from '@/lib/import-words';
import { useImportJobs } from '@/jobs/imports';
import { useScanJobs } from '@/jobs/scans';
import { useVerificationJobs } from '@/jobs/verifications';
import { Status } from '@/ui/status';
import { Mono } from '@/ui/text';
import classes from './today.module.css';

/** Verifications, scans and imports that were started here and still run. */
export function TodayRunning() {
  const running = useVerificationJobs().filter((job) => job.state === 'running');
  const scans = useScanJobs().filter((job) => job.state === 'running');
  const imports = useImportJobs().filter((job) => job.state === 'running');
  const any = running.length + scans.length + imports.length > 0;
  const at = useLocalTime(any);
  return (
    <section aria-labelledby="today-running">
      <div className={classes.partHead}>
        <h2 id="today-running">Running</h2>
      </div>
      {!any ? (
        <p className="mute">
          Nothing is running. Verifications, scans and imports that you start are followed here.
        </p>
      ) : (
        <ul className={classes.list}>
          {scans.map((job) => (
            <li key={job.scanId}>
              <Status of="scan" value={job.status ?? 'Pending'} />
              <Link to="/scans/$scanId" params={{ scanId: job.scanId }} className={classes.name}>
                Scan {datasetName(job.datasetType)}
                {job.entityName && `, ${job.entityName}`}
              </Link>
              <span>{formatDuration(Math.max(1_000, at - job.startedAt))}</span>
            </li>
          ))}
          {imports.map((job) => (
            <li key={job.importId}>
              <Status of="import" value={job.status ?? 'Pending'} />
              <Link to="/imports/$importId" params={{ importId: job.importId }} className={classes.name}>
                Import from {importSourceName(job.source)}
                {job.providerName && `, ${job.providerName}`}
              </Link>
              <span>{formatDuration(Math.max(1_000, at - job.startedAt))}</span>
            </li>
          ))}
          {running.map((job) => (
            <li key={job.licenseId}>
              <Status of="job" value={job.status ?? 'Pending'} />
              <Link
                to="/providers/$providerId/licenses/$licenseId"
                params={{ providerId: job.providerId, licenseId: job.licenseId }}
                className={classes.name}
              >
                Verify <Mono>{job.licenseNumber ?? 'license'}</Mono>
                {job.providerName && `, ${job.providerName}`}
              </Link>
              <span>{formatDuration(Math.max(1_000, at - job.startedAt))}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** This computer's time, each second while it matters: a jump of the service's clock must not show here. */
function useLocalTime(ticking: boolean): number {
  const [at, setAt] = useState(() => Date.now());
  useEffect(() => {
    if (!ticking) return undefined;
    const timer = setInterval(() => setAt(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [ticking]);
  return at;
}
