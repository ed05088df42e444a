// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { user } from '@/features/sealing/testing';
import { readStored, removeStored } from '@/lib/storage';
import { forgetReading, keepReading, keptReading, type Reading } from './kept';

vi.mock('idb-keyval', async () => {
  const { keyval } = await import('@/features/roster/testing-store');
  return keyval;
});
vi.mock('@/features/sealing/key', () => import('@/features/sealing/testing'));

const { database, emptyBrowser } = await import('@/features/roster/testing-store');

const reading = (owners: number): Reading => ({
  owners: Array.from({ length: owners }, (_, nth) => ({
    owner: { kind: 'provider', id: `p${nth}`, name: `Quill ${nth}`, type: '', state: 'OR' },
    listed: [],
    ...(nth > 0 && { info: [] }),
  })),
  listsAt: Date.now(),
  infoAt: Date.now(),
  isUntold: false,
  lacks: [],
  failed: [{ what: 'Quill 0', reason: 'Not now' }],
});

beforeEach(() => {
  emptyBrowser();
  user.number = 1;
});
afterEach(() => vi.useRealTimers());

test('what was read is there for the same user in another page, for a week', async () => {
  const read = reading(600);
  await keepReading(read);
  expect(await keptReading()).toEqual(read);
  expect(readStored('local', 'expirables')).toBe(true);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 8 * 86_400_000 });
  expect(await keptReading()).toBeUndefined();
});

test('it is sealed: no name lies in the browser, and nobody else opens it', async () => {
  await keepReading(reading(3));
  const bytes = [...database.kept.values()].map((value) =>
    new TextDecoder().decode((value as { data: ArrayBuffer }).data),
  );
  expect(bytes.join('')).not.toContain('Quill');
  user.number = 2;
  expect(await keptReading()).toBeUndefined();
});

test('where the browser is full nothing of it stays, and nothing is damaged', async () => {
  await keepReading(reading(3));
  database.isFull = true;
  await keepReading(reading(4));
  expect(await keptReading()).toBeUndefined();
  expect(database.kept.size).toBe(0);
});

test('it goes when it is forgotten, and is not written into the next session', async () => {
  await keepReading(reading(3));
  await forgetReading();
  expect(await keptReading()).toBeUndefined();
  const writing = keepReading(reading(600));
  removeStored('session', '');
  await writing;
  expect(database.kept.size).toBe(0);
});
