import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../src/api/schema';
import { type Client, type TestService, testService } from '../testing';

type Schemas = components['schemas'];
type Row = Record<string, string>;
interface Report {
  date: string;
  path: string;
}

const day = 86_400;
const kinds = ['sanctionsandexclusions', 'enrollments', 'expirable-credentials', 'roster'] as const;
type Kind = (typeof kinds)[number];

let service: TestService;
/** Signed in anew whenever time has passed: tokens live for hours. */
let client: Client;
async function begin(size: number): Promise<void> {
  service = await testService({ size });
  client = service;
}

async function wait(days: number): Promise<void> {
  service.pass(days * day);
  client = await service.as('admin');
}

const reports = async (kind: Kind) => (await client.get<Report[]>(`/organization/reports/${kind}`)).body;
const textOf = async ({ path }: Report) =>
  (await client.get<string>(`/files/${encodeURIComponent(path)}`)).body;

/** The rows of a report; no value that is looked at holds a comma. */
async function rowsOf(report: Report | undefined): Promise<Row[]> {
  if (!report) throw new Error('there is no such report');
  const [heading = '', ...lines] = (await textOf(report)).trim().split('\r\n');
  const names = heading.split(',');
  return lines.map((line) =>
    Object.fromEntries(line.split(',').map((value, index) => [names[index] ?? '', value])),
  );
}
const newest = async (kind: Kind, back = 0) => rowsOf((await reports(kind))[back]);

async function everyPage<Item>(path: string): Promise<Item[]> {
  const items: Item[] = [];
  let cursor: string | undefined = '';
  while (cursor !== undefined) {
    const page: { items: Item[]; nextCursor?: string } = (
      await client.get<{ items: Item[]; nextCursor?: string }>(`${path}?count=250&cursor=${cursor}`)
    ).body;
    items.push(...page.items);
    cursor = page.nextCursor;
  }
  return items;
}

