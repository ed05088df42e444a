import {
  listDatasetMatchesInfiniteOptions,
  listDatasetsAllOptions,
  listDatasetScansInfiniteOptions,
} from '@/api/operations.gen';
import { largestPage } from '@/api/query';
import type { Dataset } from '@/api/models';
import { datasetName } from '@/lib/dataset-names';
import { openChoices } from '@/table/list/filters';

/** Every dataset by name, for choosing one and for telling what each can do. */
export function allDatasetsOptions() {
  return { ...listDatasetsAllOptions({ sortedBy: 'Name', sortDirection: 'Asc' }), staleTime: 300_000 };
}

const toOptions = (datasets: readonly Dataset[]) =>
  datasets.flatMap(({ type }) => (type ? [{ value: type, label: datasetName(type) }] : []));

/** One or several of the datasets that the organization has. */
export const datasetFilter = () =>
  openChoices('List or database', [], allDatasetsOptions, toOptions, datasetName);

/** The matches of a provider or facility that wait for a decision. */
export function waitingMatchOptions(entityId: string) {
  return listDatasetMatchesInfiniteOptions({ entityId, userActionNeeded: true });
}

/** The current scans of an entity, the latest first; in one page, as what all of them say together is asked for. */
export function latestScanOptions(entityId: string) {
  return listDatasetScansInfiniteOptions({
    entityId,
    sortedBy: 'Started',
    sortDirection: 'Desc',
    count: largestPage,
  });
}
