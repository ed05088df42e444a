// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '@/api/session';
import { readStored, sealedName, storageKey, writeStored } from '@/lib/storage';
import { simulateService, type SimulatedService } from '@/testing/service';
import { keysFolder } from '../files/uploads';
import { openSealed, sealWhileLocked } from './tab';

let service: SimulatedService;
let end: (() => void) | undefined;

beforeEach(async () => {
  sessionStorage.clear();
  service = await simulateService({ providers: 0 });
});
afterEach(() => {
  end?.();
  session.end('user');
});

/** What lies in the tab’s storage, as somebody reads it who sits there. */
const lying = () => JSON.stringify({ ...sessionStorage });
const sealed = () => sessionStorage.getItem(storageKey(sealedName));

const signInAs = (email: string) =>
  session.begin({ token: `token of ${email}`, user: { email }, persistent: false, way: 'password' });

async function lockWith(draft: string): Promise<void> {
  writeStored('session', 'draft:note', draft);
  session.lock();
  end = sealWhileLocked();
  await vi.waitFor(() => expect(sealed()).not.toBeNull(), { timeout: 10_000 });
}

/** The page is loaded again: what was in memory is gone, and what lies in storage is there. */
function reload(): void {
  const kept = sealed();
  end?.();
  session.end('user');
  sessionStorage.setItem(storageKey(sealedName), kept ?? '');
}

test('A page that is loaded again while it is locked has what was typed after its user has signed in, and nobody else has', async () => {
  signInAs('ada@example.org');
  await lockWith('Called Maria Delgado');
  expect(lying()).not.toContain('Maria');
  reload();
  expect(readStored('session', 'draft:note')).toBeUndefined();

  signInAs('ada@example.org');
  await openSealed();
  expect(readStored('session', 'draft:note')).toBe('Called Maria Delgado');
  expect(sealed()).toBeNull();
});

test('Who signs in instead opens nothing of it, and it is gone', async () => {
  signInAs('ada@example.org');
  await lockWith('Called Maria Delgado');
  reload();
  signInAs('ben@example.org');
  await openSealed();
  expect(readStored('session', 'draft:note')).toBeUndefined();
  expect(sealed()).toBeNull();
});

test('Where the key cannot be read, what was typed waits for the next time; where there is none to be had, it is tried again', async () => {
  signInAs('ada@example.org');
  await service.fails({ operation: 'POST /files/uploads/{path}', status: 503 });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  writeStored('session', 'draft:note', 'Called Maria Delgado');
  session.lock();
  end = sealWhileLocked();
  await vi.waitFor(() => expect(service.writes()).toHaveLength(1));
  expect(sealed()).toBeNull();
  await service.recovers();
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(2_000);
    expect(sealed()).not.toBeNull();
  });
  vi.useRealTimers();
  reload();

  signInAs('ada@example.org');
  await service.fails({ operation: 'GET /files/{pathOrId}', status: 503 });
  await openSealed();
  expect(sealed()).not.toBeNull();
  await service.recovers();
  await openSealed();
  expect(readStored('session', 'draft:note')).toBe('Called Maria Delgado');
});

test('What is written down while the page is locked is encrypted with the rest', async () => {
  signInAs('ada@example.org');
  await lockWith('Called Maria Delgado');
  const before = sealed();
  writeStored('session', 'bulk', ['12 of 40']);
  await vi.waitFor(() => expect(sealed()).not.toBe(before), { timeout: 10_000 });
  reload();
  signInAs('ada@example.org');
  await openSealed();
  expect(readStored('session', 'bulk')).toEqual(['12 of 40']);
});

test('Who has no key yet gets one without a request that fails, and reads it from then on', async () => {
  signInAs('ada@example.org');
  const failed: string[] = [];
  const send = globalThis.fetch;
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const answer = await send(...request);
    if (!answer.ok) failed.push(answer.url);
    return answer;
  });
  await lockWith('Called Maria Delgado');
  reload();
  signInAs('ada@example.org');
  await openSealed();
  expect(readStored('session', 'draft:note')).toBe('Called Maria Delgado');
  expect(failed).toEqual([]);
  vi.unstubAllGlobals();
});

test('A key whose answer was lost is the key', async () => {
  signInAs('ada@example.org');
  service.loses('uploadFile');
  await lockWith('Called Maria Delgado');
  expect(service.writes().filter(({ line }) => line.includes(keysFolder))).toHaveLength(1);
});
