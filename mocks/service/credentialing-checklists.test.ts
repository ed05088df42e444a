import { describe, expect, test } from 'vitest';
import { path, type Page, requestsInService } from '../testing-requests';

const { add, client, create, inWorldOf, read } = requestsInService();

test('a checklist is replaced as a whole and names its evidence', async () => {
  const { id } = await create();
  const references = {
    files: [{ filePath: 'a.pdf' }],
    providerInfo: [{ providerInfoId: id, providerInfoType: 'Education' }],
  };
  const sent = {
    notes: 'Almost done',
    items: [{ name: 'Education', status: 'Verified', verifiedAt: '2026-11-01T00:00:00Z', references }],
  };
  expect((await client.put(`${path}/${id}/checklist`, sent)).status).toBe(204);
  expect((await read(id))['checklist']).toMatchObject({ requestId: id, ...sent });
  await client.put(`${path}/${id}/checklist`, { items: [] });
  expect((await read(id))['checklist']).toMatchObject({ items: [] });
  expect((await client.put(`${path}/${id}/checklist`, { items: [{}] })).status).toBe(400);
});

const firstThatIs = async (status: string) => {
  const query = `currentEventStatus=${status}&sortedBy=CreatedAt&count=1`;
  const [first] = (await client.get<Page>(`${path}?${query}`)).body.items;
  if (!first) throw new Error(`no request is ${status}`);
  return first;
};

describe('a request of the past', () => {
  interface Drawn {
    items: {
      id: string;
      name: string;
      status: string;
      verifiedAt: string;
      source?: string;
      references?: object;
    }[];
  }
  test('that was completed has the checklist by which it was, with evidence from before', async () => {
    const { id } = await firstThatIs('Completed');
    const { checklist, currentEvent } = await read(id);
    const { timestamp } = currentEvent as unknown as { timestamp: string };
    const { items } = checklist as Drawn;
    expect(items.length).toBeGreaterThan(0);
    expect(new Set(items.map((item) => item.id)).size).toBe(items.length);
    for (const item of items) {
      expect(item.status).toBe('Verified');
      expect(item.verifiedAt < timestamp).toBe(true);
      // Evidence of the service, or who was asked, how, when, and by whom (rules.md 17.9).
      const evidence = item.source ?? JSON.stringify(item.references);
      expect(evidence).toMatch(
        /datasetScanId|licenseVerificationId| \| (?:by|in) [a-z]+ \| \d{4}-\d\d-\d\d \| ./,
      );
    }
    expect((await read(id))['checklist']).toEqual(checklist);
  });

  test('was asked for what is asked once at the first time alone, and for performance at the next', async () => {
    await inWorldOf(400);
    const { items } = (await client.get<Page>(`${path}?currentEventStatus=Completed&count=250`)).body;
    const namesOf = async (type: string) => {
      const some = items.filter((one) => one['type'] === type && one['provider'] !== undefined);
      expect(some.length).toBeGreaterThan(2);
      const drawn = await Promise.all(some.map(async ({ id }) => (await read(id))['checklist'] as Drawn));
      return new Set(drawn.flatMap((checklist) => checklist.items.map(({ name }) => name)));
    };
    const [first, next] = [await namesOf('Initial'), await namesOf('ReCredentialing')];
    expect([...first]).toEqual(
      expect.arrayContaining(['Education and training', 'Work history, five years']),
    );
    expect([...first]).not.toContain('Performance and quality');
    expect([...next]).toContain('Performance and quality');
    for (const name of ['Education and training', 'Work history, five years'])
      expect([...next]).not.toContain(name);
  });

  test('says what the concern was', async () => {
    const { id } = await firstThatIs('CompletedWithConcern');
    const { items } = (await read(id))['checklist'] as Drawn;
    expect(items.filter(({ status }) => status === 'Concern')).toHaveLength(1);
  });

  test('that was completed with concern says in its note why what was open stayed open', async () => {
    await inWorldOf(400);
    const { items } = (await client.get<Page>(`${path}?currentEventStatus=CompletedWithConcern&count=250`))
      .body;
    expect(new Set(items.map(({ currentEvent }) => currentEvent.note)).size).toBeGreaterThan(1);
    for (const { id, currentEvent } of items) {
      const drawn = (await read(id))['checklist'] as Drawn | undefined;
      const element = drawn?.items.find(({ status }) => status === 'Concern')?.name;
      expect(currentEvent.note).toMatch(
        new RegExp(`^Completed with 1 gap:\\n- ${element ?? ''}.*: .+\\. Reason: .+\\.$`),
      );
    }
  });

  test('that was not completed has none, and neither has one that is completed now', async () => {
    const cancelled = await firstThatIs('Cancelled');
    expect((await read(cancelled.id))['checklist']).toBeUndefined();
    const { id } = await create({ isSelfManaged: true });
    await add(id, { status: 'RequestInProgress' });
    await add(id, { status: 'Completed', nextCredentialingDate: '2029-11-20' });
    expect((await read(id))['checklist']).toBeUndefined();
  });

  test('keeps what took the place of it', async () => {
    const { id } = await firstThatIs('Completed');
    const before = (await read(id))['checklist'] as { id: string };
    await client.put(`${path}/${id}/checklist`, { items: [] });
    expect((await read(id))['checklist']).toMatchObject({ id: before.id, items: [] });
  });
});
