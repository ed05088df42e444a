import type { ScanRecord, World } from '../store/world';
import type { Actor } from './actor';
import type { EventKindName } from './event-kinds';
import { logEvent } from './events';
import { entityName } from './scan-entities';

/** Logs an event about a scan. */
export function logScan(
  world: World,
  actor: Actor,
  kind: EventKindName,
  scan: ScanRecord,
  parameters: Record<string, string> = {},
): void {
  const { id: scanId, providerId, facilityId, type: datasetType } = scan;
  const monitorId = scan.monitoring?.monitorId;
  logEvent(
    world,
    actor,
    kind,
    { datasetType, entity: entityName(world, scan), ...parameters },
    {
      ...(providerId ? { providerId } : {}),
      ...(facilityId ? { facilityId } : {}),
      scanId,
      ...(monitorId ? { monitorId } : {}),
    },
  );
}
