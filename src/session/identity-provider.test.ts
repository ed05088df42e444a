// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readStored, storageKey, writeStored } from '@/lib/storage';
import {
  askInWindow,
  authorizeAddress,
  leaveForIdentityProvider,
  proofOf,
  readReturn,
} from './identity-provider';

const provider = {
  label: 'Us',
  authorizeUrl: 'https://idp.example.org/authorize?tenant=7',
  clientId: 'console',
};

const leave = () => {
  const went = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  void leaveForIdentityProvider(provider, '/reviews');
  return new URL(String(went.mock.calls.at(-1)?.[0])).searchParams.get('state') ?? '';
};

const hash = async (text: string) =>
  Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).toString('base64url');

const popup = () => ({ closed: true, close: vi.fn() });
const openWindow = (opened: ReturnType<typeof popup> | null) =>
  vi.spyOn(window, 'open').mockImplementation(() => opened as unknown as Window);

beforeEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

/** What came back, once a page that waits had its time to reply. */
const returns = async (search: string) => {
  const answer = readReturn(search);
  await vi.advanceTimersByTimeAsync(2000);
  return answer;
};

/** An ID token without a signature that checks. */
const tokenOf = (claims: object) =>
  `e30.${Buffer.from(JSON.stringify({ ...claims, name: 'Łukasz Żak' })).toString('base64url')}.sig`;
/** The identity provider answers with this token. */
const answers = (token: string) => vi.stubGlobal('fetch', async () => Response.json({ id_token: token }));

describe('the way to the identity provider', () => {
  it('names the client, the way back and what is wanted, and keeps what its address already holds', () => {
    const { origin, pathname, searchParams } = new URL(
      authorizeAddress({ ...provider, scope: 'openid' }, 'state-1'),
    );
    expect(origin + pathname).toBe('https://idp.example.org/authorize');
    expect(Object.fromEntries(searchParams)).toEqual({
      tenant: '7',
      response_type: 'code',
      client_id: 'console',
      redirect_uri: `${location.origin}/sign-in/callback`,
      state: 'state-1',
      scope: 'openid',
    });
  });
});

describe('the way back', () => {
  it('gives the code once, and where the user wanted to go', async () => {
    const state = leave();
    expect(await readReturn(`?code=abc&state=${state}`)).toEqual({
      kind: 'code',
      code: 'abc',
      redirect: '/reviews',
      nonce: expect.any(String),
    });
    expect(await readReturn(`?code=abc&state=${state}`)).toEqual({ kind: 'failed', reason: 'not-asked' });
  });

  it('refuses an answer with another state, or none, or that was never asked for', async () => {
    leave();
    expect(await readReturn('?code=abc&state=forged')).toEqual({ kind: 'failed', reason: 'not-asked' });
    leave();
    expect(await readReturn('?code=abc')).toEqual({ kind: 'failed', reason: 'not-asked' });
    writeStored('session', 'sign-in-state', undefined);
    expect(await readReturn('?code=abc&state=')).toEqual({ kind: 'failed', reason: 'not-asked' });
  });

  it('tells a refusal from an answer without a code', async () => {
    expect(await readReturn(`?error=access_denied&state=${leave()}`)).toEqual({
      kind: 'failed',
      reason: 'refused',
    });
    expect(await readReturn(`?state=${leave()}`)).toEqual({ kind: 'failed', reason: 'no-code' });
  });
});

describe('a window of its own, over the page', () => {
  it('hands the code to the page that waits, and nothing to storage', async () => {
    const opened = openWindow(popup());
    const answer = askInWindow(provider, new AbortController().signal);
    const state = new URL(String(opened.mock.calls[0]?.[0])).searchParams.get('state') ?? '';
    expect(await readReturn(`?code=abc&state=${state}`)).toEqual({ kind: 'handed-over' });
    expect(await answer).toEqual({ kind: 'code', code: 'abc', nonce: expect.any(String) });
    expect(readStored('session', 'sign-in-state')).toBeUndefined();
    expect(storageKey(state)).toContain(state);
  });

  it('hands nothing over where no page waits, or waits no more, or nothing came', async () => {
    vi.useFakeTimers();
    const nobody = { kind: 'failed', reason: 'nobody-waits' };
    expect(await returns('?code=abc&state=popup-forged')).toEqual(nobody);
    expect(await returns('?state=popup-forged')).toEqual({ kind: 'failed', reason: 'no-code' });
    expect(await returns('?error=access_denied&state=popup-')).toEqual({ kind: 'failed', reason: 'refused' });
    const opened = openWindow(popup());
    const leaving = new AbortController();
    const left = askInWindow(provider, leaving.signal);
    const state = new URL(String(opened.mock.calls[0]?.[0])).searchParams.get('state') ?? '';
    leaving.abort();
    await left;
    expect(await returns(`?code=abc&state=${state}`)).toEqual(nobody);
    vi.useRealTimers();
  });

  it('says when it could not open, when it was refused, and when the page stopped waiting', async () => {
    openWindow(null);
    expect(await askInWindow(provider, new AbortController().signal)).toEqual({ kind: 'blocked' });
    const opened = openWindow(popup());
    const refused = askInWindow(provider, new AbortController().signal);
    const state = new URL(String(opened.mock.calls.at(-1)?.[0])).searchParams.get('state') ?? '';
    expect(await readReturn(`?error=access_denied&state=${state}`)).toEqual({
      kind: 'failed',
      reason: 'refused',
    });
    expect(await refused).toEqual({ kind: 'refused' });
    const leaving = new AbortController();
    const left = askInWindow(provider, leaving.signal);
    leaving.abort();
    expect(await left).toEqual({ kind: 'given-up' });
  });
});

