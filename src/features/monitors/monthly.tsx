import { Group } from '@mantine/core';
import type { Dataset, Details, Monitor } from '@/api/models';
import { monthlySearch, searchesEachMonth } from '@/domain/monthly-search';
import { formatMonth, localDay, localDayOf } from '@/lib/dates';
import { toneColors, toneIcons } from '@/ui/status-looks';
import { asDataset } from './words';

/**
 * What to stop at in the search of each calendar month that a list has which is `required` of everybody (field.md 2.3, 2.5):
 * the last run failed and so was none (field.md 2.15), a month went by without one, or the interval leaves months out.
 * Undefined for any other dataset, and while all is well.
 */
export function monthlyConcern(
  monitor: Details<Monitor>,
  required: readonly string[],
  today: string = localDay(),
): string | undefined {
  const { datasetType: type, lastVerification } = asDataset(monitor) ?? {};
  if (!type || !required.includes(type)) return undefined;
  // When the one before it was the monitor does not tell.
  if (lastVerification?.status === 'Failed') return 'The last search failed';
  const last = localDayOf(monitor.lastMonitoringDate);
  if (last && monthlySearch(last, today) === 'missed') return `Not searched since ${formatMonth(last)}`;
  return searchesEachMonth(monitor.monitoringInterval) === false ? 'Not searched in each month' : undefined;
}

/** Whether a monitor of this dataset would leave calendar months without a search that is required. */
export const leavesMonthsOut = (
  dataset: Dataset | undefined,
  interval: string | undefined,
  required: readonly string[],
): boolean =>
  dataset?.type !== undefined && required.includes(dataset.type) && searchesEachMonth(interval) === false;

/** What is said of a monitor that would leave months out. */
export const monthsLeftOut =
  'A required list is searched once in each calendar month. A yearly monitor leaves months without a search.';

/** A concern about the search of the month, as an icon and words. */
export function MonthlyConcern({ words }: { words: string }) {
  const WarningIcon = toneIcons.warning;
  return (
    <Group component="span" gap={5} wrap="nowrap" c={toneColors.warning}>
      <WarningIcon size={14} aria-hidden /> {words}
    </Group>
  );
}
