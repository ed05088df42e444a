import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as a receiver of webhooks saw it. */
interface Received {
  method: string | undefined;
  path: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface Receiver {
  url: string;
  received: Received[];
  /** What is answered from now on. */
  answer: (response: ServerResponse, request: Received) => void;
  close(): void;
}

/** A receiver of webhooks for tests, on a free port of this machine. It answers 200 until told otherwise. */
export async function startReceiver(): Promise<Receiver> {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { method, url: path, headers } = request;
      const seen = { method, path, headers, body };
      receiver.received.push(seen);
      receiver.answer(response, seen);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const receiver: Receiver = {
    url: `http://127.0.0.1:${port}`,
    received: [],
    answer: (response) => response.end('{"received":true}'),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
  return receiver;
}
