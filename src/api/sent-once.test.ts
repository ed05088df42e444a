import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failure } from './testing';
import { createProvider } from './operations.gen';
import { sentOnce } from './sent-once';

const ada = { body: { firstName: 'Ada', lastName: 'Okafor' } };
const onFile = { id: 'p1', firstName: 'Ada', lastName: 'Okafor' };

/** What the service has, and how it answers what it is sent; undefined where it does as it is told. */
let providers: object[];
let answer: ((request: Request) => Response | Promise<Response>) | undefined;
/** How it answers what is looked up; undefined where it does. */
let lookUp: (() => Response) | undefined;
let sent: number;

const cut = () => Promise.reject(new TypeError('Failed to fetch'));
const timed = (provider: object) => ({ ...provider, createdAt: new Date().toISOString() });

beforeEach(() => {
  [providers, answer, lookUp, sent] = [[], undefined, undefined, 0];
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'GET') return lookUp ? lookUp() : Response.json({ items: providers });
    sent += 1;
    return answer ? answer(request) : Response.json(onFile, { status: 201 });
  });
});
afterEach(() => vi.unstubAllGlobals());

test('A write that was carried out, although its answer was lost, is not sent again: what the service has is its answer', async () => {
  const send = sentOnce(createProvider);
  answer = cut;
  await failure(send(ada));
  providers = [timed(onFile)];
  answer = undefined;
  expect(await send(structuredClone(ada))).toMatchObject(onFile);
  expect(sent).toBe(1);
  await send(ada);
  expect(sent, 'the next one is meant to be another').toBe(2);
});

test('One that was not carried out is sent again, and so is what was changed since', async () => {
  const send = sentOnce(createProvider);
  answer = cut;
  await failure(send(ada));
  await failure(send(ada));
  expect(sent).toBe(2);
  providers = [timed(onFile)];
  answer = undefined;
  await send({ body: { firstName: 'Ida', lastName: 'Okafor' } });
  expect(sent).toBe(3);
});

test('One that was refused is sent again without a look', async () => {
  const send = sentOnce(createProvider);
  answer = () => Response.json({ title: 'No.' }, { status: 409 });
  await failure(send(ada));
  answer = undefined;
  lookUp = () => Response.json({ title: 'Down.' }, { status: 503 });
  expect(await send(ada)).toEqual(onFile);
});

test('As long as nobody can look, nothing is sent, and the failure stays as it was; who may not look decides alone', async () => {
  const send = sentOnce(createProvider);
  answer = cut;
  const first = await failure(send(ada));
  answer = undefined;
  lookUp = () => Response.json({ title: 'Down.' }, { status: 503 });
  expect(await failure(send(ada))).toBe(first);
  expect(sent).toBe(1);
  lookUp = () => Response.json({ title: 'No.' }, { status: 403 });
  expect(await send(ada)).toEqual(onFile);
  expect(sent).toBe(2);
});
