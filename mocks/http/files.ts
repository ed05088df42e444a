import { listEventLogExports } from '../service/event-log-exports';
import { readFile } from '../service/files';
import { deleteUpload, uploadFile } from '../service/uploads';
import { operation } from './operation';

export const operationsOfFiles = [
  operation('GET /files/{pathOrId}', async ({ world, actor, params, request }) => {
    // What a file shows may change with its verification, so that the tag follows the content.
    const { id, name, mediaType, content } = await readFile(world, actor, params.pathOrId);
    const tag = `"${encodeURIComponent(id)}-${content.length}"`;
    const headers = { ETag: tag, 'Cache-Control': 'private, no-cache' };
    if (request.headers.get('If-None-Match') === tag) return new Response(null, { status: 304, headers });
    return new Response(content, {
      headers: { ...headers, 'Content-Type': mediaType, 'Content-Disposition': disposition(name) },
    });
  }),

  operation('POST /files/uploads/{path}', ({ world, actor, params, body }) =>
    uploadFile(world, actor, params.path, body.file, false),
  ),

  operation('PUT /files/uploads/{path}', ({ world, actor, params, body }) =>
    uploadFile(world, actor, params.path, body.file, true),
  ),

  operation('DELETE /files/uploads/{path}', ({ world, actor, params }) =>
    deleteUpload(world, actor, params.path),
  ),

  operation('GET /files/exports', ({ world, query }) => listEventLogExports(world, query)),
];

/** A name in any script (RFC 6266), with a plain one for clients that know no better. */
function disposition(name: string): string {
  const plain = name.replaceAll(/[^\u0020-\u007E]|["\\]/g, '_');
  return `inline; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}
