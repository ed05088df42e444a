import { taxonomies } from '../data/reference';
import type { World } from '../store/world';
import { sortedEntries } from './license-types';
import { type ListQuery, listPage } from './lists';

export { countries } from '../data/reference';

/** A page of taxonomy codes. */
export function listTaxonomies(query: ListQuery) {
  const { sortedBy = 'Id' } = query;
  return listPage(
    {
      name: `taxonomies ${sortedBy}`,
      sources: [],
      view: () => sortedEntries(taxonomies(), (row) => (sortedBy === 'Code' ? row.code : row.id)),
      filterKey: '',
      filter: () => true,
    },
    query,
    { sortedBy },
    (row) => row,
  );
}

/** A page of taxonomy groups. */
export function listTaxonomyGroups(world: World, query: ListQuery) {
  const { sortedBy = 'Id' } = query;
  return listPage(
    {
      name: `taxonomy groups ${sortedBy}`,
      sources: [],
      view: () => sortedEntries(world.taxonomyGroups, (row) => (sortedBy === 'Name' ? row.name : row.id)),
      filterKey: '',
      filter: () => true,
    },
    query,
    { sortedBy },
    (row) => row,
  );
}
