import type { components } from '../../src/api/schema';
import { generatedProvider } from '../data/heads';
import { originOfWorld } from '../data/origin';
import { licenseMonitorId } from '../data/monitors';
import { isWatched } from '../data/monitors-watched';
import type { LicenseRecord, MonitorRecord, World } from '../store/world';

/** The enabled monitors of a dataset for a provider or facility. */
export function monitorsOfDataset(world: World, datasetType: string, entityId: string): MonitorRecord[] {
  return world.monitors.by('entityId', entityId).filter((monitor) => monitor.datasetType === datasetType);
}

/** Whether a dataset is monitored for a provider or facility now. */
export function hasMonitor(world: World, datasetType: string, entityId: string): boolean {
  return monitorsOfDataset(world, datasetType, entityId).length > 0;
}

/** What a verification or scan tells of the monitor that started it. */
export function monitoringMetadata(monitor: MonitorRecord): components['schemas']['MonitoringMetadata'] {
  const { id: monitorId, monitoringInterval, lastMonitoringDate, nextMonitoringDate } = monitor;
  return { monitorId, monitoringInterval, lastMonitoringDate, nextMonitoringDate };
}

/**
 * A test whether a license has a monitor. Every provider is counted by it before anything is shown, so that
 * it tells from what changed and from the generated numbers alone, without making the monitors themselves.
 */
export function licenseMonitorTest(world: World): (license: LicenseRecord) => boolean {
  const changed = new Map(world.monitors.changes());
  const added = new Set([...changed.values()].map((monitor) => monitor?.licenseId));
  return ({ id, origin, providerId }) => {
    if (added.size > 0 && added.has(id)) return true;
    if (origin === undefined || !isWatched(world.seed, origin)) return false;
    if (wasDeactivated(world, origin >> 3, providerId)) return false;
    return changed.size === 0 || changed.get(licenseMonitorId(world.seed, origin)) !== null;
  };
}

/** Whether a generated provider was deactivated at the start; whoever was had no monitors. */
function wasDeactivated(world: World, index: number, providerId: string): boolean {
  if (!world.providers.isChanged(providerId)) return world.providers.get(providerId)?.deactivated ?? false;
  return generatedProvider(originOfWorld(world), index).deactivated ?? false;
}
