import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { now, onClockNews } from '@/lib/clock';
import { createApi, type Api } from './client';
import { SessionStore } from './session-store';

const json = (body: unknown, init: ResponseInit = {}) =>
  new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' }, ...init });

const presentDate = () => ({ headers: { Date: new Date().toUTCString() } });

let api: Api;
/** What the service answers, in this order, and how each of the requests goes past the browser's cache. */
let replies: Response[];
let modes: RequestCache[];

beforeEach(() => {
  replies = [];
  modes = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    modes.push(request.cache);
    return replies.shift();
  });
  api = createApi({ baseUrl: 'http://service.test/api', timeoutMs: 50, session: new SessionStore() });
});

afterEach(() => {
  onClockNews(undefined);
  vi.unstubAllGlobals();
});

const providers = () => api.GET('/providers', { params: { query: {} } });
const file = () => api.GET('/files/{pathOrId}', { params: { path: { pathOrId: 'a.pdf' } }, parseAs: 'blob' });
const write = () =>
  api.POST('/providers/{providerId}/notes', {
    operation: 'createProviderNote',
    params: { path: { providerId: 'p1' } },
    body: { note: 'Called the board.' },
  });

describe('an answer', () => {
  it('takes the service’s clock from the Date header, and its way back from the answer to a write', async () => {
    const ahead = new Date(Date.now() + 86_400_000);
    replies = [
      json({}, { headers: { Date: ahead.toUTCString() } }),
      json({}, presentDate()),
      json({}, presentDate()),
    ];
    await providers();
    expect(Math.abs(now() - ahead.getTime())).toBeLessThan(3000);
    await providers();
    expect(Math.abs(now() - ahead.getTime())).toBeLessThan(3000);
    await write();
    expect(Math.abs(now() - Date.now())).toBeLessThan(3000);
  });

  it('has social security numbers masked for who may only read, also where it is a refusal', async () => {
    const session = new SessionStore();
    const user = { email: 'ira@example.org', role: 'Reader', permissions: { Providers: 'Read' } };
    session.begin({ token: 'secret', user, persistent: false, way: 'password' });
    api = createApi({ baseUrl: 'http://service.test/api', timeoutMs: 50, session });
    replies = [
      json({ items: [{ ssn: '123456120' }] }),
      json({ title: 'No', status: 400, errors: { '$.note': ['SSN 123456120 is known'] } }, { status: 400 }),
    ];
    expect((await providers()).data.items).toEqual([{ ssn: '•••-••-6120' }]);
    await expect(write()).rejects.toMatchObject({ errors: { '$.note': ['SSN •••-••-6120 is known'] } });
  });

  it('reads past the browser’s cache; a file may be kept as long as the service says that it is the same', async () => {
    replies = [json({}), json({})];
    await providers();
    await file();
    expect(modes).toEqual(['no-store', 'no-cache']);
  });

  it('tells the age of a copy that a cache gave for a read, and none of a file', async () => {
    const news = vi.fn<(age?: number) => void>();
    onClockNews(news);
    const copy = () =>
      json({}, { headers: { Age: '900', Date: new Date(Date.now() - 900_000).toUTCString() } });
    replies = [copy(), json({}, { headers: { Age: '20' } }), copy()];
    await file();
    await providers();
    expect(news).not.toHaveBeenCalled();
    await providers();
    expect(news.mock.calls).toEqual([[900_000]]);
  });

  it.each([
    '12345678901234567891',
    '-9007199254740993',
    '3.10',
    '1E400',
    '-0',
    '1.0',
    '0.0000001',
    '0.12345678901234567',
    '1000000000000000000000',
  ])(
    'keeps the digits %s that a source gives, and has a number where the contract has one',
    async (digits) => {
      const spellings = [
        `{"totalCount":${digits},"items":[{"additionalProperties":{"Fee":${digits}}}]}`,
        `{ "totalCount": ${digits} , "items": [{"additionalProperties": {"Fee" :\n${digits}\n} }] }`,
        `{"totalCount":${digits},"items":[{"additionalProperties":{"Fee":[0,${digits}]}}]}`,
      ];
      for (const text of spellings) {
        replies = [
          new Response(text),
          new Response(text, { headers: { 'Content-Length': `${text.length}` } }),
        ];
        for (const { data } of [await providers(), await providers()]) {
          expect(data).toMatchObject({ totalCount: Number(digits) });
          expect(JSON.stringify(data.items)).toContain(`"${digits}"`);
        }
      }
    },
  );

  it('gives the keys of a source in the order in which they were written', async () => {
    replies = [new Response('{"items":[{"additionalProperties":{"10":"ten","Name":"Ada","2":"two"}}]}')];
    const { data } = await providers();
    expect(JSON.stringify(data.items)).toContain('{"10":"ten","Name":"Ada","2":"two"}');
  });
});
