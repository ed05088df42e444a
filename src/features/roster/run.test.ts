// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  getProviderInfoOptions,
  listAlertsInfiniteOptions,
  listDatasetMatchesInfiniteOptions,
  listDatasetScansInfiniteOptions,
  listLicensesOptions,
  listProvidersInfiniteOptions,
} from '@/api/operations.gen';
import { keepBegun, keepOutcome, keepRun, keptRun, wasInterrupted } from './kept-run';
import { keptReport, rosterTask } from './run';
import { ash, keptRoster, runKept } from './testing-run';

vi.mock('@/features/sealing/key', () => import('@/features/sealing/testing'));
vi.mock('idb-keyval', async () => (await import('./testing-store')).keyval);

let world: Awaited<ReturnType<typeof keptRoster>>;

beforeEach(async () => {
  world = await keptRoster();
});

test('Every row is created once, and what came of it is kept', async () => {
  const work = await runKept(world);
  expect(world.created).toEqual(['Ash', 'Birch', 'Cedar']);
  expect(work.results().map(({ label, outcome, note }) => [label, outcome, note])).toEqual([
    ['Ash, line 2', 'done', 'Created'],
    ['Birch, line 3', 'done', 'Created'],
    ['Cedar, line 4', 'done', 'Created'],
  ]);
  expect((await keptRun())?.outcomes.get(3)).toEqual({
    id: 'id-Birch',
    note: 'Created',
    at: expect.any(Number),
  });
  expect(wasInterrupted()).toBe(false);
});

test('An import of providers makes old, in one go, all that shows them: their alerts, scans and matches too', async () => {
  const queryClient = new QueryClient();
  const invalidate = vi.spyOn(queryClient, 'invalidateQueries');
  const carriers = [
    listProvidersInfiniteOptions(),
    listAlertsInfiniteOptions(),
    listDatasetScansInfiniteOptions(),
    listDatasetMatchesInfiniteOptions(),
    getProviderInfoOptions({ providerId: 'p1' }),
    listLicensesOptions({ providerId: 'p1' }),
  ].map(({ queryKey }) => queryKey as readonly unknown[]);
  for (const queryKey of carriers) queryClient.setQueryData(queryKey, {});
  const kept = await keptRun();
  if (!kept) throw new Error('nothing is kept');
  const ofProviders = { ...world.kind, name: 'providers' as const };
  rosterTask({ kind: ofProviders, source: world.source, run: kept, queryClient, batch: 'b' }).onSettled?.(
    true,
  );
  expect(carriers.filter((key) => !queryClient.getQueryState(key)?.isInvalidated)).toEqual([]);
  expect(invalidate).toHaveBeenCalledTimes(1);
});

test('A record that is there is changed in the fields that differ, and nothing is created', async () => {
  const update = vi.fn(async (id: string) => ({ id }));
  world.kind.update = update;
  await keepRun({
    kind: 'facilities',
    file: 'roster.csv',
    rows: [{ ...ash, onFileId: 'f1', changed: { phoneNumber: '' } }],
    left: [],
  });
  await runKept(world);
  expect(update).toHaveBeenCalledWith('f1', ash.values, ['phoneNumber'], {});
  expect(world.created).toEqual([]);
});

test('A record that its row ends is ended and nothing else of it is changed', async () => {
  const ended: string[] = [];
  world.kind.terminate = async (id) => {
    ended.push(id);
    return { id };
  };
  world.kind.update = () => Promise.reject(new Error('changed'));
  world.kind.complete = () => Promise.reject(new Error('completed'));
  await keepRun({
    kind: 'facilities',
    file: 'roster.csv',
    rows: [{ ...ash, onFileId: 'f1', isEnded: true }],
    left: [{ line: 3, name: 'Ash', why: 'Joined with line 2', isJoined: true }],
  });
  const work = await runKept(world);
  expect(ended).toEqual(['f1']);
  expect(world.created).toEqual([]);
  expect(work.report().rows).toEqual([
    ['2', 'Ash', 'done', 'Deactivated', 'f1', ''],
    ['3', 'Ash', 'joined', 'Joined with line 2', '', ''],
  ]);
});

test('A record that somebody else changed since the rows were checked is left as it is, and the report says what it holds', async () => {
  const update = vi.fn(async (id: string) => ({ id }));
  world.kind.update = update;
  const values = { ...ash.values, city: 'El Paso', contactName: 'Ana Quill' };
  const row = { ...ash, values, onFileId: 'f1', changed: { city: 'Dallas', contactName: 'Bo Vega' } };
  world.there = { id: 'f1', identities: [], values: { city: 'Austin', contactName: 'Ana Quill' } };
  await keepRun({ kind: 'facilities', file: 'roster.csv', rows: [row], left: [] });
  const work = await runKept(world);
  expect(update).not.toHaveBeenCalled();
  expect(work.report().rows).toEqual([
    ['2', 'Ash', 'failed', '409, somebody else set City to Austin', '', ''],
  ]);
});

test('A field that was empty when the rows were checked, and that somebody else filled since, is left as it is', async () => {
  const update = vi.fn(async (id: string) => ({ id }));
  world.kind.update = update;
  const values = { ...ash.values, contactName: 'Bo Vega' };
  const row = { ...ash, values, onFileId: 'f1', changed: { contactName: '' } };
  world.there = { id: 'f1', identities: [], values: { ...ash.values, contactName: 'Ana Quill' } };
  await keepRun({ kind: 'facilities', file: 'roster.csv', rows: [row], left: [] });
  const work = await runKept(world);
  expect(update).not.toHaveBeenCalled();
  expect(work.report().rows).toEqual([
    ['2', 'Ash', 'failed', '409, somebody else set Contact to Ana Quill', '', ''],
  ]);
});

test('The report names every row of the file, with what came of it or why it was left out', async () => {
  const work = await runKept(world);
  const { fields, rows: lines } = work.report();
  expect(fields).toEqual(['Line', 'Facility', 'Outcome', 'Note', 'Record id', 'Correlation id']);
  expect(lines).toEqual([
    ['2', 'Ash', 'done', 'Created', 'id-Ash', ''],
    ['3', 'Birch', 'done', 'Created', 'id-Birch', ''],
    ['4', 'Cedar', 'done', 'Created', 'id-Cedar', ''],
    ['5', 'Dogwood', 'left out', 'Existing', '', ''],
  ]);
});

test('A page that is loaded afterwards has the report too', async () => {
  await keepOutcome(2, { id: 'id-Ash', note: 'Created' });
  await keepBegun(3);
  const kept = await keptRun();
  expect(kept && keptReport(world.kind, kept).rows).toEqual([
    ['2', 'Ash', 'done', 'Created', 'id-Ash', ''],
    ['3', 'Birch', 'may be done', '', '', ''],
    ['4', 'Cedar', 'not begun', '', '', ''],
    ['5', 'Dogwood', 'left out', 'Existing', '', ''],
  ]);
});

test('What stayed out of a row is told in the report of this page and of a later one', async () => {
  const leftOut = 'Left out: NPI (an NPI has ten digits)';
  await keepRun({
    kind: 'facilities',
    file: 'roster.csv',
    rows: [{ ...ash, leftOut }],
    left: [],
  });
  const work = await runKept(world);
  const told = ['2', 'Ash', 'done', `Created. ${leftOut}`, 'id-Ash', ''];
  expect(work.report()?.rows).toEqual([told]);
  const kept = await keptRun();
  expect(kept && keptReport(world.kind, kept).rows).toEqual([told]);
});
