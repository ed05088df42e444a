import type { QueryClient } from '@tanstack/react-query';
import type { Dataset } from '@/api/models';
import { allDatasetsOptions } from '@/features/scans/options';
import { sanctionsDatasets } from './choice';

/** With more providers than this nothing is counted or put together here: each page of 250 is a request. */
export const mostCounted = 10_000;

/**
 * The lists whose monitors the coverage of providers tells of, those that are required first; where the datasets could not be
 * read, the required ones.
 */
export function coveredLists(
  datasets: readonly Dataset[] | undefined,
  required: readonly string[],
): readonly string[] {
  if (!datasets) return required;
  const told = sanctionsDatasets(datasets).flatMap(({ type }) => type ?? []);
  return [
    ...required.filter((list) => told.includes(list)),
    ...told.filter((list) => !required.includes(list)),
  ];
}

/**
 * The required lists whose monitors the coverage tells of: the service does not report there whether the death master file is
 * monitored. `required` are those of the program.
 */
export async function readToldLists(
  queryClient: QueryClient,
  required: readonly string[],
): Promise<readonly string[]> {
  const datasets = await queryClient.fetchQuery(allDatasetsOptions()).catch(() => undefined);
  return coveredLists(datasets, required).filter((list) => required.includes(list));
}
