import { listTaxonomies, listTaxonomyGroups } from '../service/definitions';
import { operation } from './operation';

export const operationsOfDefinitions = [
  operation('GET /countries', ({ world }) => world.countries),
  operation('GET /providertypes', ({ world }) => world.providerTypes),
  operation('GET /taxonomies', ({ world, query }) => listTaxonomies(world, query)),
  operation('GET /taxonomies/groups', ({ world, query }) => listTaxonomyGroups(world, query)),
];
