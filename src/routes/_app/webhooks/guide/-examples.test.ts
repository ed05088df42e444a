import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { nodeReceiver } from './-examples';

let receiver: ChildProcess;
let url = '';
let output = '';

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

async function send(headers: Record<string, string>, body = '{"id":"42"}'): Promise<number> {
  const response = await fetch(url, { method: 'POST', headers: { 'X-Secret': 'cedar', ...headers }, body });
  return response.status;
}

beforeAll(async () => {
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  receiver = spawn(process.execPath, ['--input-type=module', '-e', nodeReceiver], {
    env: { ...process.env, PORT: String(port), WEBHOOK_SECRET: 'cedar' },
  });
  receiver.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await vi.waitFor(() => fetch(url), { timeout: 25_000 });
});

afterAll(() => void receiver.kill());

test('the example handles a message once, however often it comes', async () => {
  const message = { 'X-TraceId': 'trace-1', 'X-WebhookType': 'LicenseChanged' };
  expect(await send(message)).toBe(202);
  expect(await send(message)).toBe(200);
  await expect.poll(() => output).toBe('LicenseChanged 42\n');
});

test('the example refuses another secret, and a message without a trace id', async () => {
  expect(await send({ 'X-TraceId': 'trace-2', 'X-Secret': 'ridge' })).toBe(401);
  expect(await send({})).toBe(400);
});

test('the example asks for another attempt at what it could not handle, and takes it then', async () => {
  const message = { 'X-TraceId': 'trace-3', 'X-WebhookType': 'LicenseExpired' };
  expect(await send(message, 'not json')).toBe(500);
  expect(await send(message)).toBe(202);
});
