// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { session } from '@/api/session';
import { BulkRun } from '@/jobs/bulk-run';
import { keptRecents, rememberRecent } from '@/lib/recents';
import { simulateService, type SimulatedService } from '@/testing/service';
import { readKind, sourceOf } from './current-run';
import { forgetRun, keepRun, keptRun } from './kept-run';
import type { KeptRow } from './model/run';
import { importedWords, resultRows, undoneOf } from './result-words';
import { rosterTask } from './run';
import { emptyBrowser } from './testing-store';
import { readUndo, undoTask } from './undo';
import { undoWords } from './undo-dialog';

vi.mock('@/features/sealing/key', () => import('@/features/sealing/testing'));
vi.mock('idb-keyval', async () => (await import('./testing-store')).keyval);

let service: SimulatedService;
let queryClient: QueryClient;

beforeEach(async () => {
  emptyBrowser();
  forgetRun();
  service = await simulateService({ providers: 2 });
  queryClient = new QueryClient();
  const email = service.actor.user?.email ?? '';
  session.begin({ token: 't', user: { email }, persistent: false, way: 'password' });
  onTestFinished(() => session.end('user'));
});

async function work(task: unknown) {
  const clock = { now: () => 0, wait: async () => undefined };
  const run = new BulkRun(task as ConstructorParameters<typeof BulkRun>[0], () => undefined, clock);
  await run.start();
  return run.results();
}

const kept = async () => {
  const run = await keptRun();
  if (!run) throw new Error('nothing is kept');
  return run;
};

/** Imports rows, and gives what takes that back, as it is by then. */
async function imported(name: 'providers' | 'facilities', rows: readonly KeptRow[]) {
  const kind = await readKind(name, queryClient);
  await keepRun({ kind: name, file: 'roster.csv', rows, left: [] });
  const results = await work(
    rosterTask({ kind, source: sourceOf(name), run: await kept(), queryClient, batch: 'b' }),
  );
  const read = async () => readUndo(kind, await kept(), new AbortController().signal, () => undefined);
  const undo = async (plan?: Awaited<ReturnType<typeof read>>) =>
    work(undoTask(kind, await kept(), plan ?? (await read()), queryClient));
  return {
    kind,
    results,
    read,
    undo,
    idOf: async (line: number) => (await kept()).outcomes.get(line)?.id ?? '',
  };
}

const ada: KeptRow = {
  line: 2,
  name: 'Ada Quill',
  values: { firstName: 'Ada', lastName: 'Quill', phone: '(555) 010-0100' },
};
const bea: KeptRow = { line: 3, name: 'Bea Vega', values: { firstName: 'Bea', lastName: 'Vega' } };

/** The first provider on file, with a row that changes its telephone and adds an e-mail address and a DEA registration. */
function changing(): { id: string; row: KeptRow } {
  const [{ id = '' } = {}] = service.world.providers.all();
  service.world.providers.update(id, {
    phone: '(555) 010-0111',
    emails: [{ email: 'old@example.org', type: 'Work' }],
  });
  const { firstName = '', lastName = '' } = service.world.providers.get(id) ?? {};
  const values = {
    firstName,
    lastName,
    phone: '(555) 010-0122',
    email: 'new@example.org',
    gender: 'Female',
    languages: 'English',
  };
  const changed = { phone: '(555) 010-0111', email: 'old@example.org' };
  return { id, row: { line: 4, name: `${firstName} ${lastName}`, values, onFileId: id, changed } };
}

test('What an import created is deleted, and what it changed gets its earlier values back', async () => {
  const { id, row } = changing();
  const { kind, read, undo, idOf } = await imported('providers', [ada, bea, row]);
  const created = await idOf(2);
  for (const providerId of [created, id])
    rememberRecent({ label: 'Seen', to: '/providers/$providerId', params: { providerId } });
  expect(service.world.providers.get(id)).toMatchObject({ phone: '(555) 010-0122' });
  expect(undoWords(kind, await read())).toEqual([
    '2 created providers are deleted, with licenses, verifications and alerts, for good.',
    '1 changed provider gets the earlier values back.',
  ]);
  expect((await undo()).map(({ label, outcome, note }) => [label, outcome, note])).toEqual([
    ['Ada Quill, line 2', 'done', 'Deleted'],
    ['Bea Vega, line 3', 'done', 'Deleted'],
    [`${row.name}, line 4`, 'done', 'Earlier values back: Telephone, E-mail addresses'],
  ]);
  expect(service.world.providers.get(created)).toBeUndefined();
  expect(
    keptRecents().map(({ params }) => params),
    'nothing leads to who is deleted',
  ).toEqual([{ providerId: id }]);
  const after = service.world.providers.get(id);
  expect(after?.phone).toBe('(555) 010-0111');
  expect(after?.emails?.map(({ email }) => email)).toEqual(['old@example.org']);
  expect(importedWords(kind, await kept(), 'roster.csv')).toMatch(/^Imported .+\. Undone .+\.$/);
  expect(importedWords(kind, await kept(), 'another.csv')).toBeUndefined();
  const { words, by } = undoneOf(kind, await kept()) ?? {};
  expect(words).toBe(
    '2 providers deleted; 1 provider with the earlier values, as far as nobody has changed them since',
  );
  expect(by).toBe(service.actor.user?.email);
  expect(await read()).toEqual([]);
});

