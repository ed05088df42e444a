import { beforeAll, describe, expect, test } from 'vitest';
import type { components } from '../../src/api/schema';
import { type TestService, noon, testService } from '../testing';
import { eventKinds } from './event-kinds';

type Schemas = components['schemas'];
type Page = Schemas['EventLogEntryPage'];
type Entry = Schemas['EventLogEntry'];

interface Context {
  category: string;
  subcategory: string;
  [name: string]: unknown;
}

let service: TestService;
let all: Entry[];
beforeAll(async () => {
  service = await testService({ size: 60 });
  all = await everyPage('includeFailedRequests=true');
}, 60_000);

async function everyPage(query: string): Promise<Entry[]> {
  const items: Entry[] = [];
  let cursor = '';
  do {
    const { body } = await service.get<Page>(`/log/events?count=250&${query}${cursor}`);
    items.push(...(body.items ?? []));
    cursor = body.nextCursor ? `&cursor=${body.nextCursor}` : '';
  } while (cursor !== '');
  return items;
}

const list = async (query: string) => (await service.get<Page>(`/log/events?${query}`)).body;
const contextOf = ({ context }: Entry) => context as Context;
const isFailed = (entry: Entry) => contextOf(entry).subcategory === 'RequestFailed';

describe('an entry', () => {
  test('has a parameter for each place of its text, and a category', () => {
    for (const { messageTemplate = '', messageParameters = {}, context } of all) {
      const places = [...messageTemplate.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
      expect(Object.keys(messageParameters as object)).toEqual(expect.arrayContaining(places));
      expect(context).toMatchObject({ category: expect.any(String), subcategory: expect.any(String) });
    }
  });

  test('tells of each stage that a request of the past came to, by whom, and what it is about', () => {
    const requests = [...service.world.credentialingRequests.all()];
    const stages = requests.flatMap(({ id, providerId, facilityId, events }) =>
      events.map(({ timestamp, status, userId }) => ({
        id,
        timestamp,
        status,
        userId,
        providerId,
        facilityId,
      })),
    );
    const withRequest = all.filter((entry) => 'requestId' in contextOf(entry));
    expect(stages.length).toBeGreaterThan(10);
    expect(withRequest).toHaveLength(stages.length);
    for (const { timestamp, messageParameters, context } of withRequest) {
      const { requestId: id, providerId, facilityId, user } = context as Context;
      const { status = 'RequestSubmitted' } = messageParameters as { status?: string };
      const userId = (user as { id?: string } | undefined)?.id;
      expect(stages).toContainEqual({ id, timestamp, status, userId, providerId, facilityId });
    }
  });

  test('of the past reads as the same one of the present does', () => {
    const kinds = new Map<string, readonly [category: string, text: string]>(Object.entries(eventKinds));
    const known = all.filter((entry) => kinds.has(contextOf(entry).subcategory));
    expect(new Set(known.map((entry) => contextOf(entry).subcategory)).size).toBeGreaterThan(8);
    for (const entry of known) {
      const { category, subcategory } = contextOf(entry);
      expect([category, entry.messageTemplate]).toEqual(kinds.get(subcategory));
    }
  });
});

describe('the list can be narrowed', () => {
  test('to categories and subcategories', async () => {
    for (const name of ['category', 'subcategory'] as const) {
      const values = [
        ...new Set(all.filter((entry) => !isFailed(entry)).map((entry) => contextOf(entry)[name])),
      ];
      for (const value of values) {
        const expected = all.filter((entry) => contextOf(entry)[name] === value && !isFailed(entry)).length;
        expect([value, (await list(`${name}=${value}`)).totalCount]).toEqual([value, expected]);
      }
    }
  });

  test('to types, also several', async () => {
    const expected = all.filter(({ type, ...entry }) => type !== 'System' && !isFailed(entry)).length;
    expect((await list('type=Request&type=Legacy')).totalCount).toBe(expected);
  });

  test('to what succeeded, unless failed requests are asked for', async () => {
    expect((await list('')).totalCount).toBe(all.filter((entry) => !isFailed(entry)).length);
    expect((await list('includeFailedRequests=true')).totalCount).toBe(all.length);
    expect(all.filter(isFailed).length).toBeGreaterThan(0);
  });

  test('to any resource that an entry names, also in a log that nobody has read yet', async () => {
    const names = [
      'providerId',
      'licenseId',
      'verificationId',
      'alertId',
      'webhookId',
      'scanId',
      'matchId',
      'facilityId',
    ];
    for (const name of names) {
      const id = all.map((entry) => contextOf(entry)[name]).find((value) => typeof value === 'string');
      const expected = all
        .filter((entry) => Object.values(contextOf(entry)).includes(id))
        .map((entry) => entry.id);
      const fresh = await testService({ size: 60 });
      const { body } = await fresh.get<Page>(`/log/events?entityId=${String(id).toUpperCase()}&count=250`);
      expect([name, body.items?.map((entry) => entry.id).toSorted()]).toEqual([name, expected.toSorted()]);
    }
  });

  test('to a correlation id and to a time', async () => {
    const [entry] = all.filter((candidate) => !isFailed(candidate)).slice(40);
    expect((await list(`correlationId=${entry?.correlationId?.toUpperCase()}`)).items).toContainEqual(entry);
    const bounds = `after=${entry?.timestamp}&before=${new Date(noon + 1).toISOString()}`;
    const newer = all.filter(
      (other) => !isFailed(other) && Date.parse(other.timestamp ?? '') > Date.parse(entry?.timestamp ?? ''),
    );
    const newerNow = (await list(bounds)).items ?? [];
    expect(newerNow.length).toBe(newer.length);
    expect((await list(`${bounds}&afterInclusive=true`)).items).toContainEqual(entry);
  });
});
