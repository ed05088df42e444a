// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readStored, storageKey, storedNames, writeStored } from '@/lib/storage';
import type { Credentials } from './session-kept';
import { SessionStore } from './session-store';

const ada = (token: string, persistent = false): Credentials => ({
  token,
  tokenId: `${token}-id`,
  user: { email: 'ada@example.org', role: 'Credentialing' },
  expiresAt: '2026-11-20T20:00:00Z',
  persistent,
  way: 'password',
});

let open: SessionStore[] = [];

/** A tab: all of them share the channel, and in this test also both storages. It is asked of tabs that say nothing. */
async function openTab(): Promise<SessionStore> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const started = openSecondTab();
  vi.runAllTimers();
  vi.useRealTimers();
  return started;
}

/** One that waits for what the others say. */
async function openSecondTab(): Promise<SessionStore> {
  const tab = new SessionStore();
  open.push(tab);
  await tab.start();
  return tab;
}

const everythingStored = () => JSON.stringify({ ...localStorage, ...sessionStorage });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  for (const tab of open) tab.close();
  open = [];
});

describe('where the token is kept', () => {
  it('in session storage, which ends with the tab', async () => {
    const tab = await openTab();
    tab.begin(ada('secret'));
    expect(sessionStorage.getItem(storageKey('session'))).toContain('secret');
    expect(JSON.stringify({ ...localStorage })).not.toContain('secret');
  });

  it('in local storage only when the service allows it', async () => {
    const tab = await openTab();
    tab.begin(ada('secret', true));
    expect(localStorage.getItem(storageKey('session'))).toContain('secret');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret');
  });

  it('leaves local storage when a later sign-in is not allowed to stay', async () => {
    const tab = await openTab();
    tab.begin(ada('first', true));
    tab.begin(ada('second', false));
    expect(JSON.stringify({ ...localStorage })).not.toContain('first');
  });

  it('is taken up again by a page that is loaded anew', async () => {
    (await openTab()).begin(ada('secret'));
    const again = await openTab();
    expect(again.state()).toMatchObject({ status: 'active', user: { role: 'Credentialing' } });
    expect(again.token()).toBe('secret');
  });

  it.each([
    ['damaged', '{"token":'],
    ['of another shape', '{"token":7}'],
    ['forged into local storage though it may not stay', JSON.stringify({ ...ada('x'), persistent: false })],
  ])('is passed over when it is %s', async (_, value) => {
    localStorage.setItem(storageKey('session'), value);
    expect((await openTab()).state().status).toBe('signed-out');
  });

  it('never shows in what screens read', async () => {
    const tab = await openTab();
    tab.begin(ada('secret'));
    expect(JSON.stringify(tab.state())).not.toContain('secret');
  });

  it('works from memory where the browser forbids storage', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const tab = await openTab();
    tab.begin(ada('secret'));
    expect(tab.token()).toBe('secret');
  });
});

describe('a lock', () => {
  it('takes what was typed out of the browser’s storage, where it is again once the page is unlocked', async () => {
    const tab = await openTab();
    tab.begin(ada('secret'));
    writeStored('session', 'draft:note', { note: 'Called Maria Delgado' });
    tab.lock();
    expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain('Maria');
    expect(readStored('session', 'draft:note'), 'for the page itself').toEqual({
      note: 'Called Maria Delgado',
    });
    writeStored('session', 'draft:other', 'typed by work that goes on');
    expect(storedNames('session', 'draft:')).toEqual(['draft:note', 'draft:other']);
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('goes on');

    tab.begin(ada('another'));
    expect(sessionStorage.getItem(storageKey('draft:note'))).toContain('Maria');
    expect(sessionStorage.getItem(storageKey('draft:other'))).toContain('goes on');
  });

  it('leaves nothing to whoever signs in instead', async () => {
    const tab = await openTab();
    tab.begin(ada('secret'));
    writeStored('session', 'draft:note', { note: 'Called Maria Delgado' });
    tab.lock();
    tab.end('leave');
    expect(readStored('session', 'draft:note')).toBeUndefined();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Maria');
  });

  it('keeps what was typed in memory where the browser forbids storage', async () => {
    const tab = await openTab();
    tab.begin(ada('secret'));
    tab.lock();
    writeStored('session', 'draft:note', 'typed');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    tab.begin(ada('another'));
    expect(tab.token()).toBe('another');
    expect(readStored('session', 'draft:note')).toBe('typed');
    vi.restoreAllMocks();
    tab.end('user');
  });
});

