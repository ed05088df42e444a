import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { receivers } from './-examples';

const hasPython = spawnSync('python3', ['--version']).status === 0;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

function start(text: string, language: string, env: NodeJS.ProcessEnv): ChildProcess {
  const [command, ...rest] =
    language === 'python' ? ['python3', '-c', text] : [process.execPath, '--input-type=module', '-e', text];
  return spawn(command as string, rest, { env: { ...process.env, ...env } });
}

const json = { 'Content-Type': 'application/json' };

/** Sends a message whose names of headers are written so, in two chunks and without a length. Gives the status. */
function sendInChunks(url: string, written: (name: string) => string, traceId: string) {
  const headers = Object.entries({ ...json, 'X-Secret': 'cedar', 'X-TraceId': traceId });
  return new Promise<number | undefined>((resolve, reject) => {
    const sent = request(
      url,
      { method: 'POST', headers: Object.fromEntries(headers.map(([name, value]) => [written(name), value])) },
      (response) => {
        response.resume();
        resolve(response.statusCode);
      },
    );
    sent.on('error', reject);
    sent.write('{"id":');
    setTimeout(() => sent.end('"42"}'), 20);
  });
}

describe.each(Object.entries(receivers).filter(([language]) => language !== 'python' || hasPython))(
  'the example in %s',
  (language, { text }) => {
    let receiver: ChildProcess;
    let url = '';
    let output = '';

    async function send(headers: Record<string, string>, body = '{"id":"42"}'): Promise<number> {
      const sent = { ...json, 'X-Secret': 'cedar', ...headers };
      return (await fetch(url, { method: 'POST', headers: sent, body })).status;
    }

    beforeAll(async () => {
      const port = await freePort();
      url = `http://127.0.0.1:${port}/`;
      receiver = start(text, language, { PORT: String(port), WEBHOOK_SECRET: 'cedar' });
      receiver.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
      await vi.waitFor(() => fetch(url), { timeout: 25_000 });
    }, 30_000);
    afterAll(() => void receiver.kill());

    test('handles a message once, however often it comes', async () => {
      const message = { 'X-TraceId': 'trace-1', 'X-WebhookType': 'LicenseChanged' };
      expect(await send(message)).toBe(202);
      expect(await send(message)).toBe(200);
      await expect.poll(() => output).toBe('LicenseChanged 42\n');
    });

    test('refuses another secret, an empty one and none, whatever the body is, and a message without a trace id', async () => {
      expect(await send({ 'X-TraceId': 'trace-2', 'X-Secret': 'ridge' }, 'not json')).toBe(401);
      expect(await send({ 'X-TraceId': 'trace-2', 'X-Secret': '' })).toBe(401);
      const without = { method: 'POST', headers: { ...json, 'X-TraceId': 'trace-2' }, body: '{}' };
      expect((await fetch(url, without)).status).toBe(401);
      expect((await fetch(url, { ...without, body: 'x'.repeat(3_000_000) })).status).toBe(401);
      expect(await send({})).toBe(400);
    });

    test('asks for another attempt at what it could not handle, and takes it then', async () => {
      const message = { 'X-TraceId': 'trace-3', 'X-WebhookType': 'LicenseExpired' };
      expect(await send(message, 'not json')).toBe(500);
      expect(await send(message)).toBe(202);
    });

    test('takes a license with all that was found, which is of megabytes, and refuses what is far larger', async () => {
      const large = JSON.stringify({ id: 'large', found: 'x'.repeat(3_000_000) });
      expect(await send({ 'X-TraceId': 'trace-4' }, large)).toBe(202);
      // Who is told in the middle of sending may see the connection close before the answer.
      const refused = send({ 'X-TraceId': 'trace-5' }, JSON.stringify({ id: 'x'.repeat(11_000_000) }));
      expect([413, 'closed']).toContain(await refused.catch(() => 'closed'));
    });

    test('takes a body in chunks, without a length, and headers whose names are in small letters or capitals', async () => {
      expect(await sendInChunks(url, (name) => name.toLowerCase(), 'trace-6')).toBe(202);
      expect(await sendInChunks(url, (name) => name.toUpperCase(), 'trace-7')).toBe(202);
    });

    test('does not start without a secret, which would let everybody in', async () => {
      const port = await freePort();
      const open = start(text, language, { PORT: String(port), WEBHOOK_SECRET: '' });
      let said = '';
      open.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
      const code = await new Promise((resolve) => open.on('exit', resolve));
      expect(code).not.toBe(0);
      expect(said).toContain('an empty one would let everybody in');
    });
  },
);
