import type { MonitorRecord, World } from '../store/world';

/** The enabled monitors of a dataset for a provider or facility. */
export function monitorsOfDataset(world: World, datasetType: string, entityId: string): MonitorRecord[] {
  return world.monitors.by('entityId', entityId).filter((monitor) => monitor.datasetType === datasetType);
}

/** Whether a dataset is monitored for a provider or facility now. */
export function hasMonitor(world: World, datasetType: string, entityId: string): boolean {
  return monitorsOfDataset(world, datasetType, entityId).length > 0;
}
