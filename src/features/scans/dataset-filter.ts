import type { Dataset } from '@/api/models';
import { allDatasetsOptions } from '@/features/scans/datasets';
import { datasetName } from '@/lib/dataset-names';
import { openChoices } from '@/table/filters';

const toOptions = (datasets: readonly Dataset[]) =>
  datasets.flatMap(({ type }) => (type ? [{ value: type, label: datasetName(type) }] : []));

/** One or several of the datasets that the organization has. */
export const datasetFilter = () => openChoices('Dataset', [], allDatasetsOptions, toOptions, datasetName);
