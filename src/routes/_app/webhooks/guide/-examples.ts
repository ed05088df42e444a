/*
 * Receivers to begin with. Each runs as it is, with its language and the library that it names: -examples.test.ts starts all of
 * them and sends them messages as services do, also in chunks, of megabytes, and with names of headers in capitals.
 */

const sharedJs = String.raw`
const { WEBHOOK_SECRET, PORT = '8080' } = process.env;
if (!WEBHOOK_SECRET) throw new Error('Set WEBHOOK_SECRET: an empty one would let everybody in.');
const handled = new Set(); // In production: a table with the trace id as its key.

const digest = (text) => createHash('sha256').update(text).digest();
const isOurs = (secret = '') => timingSafeEqual(digest(secret), digest(WEBHOOK_SECRET));

function enqueue(type, data) {
  console.log(type, data.id);
}
`;

const nodeReceiver = String.raw`// receiver.mjs: WEBHOOK_SECRET=… node receiver.mjs
import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
${sharedJs}
const largest = 10_000_000; // Bytes of a message.

createServer((request, response) => {
  const answer = (status) => response.writeHead(status, { 'Content-Length': 0 }).end();
  // Node gives the names of headers in lower case, however they were sent.
  const { 'x-secret': secret, 'x-traceid': traceId, 'x-webhooktype': type } = request.headers;
  if (!isOurs(secret)) return answer(401); // Before the body is kept or read.
  if (request.method !== 'POST' || !traceId) return answer(400);
  const parts = [];
  let size = 0;
  request.on('data', (part) => {
    size += part.length;
    if (size <= largest) parts.push(part);
  });
  request.on('end', () => {
    if (size > largest) return answer(413);
    if (handled.has(traceId)) return answer(200); // A retry of what was handled: done.
    try {
      enqueue(type, JSON.parse(Buffer.concat(parts).toString('utf8'))); // Write it down now, work on it later.
      handled.add(traceId);
      answer(202);
    } catch (error) {
      console.error(traceId, error);
      answer(500); // It comes again, at most 3 times.
    }
  });
}).listen(Number(PORT));
`;

const expressReceiver = String.raw`// receiver.mjs: npm install express@5, then WEBHOOK_SECRET=… node receiver.mjs
import { createHash, timingSafeEqual } from 'node:crypto';
import express from 'express';
${sharedJs}
const app = express();

// Before the body is read: a middleware that comes after express.json() would be too late.
app.use((request, response, next) => {
  if (isOurs(request.get('X-Secret'))) next();
  else response.sendStatus(401);
});
// Without a limit of your own, express.json() answers 413 to everything over 100 kB.
app.use(express.json({ limit: '10mb' }));

app.post('/', (request, response) => {
  const traceId = request.get('X-TraceId');
  if (!traceId) return response.sendStatus(400);
  if (handled.has(traceId)) return response.sendStatus(200); // A retry of what was handled: done.
  enqueue(request.get('X-WebhookType'), request.body); // Write it down now, work on it later.
  handled.add(traceId);
  response.sendStatus(202);
});

// What is no JSON, and whatever enqueue throws: it comes again, at most 3 times.
app.use((error, request, response, next) => {
  console.error(request.get('X-TraceId'), error);
  response.sendStatus(error.status === 413 ? 413 : 500);
});
app.listen(Number(PORT));
`;

const fastifyReceiver = String.raw`// receiver.mjs: npm install fastify@5, then WEBHOOK_SECRET=… node receiver.mjs
import { createHash, timingSafeEqual } from 'node:crypto';
import Fastify from 'fastify';
${sharedJs}
const app = Fastify({ bodyLimit: 10_000_000 }); // Otherwise everything over 1 MiB is answered with 413.

// The first hook of a request, before its body is read.
app.addHook('onRequest', async (request, reply) => {
  if (!isOurs(request.headers['x-secret'])) return reply.code(401).send();
});

app.post('/', async (request, reply) => {
  // Names in request.headers are in lower case, however they were sent.
  const { 'x-traceid': traceId, 'x-webhooktype': type } = request.headers;
  if (!traceId) return reply.code(400).send();
  if (handled.has(traceId)) return reply.code(200).send(); // A retry of what was handled: done.
  enqueue(type, request.body); // Write it down now, work on it later.
  handled.add(traceId);
  return reply.code(202).send();
});

// What is no JSON, and whatever enqueue throws: it comes again, at most 3 times.
app.setErrorHandler((error, request, reply) => {
  console.error(request.headers['x-traceid'], error);
  return reply.code(error.statusCode === 413 ? 413 : 500).send();
});
await app.listen({ port: Number(PORT), host: '0.0.0.0' });
`;

const pythonReceiver = String.raw`# receiver.py: WEBHOOK_SECRET=… python3 receiver.py
import hmac, json, os
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

SECRET = os.environ.get("WEBHOOK_SECRET", "")
if not SECRET:
    raise SystemExit("Set WEBHOOK_SECRET: an empty one would let everybody in.")
MAX_BYTES = 10_000_000  # Bytes of a message.
handled = set()  # In production: a table with the trace id as its key.


def enqueue(kind, data):
    print(kind, data.get("id"), flush=True)


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        # Read in any case: a connection that is closed on unread bytes can take the answer with it.
        body = self.read_body()
        self.send_response(self.handle_message(body))
        self.send_header("Content-Length", "0")
        self.end_headers()

    def read_body(self):
        """The body, also one that comes in chunks and so has no length; nothing for one that is too large."""
        if self.headers.get("Transfer-Encoding", "").lower() != "chunked":
            return self.read_bytes(int(self.headers.get("Content-Length", 0)))
        parts = []
        size = int(self.rfile.readline().split(b";")[0], 16)
        while size > 0:
            parts.append(self.read_bytes(size))
            self.rfile.readline()
            size = int(self.rfile.readline().split(b";")[0], 16)
        while self.rfile.readline().strip():
            pass
        if any(part is None for part in parts) or sum(map(len, parts)) > MAX_BYTES:
            return None
        return b"".join(parts)

    def read_bytes(self, size):
        if size <= MAX_BYTES:
            return self.rfile.read(size)
        while size > 0:
            size -= len(self.rfile.read(min(size, 65536)) or b" " * size)
        return None

    def handle_message(self, body):
        # The names of headers are found in any case.
        secret = self.headers.get("X-Secret", "")
        if not hmac.compare_digest(secret.encode(), SECRET.encode()):
            return 401  # Before the body is looked at.
        trace_id = self.headers.get("X-TraceId")
        if not trace_id:
            return 400
        if body is None:
            return 413
        if trace_id in handled:
            return 200  # A retry of what was handled: done.
        try:
            enqueue(self.headers.get("X-WebhookType"), json.loads(body))
        except Exception as error:
            print(trace_id, error, flush=True)
            return 500  # It comes again, at most 3 times.
        handled.add(trace_id)
        return 202


ThreadingHTTPServer(("", int(os.environ.get("PORT", "8080"))), Receiver).serve_forever()
`;

/** Programs that receive webhooks, by the language or library that they are written with. */
export const receivers = {
  node: { label: 'Node.js', text: nodeReceiver },
  express: { label: 'Express 5', text: expressReceiver },
  fastify: { label: 'Fastify 5', text: fastifyReceiver },
  python: { label: 'Python', text: pythonReceiver },
} as const;
