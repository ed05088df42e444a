import type { components } from '../../src/api/schema';
import type { MonitorRecord, World } from '../store/world';
import type { Actor } from './actor';
import { recall } from './past';
import { scansLike } from './scan-key';
import { toScan } from './scan-results';
import { toVerification } from './verification-model';

type Schemas = components['schemas'];

/** A monitor with the latest verification of its license, or the latest scan of its dataset. */
export function toMonitor(world: World, actor: Actor, record: MonitorRecord): Schemas['Monitor'] {
  const { anchor: _, ...monitor } = record;
  return record.type === 'License'
    ? { ...monitor, type: 'License', lastVerification: lastVerification(world, record) }
    : { ...monitor, type: 'Dataset', lastVerification: lastScan(world, actor, record) };
}

function lastVerification(world: World, { licenseId = '' }: MonitorRecord) {
  const id = world.licenses.get(licenseId)?.currentVerificationId;
  if (id !== undefined && !world.verifications.has(id)) recall(world, licenseId);
  const verification = world.verifications.get(id);
  return verification && toVerification(verification);
}

function lastScan(world: World, actor: Actor, monitor: MonitorRecord) {
  const { datasetType: type = '', providerId, facilityId, options } = monitor;
  const { parameterSetId, referenceId } = options ?? {};
  const scans = scansLike(world, { type, providerId, facilityId, parameterSetId, referenceId });
  const newest = scans.find((scan) => !scan.isOld);
  return newest && toScan(world, actor, newest);
}
