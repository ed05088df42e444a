import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { OutgoingMessage } from '../service/webhook-receivers';
import { type Receiver, startReceiver } from './webhook-receiver';
import { createSender } from './webhook-sender';

let receiver: Receiver;
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(() => receiver.close());

const send = createSender({ timeoutMs: 8_000 });
/** For receivers that do not answer; all others may be as slow as the machine is. */
const sendImpatiently = createSender({ timeoutMs: 200 });

const message = (more: Partial<OutgoingMessage> = {}): OutgoingMessage => ({
  url: `${receiver.url}/hooks?from=here`,
  headers: { 'Content-Type': 'application/json', 'X-TraceId': 'one' },
  body: '{"name":"Zoë"}',
  ...more,
});

describe('a message', () => {
  test('arrives as it is, and the answer is given as it came', async () => {
    receiver.answer = (response) => response.writeHead(202, { 'X-Queue': 'seven' }).end('taken');
    expect(await send(message())).toEqual({
      status: 202,
      headers: expect.objectContaining({ 'x-queue': 'seven' }),
      body: 'taken',
      durationMs: expect.any(Number),
    });
    expect(receiver.received).toEqual([
      {
        method: 'POST',
        path: '/hooks?from=here',
        headers: expect.objectContaining({ 'content-type': 'application/json', 'x-traceid': 'one' }),
        body: '{"name":"Zoë"}',
      },
    ]);
  });

  test.each([204, 400, 500])('that is answered by %i has that status', async (status) => {
    receiver.answer = (response) => response.writeHead(status).end();
    expect(await send(message())).toMatchObject({ status, body: undefined });
  });

  test.each([301, 302, 307, 308])('that is redirected by %i goes no further', async (status) => {
    receiver.answer = (response) => response.writeHead(status, { Location: '/elsewhere' }).end();
    expect(await send(message())).toMatchObject({ status });
    expect(receiver.received.map(({ path }) => path)).toEqual(['/hooks?from=here']);
  });

  test('without an answer in time is given up', async () => {
    receiver.answer = () => undefined;
    const reply = await sendImpatiently(message());
    expect(reply?.status).toBeUndefined();
    expect(reply?.failureReason).toBe('The receiver did not answer within 0.2 seconds.');
    expect(reply?.durationMs).toBeGreaterThan(190);
  });

  test('whose answer never ends is given up, too', async () => {
    receiver.answer = (response) => response.writeHead(200).write('and then ');
    expect((await sendImpatiently(message()))?.failureReason).toContain('did not answer within');
  });

  test('whose answer is huge is read as far as anybody would', async () => {
    receiver.answer = (response) => response.end('x'.repeat(5_000_000));
    expect((await send(message()))?.body).toHaveLength(10_000);
  });

  test('to nobody says so', async () => {
    receiver.close();
    expect(await send(message())).toMatchObject({ failureReason: 'The connection was refused.' });
  });

  test('whose connection is cut says so', async () => {
    receiver.answer = (response) => response.destroy();
    expect(await send(message())).toMatchObject({ failureReason: 'The connection was cut.' });
  });

  test.each(['https://hooks.cedarridge.example/a', 'https://receiver.test/a', 'https://nobody.invalid/a'])(
    'to %s, where nobody can be, is left to the simulation',
    (url) => expect(send(message({ url }))).toBeUndefined(),
  );
});

test('a few messages go to one receiver at a time, in order; another receiver does not wait for them', async () => {
  const waiting: (() => void)[] = [];
  receiver.answer = (response) => waiting.push(() => response.end());
  const slow = createSender();
  const first = Array.from({ length: 6 }, (_, index) => slow(message({ body: String(index) })));
  const other = await startReceiver();
  expect(await slow(message({ url: other.url }))).toMatchObject({ status: 200 });
  other.close();
  await expect.poll(() => waiting.length, { timeout: 10_000 }).toBe(4);
  waiting.shift()?.();
  await expect
    .poll(() => receiver.received.map(({ body }) => body).toSorted(), { timeout: 10_000 })
    .toEqual(['0', '1', '2', '3', '4']);
  while (receiver.received.length < 6 || waiting.length > 0) {
    waiting.shift()?.();
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  expect((await Promise.all(first)).map((reply) => reply?.status)).toEqual(Array(6).fill(200));
});
