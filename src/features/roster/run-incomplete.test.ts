// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import { BulkRun } from '@/jobs/bulk-run';
import { facilityRoster } from './facility-roster';
import { forgetRun, keepRun, keptRun } from './kept-run';
import { rosterTask } from './run';
import { Incomplete } from './values/completion';

vi.mock('@/features/sealing/key', () => import('@/features/sealing/testing'));
vi.mock('idb-keyval', async () => (await import('./testing-store')).keyval);

test('A record of which an entry is lacking says what was done and what was not, and a retry goes on with it', async () => {
  forgetRun();
  let [fails, created] = [true, 0];
  const kind = {
    ...facilityRoster([]),
    create: async () => ({ id: `id-${(created += 1)}` }),
    complete: async () => {
      const error = new ApiError({ kind: 'problem', status: 400, title: 'No' });
      const words = 'its DEA registration was not added';
      if (fails) throw new Incomplete({ done: ['license attached'], failed: [{ words, error }] });
      return 'license attached before, DEA registration added';
    },
  };
  const source = {
    total: async () => undefined,
    fetchPage: async () => ({ items: [] }),
    read: async () => undefined,
    find: async () => [],
  };
  await keepRun({
    kind: 'facilities',
    file: 'roster.csv',
    rows: [{ line: 2, name: 'Ash', values: { name: 'Ash' } }],
    left: [],
  });
  const run = await keptRun();
  if (!run) throw new Error('nothing is kept');
  const task = rosterTask({ kind, source, run, queryClient: new QueryClient(), batch: 'b' });
  const work = new BulkRun(task as ConstructorParameters<typeof BulkRun>[0], () => undefined, {
    now: () => 0,
    wait: async () => undefined,
  });
  await work.start();
  expect(work.report().rows[0]?.slice(2, 4)).toEqual([
    'partly done',
    expect.stringContaining('Created, license attached; its DEA registration was not added: 400'),
  ]);
  fails = false;
  await work.retry();
  expect(work.results()[0]?.note).toBe('Created, license attached before, DEA registration added');
  expect(created).toBe(1);
});
