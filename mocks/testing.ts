import { contractChecker } from '../e2e/support/contract';
import type { components } from '../src/api/schema';
import { type App, createApp } from './http/app';
import { createClock } from './store/clock';
import type { World } from './store/world';
import { createWorld } from './data/create-world';

type Schemas = components['schemas'];

export interface Answer<Body> {
  status: number;
  headers: Headers;
  body: Body;
}

export interface Client {
  get<Body>(path: string, headers?: Record<string, string>): Promise<Answer<Body>>;
  post<Body>(path: string, body?: unknown): Promise<Answer<Body>>;
  put<Body>(path: string, body: unknown): Promise<Answer<Body>>;
  patch<Body>(path: string, body: unknown): Promise<Answer<Body>>;
  delete(path: string): Promise<Answer<undefined>>;
}

export interface TestService extends Client {
  app: App;
  world: World;
  /** Without a token. */
  anonymous: Client;
  /** Signed in as somebody, such as `reader`. */
  as(name: string): Promise<Client>;
  withToken(token: string | undefined): Client;
  /** A file as it comes, for the administrator. */
  download(path: string): Promise<Response>;
  /** Sends to `/control`. */
  control<Body>(path: string, body?: unknown): Promise<Answer<Body>>;
  /** Lets service time pass; what is due happens with the next request. */
  pass(seconds: number): void;
}

export const noon = Date.parse('2026-11-20T12:00:00Z');
export const password = 'Credence-demo-1';
export const origin = 'http://service.test';

/** What it has compiled of the contract once serves every test of a worker. */
export const contract = contractChecker();

/** Worlds of which every test that asks for one like it takes over what was generated: nobody changes them. */
const originals = new Map<string, World>();

function worldLike(options: { size: number; seed: number; edgeCases: boolean }): World {
  const make = (original?: World) =>
    createWorld({ ...options, clock: createClock(() => noon), epoch: noon, original });
  const key = JSON.stringify(options);
  const original = originals.get(key) ?? make();
  originals.set(key, original);
  return make(original);
}

/**
 * The whole service for one test, signed in as its administrator, with a clock that stands still.
 * Every answer is checked against the contract by a validator that shares nothing with the service.
 */
export async function testService({ size = 60, seed = 1, edgeCases = false } = {}): Promise<TestService> {
  const world = worldLike({ size, seed, edgeCases });
  const unexpected: unknown[] = [];
  const app = createApp(world, { onUnexpected: (error) => unexpected.push(error) });

  async function send<Body>(
    method: string,
    path: string,
    body: unknown,
    headers: Record<string, string>,
  ): Promise<Answer<Body>> {
    const url = `${origin}${path}`;
    const text = typeof body === 'string' || body === undefined ? body : JSON.stringify(body);
    const init = { method, headers: { 'Content-Type': 'application/json', ...headers } };
    const response = await app.handle(new Request(url, text === undefined ? init : { ...init, body: text }));
    if (unexpected.length > 0) throw unexpected[0];
    return {
      status: response.status,
      headers: response.headers,
      body: await checked<Body>(method, url, response),
    };
  }

  function withToken(token: string | undefined, prefix = '/api'): Client {
    const auth: Record<string, string> = token === undefined ? {} : { Authorization: `Bearer ${token}` };
    const at = (path: string) => prefix + path;
    return {
      get: (path, headers = {}) => send('GET', at(path), undefined, { ...auth, ...headers }),
      post: (path, body) => send('POST', at(path), body, auth),
      put: (path, body) => send('PUT', at(path), body, auth),
      patch: (path, body) => send('PATCH', at(path), body, auth),
      delete: (path) => send('DELETE', at(path), undefined, auth),
    };
  }

  const anonymous = withToken(undefined);
  const controls = withToken(undefined, '/control');

  async function tokenOf(name: string): Promise<string | undefined> {
    const signedIn = await anonymous.post<Schemas['AuthResponse']>('/auth/token/password', {
      email: `${name}@credence.example`,
      password,
    });
    return signedIn.body.token;
  }

  async function download(path: string): Promise<Response> {
    const headers = { Authorization: `Bearer ${await tokenOf('admin')}` };
    return app.handle(new Request(`${origin}/api/files/${encodeURIComponent(path)}`, { headers }));
  }

  const as = async (name: string) => withToken(await tokenOf(name));

  return {
    ...(await as('admin')),
    app,
    world,
    anonymous,
    as,
    withToken,
    download,
    control: (path, body) => (body === undefined ? controls.get(path) : controls.post(path, body)),
    pass: (seconds) => world.clock.advance(seconds * 1000),
  };
}

/** The body of an answer, as JSON where it is. Throws when the contract does not know such an answer. */
async function checked<Body>(method: string, url: string, response: Response): Promise<Body> {
  const type = response.headers.get('Content-Type') ?? '';
  const text = await response.text();
  const isJson = type.startsWith('application/json');
  // Failures that a test asked for, and files, are no matter of the contract.
  const wrong = isJson || text === '' ? contract.answer(method, url, response.status, type, text) : [];
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  return (isJson ? JSON.parse(text) : text || undefined) as Body;
}
