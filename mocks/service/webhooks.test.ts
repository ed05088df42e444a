import { beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../src/api/schema';
import { type TestService, testService } from '../testing';

type Schemas = components['schemas'];
type Webhook = Schemas['Webhook'] & Schemas['Problem'];
type Events = Schemas['EventLogEntryPage'];

const nobody = '00000000-0000-4000-8000-000000000000';
const url = 'https://receiver.test/hooks';
const secret = 'only-the-receiver-knows';

let service: TestService;
beforeEach(async () => {
  service = await testService({ size: 10 });
});

const create = (more: object = {}) =>
  service.post<Webhook>('/webhooks', { type: 'LicenseChanged', url, ...more });

const lastEvent = async () => {
  const { body } = await service.get<Events>('/log/events?category=Integrations&count=1');
  return body.items?.[0];
};

describe('a webhook', () => {
  test('can be created, read, listed, changed and deleted', async () => {
    const { status, headers, body } = await create({ includeSensitiveInfo: true });
    expect(status).toBe(201);
    expect(headers.get('Location')).toMatch(new RegExp(`/api/webhooks/${body.id}$`));
    expect(body).toEqual({
      id: expect.any(String),
      type: 'LicenseChanged',
      url,
      allowInsecureUrl: false,
      includeSensitiveInfo: true,
    });
    const path = `/webhooks/${body.id}`;
    expect((await service.get<Webhook>(path)).body).toEqual(body);
    expect((await service.get<Webhook[]>('/webhooks')).body).toContainEqual(body);

    const changed = await service.patch<Webhook>(path, { url: `${url}/2` });
    expect(changed).toMatchObject({ status: 200, body: { ...body, url: `${url}/2` } });
    expect((await service.get<Webhook>(path)).body).toEqual(changed.body);

    expect((await service.delete(path)).status).toBe(204);
    for (const gone of [service.get(path), service.patch(path, {}), service.delete(path)]) {
      expect(await gone).toMatchObject({ status: 404 });
    }
  });

  test('that nobody has is 404', async () => {
    expect(await service.get(`/webhooks/${nobody}`)).toMatchObject({ status: 404 });
  });

  test('needs a known type and an absolute address', async () => {
    const wrong = await service.post<Webhook>('/webhooks', { type: 'PayerRosterRequested', url: 'hooks' });
    expect(Object.keys(wrong.body.errors ?? {})).toEqual(['$.type', '$.url']);
  });

  test.each(['http://receiver.test/hooks', 'http://127.0.0.1:9000'])(
    'is refused at the insecure address %s unless that is allowed',
    async (insecure) => {
      expect(await create({ url: insecure })).toMatchObject({
        status: 400,
        body: { errors: { '$.url': [expect.stringContaining('https://')] } },
      });
      const allowed = await create({ url: insecure, allowInsecureUrl: true });
      expect(allowed).toMatchObject({ status: 201, body: { url: insecure, allowInsecureUrl: true } });
      const path = `/webhooks/${allowed.body.id}`;
      const forbidden = await service.patch<Webhook>(path, { allowInsecureUrl: false });
      expect(forbidden).toMatchObject({ status: 400, body: { errors: { '$.url': [expect.any(String)] } } });
      expect((await service.get<Webhook>(path)).body.allowInsecureUrl).toBe(true);
      expect((await service.patch(path, { allowInsecureUrl: false, url: `${url}/safe` })).status).toBe(200);
    },
  );

  test.each(['ftp://receiver.test/hooks', 'javascript:alert(1)', 'https://me:pass@receiver.test/'])(
    'is refused at %s whatever is allowed',
    async (strange) => {
      const answer = await create({ url: strange, allowInsecureUrl: true });
      expect(answer).toMatchObject({ status: 400, body: { errors: { '$.url': [expect.any(String)] } } });
    },
  );

  test('stands alone for its type at its address', async () => {
    const { body: first } = await create();
    expect(await create({ url: 'https://RECEIVER.test/hooks' })).toMatchObject({ status: 409 });
    expect((await create({ type: 'LicenseExpired' })).status).toBe(201);
    const { body: other } = await create({ url: `${url}/other` });
    expect(await service.patch(`/webhooks/${other.id}`, { url })).toMatchObject({ status: 409 });
    expect(await service.patch(`/webhooks/${first.id}`, { url })).toMatchObject({ status: 200 });
  });
});

describe('a secret', () => {
  test('is never shown: not in answers, lists, the log of deliveries or the event log', async () => {
    const { body } = await create({ type: 'ProviderStatusChanged', secret });
    await service.patch(`/webhooks/${body.id}`, { secret: `${secret}-2` });
    const provider = [...service.world.providers.all()].find(({ deactivated }) => !deactivated);
    await service.patch(`/providers/${provider?.id}`, { deactivated: true });
    service.pass(600);
    const seen = await Promise.all(
      [`/webhooks/${body.id}`, '/webhooks', '/webhookslog?count=250', '/log/events?count=250'].map((path) =>
        service.get<object>(path),
      ),
    );
    expect(service.world.webhooks.get(body.id ?? '')?.secret).toBe(`${secret}-2`);
    expect(JSON.stringify([body, seen.map((answer) => answer.body)])).not.toContain(secret);
    expect(JSON.stringify(seen.map((answer) => answer.body))).toContain(url);
  });

  test('goes when null is sent, and stays when nothing is', async () => {
    const { body } = await create({ secret });
    const path = `/webhooks/${body.id}`;
    const kept = () => service.world.webhooks.get(body.id ?? '')?.secret;
    await service.patch(path, { includeSensitiveInfo: true });
    expect(kept()).toBe(secret);
    expect((await service.patch(path, { secret: null })).status).toBe(200);
    expect(kept()).toBeUndefined();
  });

  test.each(['two\nlines', 'geheimes Wört', ' spaced '])(
    'that cannot be a header is refused: %j',
    async (strange) => {
      const answer = await create({ secret: strange });
      expect(answer).toMatchObject({ status: 400, body: { errors: { '$.secret': [expect.any(String)] } } });
    },
  );
});

describe('the event log', () => {
  test('tells who created, changed and deleted a webhook, without the path of its address', async () => {
    const { body } = await create();
    const path = `/webhooks/${body.id}`;
    const about = { user: 'admin@credence.example', type: 'LicenseChanged', host: 'receiver.test' };
    expect(await lastEvent()).toMatchObject({
      messageTemplate: '{user} created a webhook for {type} at {host}',
      messageParameters: about,
      context: { category: 'Integrations', subcategory: 'WebhookCreated', webhookId: body.id },
    });
    service.pass(1);
    await service.patch(path, { secret, includeSensitiveInfo: true });
    expect((await lastEvent())?.messageParameters).toEqual({
      ...about,
      fields: 'secret, includeSensitiveInfo',
    });
    service.pass(1);
    await service.patch(path, {});
    await service.delete(path);
    expect((await lastEvent())?.context).toMatchObject({ subcategory: 'WebhookDeleted' });
    const { body: all } = await service.get<Events>(`/log/events?entityId=${body.id?.toUpperCase()}`);
    expect(all.items).toHaveLength(3);
  });
});

describe('who may see webhooks', () => {
  test.each([
    ['admin', [200, 200, 200]],
    ['manager', [200, 200, 403]],
    ['specialist', [403, 403, 403]],
    ['assistant', [403, 403, 403]],
    ['reader', [403, 403, 403]],
    ['auditor', [403, 403, 403]],
  ])('%s: list, log and change are answered by %j', async (name, expected) => {
    const { body } = await create();
    const client = await service.as(name);
    const answers = await Promise.all([
      client.get('/webhooks'),
      client.get('/webhookslog'),
      client.patch(`/webhooks/${body.id}`, {}),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(expected);
  });
});
