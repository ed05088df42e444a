// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import {
  getProviderInfoOptions,
  listAlertsInfiniteOptions,
  listDatasetMatchesInfiniteOptions,
  listDatasetScansInfiniteOptions,
  listLicensesOptions,
  listProvidersInfiniteOptions,
} from '@/api/operations.gen';
import { rememberUnconfirmedWrite } from '@/api/unconfirmed-write';
import { BulkRun } from '@/jobs/bulk-run';
import { facilityRoster } from './facility-roster';
import type { OnFileSource } from './read-on-file';
import { forgetRun, keepBegun, keepOutcome, keepRun, keptRun, wasInterrupted } from './kept-run';
import type { KeptRow } from './model/run';
import type { OnFile, RosterKind } from './model/kind';
import { providersOnFile } from './provider-on-file';
import { providerRoster } from './provider-roster';
import { keptReport, rosterTask } from './run';
import { stubLocks } from './testing';
import { database, emptyBrowser } from './testing-store';

vi.mock('@/features/sealing/key', () => import('@/features/sealing/testing'));
vi.mock('idb-keyval', async () => (await import('./testing-store')).keyval);

const rowOf = (name: string, line: number): KeptRow => ({
  line,
  name,
  values: { name, addressLine1: '1 Main St', zipCode: '79901' },
});
const ash = rowOf('Ash', 2);
const rows = [ash, rowOf('Birch', 3), rowOf('Cedar', 4)];

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

/** What the service has created, by name. */
let created: string[];
let kind: RosterKind;
let source: OnFileSource;
/** The record that a row changes, as it is by now. */
let there: OnFile | undefined;

beforeEach(async () => {
  emptyBrowser();
  forgetRun();
  created = [];
  there = undefined;
  kind = {
    ...facilityRoster([]),
    create: async ({ name = '' }) => {
      created.push(name);
      return { id: `id-${name}` };
    },
  };
  source = {
    total: async () => undefined,
    fetchPage: async () => ({ items: [] }),
    read: async () => there,
    find: async (values) =>
      created.includes(values['name'] ?? '')
        ? [{ id: `id-${values['name']}`, identities: kind.identities(values), values } satisfies OnFile]
        : [],
  };
  await keepRun({
    kind: 'facilities',
    file: 'roster.csv',
    rows,
    left: [{ line: 5, name: 'Dogwood', why: 'Existing' }],
  });
});

async function run(given = keptRun()) {
  const kept = await given;
  if (!kept) throw new Error('nothing is kept');
  const task = rosterTask({ kind, source, run: kept, queryClient: new QueryClient(), batch: 'b' });
  // Nobody waits until the rate limit is free again.
  const clock = { now: () => 0, wait: async () => undefined };
  const work = new BulkRun(task as ConstructorParameters<typeof BulkRun>[0], () => undefined, clock);
  await work.start();
  return work;
}

test('Every row is created once, and what came of it is kept', async () => {
  const work = await run();
  expect(created).toEqual(['Ash', 'Birch', 'Cedar']);
  expect(work.results().map(({ label, outcome, note }) => [label, outcome, note])).toEqual([
    ['Ash, line 2', 'done', 'Created'],
    ['Birch, line 3', 'done', 'Created'],
    ['Cedar, line 4', 'done', 'Created'],
  ]);
  expect((await keptRun())?.outcomes.get(3)).toEqual({ id: 'id-Birch', note: 'Created' });
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
  const ofProviders = { ...kind, name: 'providers' as const };
  rosterTask({ kind: ofProviders, source, run: kept, queryClient, batch: 'b' }).onSettled?.(true);
  expect(carriers.filter((key) => !queryClient.getQueryState(key)?.isInvalidated)).toEqual([]);
  expect(invalidate).toHaveBeenCalledTimes(1);
});

