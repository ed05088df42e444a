// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readStored, storageKey, writeStored } from '@/lib/storage';
import { askInWindow, authorizeAddress, leaveForIdentityProvider, readReturn } from './identity-provider';

const provider = {
  label: 'Us',
  authorizeUrl: 'https://idp.example.org/authorize?tenant=7',
  clientId: 'console',
};

const leave = () => {
  const went = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  leaveForIdentityProvider(provider, '/reviews');
  return new URL(String(went.mock.calls.at(-1)?.[0])).searchParams.get('state') ?? '';
};

const popup = () => ({ closed: true, close: vi.fn() });
const openWindow = (opened: ReturnType<typeof popup> | null) =>
  vi.spyOn(window, 'open').mockImplementation(() => opened as unknown as Window);

beforeEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

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
  it('gives the code once, and where the user wanted to go', () => {
    const state = leave();
    expect(readReturn(`?code=abc&state=${state}`)).toEqual({
      kind: 'code',
      code: 'abc',
      redirect: '/reviews',
    });
    expect(readReturn(`?code=abc&state=${state}`)).toEqual({ kind: 'failed', reason: 'not-asked' });
  });

  it('refuses an answer with another state, or none, or that was never asked for', () => {
    leave();
    expect(readReturn('?code=abc&state=forged')).toEqual({ kind: 'failed', reason: 'not-asked' });
    leave();
    expect(readReturn('?code=abc')).toEqual({ kind: 'failed', reason: 'not-asked' });
    writeStored('session', 'sign-in-state', undefined);
    expect(readReturn('?code=abc&state=')).toEqual({ kind: 'failed', reason: 'not-asked' });
  });

  it('tells a refusal from an answer without a code', () => {
    expect(readReturn(`?error=access_denied&state=${leave()}`)).toEqual({
      kind: 'failed',
      reason: 'refused',
    });
    expect(readReturn(`?state=${leave()}`)).toEqual({ kind: 'failed', reason: 'no-code' });
  });
});

describe('a window of its own, over the page', () => {
  it('hands the code to the page that waits, and nothing to storage', async () => {
    const opened = openWindow(popup());
    const answer = askInWindow(provider, new AbortController().signal);
    const state = new URL(String(opened.mock.calls[0]?.[0])).searchParams.get('state') ?? '';
    expect(readReturn(`?code=abc&state=${state}`)).toEqual({ kind: 'handed-over' });
    expect(await answer).toEqual({ kind: 'code', code: 'abc' });
    expect(readStored('session', 'sign-in-state')).toBeUndefined();
    expect(storageKey(state)).toContain(state);
  });

  it('says when it could not open, when it was refused, and when the page stopped waiting', async () => {
    openWindow(null);
    expect(await askInWindow(provider, new AbortController().signal)).toEqual({ kind: 'blocked' });
    const opened = openWindow(popup());
    const refused = askInWindow(provider, new AbortController().signal);
    const state = new URL(String(opened.mock.calls.at(-1)?.[0])).searchParams.get('state') ?? '';
    readReturn(`?error=access_denied&state=${state}`);
    expect(await refused).toEqual({ kind: 'refused' });
    const leaving = new AbortController();
    const left = askInWindow(provider, leaving.signal);
    leaving.abort();
    expect(await left).toEqual({ kind: 'given-up' });
  });
});
