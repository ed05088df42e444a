import type { MonitorRecord, World } from '../store/world';
import type { Actor } from './actor';
import { logEvent } from './events';
import { entityName } from './scan-entities';

/** Logs an event about a monitor: what is watched for whom. */
export function logMonitor(
  world: World,
  actor: Actor,
  kind: 'MonitorCreated' | 'MonitorChanged' | 'MonitorDeleted',
  monitor: MonitorRecord,
  parameters: Record<string, string> = {},
): void {
  const { id: monitorId, datasetType, providerId, facilityId, licenseId } = monitor;
  const number = world.licenses.get(licenseId)?.licenseNumber;
  const subject = datasetType ?? `license ${number ?? ''}`;
  logEvent(
    world,
    actor,
    kind,
    {
      subject,
      entity: entityName(world, monitor),
      ...(datasetType === undefined ? {} : { datasetType }),
      ...parameters,
    },
    {
      monitorId,
      ...(providerId === undefined ? {} : { providerId }),
      ...(facilityId === undefined ? {} : { facilityId }),
      ...(licenseId === undefined ? {} : { licenseId }),
    },
  );
}
