import { beforeEach, expect, test, vi } from 'vitest';
import { addDays, localDay } from '@/lib/dates';
import { simulateService, type SimulatedService } from '@/testing/service';
import type { Reading } from './kept';
import { readExpirables, unreadOf } from './read';
import { expirablesIn, matching } from './rows';

const providers = 30;
let service: SimulatedService;

beforeEach(async () => {
  service = await simulateService({ providers });
});

interface Given {
  before?: Reading;
  anew?: boolean;
  signal?: AbortSignal;
  onLists?: (reading: Reading) => void;
}

const read = ({ before, anew = false, signal, onLists = () => undefined }: Given = {}) =>
  readExpirables({
    before,
    anew,
    signal: signal ?? new AbortController().signal,
    onProgress: () => undefined,
    onLists,
  });

/** The reads that were sent while something was done. */
async function readsOf<T>(doing: () => Promise<T>): Promise<{ result: T; reads: string[] }> {
  const before = service.reads().length;
  const result = await doing();
  return {
    result,
    reads: service
      .reads()
      .slice(before)
      .map(({ line, query }) => `${line} ${JSON.stringify(query)}`),
  };
}

const overdueOf = (reading: Reading, providerId: string) =>
  matching(expirablesIn(reading), { window: 'overdue' })
    .filter(({ owner }) => owner.id === providerId)
    .map(({ kind, what }) => `${kind} ${what}`);

const registrations = (reading: Reading) =>
  matching(expirablesIn(reading), { kind: ['Dea'] }).map(({ key }) => key);

async function addPolicy(providerId: string, name: string, until: string) {
  await service.colleague(`POST /providers/${providerId}/info/liabilityInsurances`, {
    name,
    currentExpirationDate: `${until}T00:00:00Z`,
  });
}

const yesterday = () => addDays(localDay(), -1) ?? '';
const nextYear = () => addDays(localDay(), 365) ?? '';

async function newProvider(lastName: string): Promise<string> {
  const { id } = await service.colleague<{ id: string }>('POST /providers', { firstName: 'Ada', lastName });
  return id;
}

test('what lists and info tell of everybody is read, no record twice and four requests at a time', async () => {
  let [open, most] = [0, 0];
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
    open += 1;
    most = Math.max(most, open);
    try {
      return await fetch(...asked);
    } finally {
      open -= 1;
    }
  });
  const { result, reads } = await readsOf(() => read());
  expect(new Set(reads).size).toBe(reads.length);
  expect(reads.filter((line) => line.includes('/info ')).length).toBeGreaterThanOrEqual(providers - 1);
  expect(most).toBe(4);
  expect(unreadOf(result)).toBe(0);
  expect(result.failed).toEqual([]);
  expect(result.lacks).toEqual([]);
  const kinds = new Set(expirablesIn(result).map(({ kind }) => kind));
  for (const kind of ['License', 'Malpractice', 'LifeSupport', 'FacilityLicense', 'Dea'])
    expect(kinds).toContain(kind);
});

test('a lapsed policy is overdue until a new one is added, which the second reading learns from the log with a tenth of the requests', async () => {
  const [lapsed, other] = [await newProvider('Farrowby'), await newProvider('Quill')];
  for (const id of [lapsed, other]) await addPolicy(id, 'Old Mutual', yesterday());
  const first = await readsOf(() => read());
  expect(overdueOf(first.result, lapsed)).toEqual(['Malpractice Old Mutual']);

  await addPolicy(lapsed, 'New Mutual', nextYear());
  const second = await readsOf(() => read({ before: first.result }));
  expect(overdueOf(second.result, lapsed)).toEqual([]);
  expect(overdueOf(second.result, other)).toEqual(['Malpractice Old Mutual']);
  expect(second.reads.some((line) => line.includes(`/providers/${lapsed}/info `))).toBe(true);
});

test('where nothing has changed, the second reading costs at most a tenth of the first', async () => {
  const first = await readsOf(() => read());
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
  const second = await readsOf(() =>
    read({ before: { ...first.result, infoAt: Date.now(), listsAt: Date.now() } }),
  );
  vi.useRealTimers();
  expect(second.reads.length).toBeLessThanOrEqual(first.reads.length / 10);
  expect(expirablesIn(second.result).map(({ key }) => key)).toEqual(
    expirablesIn(first.result).map(({ key }) => key),
  );
});

test('without the event log nobody is read again, and that is said; everything is read where that is asked for', async () => {
  const id = await newProvider('Farrowby');
  await addPolicy(id, 'Old Mutual', yesterday());
  const first = await read();
  await addPolicy(id, 'New Mutual', nextYear());
  await service.fails({ operation: 'GET /log/events', status: 403, times: 9 });
  const second = await readsOf(() => read({ before: first }));
  expect(second.result.isUntold).toBe(true);
  expect(second.result.infoAt).toBe(first.infoAt);
  expect(second.reads.filter((line) => line.includes('/info'))).toEqual([]);
  expect(overdueOf(second.result, id)).toEqual(['Malpractice Old Mutual']);
  const third = await read({ before: second.result, anew: true });
  expect(third.isUntold).toBe(false);
  expect(overdueOf(third, id)).toEqual([]);
});