test('A page that is loaded in the middle goes on with the rest, and creates nothing twice', async () => {
  let hang = true;
  const create = kind.create;
  kind.create = async (values) => {
    const answer = await create(values);
    // The answers to all but the first never arrive.
    return hang && values['name'] !== 'Ash' ? new Promise(() => undefined) : answer;
  };
  const before = await keptRun();
  if (!before) throw new Error('nothing is kept');
  const task = rosterTask({ kind, source, run: before, queryClient: new QueryClient(), batch: 'b' });
  void new BulkRun(task as ConstructorParameters<typeof BulkRun>[0], () => undefined).start();
  await vi.waitFor(async () => expect((await keptRun())?.outcomes.size).toBe(1));
  expect(wasInterrupted()).toBe(true);

  hang = false;
  const work = await run();
  expect(work.job).toMatchObject({ phase: 'ended', done: 3 });
  expect(created.toSorted()).toEqual(['Ash', 'Birch', 'Cedar']);
});

test('A tab that is duplicated in the middle waits for the other one, and creates nothing twice', async () => {
  stubLocks();
  const answers: (() => void)[] = [];
  const { create } = kind;
  kind.create = async (values) => {
    const written = await create(values);
    if (values['name'] === 'Cedar') await new Promise<void>((resolve) => answers.push(resolve));
    return written;
  };
  const before = keptRun();
  await before;
  const first = run();
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  // What the copy of the tab's storage held when nothing was begun.
  const copy = run(before);
  await new Promise((resolve) => setTimeout(resolve));
  expect(created).toHaveLength(3);
  answers[0]?.();
  for (const work of [await first, await copy]) expect(work.job).toMatchObject({ phase: 'ended', done: 3 });
  expect(created).toEqual(['Ash', 'Birch', 'Cedar']);
});

test('A row whose answer was lost is looked for; one that failed is sent again by a retry', async () => {
  const create = kind.create;
  let fails = true;
  kind.create = async (values) => {
    if (values['name'] === 'Cedar' && fails)
      throw new ApiError({ kind: 'problem', status: 400, title: 'No' });
    const answer = await create(values);
    if (values['name'] === 'Birch') throw new ApiError({ kind: 'network', operation: 'createFacility' });
    return answer;
  };
  const work = await run();
  expect(work.job.failures.map(({ label }) => label)).toEqual(['Cedar, line 4']);
  fails = false;
  await work.retry();
  expect(work.job).toMatchObject({ done: 3, failures: [] });
  expect(created).toEqual(['Ash', 'Birch', 'Cedar']);
});

test('A record whose license could not be attached is not made again by a retry, even if no search finds it yet', async () => {
  let fails = true;
  source.find = async () => [];
  kind.complete = async (id) => {
    if (fails && id === 'id-Birch') throw new ApiError({ kind: 'problem', status: 403, title: 'No' });
    return 'license attached';
  };
  const work = await run();
  const reason = 'Created; its license was not attached: 403, not allowed';
  expect(work.job.failures).toMatchObject([{ label: 'Birch, line 3', reason }]);
  expect(work.report().rows[1]).toEqual(['3', 'Birch', 'partly done', reason, 'id-Birch', '']);
  fails = false;
  await work.retry();
  expect(work.results().map(({ note }) => note)).toEqual(Array(3).fill('Created, license attached'));
  expect(created).toEqual(['Ash', 'Birch', 'Cedar']);
});

test('A page that is loaded before the license of a record could be attached attaches it to that one', async () => {
  source.find = async () => [];
  kind.complete = () => Promise.reject(new ApiError({ kind: 'problem', status: 403, title: 'No' }));
  await run();
  const kept = await keptRun();
  expect(kept && keptReport(kind, kept).rows[0]).toEqual([
    '2',
    'Ash',
    'partly done',
    'Created; its license was not attached',
    'id-Ash',
    '',
  ]);
  kind.complete = async () => 'license attached';
  const work = await run();
  expect(work.job).toMatchObject({ done: 3, failures: [] });
  expect((await keptRun())?.outcomes.get(2)).toEqual({ id: 'id-Ash', note: 'Created, license attached' });
  expect(created).toEqual(['Ash', 'Birch', 'Cedar']);
});

