import { contentOf, findFile } from '../service/files';
import { operation } from './operation';

export const operationsOfFiles = [
  operation('GET /files/{pathOrId}', ({ world, params, request }) => {
    const file = findFile(world, params.pathOrId);
    // What a file shows may change with its verification, so that the tag follows the content.
    const { name, mediaType, content } = contentOf(world, file);
    const tag = `"${file.id}-${content.length}"`;
    const headers = { ETag: tag, 'Cache-Control': 'private, no-cache' };
    if (request.headers.get('If-None-Match') === tag) return new Response(null, { status: 304, headers });
    return new Response(content, {
      headers: { ...headers, 'Content-Type': mediaType, 'Content-Disposition': `inline; filename="${name}"` },
    });
  }),
];
