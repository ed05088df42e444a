import { Group } from '@mantine/core';
import type { Dataset, Details, Monitor } from '@/api/models';
import { datasetKind } from '@/domain/dataset-kinds';
import { monthlySearch, searchesEachMonth } from '@/domain/monthly-search';
import { formatMonth, localDay, localDayOf } from '@/lib/dates';
import { toneColors, toneIcons } from '@/ui/status-looks';
import { asDataset } from './words';

/**
 * What to stop at in the search of each calendar month that exclusion lists are to have (field.md 2.3): the last run failed
 * and so was none (field.md 2.15), a month went by without one, or the interval leaves months out. Undefined for what is no
 * exclusion list, and while all is well.
 */
export function monthlyConcern(monitor: Details<Monitor>, today: string = localDay()): string | undefined {
  const { datasetType: type, lastVerification } = asDataset(monitor) ?? {};
  if (!type || datasetKind({ type }) !== 'exclusionList') return undefined;
  // When the one before it was the monitor does not tell.
  if (lastVerification?.status === 'Failed') return 'The last search failed';
  const last = localDayOf(monitor.lastMonitoringDate);
  if (last && monthlySearch(last, today) === 'missed') return `Not searched since ${formatMonth(last)}`;
  return searchesEachMonth(monitor.monitoringInterval) === false ? 'Not searched in each month' : undefined;
}

/** Whether a monitor of this dataset would leave calendar months without a search. */
export const leavesMonthsOut = (dataset: Dataset | undefined, interval: string | undefined): boolean =>
  dataset !== undefined && datasetKind(dataset) === 'exclusionList' && searchesEachMonth(interval) === false;

/** What is said of a monitor that would leave months out. */
export const monthsLeftOut =
  'Exclusion lists are searched once in each calendar month. A yearly monitor leaves months without a search.';

/** A concern about the search of the month, as an icon and words. */
export function MonthlyConcern({ words }: { words: string }) {
  const WarningIcon = toneIcons.warning;
  return (
    <Group component="span" gap={5} wrap="nowrap" c={toneColors.warning}>
      <WarningIcon size={14} aria-hidden /> {words}
    </Group>
  );
}
