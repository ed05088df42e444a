import { createImport, importParameters, listImports, listSources, readImport } from '../service/imports';
import { operation } from './operation';

export const operationsOfImports = [
  operation('GET /providers/profiles/import/sources', ({ query }) => listSources(query)),

  operation('POST /providers/profiles/import', ({ world, actor, body, headers, href }) => {
    const created = createImport(world, actor, body);
    headers.set('Location', href(`/providers/profiles/import/${created.id}`));
    return created;
  }),

  operation('GET /providers/profiles/import', ({ world, actor, query }) => listImports(world, actor, query)),

  operation('GET /providers/profiles/import/{importId}', ({ world, actor, params }) =>
    readImport(world, actor, params.importId),
  ),

  operation('GET /providers/profiles/imports/{source}/parameters/{providerId}', ({ world, actor, params }) =>
    importParameters(world, actor, params.source, params.providerId),
  ),
];
