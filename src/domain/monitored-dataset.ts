import type { Details, Monitor } from '@/api/models';

/**
 * The dataset that a monitor searches for its provider or facility as such. Undefined of a monitor of a license, and of one
 * that searches by one entry alone, such as a former name: that leaves a gap (field.md 2.15).
 */
export const monitoredDataset = (monitor: Details<Monitor>): string | undefined =>
  monitor.type === 'Dataset' && !monitor.options?.referenceId ? monitor.datasetType : undefined;

/** The dataset that a monitor searches by one entry alone, such as a former name; undefined of any other monitor. */
export const datasetOfEntry = (monitor: Details<Monitor>): string | undefined =>
  monitor.type === 'Dataset' && monitor.options?.referenceId ? monitor.datasetType : undefined;
