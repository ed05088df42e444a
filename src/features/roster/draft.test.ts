import { beforeEach, expect, test, vi } from 'vitest';
import { forgetDrafts, keepFile, keepLeftRows, keepWork, keptDraft, keptLeftRows, takeDraft } from './draft';
import { newWork } from './work';

const browser = vi.hoisted(() => ({ kept: new Map<unknown, unknown>(), isFull: false }));

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

const file = new File(['Name\nCedar'], 'places.csv');

async function keep(): Promise<boolean> {
  await keepWork('facilities', newWork);
  return keepFile('facilities', file);
}

beforeEach(() => {
  browser.kept.clear();
  browser.isFull = false;
});

test('A file and its corrections are kept for the user who made them, and for nobody else', async () => {
  expect(await keep()).toBe(true);
  expect(await keptDraft('facilities')).toEqual({ file, work: newWork });
  expect(await keptDraft('providers')).toBeUndefined();
  const stored = browser.kept.get('facilities');
  browser.kept.set('facilities', { ...(stored as object), by: 'somebody.else@example.org' });
  expect(await keptDraft('facilities')).toBeUndefined();
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
