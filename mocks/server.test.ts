import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startReceiver } from './host/webhook-receiver';
import { password } from './testing';

const script = fileURLToPath(new URL('./server.ts', import.meta.url));
const run = (...args: string[]) => spawn(process.execPath, ['--import', 'tsx', script, ...args]);

/** What a process writes until a pattern shows, or until it ends. */
function output(child: ChildProcess, until: RegExp): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    const add = (chunk: Buffer) => {
      text += chunk.toString();
      if (until.test(text)) resolve(text);
    };
    child.stdout?.on('data', add);
    child.stderr?.on('data', add);
    child.on('close', () => resolve(text));
  });
}

const ended = (child: ChildProcess) => new Promise<number | null>((resolve) => child.on('close', resolve));

describe('the service over HTTP', () => {
  let child: ChildProcess;
  let base: string;

  beforeAll(async () => {
    child = run('--port', '0', '--providers', '5', '--seed', '3');
    const text = await output(child, /listening on .*\n/);
    base = /listening on (http:\/\/127\.0\.0\.1:\d+)\/api\n/.exec(text)?.[1] ?? text;
  }, 60_000);

  afterAll(() => child.kill('SIGKILL'));

  const conditions = (failure: object) =>
    fetch(`${base}/control/conditions`, {
      method: 'POST',
      body: JSON.stringify({ failures: [{ operation: '*', ...failure }] }),
    });

  test('says where it listens and has the seed and size that were asked for', async () => {
    const state = await (await fetch(`${base}/control/state`)).json();
    expect(state).toMatchObject({ seed: 3, counts: { providers: 5 } });
  });

  test('answers with error objects and the time of the service', async () => {
    const answer = await fetch(`${base}/api/providers`);
    expect(answer.status).toBe(401);
    expect(answer.headers.get('Date')).toMatch(/GMT$/);
    expect(await answer.json()).toMatchObject({ status: 401 });
  });

  test('cuts the connection when told to', async () => {
    await conditions({ body: 'drop' });
    await expect(fetch(`${base}/api/providers`)).rejects.toThrow('fetch failed');
    expect((await fetch(`${base}/api/providers`)).status).toBe(401);
  });

  test('leaves a request without an answer when told to, and goes on afterwards', async () => {
    await conditions({ body: 'hang' });
    const signal = AbortSignal.timeout(100);
    await expect(fetch(`${base}/api/providers`, { signal })).rejects.toThrow('timeout');
    expect((await fetch(`${base}/api/providers`)).status).toBe(401);
  });

  test('calls webhooks by real requests, without anybody asking', async () => {
    const receiver = await startReceiver();
    const post = (path: string, body: object, token = '') =>
      fetch(`${base}/api${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      }).then((answer) => answer.json());
    const { token } = await post('/auth/token/password', { email: 'admin@credence.example', password });
    const webhook = { type: 'ProviderStatusChanged', url: receiver.url, allowInsecureUrl: true };
    await post('/webhooks', webhook, token);
    const { id } = await post('/providers', { firstName: 'Ada', lastName: 'Okoro' }, token);
    await fetch(`${base}/api/providers/${id}`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({ deactivated: true }),
    });
    await expect.poll(() => receiver.received, { timeout: 10_000 }).toHaveLength(1);
    expect(JSON.parse(receiver.received[0]?.body ?? '')).toMatchObject({ id, deactivated: true });
    receiver.close();
  });

  test('ends cleanly when it is told to', async () => {
    const end = ended(child);
    child.kill('SIGTERM');
    expect(await end).toBe(0);
  });
});

describe('the command', () => {
  test('explains itself', async () => {
    expect(await output(run('--help'), /--host/)).toContain('npm run api');
  }, 60_000);

  test('refuses a number that is none', async () => {
    const child = run('--providers', 'many');
    const end = ended(child);
    expect(await output(child, /whole number/)).toContain('--providers must be a whole number');
    expect(await end).toBe(1);
  }, 60_000);
});