describe('signing out', () => {
  it('empties storage and drafts, keeps settings, and tells everyone who has a cache', async () => {
    const tab = await openTab();
    const emptied = vi.fn();
    tab.onEnd(emptied);
    tab.begin(ada('secret', true));
    writeStored('session', 'draft:note', { note: 'Called Maria Delgado' });
    writeStored('local', 'draft:provider', { firstName: 'Maria' });
    writeStored('local', 'settings:density', 'compact');
    tab.end('user');
    expect(tab.state()).toEqual({ status: 'signed-out', because: 'user' });
    expect(tab.token()).toBeUndefined();
    expect(everythingStored()).not.toMatch(/secret|Maria/);
    expect(everythingStored()).toContain('compact');
    expect(emptied).toHaveBeenCalledWith(
      expect.objectContaining({ tokenId: 'secret-id' }),
      'user',
      expect.any(Promise),
    );
  });

  it('first sends what waits, with the token, which is ended only after that', async () => {
    const tab = await openTab();
    const order: string[] = [];
    const answers: (() => void)[] = [];
    tab.beforeEnd(async () => {
      order.push(`sent with ${tab.token()}`);
      await new Promise<void>((resolve) => answers.push(resolve));
      order.push('answered');
    });
    tab.onEnd((old, _, sent) => void sent.then(() => order.push(`${old.token} ends`)));
    tab.begin(ada('secret'));
    tab.end('user');
    expect(order).toEqual(['sent with secret']);
    expect(tab.token()).toBeUndefined();
    answers[0]?.();
    await vi.waitFor(() => expect(order).toEqual(['sent with secret', 'answered', 'secret ends']));
  });

  it('fails a call that is refused late, when somebody else is signed in: it is not sent in their name', async () => {
    const tab = await openTab();
    tab.begin(ada('a'));
    tab.end('user');
    tab.begin({ ...ada('b'), user: { email: 'bob@example.org' } });
    await expect(tab.waitForSignIn('a')).rejects.toThrow('signed out');
    expect(tab.state().status).toBe('active');
  });

  it('in one tab signs out the others', async () => {
    const [one, other] = [await openTab(), await openTab()];
    one.begin(ada('a'));
    other.begin(ada('b'));
    one.end('user');
    await vi.waitFor(() => expect(other.state()).toEqual({ status: 'signed-out', because: 'other-tab' }));
  });
});

describe('tabs of one browser', () => {
  it('hand a session that may not be stored to a tab that is opened later', async () => {
    (await openTab()).begin(ada('secret'));
    sessionStorage.clear();
    const later = await openSecondTab();
    expect(later.token()).toBe('secret');
  });

  it('hand it over also when they answer later than a new one waits', async () => {
    (await openTab()).begin(ada('secret'));
    sessionStorage.clear();
    const later = await openTab();
    expect(later.state().status).toBe('signed-out');
    await vi.waitFor(() => expect(later.token()).toBe('secret'));
  });

  it('leave alone who has signed out since', async () => {
    (await openTab()).begin(ada('secret'));
    sessionStorage.clear();
    const later = await openTab();
    later.begin({ ...ada('b'), user: { email: 'bob@example.org' } });
    later.end('user');
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(later.state().status).toBe('signed-out');
  });

  it('hand out nothing while they are locked', async () => {
    const tab = await openTab();
    tab.begin(ada('secret'));
    tab.lock();
    expect((await openSecondTab()).state().status).toBe('signed-out');
  });

  it('lock together and unlock together, and a reload does not unlock', async () => {
    const [one, other] = [await openTab(), await openTab()];
    one.begin(ada('a'));
    other.begin(ada('a'));
    one.lock();
    await vi.waitFor(() => expect(other.state().status).toBe('locked'));
    expect(everythingStored()).not.toContain('"token"');
    other.begin(ada('b'));
    await vi.waitFor(() => expect(one.state().status).toBe('active'));
    expect(one.token()).toBe('b');
  });

  it('of two users leave each other alone', async () => {
    const [one, other] = [await openTab(), await openTab()];
    one.begin(ada('a'));
    other.begin({ ...ada('b'), user: { email: 'bob@example.org' } });
    one.lock();
    one.begin(ada('c'));
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(other.state().status).toBe('active');
    expect(other.token()).toBe('b');
  });
});

describe('a session that has ended while the page stays', () => {
  it('is marked so only for the token that is in use', async () => {
    const tab = await openTab();
    tab.begin(ada('new'));
    tab.expire('old');
    expect(tab.state().status).toBe('active');
    tab.expire('new');
    expect(tab.state().status).toBe('expired');
  });

  it('names the token that a new one replaced, to be ended at the service, unless it has ended itself', async () => {
    const tab = await openTab();
    expect(tab.begin(ada('a'))).toBeUndefined();
    expect(tab.begin(ada('b'))?.token).toBe('a');
    tab.expire('b');
    expect(tab.begin(ada('c'))).toBeUndefined();
  });

  it('gives way to another user only after everything of the first was emptied', async () => {
    const tab = await openTab();
    const order: string[] = [];
    tab.begin(ada('a'));
    tab.onEnd((old, because) => void order.push(`${old.user.email} ends: ${because}`));
    tab.subscribe(() => void order.push(tab.state().status));
    tab.begin({ ...ada('b'), user: { email: 'bob@example.org' } });
    expect(order).toEqual(['ada@example.org ends: other-user', 'signed-out', 'active']);
  });

  it('does not take two users without a known address for the same one', async () => {
    const tab = await openTab();
    tab.begin({ ...ada('a'), user: { email: '' } });
    const waiting = tab.waitForSignIn('a');
    tab.begin({ ...ada('b'), user: { email: '' } });
    await expect(waiting).rejects.toThrow('signed out');
  });
});
