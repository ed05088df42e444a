import { countries, listTaxonomies, listTaxonomyGroups } from '../service/definitions';
import { operation } from './operation';

export const operationsOfDefinitions = [
  operation('GET /countries', () => countries()),
  operation('GET /providertypes', ({ world }) => world.providerTypes),
  operation('GET /taxonomies', ({ query }) => listTaxonomies(query)),
  operation('GET /taxonomies/groups', ({ world, query }) => listTaxonomyGroups(world, query)),
];