test('whose info could not be read is named, and read with the next reading', async () => {
  const id = await newProvider('Farrowby');
  await addPolicy(id, 'Old Mutual', yesterday());
  service.answersOnce(`GET /providers/${id}/info`, async () =>
    Response.json({ title: 'Not now', status: 400 }, { status: 400 }),
  );
  const first = await read();
  expect(first.failed).toEqual([{ what: 'Farrowby, Ada', reason: expect.any(String) }]);
  expect(unreadOf(first)).toBe(1);
  expect(overdueOf(first, id)).toEqual([]);
  const second = await read({ before: first });
  expect(second.failed).toEqual([]);
  expect(overdueOf(second, id)).toEqual(['Malpractice Old Mutual']);
});

test('who may not see info is refused once, not once for each provider', async () => {
  await service.fails({ operation: 'GET /providers/{providerId}/info', status: 403, times: 99 });
  const { result, reads } = await readsOf(() => read());
  expect(result.failed.map(({ what }) => what)).toEqual(['Info of providers']);
  expect(reads.filter((line) => /\/providers\/[^/]+\/info /.test(line)).length).toBeLessThanOrEqual(4);
  expect(expirablesIn(result).some(({ kind }) => kind === 'License')).toBe(true);
});

test('a list that cannot be read is named, and what was read of it before stays', async () => {
  const first = await read();
  await service.fails({ operation: 'GET /datasets/matches', status: 403, times: 9 });
  const second = await read({ before: first });
  expect(second.lacks.map(({ what }) => what)).toEqual(['DEA registrations']);
  expect(registrations(first).length).toBeGreaterThan(0);
  expect(registrations(second)).toEqual(registrations(first));
});

test('who cancels keeps what was read, and the next reading reads the rest and nothing of it twice', async () => {
  const controller = new AbortController();
  const release = service.holds('GET /providers/{providerId}/info');
  const first = await readsOf(() =>
    read({ signal: controller.signal, onLists: () => setTimeout(() => controller.abort()) }),
  );
  release();
  expect(unreadOf(first.result)).toBeGreaterThan(providers - 2);
  expect(expirablesIn(first.result).some(({ kind }) => kind === 'License')).toBe(true);
  const second = await read({ before: first.result });
  expect(unreadOf(second)).toBe(0);
});

test('an attestation that is not read again ends by the state in which the provider practices now', async () => {
  const id = await newProvider('Farrowby');
  const signed = addDays(localDay(), -30) ?? '';
  const kept = {
    kind: 'Attestation',
    id: 'long ago',
    group: '',
    what: 'Signed',
    state: '',
    from: signed,
    until: addDays(signed, 180) ?? '',
  } as const;
  service.world.providers.update(id, { primaryPracticeState: 'IL' });
  const first = await read();
  const before = {
    ...first,
    owners: first.owners.map((one) => (one.owner.id === id ? { ...one, listed: [kept] } : one)),
  };
  const untilOf = async () =>
    expirablesIn(await read({ before })).find((one) => one.id === kept.id && one.owner.id === id)?.until;
  expect(await untilOf()).toBe(addDays(signed, 180));
  service.world.providers.update(id, { primaryPracticeState: 'TX' });
  expect(await untilOf()).toBe(addDays(signed, 120));
});

/** Providers who signed a profile each ten days ago, the first one imported last: more than a page of them. */
function attested(many = 60): string[] {
  const signed = addDays(localDay(), -10) ?? '';
  return Array.from({ length: many }, (_, nth) => {
    const { id: providerId } = service.put('providers', { lastName: `Quill ${nth}` });
    const completed = `${addDays(localDay(), -5 - nth) ?? ''}T10:00:00Z`;
    const profile = { type: 'Portal', attestationDate: `${signed}T00:00:00Z` } as const;
    service.put('imports', { providerId, source: 'Portal', completed, profile });
    return providerId;
  });
}

const attestations = (reading: Reading) =>
  matching(expirablesIn(reading), { kind: ['Attestation'] }).map(({ owner }) => owner.id);

test('attestations that could not be read are all read with the next reading', async () => {
  const signed = attested();
  service.answersOnce('GET /providers/profiles/import', async () =>
    Response.json({ title: 'Not now', status: 400 }, { status: 400 }),
  );
  const first = await read();
  expect(first.lacks.map(({ what }) => what)).toEqual(['Attestations']);
  expect(attestations(await read({ before: first }))).toEqual(expect.arrayContaining(signed));
});

test('whoever was deactivated when all was read is read with the attestations of long ago once active again', async () => {
  const [, ...others] = attested();
  const last = others.at(-1) ?? '';
  await service.colleague(`PATCH /providers/${last}`, { deactivated: true });
  const first = await read();
  expect(attestations(first)).not.toContain(last);
  await service.colleague(`PATCH /providers/${last}`, { deactivated: false });
  expect(attestations(await read({ before: first }))).toContain(last);
});
