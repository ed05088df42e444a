import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { user } from '@/features/sealing/testing';
import { forgetDrafts, keepFile, keepLeftRows, keepWork, keptDraft, keptLeftRows, takeDraft } from './draft';
import { newWork } from './work';

const browser = vi.hoisted(() => ({ kept: new Map<unknown, unknown>(), isFull: false }));

vi.mock('@/features/sealing/key', () => import('@/features/sealing/testing'));
vi.mock('idb-keyval', () => ({
  createStore: () => undefined,
  get: async (name: unknown) => browser.kept.get(name),
  set: async (name: unknown, value: unknown) => {
    if (browser.isFull) throw new DOMException('There is no room left', 'QuotaExceededError');
    browser.kept.set(name, value);
  },
  del: async (name: unknown) => void browser.kept.delete(name),
  delMany: async (names: unknown[]) => names.forEach((name) => browser.kept.delete(name)),
  update: async (name: unknown, change: (before: unknown) => unknown) =>
    void browser.kept.set(name, change(browser.kept.get(name))),
  clear: async () => browser.kept.clear(),
}));

/** All texts and bytes in something that is stored. */
function bytesIn(stored: unknown): BlobPart[] {
  if (typeof stored === 'string' || stored instanceof ArrayBuffer || ArrayBuffer.isView(stored))
    return [stored as BlobPart];
  return typeof stored === 'object' && stored !== null ? Object.values(stored).flatMap(bytesIn) : [];
}

const file = new File(['Name\nCedar'], 'places.csv');

async function keep(): Promise<boolean> {
  await keepWork('facilities', newWork);
  return keepFile('facilities', file);
}

beforeEach(() => {
  user.number = 1;
  browser.kept.clear();
  browser.isFull = false;
});

test('A file and its corrections are kept for the user who made them, and for nobody else', async () => {
  expect(await keep()).toBe(true);
  expect(await keptDraft('facilities')).toEqual({ file, work: newWork });
  expect(await keptDraft('providers')).toBeUndefined();
  user.number = 2;
  expect(await keptDraft('facilities')).toBeUndefined();
});

test('What was done with a file of more than a week ago is gone', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-02T09:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  await keep();
  vi.setSystemTime(new Date('2026-11-09T08:59:00Z'));
  expect(await keptDraft('facilities')).toBeDefined();
  vi.setSystemTime(new Date('2026-11-09T09:01:00Z'));
  expect(await keptDraft('facilities')).toBeUndefined();
  expect(browser.kept.size).toBe(0);
});

test('Nothing of a file lies in the browser as it is in the file, neither its rows nor what was corrected in them', async () => {
  await keep();
  await keepWork('facilities', {
    ...newWork,
    corrections: [[2, 'name', 'Cedarwood']],
    columns: ['name', undefined],
  });
  await keepLeftRows('facilities', { heading: ['Name'], rows: [['Rowan']] });
  const lying = await Promise.all(
    [...browser.kept.values()].map((stored) => new Blob(bytesIn(stored)).text()),
  );
  expect(lying.join(' ')).not.toMatch(/Cedar|Rowan|places/);
  const kept = await keptDraft('facilities');
  expect(await kept?.file.text()).toBe('Name\nCedar');
  expect(kept?.work.corrections).toEqual([[2, 'name', 'Cedarwood']]);
  expect(kept?.work.columns, 'a column that is left out').toEqual(['name', undefined]);
});

test('A browser without room says so, and nothing breaks', async () => {
  browser.isFull = true;
  expect(await keep()).toBe(false);
  await keepLeftRows('facilities', { heading: ['Name'], rows: [['Cedar']] });
  expect(await keptLeftRows('facilities')).toBeUndefined();
});

test('The rows that an import left out are kept until the next one leaves out none', async () => {
  const table = { heading: ['Name', 'Why it was left out'], rows: [['Cedar', 'ZIP code is missing.']] };
  await keepLeftRows('facilities', table);
  expect(await keptLeftRows('facilities')).toEqual(table);
  await keepLeftRows('facilities', { ...table, rows: [] });
  expect(await keptLeftRows('facilities')).toBeUndefined();
});

test('At the end of a session all of it goes', async () => {
  await keep();
  await keepLeftRows('facilities', { heading: ['Name'], rows: [['Cedar']] });
  await forgetDrafts();
  expect(browser.kept.size).toBe(0);
});

test('A file that another tab has imported cannot be taken for an import once more', async () => {
  await keep();
  browser.kept.delete('id facilities');
  expect(await takeDraft('facilities')).toBe(false);
});

test('A file is taken for its import once, also where another one was chosen elsewhere meanwhile', async () => {
  await keep();
  expect(await takeDraft('facilities')).toBe(true);
  await keep();
  browser.kept.set('id facilities', 'another');
  expect(await takeDraft('facilities')).toBe(true);
  expect(browser.kept.get('id facilities'), 'the other file stays').toBe('another');
});
