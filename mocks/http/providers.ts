import { createProvider, deleteProvider, updateProvider } from '../service/providers';
import { findProvider } from '../service/provider-lookup';
import { toProvider } from '../service/provider-model';
import { operation } from './operation';

export const operationsOfProviders = [
  operation('POST /providers', ({ world, actor, body, headers, href }) => {
    const provider = createProvider(world, actor, body);
    headers.set('Location', href(`/providers/${provider.id}`));
    return toProvider(world, actor, provider);
  }),

  operation('GET /providers/{providerId}', ({ world, actor, params }) =>
    toProvider(world, actor, findProvider(world, params.providerId)),
  ),

  operation('PATCH /providers/{providerId}', ({ world, actor, params, body }) =>
    toProvider(world, actor, updateProvider(world, actor, params.providerId, body)),
  ),

  operation('DELETE /providers/{providerId}', ({ world, actor, params }) =>
    deleteProvider(world, actor, params.providerId),
  ),
];
