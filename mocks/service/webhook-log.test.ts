import { beforeAll, describe, expect, test } from 'vitest';
import type { components } from '../../src/api/schema';
import { type TestService, noon, testService } from '../testing';

type Schemas = components['schemas'];
type Page = Schemas['WebhookLogPage'];
type Entry = Schemas['WebhookLog'];
type Events = Schemas['EventLogEntryPage'];

const day = 86_400_000;
const iso = (ms: number) => new Date(ms).toISOString();

let service: TestService;
let all: Entry[];
beforeAll(async () => {
  service = await testService({ size: 400 });
  all = await everyPage('');
}, 60_000);

async function everyPage(query: string): Promise<Entry[]> {
  const items: Entry[] = [];
  let cursor = '';
  do {
    const { body } = await service.get<Page>(`/webhookslog?count=250&${query}${cursor}`);
    items.push(...(body.items ?? []));
    cursor = body.nextCursor ? `&cursor=${body.nextCursor}` : '';
  } while (cursor !== '');
  return items;
}

const list = async (query: string) => (await service.get<Page>(`/webhookslog?${query}`)).body;
const time = ({ timestamp = '' }: Entry) => Date.parse(timestamp);

/** The attempts of each message, oldest first. */
function messages(): Entry[][] {
  const byTrace = new Map<string, Entry[]>();
  for (const entry of all.toReversed()) {
    const { traceId = '' } = entry;
    byTrace.set(traceId, [...(byTrace.get(traceId) ?? []), entry]);
  }
  return [...byTrace.values()];
}

/** Whether an attempt was made in the last day, leaving out retries of messages from before. */
const isRecent = (entry: Entry) => time(entry) > noon - day + 400_000;

describe('the log of the weeks before', () => {
  test('is listed newest first, all of it before the present and none older than four weeks', () => {
    expect(all.length).toBeGreaterThan(800);
    const times = all.map(time);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(times[0]).toBeLessThan(noon);
    expect(times.at(-1)).toBeGreaterThan(noon - 28 * day);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });

  test('tells of each message at most four attempts, which end with the first success', () => {
    for (const attempts of messages()) {
      expect(attempts.map(({ attempt }) => attempt)).toEqual(attempts.map((_, index) => index + 1));
      const last = attempts.at(-1);
      expect(attempts.filter(({ status }) => status === 'Completed')).toEqual(
        last?.status === 'Completed' ? [last] : [],
      );
      if (last?.status === 'Failed') expect(attempts).toHaveLength(4);
      const gaps = attempts.slice(1).map((entry, index) => time(entry) - time(attempts[index] ?? {}));
      expect(gaps.toSorted((a, b) => a - b)).toEqual(gaps);
    }
  });

  test('has one webhook that fails since yesterday, and did not before', () => {
    const broken = all.filter(({ type }) => type === 'ProviderStatusChanged');
    const recent = broken.filter(isRecent);
    expect(recent.length).toBeGreaterThan(8);
    expect(new Set(recent.map(({ status }) => status))).toEqual(new Set(['Failed']));
    const before = broken.filter((entry) => time(entry) < noon - day);
    expect(before.filter(({ status }) => status === 'Completed').length).toBeGreaterThan(50);
    const others = all.filter(({ type }) => type !== 'ProviderStatusChanged');
    const ratio = others.filter(({ status }) => status === 'Completed').length / others.length;
    expect(ratio).toBeGreaterThan(0.9);
  });

  test('is about what really happened: a verification in it is that of the license', async () => {
    const entry = all.find(
      ({ type, payload }) => type === 'VerificationCompleted' && payload?.includes('"Found"'),
    );
    const payload = JSON.parse(entry?.payload ?? '') as Schemas['License'];
    const path = `/providers/${payload.providerId}/licenses/${payload.id}/verifications`;
    const { body } = await service.get<Schemas['LicenseVerification'][]>(path);
    expect(body[0]).toEqual(payload.currentVerification);
    expect(time(entry ?? {})).toBeGreaterThan(Date.parse(body[0]?.started ?? ''));
  });

  test('is about real scans, too, before anybody decided about their matches', async () => {
    const entry = all.find(({ type }) => type === 'DatasetScanMatchesChanged');
    const payload = JSON.parse(entry?.payload ?? '') as Schemas['DatasetScan'];
    const { body } = await service.get<Schemas['DatasetScan']>(`/datasets/scans/${payload.id}`);
    const { matches: found = [], ...scan } = body;
    expect(payload).toMatchObject(scan);
    expect(payload.matches?.map(({ id }) => id)).toEqual(found.map(({ id }) => id));
    expect(found.length).toBeGreaterThan(0);
    for (const match of payload.matches ?? []) expect(match).not.toHaveProperty('userActionResolution');
  });

  test('holds no social security number where the webhook does not include them', () => {
    const types = new Set(all.filter(({ payload }) => payload?.includes('"ssn"')).map(({ type }) => type));
    expect([...types].filter((type) => !type?.startsWith('DatasetScan'))).toEqual([]);
  });

  test('stays the same when its license is detached or its webhook changed', async () => {
    const fresh = await testService({ size: 20 });
    const first = async () =>
      (await fresh.get<Page>('/webhookslog?count=1&type=VerificationCompleted')).body.items;
    const before = await first();
    const { providerId, id } = JSON.parse(before?.[0]?.payload ?? '');
    await fresh.delete(`/providers/${providerId}/licenses/${id}`);
    await fresh.patch(`/webhooks/${before?.[0]?.webhookId}`, {
      includeSensitiveInfo: true,
      url: 'https://new.test/',
    });
    expect(await first()).toEqual(before);
  });

  test('agrees with the event log about messages that were given up', async () => {
    const givenUp = messages().filter((attempts) => attempts.at(-1)?.status === 'Failed');
    const { body } = await service.get<Events>('/log/events?subcategory=WebhookDeliveryFailed&count=250');
    expect(body.totalCount).toBe(givenUp.length);
  });
});

