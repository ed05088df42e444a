// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import type { KeptRow } from './model/run';

// Pages are loaded anew, and what is stored stays.
const { database, emptyBrowser, keyval } = await vi.hoisted(() => import('./testing-store'));
vi.mock('@/features/sealing/key', () => import('@/features/sealing/testing'));
vi.mock('idb-keyval', () => keyval);

const id = '3f2b8c1e-9a4d-4f6b-8c2e-1a2b3c4d5e6f';

/** A provider with every column filled, most of them longer than they usually are. */
const values = {
  lastName: 'Featherstonehaugh-Quill',
  firstName: 'Alexandra Maria',
  npi: '1234567893',
  dateOfBirth: '1980-03-31',
  providerTypeId: id,
  primaryPracticeState: 'TX',
  additionalPracticeStates: 'OK,NM,CO',
  phone: '(555) 010-0100',
  email: 'alexandra.featherstonehaugh@medicalcenter.example.org',
  addressLine1: '12345 North Springfield Boulevard',
  addressLine2: 'Building B, Suite 1200',
  city: 'San Bernardino',
  state: 'CA',
  zipCode: '79901-1234',
  gender: 'NonBinaryOrThirdGender',
  credentialingStatus: 'Credentialed',
  credentialedDate: '2024-03-31',
  nextCredentialingDate: '2027-03-31',
  licenseNumber: 'RN1000001234',
  licenseState: 'TX',
  licenseType: 'Advanced Practice Registered Nurse',
};

/** Fifty thousand rows; of every other one something is there that is changed. */
const rows = Array.from({ length: 50_000 }, (_, index): KeptRow => ({
  line: index + 2,
  name: `${values.firstName} ${values.lastName}`,
  values: index === 0 ? { lastName: 'Quill', firstName: 'Ada' } : values,
  ...(index % 2 === 1 && {
    onFileId: id,
    changed: { phone: '(555) 010-0199', email: 'ada@example.org', licenseNumber: 'RN1000001233' },
  }),
}));
const left = [{ line: 60_000, name: 'Bea Vega', why: 'Already there' }];
const outcome = { id, note: 'Created, license attached, its verification started' };

/** The same module as a page has it that is loaded anew. */
async function nextPage() {
  vi.resetModules();
  const storage = await import('@/lib/storage');
  storage.setStorageNamespace('production');
  return import('./kept-run');
}

beforeEach(emptyBrowser);

test('Fifty thousand full rows, and what comes of them, are kept, so that the next page goes on', async () => {
  const page = await nextPage();
  await page.keepRun({ kind: 'providers', file: 'roster.csv', rows, left });
  for (const { line } of rows.slice(0, 100)) await page.keepBegun(line);
  for (const { line } of rows.slice(1, 100)) await page.keepOutcome(line, outcome);

  const next = await nextPage();
  expect(next.wasInterrupted()).toBe(true);
  expect(next.keptKind()).toBe('providers');
  const kept = await next.keptRun();
  expect(kept).toMatchObject({ kind: 'providers', file: 'roster.csv', left });
  expect(kept?.rows).toEqual(rows);
  expect(kept?.outcomes.size).toBe(99);
  expect(kept?.outcomes.get(101)).toEqual(outcome);
  expect([...(kept?.begun ?? [])]).toEqual([2]);
  // What came of a line is written down with that of its neighbours, which the next page has not lost.
  await next.keepOutcome(2, outcome);
  expect((await (await nextPage()).keptRun())?.outcomes.size).toBe(100);
  expect(JSON.stringify(Object.values(sessionStorage))).not.toContain('Quill');
});

test('No entry of an import is so large that it holds up the page', async () => {
  const page = await nextPage();
  await page.keepRun({ kind: 'providers', file: 'roster.csv', rows, left });
  await page.keepOutcome(7, outcome);
  const pieces = [...database.kept.keys()].filter((name) => / rows \d+$/.test(String(name)));
  expect(pieces, 'a thousand rows in each').toHaveLength(rows.length / 1_000);
});

test('A row that ends somebody, and one that is part of another, are the same on the next page', async () => {
  const ends: KeptRow = {
    line: 2,
    name: 'Ada Quill',
    values: { lastName: 'Quill' },
    onFileId: id,
    isEnded: true,
  };
  const joined = { line: 3, name: 'Ada Quill', why: 'Joined with line 2', isJoined: true };
  const page = await nextPage();
  await page.keepRun({ kind: 'providers', file: 'roster.csv', rows: [ends], left: [joined] });
  expect(await (await nextPage()).keptRun()).toMatchObject({ rows: [ends], left: [joined] });
});

test('Another tab does not take an import for its own, and one that is left is gone', async () => {
  const page = await nextPage();
  const few = rows.slice(0, 3);
  await page.keepRun({ kind: 'providers', file: 'roster.csv', rows: few, left });
  const ofTab = { ...sessionStorage };
  sessionStorage.clear();
  expect(await (await nextPage()).keptRun()).toBeUndefined();
  Object.assign(sessionStorage, ofTab);
  const next = await nextPage();
  expect(await next.keptRun()).toMatchObject({ rows: few });
  next.forgetRun();
  await vi.waitFor(() => expect(database.kept.size).toBe(0));
  expect(await next.keptRun()).toBeUndefined();
  expect(next.wasInterrupted()).toBe(false);
});

test('An import of a tab that was closed is taken away after seven days, and at the end of the session', async () => {
  const few = rows.slice(0, 3);
  const keep = async () => {
    const page = await nextPage();
    sessionStorage.clear();
    await page.keepRun({ kind: 'providers', file: 'roster.csv', rows: few, left });
    return database.kept.size;
  };
  const size = await keep();
  vi.setSystemTime(Date.now() + 6 * 86_400_000);
  expect(await keep()).toBe(size * 2);
  vi.setSystemTime(Date.now() + 2 * 86_400_000);
  expect(await keep()).toBe(size * 2);
  vi.useRealTimers();
  expect(localStorage.getItem('credence:production:roster-draft')).toBe('true');
  const { forgetDrafts } = await import('./draft');
  await forgetDrafts();
  expect(database.kept.size).toBe(0);
});

test('An import that the browser has no room for is kept until the page is left', async () => {
  database.isFull = true;
  const page = await nextPage();
  const few = rows.slice(0, 3);
  await page.keepRun({ kind: 'providers', file: 'roster.csv', rows: few, left });
  await page.keepOutcome(3, outcome);
  const kept = await page.keptRun();
  expect(kept?.rows).toEqual(few);
  expect([...(kept?.outcomes.keys() ?? [])]).toEqual([3]);
  expect(page.wasInterrupted()).toBe(false);
  expect(await (await nextPage()).keptRun()).toBeUndefined();
});

test('A browser that becomes full while two rows are under way keeps the import and what came of both until the page is left', async () => {
  const page = await nextPage();
  const few = rows.slice(0, 3);
  await page.keepRun({ kind: 'providers', file: 'roster.csv', rows: few, left });
  database.isFull = true;
  await Promise.all([page.keepOutcome(2, outcome), page.keepOutcome(3, outcome)]);
  const kept = await page.keptRun();
  expect(kept?.rows).toEqual(few);
  expect([...(kept?.outcomes.keys() ?? [])]).toEqual([2, 3]);
  expect(page.wasInterrupted(), 'a page after this one would send them again').toBe(false);
});