test('Who was changed by somebody else since stays, with who did it, and so does a single value', async () => {
  const { id, row } = changing();
  const { read, undo, idOf } = await imported('providers', [ada, bea, row]);
  // It is the same account: what tells it from the import is that it came after.
  service.world.clock.advance(60_000);
  await service.colleague(`POST /providers/${await idOf(3)}/notes`, { note: 'Called.' });
  await service.colleague(`PATCH /providers/${id}`, { phone: '(555) 010-0199' });
  const plan = await read();
  expect(plan.map(({ left }) => left)).toEqual([
    undefined,
    expect.stringMatching(/^Changed since by .+@.+, /),
    undefined,
  ]);
  expect(plan[2]?.kept).toEqual(['Telephone']);
  const results = await undo();
  expect(results.map(({ outcome }) => outcome)).toEqual(['done', 'left as it was', 'done']);
  expect(results[2]?.note).toBe('Earlier values back: E-mail addresses; changed since and left: Telephone');
  expect(service.world.providers.get(id)?.phone).toBe('(555) 010-0199');
  expect(service.world.providers.get(await idOf(3))).toBeDefined();
  expect((await read()).map(({ line }) => line)).toEqual([3]);
});

test('Who somebody has begun to work with while the preview was read is not deleted', async () => {
  const { read, undo, idOf } = await imported('providers', [ada, bea]);
  const plan = await read();
  service.world.clock.advance(60_000);
  await service.colleague(`POST /providers/${await idOf(3)}/notes`, { note: 'Called.' });
  const results = await undo(plan);
  expect(results.map(({ outcome }) => outcome)).toEqual(['done', 'left as it was']);
  expect(results[1]?.note).toMatch(/^Changed since by /);
  expect(service.world.providers.get(await idOf(3))).toBeDefined();
});

test('A license and an entry that were added to somebody on file are taken away again, and who was deactivated is active', async () => {
  const { id, row } = changing();
  const [type] = Object.values(service.world.licenseTypes);
  const { id: typeId, source } = type ?? {};
  const values = {
    ...row.values,
    licenseNumber: 'RN900001',
    licenseType: typeId,
    licenseState: source?.state,
    deaNumber: 'FQ1234563',
  };
  const other = [...service.world.providers.all()].find((one) => one.id !== id);
  const before = service.world.licenses.by('providerId', id).length;
  const ended = { ...bea, onFileId: other?.id ?? '', isEnded: true };
  const { results, undo } = await imported('providers', [{ ...row, values }, ended]);
  expect(results[0]?.note).toMatch(/license attached, .*DEA registration added/);
  expect(service.world.licenses.by('providerId', id)).toHaveLength(before + 1);
  const undone = await undo();
  expect(undone.map(({ note }) => note)).toEqual([
    'Earlier values back: Telephone, E-mail addresses; 1 license detached; 1 entry deleted',
    'Reactivated',
  ]);
  expect(service.world.licenses.by('providerId', id)).toHaveLength(before);
  expect(service.world.providers.get(other?.id ?? '')?.deactivated).toBe(false);
});

test('No facility is deleted: those that an import created are deactivated', async () => {
  const values = { name: 'Ash', addressLine1: '1 Main St', city: 'El Paso', state: 'TX', zipCode: '79901' };
  const { kind, read, undo, idOf } = await imported('facilities', [{ line: 2, name: 'Ash', values }]);
  expect(undoWords(kind, await read())).toEqual([
    '1 created facility is deactivated, as no facility can be deleted.',
  ]);
  expect((await undo()).map(({ note }) => note)).toEqual(['Deactivated']);
  expect(service.world.facilities.get(await idOf(2))?.deactivated).toBe(true);
});

test('A record that is gone already counts as deleted, and one whose earlier values nobody knows stays', async () => {
  const { row } = changing();
  const { undo, read, idOf } = await imported('providers', [ada, row]);
  await keepRunWithout(4);
  const plan = await read();
  expect(plan.map(({ left }) => left)).toEqual([undefined, 'What it held before is not known']);
  service.world.providers.remove(await idOf(2));
  expect((await undo()).map(({ outcome }) => outcome)).toEqual(['done', 'left as it was']);
  expect(resultRows(await kept()).done.created).toHaveLength(1);
});

/** What was kept of a line by a console that took down nothing for the way back. */
async function keepRunWithout(line: number) {
  const { keepOutcome } = await import('./kept-run');
  const { trace: _, ...outcome } = (await kept()).outcomes.get(line) ?? { note: '' };
  await keepOutcome(line, outcome);
}
