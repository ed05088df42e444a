import type { Dataset } from '@/api/models';
import { datasetName } from '@/lib/dataset-names';
import { allDatasetsOptions } from '@/queries/datasets';
import { openChoices } from '@/table/filters';

const toOptions = (datasets: readonly Dataset[]) =>
  datasets.flatMap(({ type }) => (type ? [{ value: type, label: datasetName(type) }] : []));

/** One or several of the datasets that the organization has. */
export const datasetFilter = () => openChoices('Dataset', [], allDatasetsOptions, toOptions, datasetName);
