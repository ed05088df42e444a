import { useQuery } from '@tanstack/react-query';
import type { DatasetMonitor, Details, LicenseMonitor, Monitor } from '@/api/models';
import { getLicenseOptions } from '@/api/operations.gen';
import { whenKnown } from '@/api/query';
import { datasetName } from '@/lib/dataset-names';
import { fullName } from '@/lib/words';
import { Dash } from '@/ui/dash';
import { Status } from '@/ui/status';
import { statusLook } from '@/ui/status-looks';
import { Mono } from '@/ui/text';
import { FacilityName } from '@/features/entity/name';
import { namedProviderOptions, ProviderName } from '@/records/provider-name';
import { scannedEntity } from '@/features/scans/words';

/** A monitor as what it is, by its `type`; one of a kind that nobody knew yet is neither. */
export const asDataset = (monitor: Details<Monitor>): Details<DatasetMonitor> | undefined =>
  monitor.type === 'Dataset' ? monitor : undefined;
export const asLicense = (monitor: Monitor): LicenseMonitor | undefined =>
  monitor.type === 'License' ? monitor : undefined;

/** What a monitor watches, in words that stand without a question to the service. */
export function watchedWords(monitor: Monitor): string | undefined {
  const dataset = asDataset(monitor)?.datasetType;
  if (dataset) return datasetName(dataset);
  return asLicense(monitor) ? 'License' : undefined;
}

const resultOf = (monitor: Details<Monitor>) =>
  monitor.type === 'Dataset' || monitor.type === 'License' ? monitor.lastVerification?.status : undefined;

const resultKind = (monitor: Details<Monitor>) => (monitor.type === 'Dataset' ? 'scan' : 'verification');

/** What came of the last run of a monitor, in words; undefined where nothing is known of it. */
export function lastResultWords(monitor: Details<Monitor>): string | undefined {
  const result = resultOf(monitor);
  return result && statusLook(resultKind(monitor), result).label;
}

/** What came of the last run of a monitor, as a status. */
export function LastResult({ monitor }: { monitor: Details<Monitor> }) {
  return <Status of={resultKind(monitor)} value={resultOf(monitor)} />;
}

/** Whom a monitor is about, as far as its last run says. */
export function knownName(monitor: Monitor): string | undefined {
  const scan = asDataset(monitor)?.lastVerification;
  const { rowName } = scannedEntity(scan);
  return rowName === '–' ? undefined : rowName;
}

/** The name of whom a monitor is about. Monitors carry ids only, so rows that are seen ask for theirs. */
export function MonitoredName({ monitor }: { monitor: Monitor }) {
  const { providerId, facilityId } = monitor;
  const known = knownName(monitor);
  if (!known && facilityId && !providerId) return <FacilityName facilityId={facilityId} />;
  return <ProviderName providerId={providerId} known={known} />;
}

/** The dataset, and where it is searched by one name or entry only, by which. */
function WatchedDataset({ monitor }: { monitor: Monitor }) {
  const { providerId = '' } = monitor;
  const referenceId = asDataset(monitor)?.options?.referenceId;
  const { data } = useQuery({
    ...namedProviderOptions(providerId),
    enabled: Boolean(referenceId && providerId),
  });
  const alias = data?.aliases?.find(({ id }) => id === referenceId);
  return (
    <>
      {watchedWords(monitor) ?? <Dash />}
      {referenceId && <span className="mute">, by {alias ? fullName(alias) : 'one entry'}</span>}
    </>
  );
}

/** The dataset, or the number and state of the license. */
export function Watched({ monitor }: { monitor: Monitor }) {
  const license = asLicense(monitor);
  const { data } = useQuery({
    ...whenKnown(
      license?.providerId &&
        license.licenseId && { providerId: license.providerId, licenseId: license.licenseId },
      (ids) => getLicenseOptions(ids),
    ),
    staleTime: 300_000,
  });
  if (!license) return <WatchedDataset monitor={monitor} />;
  return (
    <>
      License {data?.licenseNumber && <Mono>{data.licenseNumber}</Mono>} {data?.state}
    </>
  );
}
