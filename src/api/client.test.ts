import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApi, type Api } from './client';
import { mayBeCarriedOut } from './errors';
import { unconfirmedWriteOf } from './unconfirmed-write';
import type { Credentials } from './session-kept';
import { SessionStore } from './session-store';
import { failure, hangs } from './testing';

type Reply = Response | Error | ((request: Request) => Response | Promise<Response>);

const json = (body: unknown, init: ResponseInit = {}) =>
  new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' }, ...init });

const refused = () => new Response('', { status: 401 });

const credentials = (token: string, email = 'ada@example.org'): Credentials => ({
  token,
  user: { email },
  persistent: false,
  way: 'password',
});

let sent: { method: string; url: string; token: string | null; body: string }[];
let replies: Reply[];
let session: SessionStore;
let api: Api;

/** The service, as a list of replies in the order in which they are given. */
async function fakeFetch(request: Request): Promise<Response> {
  sent.push({
    method: request.method,
    url: request.url,
    token: request.headers.get('Authorization'),
    body: await request.clone().text(),
  });
  const reply = replies.shift();
  if (reply instanceof Error) throw reply;
  if (typeof reply === 'function') return reply(request);
  if (!reply) throw new Error(`Nobody expected ${request.method} ${request.url}`);
  return reply;
}

beforeEach(() => {
  sent = [];
  replies = [];
  vi.stubGlobal('fetch', (input: Request) => fakeFetch(input));
  session = new SessionStore();
  session.begin(credentials('first'));
  api = createApi({ baseUrl: 'http://service.test/api', timeoutMs: 50, session });
});

// What runs in the same process afterwards may ask a real service before its first test.
afterEach(() => {
  vi.unstubAllGlobals();
});

const providers = () => api.GET('/providers', { params: { query: {} } });
const write = () =>
  api.POST('/providers/{providerId}/notes', {
    operation: 'createProviderNote',
    params: { path: { providerId: 'p1' } },
    body: { note: 'Called the board.' },
  });

describe('a call', () => {
  it('carries the token and gives the data', async () => {
    replies = [json({ items: [{ firstName: 'Ada' }] })];
    const { data } = await providers();
    expect(data.items?.[0]?.firstName).toBe('Ada');
    expect(sent[0]).toMatchObject({ method: 'GET', token: 'Bearer first' });
  });

  it('uses the fetch of the moment, not the one there was when the client was made', async () => {
    const later = vi.fn(async () => json({}));
    vi.stubGlobal('fetch', later);
    await providers();
    expect(later).toHaveBeenCalledOnce();
  });

  it('repeats the parameter for every value of a list and leaves out what is undefined', async () => {
    replies = [json({})];
    await api.GET('/providers', {
      params: {
        query: { credentialingStatus: ['In progress', 'Approved'], cursor: undefined, npi: undefined },
      },
    });
    expect(new URL(sent[0]?.url ?? '').search).toBe(
      '?credentialingStatus=In%20progress&credentialingStatus=Approved',
    );
  });

  it('takes an empty 200 only from what answers with nothing', async () => {
    const body = { password: 'a', newPassword: 'b' };
    replies = [new Response(null, { status: 200 }), new Response(null, { status: 200 })];
    expect(
      (await api.POST('/users/me/password', { operation: 'changePassword', body })).data,
    ).toBeUndefined();
    expect((await failure(providers())).kind).toBe('not-json');
  });

  it('gives nothing for 204', async () => {
    replies = [new Response(null, { status: 204 })];
    const { data } = await api.DELETE('/providers/{providerId}', {
      operation: 'deleteProvider',
      params: { path: { providerId: 'p1' } },
    });
    expect(data).toBeUndefined();
  });

  it('encodes a file path as one segment and gives the file as a blob', async () => {
    replies = [new Response('<svg/>', { headers: { 'Content-Type': 'image/svg+xml' } })];
    const { data } = await api.GET('/files/{pathOrId}', {
      params: { path: { pathOrId: 'screenshots/a b.svg' } },
      parseAs: 'blob',
    });
    expect(sent[0]?.url).toBe('http://service.test/api/files/screenshots%2Fa%20b.svg');
    expect(data.type).toBe('image/svg+xml');
  });
});

