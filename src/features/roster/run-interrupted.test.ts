// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import { rememberUnconfirmedWrite } from '@/api/unconfirmed-write';
import { BulkRun } from '@/jobs/bulk-run';
import { keepRun, keptRun, wasInterrupted } from './kept-run';
import { keptReport, rosterTask } from './run';
import { stubLocks } from './testing';
import { ash, keptRoster, runKept } from './testing-run';
import { database } from './testing-store';

vi.mock('@/features/sealing/key', () => import('@/features/sealing/testing'));
vi.mock('idb-keyval', async () => (await import('./testing-store')).keyval);

const requests = {
  createFacility: { method: 'POST', path: '/facilities' },
  updateFacility: { method: 'PATCH', path: '/facilities/{facilityId}' },
  attachLicense: { method: 'POST', path: '/providers/{providerId}/licenses' },
};

/** A write whose answer was cut off, of which the service shows that it was carried out. */
function cutAnswer(operation: keyof typeof requests) {
  const body = { name: 'There' };
  const there = { ...body, createdAt: '2026-11-20T10:00:00Z' };
  vi.stubGlobal('fetch', async () => Response.json({ ...there, items: [there] }));
  const error = new ApiError({ kind: 'network', operation });
  rememberUnconfirmedWrite(error, { operation, ...requests[operation], ids: {}, body, sentAt: 0 });
  return error;
}

let world: Awaited<ReturnType<typeof keptRoster>>;

beforeEach(async () => {
  world = await keptRoster();
});

test('A page that is loaded in the middle goes on with the rest, and creates nothing twice', async () => {
  let hang = true;
  const create = world.kind.create;
  world.kind.create = async (values) => {
    const answer = await create(values);
    // The answers to all but the first never arrive.
    return hang && values['name'] !== 'Ash' ? new Promise(() => undefined) : answer;
  };
  const before = await keptRun();
  if (!before) throw new Error('nothing is kept');
  const task = rosterTask({ ...world, run: before, queryClient: new QueryClient(), batch: 'b' });
  void new BulkRun(task as ConstructorParameters<typeof BulkRun>[0], () => undefined).start();
  await vi.waitFor(async () => expect((await keptRun())?.outcomes.size).toBe(1));
  expect(wasInterrupted()).toBe(true);

  hang = false;
  const work = await runKept(world);
  expect(work.job).toMatchObject({ phase: 'ended', done: 3 });
  expect(world.created.toSorted()).toEqual(['Ash', 'Birch', 'Cedar']);
});

test('A tab that is duplicated in the middle waits for the other one, and creates nothing twice', async () => {
  stubLocks();
  const answers: (() => void)[] = [];
  const { create } = world.kind;
  world.kind.create = async (values) => {
    const written = await create(values);
    if (values['name'] === 'Cedar') await new Promise<void>((resolve) => answers.push(resolve));
    return written;
  };
  const before = keptRun();
  await before;
  const first = runKept(world);
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  // What the copy of the tab's storage held when nothing was begun.
  const copy = runKept(world, before);
  await new Promise((resolve) => setTimeout(resolve));
  expect(world.created).toHaveLength(3);
  answers[0]?.();
  for (const work of [await first, await copy]) expect(work.job).toMatchObject({ phase: 'ended', done: 3 });
  expect(world.created).toEqual(['Ash', 'Birch', 'Cedar']);
});

test('A row whose answer was lost is looked for; one that failed is sent again by a retry', async () => {
  const create = world.kind.create;
  let fails = true;
  world.kind.create = async (values) => {
    if (values['name'] === 'Cedar' && fails)
      throw new ApiError({ kind: 'problem', status: 400, title: 'No' });
    const answer = await create(values);
    if (values['name'] === 'Birch') throw new ApiError({ kind: 'network', operation: 'createFacility' });
    return answer;
  };
  const work = await runKept(world);
  expect(work.job.failures.map(({ label }) => label)).toEqual(['Cedar, line 4']);
  fails = false;
  await work.retry();
  expect(work.job).toMatchObject({ done: 3, failures: [] });
  expect(world.created).toEqual(['Ash', 'Birch', 'Cedar']);
});