describe('a provider whose codes the console exchanges itself', () => {
  const ours = { ...provider, tokenUrl: 'https://idp.example.org/token' };

  it('is told the hash of what proves that the code was asked for here, and then the proof', async () => {
    const went = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    await leaveForIdentityProvider(ours, undefined, { stays: true });
    const { searchParams } = new URL(String(went.mock.calls.at(-1)?.[0]));
    expect(searchParams.get('code_challenge_method')).toBe('S256');
    const returned = await readReturn(`?code=abc&state=${searchParams.get('state')}`);
    if (returned.kind !== 'code') throw new Error(returned.kind);
    expect(returned.wish).toEqual({ stays: true });
    expect(searchParams.get('code_challenge')).toBe(await hash(returned.verifier ?? ''));
    expect(searchParams.toString()).not.toContain(returned.verifier ?? '');

    const exchange = vi.fn<typeof fetch>(async () =>
      Response.json({ id_token: 'theirs', access_token: 'other' }),
    );
    vi.stubGlobal('fetch', exchange);
    await expect(proofOf(ours, returned), 'it does not repeat the nonce').rejects.toThrow(
      'of another sign-in',
    );
    exchange.mockClear();
    const { nonce: _nonce, ...withoutNonce } = returned;
    expect(await proofOf(ours, withoutNonce)).toEqual({ token: 'theirs' });
    const [address, init] = exchange.mock.calls[0] ?? [];
    expect(address).toBe('https://idp.example.org/token');
    expect(Object.fromEntries(init?.body as URLSearchParams)).toEqual({
      grant_type: 'authorization_code',
      code: 'abc',
      redirect_uri: `${location.origin}/sign-in/callback`,
      client_id: 'console',
      code_verifier: returned.verifier,
    });
  });

  it('writes into its token what this sign-in was asked with, else nobody is signed in', async () => {
    const went = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    await leaveForIdentityProvider({ ...ours, scope: 'openid' }, undefined);
    const { searchParams } = new URL(String(went.mock.calls.at(-1)?.[0]));
    const returned = await readReturn(`?code=abc&state=${searchParams.get('state')}`);
    if (returned.kind !== 'code') throw new Error(returned.kind);
    expect(returned.nonce).toBe(searchParams.get('nonce'));
    expect(returned.nonce).toMatch(/^[\w-]{22,}$/);
    const right = tokenOf({ nonce: returned.nonce });
    answers(right);
    expect(await proofOf(ours, returned)).toEqual({ token: right });
    for (const wrong of [tokenOf({ nonce: 'of another' }), tokenOf({}), 'no.token', '']) {
      answers(wrong);
      await expect(proofOf(ours, returned)).rejects.toMatchObject({ status: 403 });
    }
    vi.stubGlobal('fetch', async () => Response.json({ access_token: 'opaque' }));
    expect(await proofOf(ours, returned), 'what is no ID token has none').toEqual({ token: 'opaque' });
    vi.unstubAllGlobals();
  });

  it('that gives no token signs nobody in', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ error: 'invalid_grant' }, { status: 400 }));
    await expect(proofOf(ours, { code: 'abc', verifier: 'v' })).rejects.toThrow('gave no token');
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(proofOf(ours, { code: 'abc', verifier: 'v' })).rejects.toMatchObject({ kind: 'network' });
    vi.unstubAllGlobals();
  });

  it('is not what every provider is: elsewhere the service gets the code, and nothing is hashed', async () => {
    expect(await proofOf(provider, { code: 'abc' })).toEqual({ code: 'abc' });
    expect(new URL(authorizeAddress(provider, 's')).searchParams.has('code_challenge')).toBe(false);
  });
});