describe('a list of attempts can be narrowed', () => {
  test('to a type, to a status, to both', async () => {
    const failed = all.filter(({ status }) => status === 'Failed');
    expect((await list('status=Failed')).totalCount).toBe(failed.length);
    const type = 'VerificationCompleted';
    expect((await list(`type=${type}`)).totalCount).toBe(all.filter((entry) => entry.type === type).length);
    const both = await list(`status=Failed&type=${type}`);
    expect(both.totalCount).toBe(failed.filter((entry) => entry.type === type).length);
    expect((await list('status=Triggered')).totalCount).toBe(0);
  });

  test('to one message, in whatever case its trace id is written', async () => {
    const [retried] = messages().filter(({ length }) => length > 1);
    const traceId = retried?.[0]?.traceId ?? '';
    for (const written of [traceId, traceId.toUpperCase()]) {
      const { items } = await list(`traceId=${written}&sortDirection=Asc`);
      expect(items).toEqual(retried);
    }
  });

  test('to a time, with or without the bounds themselves', async () => {
    const [newest, second] = [all[10], all[20]];
    const bounds = `before=${newest?.timestamp}&after=${second?.timestamp}`;
    const inclusive = `${bounds}&beforeInclusive=true&afterInclusive=true`;
    const inside = (from: number, to: number) =>
      all.filter((entry) => time(entry) >= from && time(entry) <= to).length;
    const [from, to] = [time(second ?? {}), time(newest ?? {})];
    expect((await list(inclusive)).totalCount).toBe(inside(from, to));
    expect((await list(bounds)).totalCount).toBe(inside(from + 1, to - 1));
  });

  test('by nothing that is no value', async () => {
    const query = 'type=Nothing&status=Sent&traceId=1&before=yesterday&sortedBy=Url';
    const answer = await service.get<Schemas['Problem']>(`/webhookslog?${query}`);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.errors ?? {}).toSorted()).toEqual(
      ['before', 'sortedBy', 'status', 'traceId', 'type'].toSorted(),
    );
  });

  test('and is dated by the present when something is sent now', async () => {
    const provider = [...service.world.providers.all()].find(({ deactivated }) => !deactivated);
    await service.patch(`/providers/${provider?.id}`, { deactivated: true });
    expect((await list('count=1')).items).toMatchObject([{ status: 'Triggered', timestamp: iso(noon) }]);
  });
});