test('A license whose answer was cut off is not said to be missing', async () => {
  kind.complete = () => Promise.reject(cutAnswer('attachLicense'));
  const work = await run();
  expect(work.results()[0]).toMatchObject({
    outcome: 'may be done',
    note: 'Created; its license may not be attached: it may have been carried out. The list has an entry with what you sent.',
  });
});

test('A record that was made, and could not be found when its answer was cut off, gets its license by a retry', async () => {
  const { create } = kind;
  const { find } = source;
  let isCut = true;
  kind.create = async (values) => {
    const answer = await create(values);
    if (isCut) throw cutAnswer('createFacility');
    return answer;
  };
  source.find = (values) => (isCut ? Promise.reject(new ApiError({ kind: 'network' })) : find(values));
  kind.complete = async () => 'license attached';
  const work = await run();
  expect(work.results().map(({ outcome }) => outcome)).toEqual(Array(3).fill('may be done'));
  isCut = false;
  await work.retry();
  expect(work.results().map(({ note }) => note)).toEqual(Array(3).fill('Created, license attached'));
  expect(created).toEqual(['Ash', 'Birch', 'Cedar']);
});

test('Where the storage gets full in the middle, a page that is loaded then does not go on, which would create rows twice', async () => {
  kind.complete = async (id) => {
    if (id === 'id-Birch') database.isFull = true;
    return undefined;
  };
  const work = await run();
  expect(work.job).toMatchObject({ phase: 'ended', done: 3, failures: [] });
  expect((await keptRun())?.outcomes.size).toBe(3);
  expect(wasInterrupted()).toBe(false);
});

test('A change whose answer is cut off is sent once more, and the license of its row is attached', async () => {
  let isCut = true;
  kind.update = async (id) => {
    if (isCut) {
      isCut = false;
      throw cutAnswer('updateFacility');
    }
    return { id };
  };
  kind.complete = async () => 'license attached';
  const changed = { phoneNumber: '', licenseNumber: '' };
  await keepRun({
    kind: 'facilities',
    file: 'roster.csv',
    rows: [{ ...ash, onFileId: 'f1', changed }],
    left: [],
  });
  const work = await run();
  expect(work.report().rows).toEqual([['2', 'Ash', 'done', 'Changed, license attached', 'f1', '']]);
  expect((await keptRun())?.outcomes.get(2)).toEqual({ id: 'f1', note: 'Changed, license attached' });
});

test('A record that is there is changed in the fields that differ, and nothing is created', async () => {
  const update = vi.fn(async (id: string) => ({ id }));
  kind.update = update;
  await keepRun({
    kind: 'facilities',
    file: 'roster.csv',
    rows: [{ ...ash, onFileId: 'f1', changed: { phoneNumber: '' } }],
    left: [],
  });
  await run();
  expect(update).toHaveBeenCalledWith('f1', ash.values, ['phoneNumber']);
  expect(created).toEqual([]);
});

test('A record that its row ends is ended and nothing else of it is changed', async () => {
  const ended: string[] = [];
  kind.terminate = async (id) => {
    ended.push(id);
    return { id };
  };
  kind.update = () => Promise.reject(new Error('changed'));
  kind.complete = () => Promise.reject(new Error('completed'));
  await keepRun({
    kind: 'facilities',
    file: 'roster.csv',
    rows: [{ ...ash, onFileId: 'f1', isEnded: true }],
    left: [{ line: 3, name: 'Ash', why: 'Joined with line 2', isJoined: true }],
  });
  const work = await run();
  expect(ended).toEqual(['f1']);
  expect(created).toEqual([]);
  expect(work.report().rows).toEqual([
    ['2', 'Ash', 'done', 'Deactivated', 'f1', ''],
    ['3', 'Ash', 'joined', 'Joined with line 2', '', ''],
  ]);
});

