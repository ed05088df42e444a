/*
 * Receivers to begin with. Each runs as it is, with nothing but its language: -webhook-examples.test.ts starts the one
 * for Node.js and sends it messages.
 */

export const nodeReceiver = String.raw`// receiver.mjs: WEBHOOK_SECRET=… node receiver.mjs
import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

const { WEBHOOK_SECRET = '', PORT = '8080' } = process.env;
const handled = new Set(); // In production: a table with the trace id as its key.

const digest = (text) => createHash('sha256').update(text).digest();
const isOurs = (secret = '') => timingSafeEqual(digest(secret), digest(WEBHOOK_SECRET));

createServer((request, response) => {
  const answer = (status) => response.writeHead(status).end();
  let body = '';
  request.setEncoding('utf8');
  request.on('data', (part) => (body += part));
  request.on('end', () => {
    const { 'x-secret': secret, 'x-traceid': traceId, 'x-webhooktype': type } = request.headers;
    if (request.method !== 'POST' || !traceId) return answer(400);
    if (WEBHOOK_SECRET && !isOurs(secret)) return answer(401);
    if (handled.has(traceId)) return answer(200); // A retry of what was handled: done.
    try {
      enqueue(type, JSON.parse(body)); // Write it down now, work on it later.
      handled.add(traceId);
      answer(202);
    } catch (error) {
      console.error(traceId, error);
      answer(500); // It comes again, at most 3 times.
    }
  });
}).listen(Number(PORT));

function enqueue(type, data) {
  console.log(type, data.id);
}
`;

export const pythonReceiver = String.raw`# receiver.py: WEBHOOK_SECRET=… python3 receiver.py
import hmac, json, os
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

SECRET = os.environ.get("WEBHOOK_SECRET", "")
handled = set()  # In production: a table with the trace id as its key.


def enqueue(kind, data):
    print(kind, data.get("id"), flush=True)


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        self.send_response(self.handle_message(body))
        self.send_header("Content-Length", "0")
        self.end_headers()

    def handle_message(self, body):
        trace_id = self.headers.get("X-TraceId")
        if not trace_id:
            return 400
        secret = self.headers.get("X-Secret", "")
        if SECRET and not hmac.compare_digest(secret.encode(), SECRET.encode()):
            return 401
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
