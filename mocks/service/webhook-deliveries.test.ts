import { beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../src/api/schema';
import { type TestService, noon, testService } from '../testing';

type Schemas = components['schemas'];
type Page = Schemas['WebhookLogPage'];
type Events = Schemas['EventLogEntryPage'];

let service: TestService;
beforeEach(async () => {
  service = await testService({ size: 30 });
  // Only what a test creates is called.
  for (const { id } of service.world.webhooks.all()) service.world.webhooks.remove(id);
});

const create = async (type: string, url: string, more: object = {}) =>
  (await service.post<Schemas['Webhook']>('/webhooks', { type, url, ...more })).body.id;

/** What was sent since the start, oldest first. */
const sent = async (query = '') => {
  const after = `after=${new Date(noon - 1).toISOString()}`;
  const { body } = await service.get<Page>(`/webhookslog?sortDirection=Asc&${after}&${query}`);
  return body.items ?? [];
};

const payloads = async () => (await sent()).map(({ payload = '' }) => payload);

const pending = async () => (await service.control<{ pendingJobs: number }>('/state')).body.pendingJobs;

const provider = () => {
  const found = [...service.world.providers.all()].find(({ ssn, deactivated }) => ssn && !deactivated);
  if (!found) throw new Error('no such provider was generated');
  return found;
};

/** Changes a status, which calls webhooks of the type ProviderStatusChanged. */
const changeStatus = (to = 'Denied') =>
  service.patch(`/providers/${provider().id}`, { credentialingStatus: to });

const secondsAfterNoon = ({ timestamp = '' }: Schemas['WebhookLog']) => (Date.parse(timestamp) - noon) / 1000;

describe('a message', () => {
  test('is under way first, then completed, with everything that was exchanged', async () => {
    const webhookId = await create('ProviderStatusChanged', 'https://receiver.test/ok');
    await changeStatus();
    const [underWay] = await sent();
    expect(underWay).toEqual({
      id: expect.any(String),
      traceId: expect.any(String),
      webhookId,
      type: 'ProviderStatusChanged',
      url: 'https://receiver.test/ok',
      timestamp: new Date(noon).toISOString(),
      status: 'Triggered',
      attempt: 1,
      payload: expect.any(String),
    });
    service.pass(1);
    expect(await sent()).toEqual([
      {
        ...underWay,
        status: 'Completed',
        responseStatus: 200,
        responseTime: expect.any(Number),
        responsePayload: '{"received":true}',
        responseHeaders: { 'content-type': 'application/json' },
      },
    ]);
    service.pass(3600);
    expect(await sent()).toHaveLength(1);
  });

  test.each([
    ['fail', 'Answered 500.', 500],
    ['timeout', 'The receiver did not answer within 10 seconds.', undefined],
  ])('to an address with "%s" is tried four times, at growing distances', async (path, reason, status) => {
    const webhookId = await create('ProviderStatusChanged', `https://receiver.test/${path}`);
    await changeStatus();
    service.pass(3600);
    const attempts = await sent();
    expect(attempts.map(({ attempt }) => attempt)).toEqual([1, 2, 3, 4]);
    for (const entry of attempts) {
      expect(entry).toMatchObject({ status: 'Failed', failureReason: reason });
      expect(entry.responseStatus).toBe(status);
      expect(entry.payload).toBe(attempts[0]?.payload);
    }
    expect(new Set(attempts.map(({ traceId }) => traceId)).size).toBe(1);
    expect(new Set(attempts.map(({ id }) => id)).size).toBe(4);
    const [one = 0, two = 0, three = 0, four = 0] = attempts.map(secondsAfterNoon);
    const took = path === 'timeout' ? 10 : 0;
    const distances = [two - one, three - two, four - three].map((gap) => Math.floor(gap - took));
    expect(distances).toEqual([10, 60, 300]);

    const { body } = await service.get<Events>(`/log/events?entityId=${webhookId}&count=1`);
    expect(body.items?.[0]).toMatchObject({
      type: 'System',
      messageTemplate: 'A message for {type} to {host} was given up after {attempts} attempts: {reason}',
      messageParameters: { host: 'receiver.test', attempts: '4', reason },
    });
  });

  test('to an address with "flaky" needs a second attempt', async () => {
    await create('ProviderStatusChanged', 'https://receiver.test/flaky');
    await changeStatus();
    service.pass(5);
    expect(await sent()).toMatchObject([{ attempt: 1, status: 'Failed', responseStatus: 503 }]);
    service.pass(3600);
    const [first, second, ...more] = await sent();
    expect(second).toMatchObject({ attempt: 2, status: 'Completed', traceId: first?.traceId });
    expect(more).toEqual([]);
  });

  test('has a trace id of its own for each event and each webhook', async () => {
    await create('ProviderStatusChanged', 'https://receiver.test/one');
    await create('ProviderStatusChanged', 'https://receiver.test/two');
    await changeStatus('Denied');
    await changeStatus('Terminated');
    expect(new Set((await sent()).map(({ traceId }) => traceId)).size).toBe(4);
  });

  test('is not tried again once its webhook is deleted; what was sent stays in the log', async () => {
    const webhookId = await create('ProviderStatusChanged', 'https://receiver.test/fail');
    await changeStatus();
    service.pass(5);
    await sent();
    await service.delete(`/webhooks/${webhookId}`);
    service.pass(3600);
    expect(await sent()).toMatchObject([{ webhookId, attempt: 1, status: 'Failed' }]);
  });

  test('goes to the new address when that was changed before the retry', async () => {
    const webhookId = await create('ProviderStatusChanged', 'https://receiver.test/fail');
    await changeStatus();
    service.pass(5);
    await sent();
    await service.patch(`/webhooks/${webhookId}`, { url: 'https://receiver.test/better' });
    service.pass(60);
    expect(await sent()).toMatchObject([
      { url: 'https://receiver.test/fail', status: 'Failed' },
      { url: 'https://receiver.test/better', status: 'Completed' },
    ]);
  });

  test('holds nobody up and is no pending job of the state', async () => {
    await create('ProviderStatusChanged', 'https://receiver.test/timeout');
    const before = await pending();
    expect((await changeStatus()).status).toBe(200);
    expect(await pending()).toBe(before);
  });
});

describe('social security numbers', () => {
  test('are only sent to webhooks that include them', async () => {
    await create('ProviderStatusChanged', 'https://receiver.test/without');
    await changeStatus();
    expect((await payloads()).join()).not.toContain(provider().ssn);
    await create('ProviderStatusChanged', 'https://receiver.test/with', { includeSensitiveInfo: true });
    service.pass(1);
    await changeStatus('Terminated');
    const [, ...both] = await payloads();
    expect(both.filter((payload) => payload.includes(String(provider().ssn)))).toHaveLength(1);
    expect(both).toHaveLength(2);
  });

  test('are not in the log of those who may not see them', async () => {
    await create('ProviderStatusChanged', 'https://receiver.test/with', { includeSensitiveInfo: true });
    await changeStatus();
    const [payload = ''] = await payloads();
    const { body } = await (await service.as('manager')).get<Page>('/webhookslog?count=1');
    const hidden = JSON.parse(body.items?.[0]?.payload ?? '');
    const { ssn, ...rest } = JSON.parse(payload);
    expect(ssn).toBe(provider().ssn);
    expect(hidden).toEqual(rest);
  });
});
