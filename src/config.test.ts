// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applyConfig, chooseEnvironment, config, ConfigError, loadConfig, parseConfig } from './config';
import { configFaults, configWords } from './failed-start';
import { storageKey } from './lib/storage';

const faultsOf = (json: unknown) => {
  try {
    parseConfig(json);
  } catch (error) {
    if (error instanceof ConfigError) return configFaults(error);
  }
  return [];
};

const serve = (body: string, init?: ResponseInit) =>
  vi.stubGlobal('fetch', async () => new Response(body, init));
const failure = () =>
  loadConfig('/config.json').then(
    () => '',
    (error: unknown) => (error instanceof ConfigError ? configWords(error) : 'another error'),
  );

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

it('reads config.json past the caches of browser and gateways', async () => {
  const fetched = vi.fn(
    async (_address: string, _init?: RequestInit) => new Response('{"apiBaseUrl": "/api"}'),
  );
  vi.stubGlobal('fetch', fetched);
  await loadConfig('/config.json');
  expect(fetched.mock.calls[0]?.[1]?.cache).toBe('no-store');
});

describe('what config.json may hold', () => {
  it.each(['/api', '/credence/api', '/api/', 'https://staging.example.org/api', 'http://127.0.0.1:4010/api'])(
    'takes %s as the address of the service',
    (apiBaseUrl) => {
      expect(faultsOf({ apiBaseUrl })).toEqual([]);
    },
  );

  it.each([
    'api',
    '/v1',
    '//example.org/api',
    'https://example.org',
    'ftp://example.org/api',
    '/api?x=1',
    '',
    7,
    null,
  ])('does not take %s, and says which field is wrong and what it should be', (apiBaseUrl) => {
    const [fault, ...others] = faultsOf({ apiBaseUrl });
    expect(fault?.field).toBe('apiBaseUrl');
    expect(fault?.expected).toContain('ends in /api');
    expect(others).toEqual([]);
  });

  it('names every wrong field by its path', () => {
    const faults = faultsOf({
      apiBaseUrl: '/api',
      demo: 'yes',
      environments: [
        { name: 'staging', apiBaseUrl: '/api' },
        { name: 'Not a name', apiBaseUrl: '/v2' },
      ],
      identityProvider: { label: 'Sign in with us', authorizeUrl: 'idp', clientId: 'c' },
    });
    expect(faults.map(({ field }) => field).toSorted()).toEqual([
      'demo',
      'environments[1].apiBaseUrl',
      'environments[1].name',
      'identityProvider.authorizeUrl',
    ]);
    expect(faults.find(({ field }) => field === 'demo')?.expected).toBe('true or false');
  });

  it('may leave out the address only where environments are listed', () => {
    expect(faultsOf({ demo: true })[0]?.field).toBe('apiBaseUrl');
    expect(faultsOf({ environments: [{ name: 'a', apiBaseUrl: '/api' }] })).toEqual([]);
    expect(faultsOf({ environments: [] })[0]?.field).toBe('environments');
  });

  it('does not take two environments of one name', () => {
    const twice = [1, 2].map(() => ({ name: 'staging', apiBaseUrl: '/api' }));
    expect(faultsOf({ environments: twice })[0]?.expected).toContain('once');
  });

  it('passes over fields that nobody knows, and says what is wrong with something else than an object', () => {
    expect(faultsOf({ apiBaseUrl: '/api', comment: 'ours', nested: { a: 1 } })).toEqual([]);
    expect(faultsOf(['/api'])).toEqual([
      { field: 'The whole file', expected: expect.stringContaining('an object') },
    ]);
  });
});

describe('reading config.json', () => {
  it.each([
    ['is missing', '<html></html>', { status: 404 }, 'answered 404'],
    ['is answered by a page of the server', '<!doctype html>', { status: 200 }, 'web page'],
    ['is empty', '', { status: 200 }, 'not valid JSON'],
    ['has a comma too many', '{"apiBaseUrl": "/api",}', { status: 200 }, 'not valid JSON'],
  ])('says so when it %s', async (_, body, init, words) => {
    serve(body, init);
    expect(await failure()).toContain(words);
  });

  it('says so when the network fails', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await failure()).toContain('could not be fetched');
  });

  it('gives the service’s absolute address without a slash at the end', async () => {
    serve('{"apiBaseUrl":"/api/","demo":true}');
    expect((await loadConfig('/config.json')).apiBaseUrl).toBe(`${location.origin}/api`);
    expect(config()).toMatchObject({
      demo: true,
      requestTimeoutMs: 30_000,
      readTimeoutMs: 15_000,
      environment: { label: 'Demo', production: false },
    });
  });
});

describe('several environments', () => {
  const file = parseConfig({
    organizationName: 'Cedar Ridge Health',
    identityProvider: { label: 'All', authorizeUrl: 'https://idp.example.org/a', clientId: 'c' },
    environments: [
      { name: 'production', label: 'Production', apiBaseUrl: 'https://example.org/api', production: true },
      { name: 'staging', label: 'Staging', apiBaseUrl: 'https://staging.example.org/api' },
    ],
  });

  it('start with the first and stay with what was chosen in this browser', () => {
    expect(applyConfig(file).environment.name).toBe('production');
    chooseEnvironment('staging');
    expect(applyConfig(file)).toMatchObject({
      apiBaseUrl: 'https://staging.example.org/api',
      environment: { label: 'Staging', production: false },
    });
  });

  it('keep everything in the browser apart', () => {
    applyConfig(file);
    const production = storageKey('session');
    chooseEnvironment('staging');
    expect(storageKey('session')).toBe(production);
    applyConfig(file);
    expect(storageKey('session')).not.toBe(production);
  });

  it('share what the file says for all of them', () => {
    expect(applyConfig(file).identityProvider?.label).toBe('All');
  });

  it('fall back to the first when the chosen one is not listed any more', () => {
    chooseEnvironment('gone');
    expect(applyConfig(file).environment.name).toBe('production');
  });
});