describe('the reports of twelve Mondays before anybody used the service', () => {
  beforeAll(() => begin(220));

  test.each(kinds)('of %s are not the same', async (kind) => {
    const texts = new Set<string>();
    const list = await reports(kind);
    for (const report of list) texts.add(await textOf(report));
    expect(list).toHaveLength(12);
    // In a week in which nothing of a kind happened, its report is as the one before: that is one week at most.
    expect(texts.size).toBeGreaterThanOrEqual(11);
  });

  test('list who the organization knew by then, and nobody whom it had deactivated', async () => {
    const everybody = await everyPage<Schemas['Provider']>('/providers');
    const counts = new Set<number>();
    for (const report of await reports('roster')) {
      const known = everybody.filter(
        ({ createdAt = '', deactivatedAt }) =>
          createdAt <= report.date && !(deactivatedAt && deactivatedAt <= report.date),
      );
      const listed = (await rowsOf(report)).map(({ id }) => id).toSorted();
      expect([report.date, listed]).toEqual([report.date, known.map(({ id }) => id).toSorted()]);
      counts.add(listed.length);
    }
    expect(counts.size).toBeGreaterThan(1);
  });

  test('say of each provider when it was credentialed by then, and nothing of later', async () => {
    for (const report of await reports('roster')) {
      for (const { credentialedDate = '', credentialingStatus, nextCredentialingDate } of await rowsOf(
        report,
      )) {
        expect(credentialedDate.slice(0, 10) <= report.date.slice(0, 10)).toBe(true);
        if (credentialingStatus === 'Credentialed') expect(nextCredentialingDate).not.toBe('');
      }
    }
  });

  test('tell when a license expired as its last successful verification by then had told', async () => {
    const list = await reports('expirable-credentials');
    let compared = 0;
    for (const report of [list[0], list[11]]) {
      if (!report) continue;
      const rows = (await rowsOf(report)).filter(({ what }) => what === 'License');
      for (const row of rows.slice(0, 60)) {
        const { body: licenses } = await client.get<Schemas['License'][]>(
          `/providers/${row['providerId']}/licenses`,
        );
        const license = licenses.find(({ licenseNumber }) => licenseNumber === row['number']);
        const { body: verifications } = await client.get<Schemas['LicenseVerification'][]>(
          `/providers/${row['providerId']}/licenses/${license?.id}/verifications`,
        );
        const last = verifications.find(
          ({ status, originalStatus, started = '' }) =>
            status === 'Found' && originalStatus === 'Found' && started <= report.date,
        );
        const isPlain = verifications.every(({ originalStatus }) => originalStatus === 'Found');
        if (!last || !isPlain) continue;
        expect([row['number'], row['expires']]).toEqual([
          row['number'],
          last.results?.[0]?.expires?.slice(0, 10),
        ]);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(40);
  });

  test('hold more rows than a page of a list has', async () => {
    expect((await newest('sanctionsandexclusions')).length).toBeGreaterThan(100);
  });

  test('stay as they are, whatever is changed or deleted', async () => {
    await begin(40);
    const before = new Map<string, string>();
    for (const kind of kinds) {
      for (const report of await reports(kind)) before.set(report.path, await textOf(report));
    }
    const [first, second] = await newest('roster');
    await client.patch(`/providers/${first?.['id']}`, { lastName: 'Changed', deactivated: true });
    await client.delete(`/providers/${second?.['id']}`);
    for (const monitor of await everyPage<{ id: string }>('/monitors'))
      await client.delete(`/monitors/${monitor.id}`);
    for (const { id } of await everyPage<{ id: string }>('/providers/enrollments'))
      await client.delete(`/providers/enrollments/${id}`);
    for (const kind of kinds) {
      for (const report of await reports(kind))
        expect([report.path, await textOf(report)]).toEqual([report.path, before.get(report.path)]);
    }
  });
});

describe('a report of a Monday since then', () => {
  beforeEach(() => begin(40));

  test('holds what was true when that day began; what was changed after it stands in the next one', async () => {
    const { body: added } = await client.post<{ id: string }>('/providers', {
      firstName: 'Ada',
      lastName: 'Quill',
    });
    const has = async (back: number) =>
      (await newest('roster', back)).find(({ id }) => id === added.id)?.['lastName'];
    expect(await has(0), 'nobody knew of her last Monday').toBeUndefined();
    await wait(4);
    expect((await reports('roster'))[0]?.date).toBe('2026-11-23T00:00:00.000Z');
    expect(await has(0)).toBe('Quill');
    await client.patch(`/providers/${added.id}`, { lastName: 'Ellery' });
    await client.patch(`/providers/${added.id}`, { lastName: 'Marsh' });
    expect(await has(0)).toBe('Quill');
    await wait(7);
    expect([await has(0), await has(1), await has(2)]).toEqual(['Marsh', 'Quill', undefined]);
    await client.delete(`/providers/${added.id}`);
    await wait(7);
    expect([await has(0), await has(1), await has(2)]).toEqual([undefined, 'Marsh', 'Quill']);
  });

  test('tells of monitors, insurances and enrollments as they were', async () => {
    await wait(4);
    const [monitored] = (await newest('sanctionsandexclusions')).filter(
      (row) => row['monitoringCategory'] === 'FullyMonitored',
    );
    const providerId = monitored?.['id'] ?? '';
    const state = async (back: number) => ({
      category: (await newest('sanctionsandexclusions', back)).find(({ id }) => id === providerId)?.[
        'monitoringCategory'
      ],
      policies: (await newest('expirable-credentials', back))
        .filter((row) => row['providerId'] === providerId && row['number'] === 'PL-1')
        .map(({ expires }) => expires),
      enrollments: (await newest('enrollments', back)).length,
    });
    const before = await state(0);
    expect(before).toMatchObject({ category: 'FullyMonitored', policies: [] });
    for (const { id } of await everyPage<{ id: string }>(`/monitors`)) {
      const monitor = await client.get<{ providerId?: string }>(`/monitors/${id}`);
      if (monitor.body.providerId === providerId) await client.delete(`/monitors/${id}`);
    }
    await client.post(`/providers/${providerId}/info/liabilityInsurances`, {
      name: 'Harbor Mutual',
      policyNumber: 'PL-1',
      currentExpirationDate: '2027-05-01T00:00:00Z',
    });
    const [enrollment] = await everyPage<{ id: string }>('/providers/enrollments');
    await client.delete(`/providers/enrollments/${enrollment?.id}`);
    expect(await state(0)).toEqual(before);
    await wait(7);
    expect(await state(1)).toEqual(before);
    expect(await state(0)).toEqual({
      category: 'NotMonitored',
      policies: ['2027-05-01'],
      enrollments: before.enrollments - 1,
    });
  });

  test('is not paid for by changes that no report tells of', async () => {
    await wait(4);
    const kept = () => [...service.world.versions.all()].length;
    const before = kept();
    // One that did not run this week, of which nothing was kept either.
    const monitor = (await everyPage<Schemas['LicenseMonitor']>('/monitors')).find(
      ({ monitoringInterval }) => monitoringInterval === 'Yearly',
    );
    const changed = await client.patch(`/monitors/${monitor?.id}`, { monitoringInterval: 'Monthly' });
    expect(changed.status).toBe(200);
    expect(kept()).toBe(before);
    await wait(7 * 14);
    const dates = new Set([...service.world.versions.all()].map(({ at }) => at));
    expect(dates.size, 'older ones than are listed are forgotten').toBeLessThanOrEqual(13);
  });
});
