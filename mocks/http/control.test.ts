import { beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../src/api/schema';
import { type TestService, noon, origin, testService } from '../testing';
import { createApp } from './app';
import { type Conditions, createConditions } from './conditions';

type Problem = components['schemas']['Problem'];

interface State {
  now: string;
  seed: number;
  edgeCases: boolean;
  counts: Record<string, number>;
  pendingJobs: number;
}

let service: TestService;
beforeEach(async () => {
  service = await testService({ size: 10 });
});

const conditions = (given: Conditions) => service.control<Conditions>('/conditions', given);

/** One request without a token; failures come before anybody is asked who they are. */
const ask = (signal?: AbortSignal) =>
  service.app.handle(new Request(`${origin}/api/countries`, signal ? { signal } : {}));

const failing = async (body: 'html' | 'empty' | 'malformed' | 'half', status: number) => {
  await conditions({ failures: [{ operation: '*', body, status }] });
  return ask();
};

describe('state, time and a new start', () => {
  test('the state tells time, seed, how much there is and what is running', async () => {
    const { body } = await service.control<State>('/state');
    expect(body).toMatchObject({ now: new Date(noon).toISOString(), seed: 1, counts: { providers: 10 } });
  });

  test('the clock moves by days, hours and seconds together', async () => {
    const { body } = await service.control<State>('/advance', { days: 1, hours: 2, seconds: 3 });
    expect(body.now).toBe('2026-11-21T14:00:03.000Z');
  });

  test('it never moves back', async () => {
    const answer = await service.control<Problem>('/advance', { days: -1 });
    expect(answer).toMatchObject({ status: 400, body: { errors: { '$.days': ['Must be at least 0.'] } } });
  });

  test('a new start forgets everything, conditions too, and can change seed and size', async () => {
    const before = [...service.world.providers.all()].map(({ id }) => id);
    await service.post('/providers', { firstName: 'Ada', lastName: 'Okoro' });
    await conditions({ failures: [{ operation: '*' }] });
    await service.control('/reset', {});
    expect([...service.world.providers.all()].map(({ id }) => id)).toEqual(before);
    expect((await (await service.as('admin')).get('/countries')).status).toBe(200);
    const { body } = await service.control<State>('/reset', { seed: 2, providers: 25 });
    expect(body).toMatchObject({ seed: 2, counts: { providers: 25 } });
  });

  test('a new start can bring edge cases, and keeps them until it is told otherwise', async () => {
    const first = () => [...service.world.facilities.all()][2]?.name;
    expect((await service.control<State>('/state')).body.edgeCases).toBe(false);
    expect(first()).not.toContain('<script>');
    expect((await service.control<State>('/reset', { edgeCases: true })).body.edgeCases).toBe(true);
    expect(first()).toContain('<script>');
    expect((await service.control<State>('/reset', { seed: 3 })).body.edgeCases).toBe(true);
    expect((await service.control<State>('/reset', { edgeCases: false })).body.edgeCases).toBe(false);
  });

  test('controls are no part of the API and the other way round', async () => {
    expect((await service.anonymous.get<Problem>('/control/state')).status).toBe(404);
    expect((await service.control<Problem>('/providers')).status).toBe(404);
  });
});

describe('failures', () => {
  test('come for the named operation only, as often as asked for', async () => {
    await conditions({ failures: [{ operation: 'GET /countries', status: 503, times: 2 }] });
    expect((await service.get('/providertypes')).status).toBe(200);
    expect((await ask()).status).toBe(503);
    expect((await service.control<Conditions>('/conditions')).body.failures).toMatchObject([{ times: 1 }]);
    expect((await ask()).status).toBe(503);
    expect((await service.get('/countries')).status).toBe(200);
  });

  test('"*" is whichever operation comes next', async () => {
    await conditions({ failures: [{ operation: '*' }] });
    const answer = await ask();
    expect(answer.status).toBe(500);
    expect(await answer.json()).toMatchObject({ status: 500, correlationId: expect.any(String) });
  });

  test('change nothing: a write that failed was not done', async () => {
    await conditions({ failures: [{ operation: 'POST /providers' }] });
    const count = service.world.providers.size;
    await service.app.handle(new Request(`${origin}/api/providers`, { method: 'POST' }));
    expect(service.world.providers.size).toBe(count);
  });

  test('can be a web page, nothing, or half a JSON', async () => {
    const html = await failing('html', 502);
    expect([html.status, html.headers.get('Content-Type')]).toEqual([502, 'text/html; charset=utf-8']);
    expect(await (await failing('empty', 200)).text()).toBe('');
    await expect((await failing('malformed', 200)).json()).rejects.toThrow(SyntaxError);
  });

  test('can be the first half of what is due', async () => {
    const whole = await ask();
    const half = await failing('half', 200);
    expect([half.status, half.headers.get('Content-Type')]).toEqual([whole.status, 'application/json']);
    expect(await half.text()).toHaveLength(Math.floor((await whole.text()).length / 2));
  });

  test('can be what is due without an id, of a record or of the first entry of a list', async () => {
    const admin = await service.as('admin');
    const idsOf = async () => (await admin.get<{ id?: string }[]>('/countries')).body.map(({ id }) => id);
    const [first, ...others] = await idsOf();
    expect(first).toBeDefined();
    await conditions({ failures: [{ operation: '*', body: 'no-id' }] });
    expect(await idsOf()).toEqual([undefined, ...others]);
  });

  test('can be a cut connection', async () => {
    await conditions({ failures: [{ operation: '*', body: 'drop' }] });
    expect((await ask()).type).toBe('error');
  });

  test('can be a connection that is cut after the request was carried out', async () => {
    const admin = await service.as('admin');
    const names = async () => (await admin.get<{ name: string }[]>('/groups')).body.map(({ name }) => name);
    await conditions({ failures: [{ operation: 'POST /groups', body: 'lost' }] });
    const lost = await admin.post('/groups', { name: 'Lost and found' }).catch((error: unknown) => error);
    expect(lost).not.toMatchObject({ status: 201 });
    expect(await names()).toContain('Lost and found');
  });

  test('can be no answer at all, until the client gives up', async () => {
    await conditions({ failures: [{ operation: '*', body: 'hang' }] });
    const controller = new AbortController();
    let answered = false;
    const pending = ask(controller.signal).then(() => (answered = true));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(answered).toBe(false);
    controller.abort();
    expect(await pending).toBe(true);
  });

  test('{} clears them; wrong ones are refused', async () => {
    await conditions({ failures: [{ operation: '*', times: 5 }], latencyMs: 5 });
    expect((await conditions({})).body).toEqual({ failures: [] });
    expect((await service.get('/countries')).status).toBe(200);
    const wrong = await service.control<Problem>('/conditions', {
      failures: [{ operation: 'GET /nothing' }],
    });
    expect(wrong).toMatchObject({
      status: 400,
      body: { errors: { '$.failures[0].operation': expect.any(Array) } },
    });
  });
});

test('latency holds every answer back', async () => {
  await conditions({ latencyMs: 60 });
  const started = performance.now();
  await ask();
  expect(performance.now() - started).toBeGreaterThan(50);
});

describe('the rate limit', () => {
  test('answers 429 with the time to wait, until the window is over', async () => {
    await conditions({ rateLimit: { limit: 2, windowSeconds: 60 } });
    expect((await service.get('/countries')).status).toBe(200);
    service.pass(20);
    expect((await service.get('/countries')).status).toBe(200);
    const refused = await service.get<Problem>('/countries');
    expect(refused).toMatchObject({ status: 429, body: { status: 429 } });
    expect(refused.headers.get('Retry-After')).toBe('40');
    service.pass(40);
    expect((await service.get('/countries')).status).toBe(200);
  });

  test('is 10,000 in 5 minutes by itself', () => {
    const ordinary = createConditions();
    for (let request = 0; request < 10_000; request += 1) expect(ordinary.countRequest(noon)).toBeUndefined();
    expect(ordinary.countRequest(noon)).toEqual({
      title: 'The rate limit of 10,000 requests per 5 minutes was exceeded.',
      retryAfter: 300,
    });
    expect(ordinary.countRequest(noon + 300_000)).toBeUndefined();
  });
});

test('what nobody expected is a 500 with an error object, and the host is told', async () => {
  const unexpected: unknown[] = [];
  const app = createApp(service.world, { onUnexpected: (error) => unexpected.push(error) });
  service.world.providerTypes = new Proxy([], {
    get: () => {
      throw new Error('broken');
    },
  });
  const token = [...service.world.tokens.all()][0]?.secret;
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await app.handle(new Request(`${origin}/api/providertypes`, { headers }));
  expect(answer.status).toBe(500);
  expect(await answer.json()).toMatchObject({ title: 'Something went wrong in the service.' });
  expect(unexpected).toEqual([new Error('broken')]);
});

test('reads of any operation are refused for as long as is asked for, and writes are not', async () => {
  await conditions({ failures: [{ operation: 'GET *', status: 429, retryAfterSeconds: 12, times: 2 }] });
  for (const path of ['/countries', '/groups']) {
    const refused = await service.get<Problem>(path);
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '12']);
  }
  expect((await service.get('/countries')).status).toBe(200);
  await conditions({ failures: [{ operation: 'GET *', status: 429 }] });
  expect((await service.post('/groups', { name: 'North' })).status).toBe(201);
  expect((await service.get<Problem>('/groups')).headers.get('Retry-After')).toBe('1');
});
