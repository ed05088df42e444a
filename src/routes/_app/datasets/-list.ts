import type { Dataset } from '@/api/models';
import { listDatasetsInfiniteOptions, listDatasetsPages } from '@/api/operations.gen';
import { choices, openChoices } from '@/table/list/filters';
import { defineList, servicePages } from '@/table/list/list-spec';

/** Every filter and sort of `GET /datasets` (openapi.yaml). */
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
  sorts: { Name: 'full name', Type: 'list or database' },
  sort: { sortedBy: 'Type', sortDirection: 'Asc' },
  rows: (params) => servicePages(listDatasetsInfiniteOptions, listDatasetsPages, params),
});

export const datasetId = ({ type }: Dataset) => type;
