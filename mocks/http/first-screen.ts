import { aggregateProviderLicenses } from '../service/license-counts';
import { aggregateProviders, listProviders } from '../service/provider-list';
import { operation } from './operation';

/** What the console asks for before anything is shown. They come with the service itself, all others on demand. */
export const operationsOfFirstScreen = [
  operation('GET /providers', ({ world, actor, query }) => listProviders(world, actor, query)),

  operation('GET /providers/aggregations', ({ world, query }) =>
    aggregateProviders(world, query.providerDeactivated),
  ),

  operation('GET /provider-licenses/aggregations', ({ world, query }) =>
    aggregateProviderLicenses(world, query.providerDeactivated),
  ),
];
