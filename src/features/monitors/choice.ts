import type { Dataset, Details, Monitor } from '@/api/models';
import { datasetWord } from '@/domain/dataset-kinds';
import { now } from '@/lib/clock';
import { formatDateTime, instant } from '@/lib/dates';
import { spellOut } from '@/lib/words';

const licenseIntervals = ['Daily', 'Weekly', 'Monthly', 'Yearly'];

/** The intervals that a monitor may have: those of the dataset; for licenses all but the continuous one. */
export function intervalsOf(kind: 'Dataset' | 'License', dataset: Dataset | undefined): string[] {
  return kind === 'License' ? licenseIntervals : [...(dataset?.monitoringIntervals ?? [])];
}

/** Why a dataset cannot be monitored for a provider or a facility; undefined when it can, or nobody knows. */
export function monitorBlocked(dataset: Dataset, isFacility: boolean): string | undefined {
  const { capabilities, supportedEntityTypes } = dataset;
  if (capabilities?.SupportsMonitoring === false)
    return `This ${datasetWord(dataset)} cannot be monitored. It can be scanned manually.`;
  const kind = isFacility ? 'Facility' : 'Practitioner';
  if (supportedEntityTypes && !supportedEntityTypes.includes(kind))
    return `This ${datasetWord(dataset)} has ${isFacility ? 'no facilities' : 'facilities only'}.`;
  return undefined;
}

/** What `datetime-local` gave, in the reader's own time, as the service takes it; undefined when it is empty. */
export function nextRunOf(local: string): string | undefined {
  const at = local ? new Date(local).getTime() : Number.NaN;
  return Number.isNaN(at) ? undefined : new Date(at).toISOString();
}

/** A time of the service as `datetime-local` takes it. */
export function shownRun(value: string | null | undefined): string {
  const at = instant(value);
  if (at === undefined) return '';
  const local = new Date(at - new Date(at).getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

const soonestMs = 10 * 60_000;

/** When a monitor that is chosen will run, by the rules of the service (rules.md 13.1). */
export function nextRunWords(next: string | undefined, interval: string | undefined): string {
  const at = instant(next);
  if (at === undefined)
    return interval
      ? `Left empty, it runs one interval from now: ${spellOut(interval).toLowerCase()}.`
      : 'Left empty, it runs one interval from now.';
  if (at <= now() + soonestMs)
    return 'That has passed or is less than ten minutes away: it runs within the next hour.';
  return `It runs on ${formatDateTime(next)}, and then ${spellOut(interval).toLowerCase()}.`;
}

/** What is said of a continuous monitor, which has no next run (rules.md 13.5). */
export const tellsByItself = 'The source tells by itself when something is new.';

/** When a monitor that was created or changed runs next, by the answer of the service; undefined where that does not say it. */
export function nextRunTold({
  monitoringInterval,
  nextMonitoringDate,
}: Details<Monitor>): string | undefined {
  if (instant(nextMonitoringDate) !== undefined) return `Next run: ${formatDateTime(nextMonitoringDate)}.`;
  return monitoringInterval === 'Continuous' ? tellsByItself : undefined;
}

/** When monitors that are created for many providers at once run for the first time (rules.md 13.1). */
export function bulkRunWords(next: string | undefined): string {
  const at = instant(next);
  if (at === undefined) return 'New monitors run for the first time within the next hour.';
  if (at <= now() + soonestMs)
    return 'That has passed or is less than ten minutes away: new monitors run within the next hour.';
  return `New monitors run for the first time on ${formatDateTime(next)}.`;
}

/** The datasets about sanctions and exclusions that can be monitored for providers, or for facilities. */
export const sanctionsDatasets = (
  datasets: readonly Dataset[],
  kind: 'Practitioner' | 'Facility' = 'Practitioner',
): Dataset[] =>
  datasets.filter(
    ({ tags, capabilities, supportedEntityTypes }) =>
      tags?.includes('SanctionsAndExclusions') &&
      capabilities?.SupportsMonitoring !== false &&
      (supportedEntityTypes?.includes(kind) ?? true),
  );