test('A record whose license could not be attached is not made again by a retry, even if no search finds it yet', async () => {
  let fails = true;
  world.source.find = async () => [];
  world.kind.complete = async (id) => {
    if (fails && id === 'id-Birch') throw new ApiError({ kind: 'problem', status: 403, title: 'No' });
    return 'license attached';
  };
  const work = await runKept(world);
  const reason = 'Created; its license was not attached: 403, not allowed';
  expect(work.job.failures).toMatchObject([{ label: 'Birch, line 3', reason }]);
  expect(work.report().rows[1]).toEqual(['3', 'Birch', 'partly done', reason, 'id-Birch', '']);
  fails = false;
  await work.retry();
  expect(work.results().map(({ note }) => note)).toEqual(Array(3).fill('Created, license attached'));
  expect(world.created).toEqual(['Ash', 'Birch', 'Cedar']);
});

test('A page that is loaded before the license of a record could be attached attaches it to that one', async () => {
  world.source.find = async () => [];
  world.kind.complete = () => Promise.reject(new ApiError({ kind: 'problem', status: 403, title: 'No' }));
  await runKept(world);
  const kept = await keptRun();
  expect(kept && keptReport(world.kind, kept).rows[0]).toEqual([
    '2',
    'Ash',
    'partly done',
    'Created; its license was not attached',
    'id-Ash',
    '',
  ]);
  world.kind.complete = async () => 'license attached';
  const work = await runKept(world);
  expect(work.job).toMatchObject({ done: 3, failures: [] });
  expect((await keptRun())?.outcomes.get(2)).toMatchObject({
    id: 'id-Ash',
    note: 'Created, license attached',
  });
  expect(world.created).toEqual(['Ash', 'Birch', 'Cedar']);
});

test('A license whose answer was cut off is not said to be missing', async () => {
  world.kind.complete = () => Promise.reject(cutAnswer('attachLicense'));
  const work = await runKept(world);
  expect(work.results()[0]).toMatchObject({
    outcome: 'may be done',
    note: 'Created; its license may not be attached: it may have been carried out. The list has an entry with what you sent.',
  });
});

test('A record that was made, and could not be found when its answer was cut off, gets its license by a retry', async () => {
  const { create } = world.kind;
  const { find } = world.source;
  let isCut = true;
  world.kind.create = async (values) => {
    const answer = await create(values);
    if (isCut) throw cutAnswer('createFacility');
    return answer;
  };
  world.source.find = (values) => (isCut ? Promise.reject(new ApiError({ kind: 'network' })) : find(values));
  world.kind.complete = async () => 'license attached';
  const work = await runKept(world);
  expect(work.results().map(({ outcome }) => outcome)).toEqual(Array(3).fill('may be done'));
  isCut = false;
  await work.retry();
  expect(work.results().map(({ note }) => note)).toEqual(Array(3).fill('Created, license attached'));
  expect(world.created).toEqual(['Ash', 'Birch', 'Cedar']);
});

test('Where the storage gets full in the middle, a page that is loaded then does not go on, which would create rows twice', async () => {
  world.kind.complete = async (id) => {
    if (id === 'id-Birch') database.isFull = true;
    return undefined;
  };
  const work = await runKept(world);
  expect(work.job).toMatchObject({ phase: 'ended', done: 3, failures: [] });
  expect((await keptRun())?.outcomes.size).toBe(3);
  expect(wasInterrupted()).toBe(false);
});

test('A change whose answer is cut off is sent once more, and the license of its row is attached', async () => {
  let isCut = true;
  world.kind.update = async (id) => {
    if (isCut) {
      isCut = false;
      throw cutAnswer('updateFacility');
    }
    return { id };
  };
  world.kind.complete = async () => 'license attached';
  const changed = { phoneNumber: '', licenseNumber: '' };
  await keepRun({
    kind: 'facilities',
    file: 'roster.csv',
    rows: [{ ...ash, onFileId: 'f1', changed }],
    left: [],
  });
  const work = await runKept(world);
  expect(work.report().rows).toEqual([['2', 'Ash', 'done', 'Changed, license attached', 'f1', '']]);
  expect((await keptRun())?.outcomes.get(2)).toMatchObject({ id: 'f1', note: 'Changed, license attached' });
});
