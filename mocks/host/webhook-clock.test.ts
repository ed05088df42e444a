import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../src/api/schema';
import { deliverBy } from '../service/webhook-receivers';
import { type TestService, testService } from '../testing';
import { runOnTime } from './webhook-clock';
import { type Receiver, startReceiver } from './webhook-receiver';
import { createSender } from './webhook-sender';

type Schemas = components['schemas'];
type Page = Schemas['WebhookLogPage'];

const secret = 'only-the-receiver-knows';
/** A machine may have other things to do. */
const patience = { timeout: 10_000 };
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

let service: TestService;
let receiver: Receiver;
let webhook: Schemas['Webhook'];
let end: () => void;
const errors: unknown[] = [];

beforeEach(async () => {
  service = await testService({ size: 10 });
  receiver = await startReceiver();
  deliverBy(service.world, createSender({ timeoutMs: 8_000 }));
  end = runOnTime(service.world, (error) => errors.push(error));
  const request = { type: 'ProviderStatusChanged', url: `${receiver.url}/hooks`, secret };
  webhook = (await service.post<Schemas['Webhook']>('/webhooks', { ...request, allowInsecureUrl: true }))
    .body;
});

afterEach(() => {
  end();
  receiver.close();
  expect(errors).toEqual([]);
});

const deactivate = async () => {
  const provider = [...service.world.providers.all()].find(({ deactivated }) => !deactivated);
  return service.patch<Schemas['Provider']>(`/providers/${provider?.id}`, { deactivated: true });
};

/** The attempts in the log at what was sent to the receiver, oldest first. */
const attempts = () =>
  [...service.world.webhookLogs.all()].filter(({ webhookId }) => webhookId === webhook.id);

const settled = (count: number) =>
  expect.poll(() => attempts().filter(({ status }) => status !== 'Triggered'), patience).toHaveLength(count);

describe('a real delivery', () => {
  test('carries the four headers and the data, and goes out though nobody asks for anything', async () => {
    await deactivate();
    await settled(1);
    const [request] = receiver.received;
    const [attempt] = attempts();
    expect(request?.headers).toMatchObject({
      'content-type': 'application/json',
      'x-webhooktype': 'ProviderStatusChanged',
      'x-webhookid': webhook.id,
      'x-secret': secret,
      'x-traceid': expect.stringMatching(uuid),
    });
    expect(request?.body).toBe(attempt?.payload);
    expect(JSON.parse(request?.body ?? '')).toMatchObject({ deactivated: true });
    expect(attempt).toMatchObject({
      status: 'Completed',
      traceId: request?.headers['x-traceid'],
      responseStatus: 200,
      responsePayload: '{"received":true}',
    });
  });

  test('has no X-Secret where no secret is set', async () => {
    await service.patch(`/webhooks/${webhook.id}`, { secret: null });
    await deactivate();
    await settled(1);
    expect(receiver.received[0]?.headers).not.toHaveProperty('x-secret');
  });

  test.each([
    [404, 'Answered 404.'],
    [503, 'Answered 503.'],
    [302, 'Answered 302; redirects are not followed.'],
  ])(
    'that is answered by %i is tried again at most three times under one trace id',
    async (status, reason) => {
      receiver.answer = (response) => response.writeHead(status, { Location: '/elsewhere' }).end();
      await deactivate();
      for (const [tried, seconds] of [10, 60, 300, 3600].entries()) {
        await settled(tried + 1);
        service.pass(seconds);
      }
      await new Promise((resolve) => setTimeout(resolve, 250));
      expect(attempts()).toMatchObject(
        [1, 2, 3, 4].map((attempt) => ({
          attempt,
          status: 'Failed',
          responseStatus: status,
          failureReason: reason,
        })),
      );
      expect(receiver.received.map(({ path }) => path)).toEqual(Array(4).fill('/hooks'));
      expect(new Set(receiver.received.map(({ headers }) => headers['x-traceid'])).size).toBe(1);
      expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
    },
  );

  test.each([201, 204, 299])('that is answered by %i is completed', async (status) => {
    receiver.answer = (response) => response.writeHead(status).end();
    await deactivate();
    await settled(1);
    expect(attempts()).toMatchObject([{ status: 'Completed', responseStatus: status }]);
  });

  test('that succeeds at the second attempt is not sent a third time', async () => {
    receiver.answer = (response) => response.writeHead(receiver.received.length === 1 ? 500 : 204).end();
    await deactivate();
    await settled(1);
    service.pass(10);
    await settled(2);
    service.pass(3600);
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect(attempts()).toMatchObject([{ status: 'Failed' }, { status: 'Completed', responseStatus: 204 }]);
    expect(receiver.received).toHaveLength(2);
  });

  test('without an answer in time has failed', async () => {
    deliverBy(service.world, createSender({ timeoutMs: 150 }));
    receiver.answer = () => undefined;
    await deactivate();
    await settled(1);
    const { body } = await service.get<Page>('/webhookslog?type=ProviderStatusChanged&count=1');
    const [entry] = body.items ?? [];
    expect(entry).toMatchObject({
      status: 'Failed',
      failureReason: expect.stringContaining('did not answer'),
    });
    expect(entry).not.toHaveProperty('responseStatus');
  });

  test('that never ends keeps nobody waiting', async () => {
    deliverBy(service.world, () => new Promise(() => undefined));
    expect((await deactivate()).status).toBe(200);
    await expect.poll(() => attempts().map(({ status }) => status), patience).toEqual(['Triggered']);
    expect((await service.get('/countries')).status).toBe(200);
  });

  test('of a service that started again meanwhile is forgotten', async () => {
    receiver.answer = (response) => setTimeout(() => response.end(), 50);
    await deactivate();
    await expect.poll(() => receiver.received, patience).toHaveLength(1);
    await service.control('/reset', {});
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(attempts()).toEqual([]);
  });
});