test('A record that somebody else changed since the rows were checked is left as it is, and the report says what it holds', async () => {
  const update = vi.fn(async (id: string) => ({ id }));
  kind.update = update;
  const values = { ...ash.values, city: 'El Paso', contactName: 'Ana Quill' };
  const row = { ...ash, values, onFileId: 'f1', changed: { city: 'Dallas', contactName: 'Bo Vega' } };
  there = { id: 'f1', identities: [], values: { city: 'Austin', contactName: 'Ana Quill' } };
  await keepRun({ kind: 'facilities', file: 'roster.csv', rows: [row], left: [] });
  const work = await run();
  expect(update).not.toHaveBeenCalled();
  expect(work.report().rows).toEqual([
    ['2', 'Ash', 'failed', '409, somebody else set City to Austin', '', ''],
  ]);
});

test('A field that was empty when the rows were checked, and that somebody else filled since, is left as it is', async () => {
  const update = vi.fn(async (id: string) => ({ id }));
  kind.update = update;
  const values = { ...ash.values, contactName: 'Bo Vega' };
  const row = { ...ash, values, onFileId: 'f1', changed: { contactName: '' } };
  there = { id: 'f1', identities: [], values: { ...ash.values, contactName: 'Ana Quill' } };
  await keepRun({ kind: 'facilities', file: 'roster.csv', rows: [row], left: [] });
  const work = await run();
  expect(update).not.toHaveBeenCalled();
  expect(work.report().rows).toEqual([
    ['2', 'Ash', 'failed', '409, somebody else set Contact to Ana Quill', '', ''],
  ]);
});

/** Two people of one name: of the second nothing else is known. */
const namesakes: KeptRow[] = [
  { line: 2, name: 'Ada Quill', values: { firstName: 'Ada', lastName: 'Quill', npi: '1234567893' } },
  { line: 3, name: 'Ada Quill', values: { firstName: 'Ada', lastName: 'Quill' } },
];

/** A service that holds `providers`, and refuses so many that are sent without an NPI. */
async function stubProviders(providers: object[], refusals = 0) {
  kind = providerRoster({ providerTypes: [], licenseTypes: [], queryClient: new QueryClient() });
  source = providersOnFile;
  await keepRun({ kind: 'providers', file: 'roster.csv', rows: namesakes, left: [] });
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'GET') return Response.json({ items: providers });
    const body: { npi?: number } = await request.json();
    if (!body.npi && refusals-- > 0) return Response.json({}, { status: 429 });
    const provider = { ...body, id: `p${providers.length + 1}` };
    providers.push(provider);
    return Response.json(provider, { status: 201 });
  });
}

test('Of two people of one name each gets a record, although the second is refused at first by the rate limit', async () => {
  const providers: object[] = [];
  await stubProviders(providers, 1);
  const work = await run();
  expect(providers).toHaveLength(2);
  expect(work.report().rows.map(([line, , , note, id]) => [line, note, id])).toEqual([
    ['2', 'Created', 'p1'],
    ['3', 'Created', 'p2'],
  ]);
});

test('Of two people of one name each finds its own record, where both were made before the page was loaded', async () => {
  const [withNpi, without] = namesakes.map(({ values }) => values);
  await stubProviders([
    { ...withNpi, npi: Number(withNpi?.['npi']), id: 'p1' },
    { ...without, id: 'p2' },
  ]);
  for (const { line } of namesakes) await keepBegun(line);
  const work = await run();
  expect(work.report().rows.map(([line, , , , id]) => [line, id])).toEqual([
    ['2', 'p1'],
    ['3', 'p2'],
  ]);
});

test('The report names every row of the file, with what came of it or why it was left out', async () => {
  const work = await run();
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
  expect(kept && keptReport(kind, kept).rows).toEqual([
    ['2', 'Ash', 'done', 'Created', 'id-Ash', ''],
    ['3', 'Birch', 'may be done', '', '', ''],
    ['4', 'Cedar', 'not begun', '', '', ''],
    ['5', 'Dogwood', 'left out', 'Existing', '', ''],
  ]);
});