describe('a call fails with one kind of error', () => {
  it.each([
    ['a web page instead of JSON', () => new Response('<!doctype html><title>x</title>', { status: 200 })],
    ['an empty body where JSON is due', () => new Response('', { status: 200 })],
    ['an empty body that says so', () => new Response('', { headers: { 'Content-Length': '0' } })],
    ['nothing but null', () => new Response('null', { status: 200 })],
    ['half a JSON', () => new Response('{"items":[{"firstName":"Sec', { status: 200 })],
    [
      'half a JSON of known length',
      () => new Response('{"items":[', { headers: { 'Content-Length': '10' } }),
    ],
  ])('not-json: %s', async (_, reply) => {
    replies = [reply()];
    const error = await failure(providers());
    expect(error).toMatchObject({
      name: 'ApiError',
      kind: 'not-json',
      status: 200,
    });
    expect(error.message).not.toContain('Sec');
  });

  it.each([
    ['the error object', json({ title: 'Boom', correlationId: 'c-1' }, { status: 500 }), 'Boom'],
    ['an empty body', new Response('', { status: 500 }), 'The service answered 500'],
    [
      'an empty body that says so',
      new Response('', { status: 500, headers: { 'Content-Length': '0' } }),
      'The service answered 500',
    ],
    ['a web page', new Response('<h1>Bad gateway</h1>', { status: 500 }), 'The service answered 500'],
    ['half a JSON', new Response('{"title":"Bo', { status: 500 }), 'The service answered 500'],
  ])('problem: 500 with %s', async (_, reply, title) => {
    replies = [reply];
    expect(await failure(providers())).toMatchObject({ kind: 'problem', status: 500, title });
  });

  it('problem: 429 with how long to wait', async () => {
    replies = [json({ title: 'Slow down' }, { status: 429, headers: { 'Retry-After': '12' } })];
    expect(await failure(providers())).toMatchObject({ status: 429, retryAfterMs: 12_000 });
  });

  it('network: no answer, without the address in its words', async () => {
    replies = [new TypeError('fetch failed for http://service.test/api/providers?npi=1234567893')];
    const error = await failure(providers());
    expect(error.kind).toBe('network');
    expect(error.message).not.toContain('npi');
  });

  it('network: an answer that is cut off in its middle', async () => {
    replies = [
      () =>
        new Response(
          new ReadableStream({
            start(controller) {
              controller.enqueue(new TextEncoder().encode('{"items":'));
              controller.error(new TypeError('terminated'));
            },
          }),
        ),
    ];
    expect((await failure(providers())).kind).toBe('network');
  });

  it('timeout: no answer within the time', async () => {
    replies = [hangs];
    expect((await failure(providers())).kind).toBe('timeout');
  });

  it('timeout: a call that carries much is given more time', async () => {
    replies = [() => new Promise((resolve) => setTimeout(() => resolve(json({ items: [] })), 80))];
    const { data } = await api.GET('/providers', { params: { query: {} }, moreTimeMs: 500 });
    expect(data.items).toEqual([]);
  });

  it('aborted: the caller gave up', async () => {
    const leaving = new AbortController();
    replies = [hangs];
    const call = failure(api.GET('/providers', { params: { query: {} }, signal: leaving.signal }));
    leaving.abort();
    expect((await call).kind).toBe('aborted');
  });

  it('of a write whose answer was lost with what was sent beside it, but for secrets', async () => {
    replies = [new TypeError('Failed to fetch')];
    const error = await failure(write());
    expect(mayBeCarriedOut(error)).toBe(true);
    expect(unconfirmedWriteOf(error)).toMatchObject({
      method: 'POST',
      path: '/providers/{providerId}/notes',
      ids: { providerId: 'p1' },
      body: { note: 'Called the board.' },
    });
    replies = [new TypeError('Failed to fetch')];
    const body = { password: 'Old-lantern-77', newPassword: 'New-lantern-77' };
    expect(
      unconfirmedWriteOf(await failure(api.POST('/users/me/password', { operation: 'changePassword', body })))
        ?.body,
    ).toEqual({});
  });

  it('never with the token or what was sent in it', async () => {
    replies = [json({ title: 'No', detail: 'Bearer first' }, { status: 403 })];
    const error = await failure(write());
    const everything = JSON.stringify(error, Object.getOwnPropertyNames(error)) + String(error.stack);
    expect(everything).not.toContain('Bearer');
    expect(everything).not.toContain('Called the board');
  });
});

