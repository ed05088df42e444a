import { beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../src/api/schema';
import { type TestService, origin, testService } from '../testing';
import { operations } from './operations.gen';

type Problem = components['schemas']['Problem'];
type Events = components['schemas']['EventLogEntryPage'];
type Page = components['schemas']['ProviderPage'];

const nobody = '00000000-0000-4000-8000-000000000000';
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

let service: TestService;
beforeEach(async () => {
  service = await testService({ size: 10 });
});

const requestFor = (path: string) => path.replaceAll(/\{\w+\}/g, nobody);

const numbersSeenBy = async (name: string) => {
  const { body } = await (await service.as(name)).get<Page>('/providers');
  return body.items?.filter((provider) => provider.ssn !== undefined).length ?? 0;
};

const headersFor = async (from: string, method = 'GET') =>
  (await service.app.handle(new Request(`${origin}/api/countries`, { method, headers: { Origin: from } })))
    .headers;

describe('every failure is an error object', () => {
  test('with status, title and a correlation id to quote', async () => {
    const { status, headers, body } = await service.get<Problem>(`/providers/${nobody}`);
    expect(status).toBe(404);
    expect(headers.get('Content-Type')).toContain('application/json');
    expect(body).toEqual({
      type: expect.any(String),
      status: 404,
      title: 'There is no such provider.',
      correlationId: expect.stringMatching(uuid),
    });
  });

  test('an unknown path is 404, an unknown method 405 that says what there is', async () => {
    expect(await service.get<Problem>('/nothing')).toMatchObject({ status: 404, body: { status: 404 } });
    const answer = await service.app.handle(new Request(`${origin}/api/providers`, { method: 'DELETE' }));
    expect(answer.status).toBe(405);
    expect(answer.headers.get('Allow')).toBe('GET, POST');
  });

  test('a body that is no JSON, or none, is 400 at the root', async () => {
    for (const body of ['{"firstName": "A', '']) {
      const answer = await service.post<Problem>('/providers', body);
      expect(answer).toMatchObject({ status: 400, body: { errors: { $: [expect.any(String)] } } });
    }
  });

  test('problems of parameters and body are listed together', async () => {
    const answer = await service.patch<Problem>('/providers/17', { npi: 'x' });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual({
      providerId: ['Must be a UUID.'],
      '$.npi': ['Must be a number.'],
    });
  });

  test('problems of the query are listed under the names of its parameters', async () => {
    const answer = await service.get<Problem>('/providers?count=251&sortedBy=Height&deactivated=perhaps');
    expect(Object.keys(answer.body.errors ?? {})).toEqual(['deactivated', 'count', 'sortedBy']);
  });
});

describe('who may do what', () => {
  const protectedOperations = Object.entries(operations).filter(([, spec]) => !spec.isPublic);
  test('every operation but those that sign in is 401 without a token', async () => {
    const open: string[] = [];
    for (const [id, { method, path }] of protectedOperations) {
      const request = new Request(`${origin}/api${requestFor(path)}`, { method });
      if ((await service.app.handle(request)).status !== 401) open.push(id);
    }
    expect(protectedOperations.length).toBeGreaterThan(170);
    expect(open).toEqual([]);
  });

  test.each(['nonsense', '', 'cred_00000000'])('the token %j is 401', async (token) => {
    expect(await service.withToken(token).get('/providers')).toMatchObject({ status: 401 });
  });

  test('every write but those to one’s own session and password is 403 for a reader', async () => {
    const writes = protectedOperations.filter(
      ([, spec]) => spec.method !== 'GET' && !/^\/(auth|users\/me)\//.test(spec.path),
    );
    const { post, put, patch, delete: remove } = await service.as('reader');
    const send = { GET: post, POST: post, PUT: put, PATCH: patch, DELETE: remove };
    const allowed: string[] = [];
    for (const [id, { method, path }] of writes)
      if ((await send[method](requestFor(path), {})).status !== 403) allowed.push(id);
    expect(writes.length).toBeGreaterThan(80);
    expect(allowed).toEqual([]);
  });

  test('a reader reads', async () => {
    const reader = await service.as('reader');
    expect(await reader.get('/providers')).toMatchObject({ status: 200 });
    expect(await reader.get('/log/events')).toMatchObject({ status: 200 });
  });

  test('limited roles do not see social security numbers', async () => {
    expect(await numbersSeenBy('specialist')).toBeGreaterThan(0);
    expect(await numbersSeenBy('assistant')).toBe(0);
    expect(await numbersSeenBy('auditor')).toBe(0);
  });
});

describe('a refused request', () => {
  test('is in the event log under its correlation id, when failed requests are asked for', async () => {
    const refused = await service.get<Problem>(`/providers/${nobody}`);
    const id = refused.body.correlationId;
    const log = (more: string) => service.get<Events>(`/log/events?correlationId=${id}${more}`);
    expect((await log('')).body.items).toEqual([]);
    expect((await log('&includeFailedRequests=true')).body.items).toMatchObject([
      {
        correlationId: id,
        messageTemplate: '{method} {path} of {user} failed with {status}: {title}',
        messageParameters: { user: 'admin@credence.example', status: '404', path: '/providers/{providerId}' },
      },
    ]);
  });
});

describe('on every answer', () => {
  test('the Date is the service time', async () => {
    service.pass(86_400);
    const { headers } = await service.anonymous.get('/countries');
    expect(headers.get('Date')).toBe('Sat, 21 Nov 2026 12:00:00 GMT');
  });

  test('a page on a loopback origin may read it, another may not', async () => {
    const allowed = await headersFor('http://localhost:5173');
    expect(allowed.get('Access-Control-Allow-Origin')).toBe('http://localhost:5173');
    expect(allowed.get('Access-Control-Expose-Headers')).toContain('Date, Location, Retry-After');
    expect((await headersFor('https://elsewhere.example')).get('Access-Control-Allow-Origin')).toBeNull();
    const preflight = await headersFor('http://127.0.0.1:4173', 'OPTIONS');
    expect(preflight.get('Access-Control-Allow-Headers')).toContain('Authorization');
  });
});
