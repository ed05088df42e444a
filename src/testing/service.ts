import { vi } from 'vitest';
import { observeServerDate } from '@/lib/clock';
import { createApp } from '../../mocks/http/app';
import type { Conditions, Failure } from '../../mocks/http/conditions';
import { createMatcher } from '../../mocks/http/match';
import { operations } from '../../mocks/http/operations.gen';
import { allOperations } from '../../mocks/http/routes';
import { type Actor, nobody } from '../../mocks/service/actor';
import { recallEvents } from '../../mocks/service/past';
import { issueToken } from '../../mocks/service/tokens';
import { createClock } from '../../mocks/store/clock';
import type { Generated, World } from '../../mocks/store/world';
import { worldOf } from '../../mocks/store/make-world';
import { accounts } from '../../mocks/data/accounts';
import { createWorld } from '../../mocks/data/create-world';
import { definitions } from '../../mocks/data/definitions';
import { type Given, putRecord, type RecordName, type RecordOf } from './records';

/** A request that the console has sent. */
export interface SentRequest {
  /** `PATCH /groups/g1`. */
  line: string;
  /** As the contract names it: `PATCH /groups/{groupId}`; the line itself where the contract has no such operation. */
  operation: string;
  /** What stands behind the question mark, by name. */
  query: Record<string, string>;
  /** JSON as it was read; undefined without a body, the form where it is one. */
  body: unknown;
}

export interface SimulatedService {
  world: World;
  /** Who sends what the console sends, for the rules of `mocks/service`. */
  actor: Actor;
  /** The writes that the console has sent so far, the first one first. */
  writes(): SentRequest[];
  /** The reads that it has sent so far. */
  reads(): SentRequest[];
  /** Has the next requests of an operation fail, in addition to those that fail already. */
  fails(failure: Failure): Promise<void>;
  /** Ends all failures that were asked for. */
  recovers(): Promise<void>;
  /** Asks the service as a colleague does, in another window; gives the body. Throws on what is no success. */
  colleague<Body>(line: string, body?: unknown): Promise<Body>;
  /** Puts a record into the service's store, as if it had always been there: `put('licenses', { providerId })`. */
  put<Name extends RecordName>(name: Name, given: Given<Name>): RecordOf<Name>;
  /** Changes what an operation answers with, such as `GET /groups/{groupId}`: a field that is missing, a value nobody knows. */
  answers<Body>(operation: string, change: (body: Body) => unknown): void;
  /** Answers the next request of an operation, or with a line, in another way; `carryOut` has the service carry it out. */
  answersOnce(operation: string, answer: (carryOut: () => Promise<Response>) => Promise<Response>): void;
  /** Carries the next request of an operation, or with a line, out; its answer is lost, or is a failure with a status. */
  loses(operation: string, status?: number): void;
  /** Holds the requests of an operation, or with a line, back until the function that it gives is called. */
  holds(operation: string): () => void;
}

const match = createMatcher(operations);

const withoutRecords: Generated = { definitions, records: ({ seed }) => ({ users: () => accounts(seed) }) };

interface ServiceOptions {
  /** How many providers the organization has. With none the service holds nothing at all but its users. */
  providers?: number;
  /** The team has worked with the console before, as in the demo. */
  teamwork?: boolean;
}

/**
 * Plays the simulated service for one test, in this process: `fetch` is answered by it until the test ends, whoever is or is
 * not signed in there. Its world is small and its clock is that of the test.
 */
