// Serves the built console as a deployment would: compressed, hashed files cached for ever, every other path the
// page itself, and the security headers of the README. For the end-to-end tests and the benchmark.
//   node scripts/serve.mjs --port 4173 [--config '{"demo":false,…}'] [--base /console/] [--dir dist] [--api http://…]
// With --api what lies below /api goes on to the service at that address. `{world}` in it stands for the cookie `world` of
// the request: with --api 'http://127.0.0.1:4010/{world}' a page with the cookie world=w42 is a console for /w42/api of
// that service.
import { createServer, request as ask } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';

const { values: options } = parseArgs({
  options: {
    port: { type: 'string', default: '4173' },
    config: { type: 'string' },
    base: { type: 'string', default: '/' },
    api: { type: 'string' },
    dir: { type: 'string', default: fileURLToPath(new URL('../dist', import.meta.url)) },
  },
});

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

const securityHeaders = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

const compressed = new Map();

async function read(path) {
  if (!compressed.has(path)) compressed.set(path, gzipSync(await readFile(path)));
  return compressed.get(path);
}

async function answer(pathname) {
  if (pathname === 'config.json' && options.config)
    return { body: gzipSync(options.config), name: 'config.json' };
  const file = normalize(pathname || 'index.html');
  if (!file.startsWith('..')) {
    try {
      return { body: await read(join(options.dir, file)), name: file };
    } catch {
      // A file that is not there: a page of the console, answered below, or an asset of an older build.
      if (file.startsWith('assets')) return undefined;
    }
  }
  return { body: await read(join(options.dir, 'index.html')), name: 'index.html' };
}

createServer((request, response) => {
  respond(request, response).catch((error) => {
    response.writeHead(500, { 'Content-Type': 'text/plain' });
    response.end(String(error));
  });
}).listen(Number(options.port), '127.0.0.1', () => {
  console.log(`serving ${options.dir} on http://127.0.0.1:${options.port}${options.base}`);
});

async function respond(request, response) {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  if (options.api && pathname.startsWith(`${options.base}api/`)) return passOn(request, response);
  const found = pathname.startsWith(options.base)
    ? await answer(decodeURIComponent(pathname.slice(options.base.length)))
    : undefined;
  if (!found || pathname.includes('/api/')) {
    response.writeHead(404, { 'Content-Type': 'text/plain' });
    response.end('Not found');
    return;
  }
  response.writeHead(200, {
    ...securityHeaders,
    ...(options.api ? ownConnection : {}),
    'Content-Type': types[extname(found.name)] ?? 'application/octet-stream',
    'Content-Encoding': 'gzip',
    'Cache-Control': found.name.startsWith('assets') ? 'public, max-age=31536000, immutable' : 'no-cache',
  });
  response.end(found.body);
}

/**
 * On a connection that was used before, a browser sends a request again by itself when it is cut: each has its own. So
 * has each to the service, which may close one that rests in the moment in which it is used again.
 */
const ownConnection = { connection: 'close' };

/** Passes a request on to the service as it is, and what comes of it back: an answer, a cut connection, or nothing. */
function passOn(request, response) {
  const { method, url, headers } = request;
  const [, world = ''] = /\bworld=([^;]+)/.exec(headers.cookie ?? '') ?? [];
  const service = options.api.replace('{world}', world);
  const onward = ask(
    `${service}/${url.slice(options.base.length)}`,
    { method, headers: { ...headers, ...ownConnection }, agent: false },
    (answered) => {
      // Else Node would add the date of this computer where the service's answer has none.
      response.sendDate = false;
      response.writeHead(answered.statusCode ?? 502, { ...answered.headers, ...ownConnection });
      answered.pipe(response);
      answered.on('error', () => response.destroy());
    },
  );
  onward.on('error', () => response.destroy());
  response.on('close', () => onward.destroy());
  request.pipe(onward);
}
