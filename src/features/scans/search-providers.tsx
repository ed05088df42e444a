import type { DatasetType, Provider } from '@/api/models';
import { createDatasetScan, listProvidersPages } from '@/api/operations.gen';
import { readAll } from '@/api/paging';
import { largestPage } from '@/api/query';
import { defineBulk } from '@/jobs/define-bulk';
import { datasetName } from '@/lib/dataset-names';
import { fillTemplate } from '@/lib/message-template';
import { personName } from '@/lib/words';
import { provider as providerRecord } from '@/records/provider';
import type { Selection } from '@/table/list/bulk-selection';

/** Searches one list for many providers: a scan for each, which runs on its own at the service. */
export const SearchProviders = defineBulk<Provider, { datasetType: string }>({
  record: providerRecord,
  verb: 'Search',
  title: 'Search active providers',
  action: (_, { datasetType }) => `Search ${datasetName(datasetType)}`,
  label: personName,
  about: ({ datasetType }, { words }) => (
    <p>
      {datasetName(datasetType)} is searched once for <b>{words}</b>. What is found is in Matches; monitors
      stay as they are.
    </p>
  ),
  write: createDatasetScan,
  async run({ id: providerId }, { datasetType }) {
    const { status, failureReason } = await createDatasetScan({
      body: { type: datasetType as DatasetType, providerId },
    });
    if (status !== 'Failed') return 'Search started';
    const why = fillTemplate(failureReason?.messageTemplate, failureReason?.messageParams);
    return { left: `Not searched${why ? `: ${why}` : ''}` };
  },
});

/** Every active provider, read when it is asked for. */
export const activeProviders: Selection<Provider> = {
  count: undefined,
  all: true,
  words: 'every active provider',
  collect: (signal) => readAll(listProvidersPages({ deactivated: false, count: largestPage }), signal),
};