export async function simulateService({
  providers = 5,
  teamwork = false,
}: ServiceOptions = {}): Promise<SimulatedService> {
  // In a page these are fetched on demand; here the first test of a file would wait until they are compiled for an answer.
  await Promise.all([allOperations(), import('../../mocks/http/checks.gen')]);
  // Also where a test replaces the clock after this.
  const clock = createClock(() => Date.now());
  const options = { size: providers, seed: 1, epoch: Date.now(), clock, teamwork };
  const world = providers > 0 ? createWorld(options) : worldOf(withoutRecords, options);
  if (providers === 0) forgetEvents(world);
  // A test before this one may have moved its service's clock.
  observeServerDate(new Headers({ Date: new Date(clock.now()).toUTCString() }), 'write');
  const unexpected: unknown[] = [];
  const app = createApp(world, { onUnexpected: (error) => unexpected.push(error) });
  const user = [...world.users.all()].find(({ email }) => email.startsWith('admin@'));
  if (!user) throw new Error('Nobody administers');
  const { token } = issueToken(world, user);
  const sent: SentRequest[] = [];
  const changes = new Map<string, (body: never) => unknown>();
  const held = new Map<string, Promise<void>>();
  const once = new Map<string, (carryOut: () => Promise<Response>) => Promise<Response>>();

  async function carryOut(request: Request): Promise<Response> {
    const { pathname, search, origin } = new URL(request.url);
    const headers = new Headers(request.headers);
    headers.set('Authorization', `Bearer ${token}`);
    const body = request.method === 'GET' ? null : await request.arrayBuffer();
    const url = `${origin}${pathname.startsWith('/control') ? '' : '/api'}${pathname}${search}`;
    const response = await app.handle(
      new Request(url, {
        method: request.method,
        headers,
        signal: request.signal,
        ...(body?.byteLength && { body }),
      }),
    );
    if (unexpected.length > 0) throw unexpected[0];
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  }

  async function answer(request: Request): Promise<Response> {
    const told = await read(request.clone());
    sent.push(told);
    await untilReleased(held.get(told.line) ?? held.get(told.operation), request.signal);
    // As a browser does that has no network.
    if (globalThis.navigator?.onLine === false) throw new TypeError('Failed to fetch');
    for (const name of [told.line, told.operation]) {
      const answerOnce = once.get(name);
      once.delete(name);
      if (answerOnce) return answerOnce(() => carryOut(request));
    }
    const response = await carryOut(request);
    const change = changes.get(told.operation);
    if (!change || !response.ok) return response;
    const { status, headers } = response;
    return Response.json(change((await response.json()) as never), { status, headers });
  }

  /** The failures that are still to come, after these took their place where they are given. */
  async function failuresAfter(given?: Failure[]): Promise<Failure[]> {
    const body = given && JSON.stringify({ failures: given });
    const url = 'http://service.test/control/conditions';
    const answered = await carryOut(new Request(url, body ? { method: 'POST', body } : {}));
    if (!answered.ok) throw new Error(await answered.text());
    return ((await answered.json()) as Conditions).failures ?? [];
  }

  vi.stubGlobal('fetch', (asked: RequestInfo, init?: RequestInit) =>
    answer(asked instanceof Request ? asked : new Request(new URL(asked, 'http://service.test'), init)),
  );
  return {
    world,
    actor: { ...nobody('test'), user },
    writes: () => sent.filter(({ line }) => !line.startsWith('GET ')),
    reads: () => sent.filter(({ line }) => line.startsWith('GET ')),
    async fails(failure) {
      await failuresAfter([...(await failuresAfter()), failure]);
    },
    async recovers() {
      await failuresAfter([]);
    },
    async colleague<Body>(line: string, body?: unknown) {
      const [method = '', path = ''] = line.split(' ');
      const response = await carryOut(
        new Request(`http://service.test${path}`, {
          method,
          headers: { 'Content-Type': 'application/json' },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        }),
      );
      const text = await response.text();
      if (!response.ok) throw new Error(`${line}: ${response.status} ${text}`);
      return (text ? JSON.parse(text) : undefined) as Body;
    },
    put: (name, given) => putRecord(world, name, given),
    answersOnce: (operation, answer) => void once.set(operation, answer),
    loses: (operation, status) =>
      void once.set(operation, async (carryOut) => {
        await carryOut();
        if (status === undefined) throw new TypeError('Failed to fetch');
        return Response.json({ title: 'Something went wrong in the service.', status }, { status });
      }),
    answers: (operation, change) => void changes.set(operation, change),
    holds(operation) {
      let release: (() => void) | undefined;
      held.set(operation, new Promise((resolve) => (release = resolve)));
      return () => release?.();
    },
  };
}

/** Takes away what the log tells of the time before, which is made when it is read. */
function forgetEvents(world: World) {
  recallEvents(world, undefined);
  for (const { id } of world.events.all()) world.events.remove(id);
}

/** Waits for what holds a request back, or fails as `fetch` does when its signal aborts. */
function untilReleased(released: Promise<void> | undefined, signal: AbortSignal): Promise<void> | undefined {
  return (
    released &&
    Promise.race([
      released,
      new Promise<void>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    ])
  );
}

async function read(request: Request): Promise<SentRequest> {
  const { method, url } = request;
  const { pathname, searchParams } = new URL(url);
  const line = `${method} ${decodeURIComponent(pathname)}`;
  const found = match(method, pathname);
  const operation = found.kind === 'operation' ? found.id : line;
  const type = request.headers.get('Content-Type') ?? '';
  const body = type.startsWith('multipart/') ? await request.formData() : await request.text();
  const isJson = typeof body === 'string' && body !== '' && type.includes('json');
  return {
    line,
    operation,
    query: Object.fromEntries(searchParams),
    body: isJson ? (JSON.parse(body) as unknown) : body || undefined,
  };
}
