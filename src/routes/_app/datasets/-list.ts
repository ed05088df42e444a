import type { Dataset } from '@/api/models';
import { listDatasetsInfiniteOptions, listDatasetsPages } from '@/api/operations.gen';
import { cursorListOptions, type FetchPage } from '@/api/paging';
import { choices, openChoices } from '@/table/list/filters';
import { defineList, servicePages } from '@/table/list/list-spec';

/** Every filter and sort of `GET /datasets` (openapi.yaml), and what waits in each first, which the service does not sort by. */
export const datasetList = defineList({
  name: 'datasets',
  one: 'list or database',
  many: 'lists and databases',
  filters: {
    tags: openChoices('Kind', [
      'SanctionsAndExclusions',
      'Databank',
      'Registry',
      'Board',
      'Identity',
      'Education',
      'Facility',
    ]),
    entityTypes: choices('About', ['Practitioner', 'Facility'], {
      Practitioner: 'Providers',
      Facility: 'Facilities',
    }),
  },
  sorts: { Name: 'full name', Type: 'list or database', Waiting: 'matches to decide' },
  sort: { sortedBy: 'Waiting', sortDirection: 'Desc' },
  rows(params, queryClient) {
    const { sortedBy, ...others } = params;
    if (sortedBy !== 'Waiting')
      return servicePages(listDatasetsInfiniteOptions, listDatasetsPages, { sortedBy, ...others });
    // What few lists need does not come with the page.
    const fetchPage: FetchPage<Dataset> = async (_, signal) =>
      (await import('./-by-waiting')).byWaiting(others, queryClient, signal);
    return { query: cursorListOptions({ key: ['/datasets', params], fetchPage }), fetchPage };
  },
});

export const datasetId = ({ type }: Dataset) => type;
