import { Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';
import { datasetName } from '@/lib/dataset-names';
import { formatDuration } from '@/lib/duration';
import { importSourceName } from '@/lib/import-words';
import { formatNumber } from '@/lib/words';
import { useImportJobs } from '@/jobs/imports';
import { useScanJobs } from '@/jobs/scans';
import { useVerificationJobs } from '@/jobs/verifications';
import { RecordList, RecordRow, Section } from '@/ui/layout';
import { Status } from '@/ui/status';
import type { StatusKind } from '@/ui/status-looks';
import { Mono } from '@/ui/text';

/** Of many verifications so many are shown. */
const shown = 8;

/** Verifications, scans and imports that were started here and still run. */
export function TodayRunning() {
  const all = useVerificationJobs().filter((job) => job.state === 'running');
  const running = all.slice(0, shown);
  const scans = useScanJobs().filter((job) => job.state === 'running');
  const imports = useImportJobs().filter((job) => job.state === 'running');
  const any = running.length + scans.length + imports.length > 0;
  const at = useLocalTime(any);
  return (
    <Section title="Running">
      {any ? (
        <RecordList>
          {scans.map((job) => (
            <Row key={job.scanId} of="scan" job={job} at={at}>
              <Link to="/scans/$scanId" params={{ scanId: job.scanId }}>
                Scan {datasetName(job.datasetType)}
                {job.entityName && `, ${job.entityName}`}
              </Link>
            </Row>
          ))}
          {imports.map((job) => (
            <Row key={job.importId} of="import" job={job} at={at}>
              <Link to="/imports/$importId" params={{ importId: job.importId }}>
                Import from {importSourceName(job.source)}
                {job.providerName && `, ${job.providerName}`}
              </Link>
            </Row>
          ))}
          {running.map((job) => (
            <Row key={job.licenseId} of="job" job={job} at={at}>
              <Link
                to="/providers/$providerId/licenses/$licenseId"
                params={{ providerId: job.providerId, licenseId: job.licenseId }}
              >
                Verify <Mono>{job.licenseNumber ?? 'license'}</Mono>
                {job.providerName && `, ${job.providerName}`}
              </Link>
            </Row>
          ))}
        </RecordList>
      ) : (
        <Text c="dimmed">
          Nothing is running. Verifications, scans and imports that you start are followed here.
        </Text>
      )}
      {all.length > shown && <Text c="dimmed">and {formatNumber(all.length - shown)} more</Text>}
    </Section>
  );
}

interface RowProps {
  of: StatusKind;
  job: { status?: string | undefined; startedAt: number };
  at: number;
  children: ReactNode;
}

function Row({ of, job, at, children }: RowProps) {
  return (
    <RecordRow
      end={
        <>
          <span className="mute">{formatDuration(Math.max(1_000, at - job.startedAt))}</span>
          <Status of={of} value={job.status ?? 'Pending'} />
        </>
      }
    >
      {children}
    </RecordRow>
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