describe('an answer in which fields are null', () => {
  it('is read as if they were not there', async () => {
    replies = [json({ items: [{ id: 'p1', npi: null }], totalCount: null, nextCursor: null })];
    expect((await providers()).data).toEqual({ items: [{ id: 'p1' }] });
  });

  it('does not keep a null from being sent', async () => {
    replies = [json({ id: 'm1', userActionResolution: null })];
    const params = { path: { matchId: 'm1' } };
    const { data } = await api.PATCH('/datasets/matches/{matchId}', {
      operation: 'resolveDatasetMatch',
      params,
      body: { userActionResolution: null },
    });
    expect(sent[0]?.body).toBe('{"userActionResolution":null}');
    expect(data).toEqual({ id: 'm1' });
  });
});

describe('a token that the service refuses', () => {
  it('lets a read wait until the same user has signed in again, then sends it once more', async () => {
    replies = [refused(), json({ items: [] })];
    const call = providers();
    await vi.waitFor(() => expect(session.state().status).toBe('expired'));
    expect(sent).toHaveLength(1);
    session.begin(credentials('second', 'Ada@Example.org'));
    await call;
    expect(sent.map(({ token }) => token)).toEqual(['Bearer first', 'Bearer second']);
  });

  it('does the same with a write, with all that was typed', async () => {
    replies = [refused(), json({ id: 'n1' }, { status: 201 })];
    const call = write();
    await vi.waitFor(() => expect(session.state().status).toBe('expired'));
    session.begin(credentials('second'));
    expect((await call).data.id).toBe('n1');
    expect(sent[1]).toEqual({ ...sent[0], token: 'Bearer second' });
    expect(JSON.parse(sent[1]?.body ?? '')).toEqual({ note: 'Called the board.' });
  });

  it('never sends a call again for another user', async () => {
    replies = [refused()];
    const call = failure(write());
    await vi.waitFor(() => expect(session.state().status).toBe('expired'));
    session.begin(credentials('third', 'bob@example.org'));
    expect(await call).toMatchObject({ status: 401 });
    expect(sent).toHaveLength(1);
    expect(session.token()).toBe('third');
  });

  it('fails what waits when the user leaves', async () => {
    replies = [refused()];
    const call = failure(providers());
    await vi.waitFor(() => expect(session.state().status).toBe('expired'));
    session.end('leave');
    expect(await call).toMatchObject({ status: 401 });
  });

  it('sends a call again only once', async () => {
    replies = [refused(), refused()];
    const call = failure(providers());
    await vi.waitFor(() => expect(session.state().status).toBe('expired'));
    session.begin(credentials('second'));
    expect(await call).toMatchObject({ status: 401 });
    expect(sent).toHaveLength(2);
  });

  it('asks once for all calls, and one that was late needs no asking', async () => {
    let answerLate: ((response: Response) => void) | undefined;
    replies = [refused(), () => new Promise((resolve) => (answerLate = resolve)), json({}), json({})];
    const calls = [providers(), providers()];
    await vi.waitFor(() => expect(session.state().status).toBe('expired'));
    session.begin(credentials('second'));
    await calls[0];
    answerLate?.(refused());
    await calls[1];
    expect(session.state().status).toBe('active');
    expect(sent.map(({ token }) => token)).toEqual([
      'Bearer first',
      'Bearer first',
      'Bearer second',
      'Bearer second',
    ]);
  });

  it('stops waiting when the caller gives up', async () => {
    const leaving = new AbortController();
    replies = [refused()];
    const call = failure(api.GET('/providers', { params: { query: {} }, signal: leaving.signal }));
    await vi.waitFor(() => expect(session.state().status).toBe('expired'));
    leaving.abort();
    expect((await call).kind).toBe('aborted');
  });

  it('is not what a 401 means while signing in: there the password is wrong', async () => {
    replies = [json({ title: 'Wrong e-mail or password.' }, { status: 401 })];
    const error = await failure(
      api.POST('/auth/token/password', {
        operation: 'signInWithPassword',
        body: { email: 'ada@example.org', password: 'x' },
      }),
    );
    expect(error).toMatchObject({ status: 401, title: 'Wrong e-mail or password.' });
    expect(sent[0]?.token).toBeNull();
    expect(session.state().status).toBe('active');
  });

  it('is no reason to wait for somebody who is signed out', async () => {
    session.end('user');
    replies = [refused()];
    expect(await failure(providers())).toMatchObject({ status: 401 });
    expect(sent[0]?.token).toBeNull();
  });
});
