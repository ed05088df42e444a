import type { components } from '../../src/api/schema';
import type { MonitorRecord, ScanRecord, World } from '../store/world';
import type { Actor } from './actor';
import { recall } from './past';
import { scansLike } from './scan-key';
import { toBareScan } from './scan-model';
import { toScan } from './scan-results';
import { toVerification } from './verification-model';

type Schemas = components['schemas'];

/** A monitor with the latest verification of its license, or the latest scan of its dataset and what it found. */
export function toMonitor(world: World, actor: Actor, record: MonitorRecord): Schemas['Monitor'] {
  return modelOf(world, actor, record, (scan) => toScan(world, actor, scan));
}

/** The same without what scans found: a page of monitors does not wait for all matches of the organization. */
export function toListedMonitor(world: World, actor: Actor, record: MonitorRecord): Schemas['Monitor'] {
  return modelOf(world, actor, record, (scan) => toBareScan(world, actor, scan));
}

function modelOf(
  world: World,
  actor: Actor,
  record: MonitorRecord,
  toModel: (scan: ScanRecord) => Schemas['DatasetScan'],
): Schemas['Monitor'] {
  const { anchor: _, ...monitor } = record;
  const scan = record.type === 'Dataset' ? lastScan(world, record) : undefined;
  return record.type === 'License'
    ? { ...monitor, type: 'License', lastVerification: lastVerification(world, actor, record) }
    : { ...monitor, type: 'Dataset', lastVerification: scan && toModel(scan) };
}

function lastVerification(world: World, actor: Actor, { licenseId = '' }: MonitorRecord) {
  const id = world.licenses.get(licenseId)?.currentVerificationId;
  if (id !== undefined && !world.verifications.has(id)) recall(world, licenseId);
  const verification = world.verifications.get(id);
  return verification && toVerification(actor, verification);
}

function lastScan(world: World, monitor: MonitorRecord): ScanRecord | undefined {
  const { datasetType: type = '', providerId, facilityId, options } = monitor;
  const { parameterSetId, referenceId } = options ?? {};
  const scans = scansLike(world, { type, providerId, facilityId, parameterSetId, referenceId });
  // Beside one that failed stands the one that it did not replace.
  return scans
    .filter(({ isOld }) => !isOld)
    .toSorted((one, other) => other.started.localeCompare(one.started))[0];
}
