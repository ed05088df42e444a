import { beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../src/api/schema';
import { type TestService, testService } from '../testing';

type Schemas = components['schemas'];
type Note = Schemas['ProviderNote'] & Schemas['Problem'];
type Alerts = Schemas['AlertPage'];
type Statuses = Schemas['LicenseTypeStatusPage'];
type Events = Schemas['EventLogEntryPage'];

let service: TestService;
beforeEach(async () => {
  service = await testService({ size: 300 });
});

const listAlerts = async (query: string) => (await service.get<Alerts>(`/alerts?count=250&${query}`)).body;

const listEvents = async (query: string) =>
  (await service.get<Events>(`/log/events?count=250&${query}`)).body;

const statuses = async (query: string) => (await service.get<Statuses>(`/licensetypes/status?${query}`)).body;

describe('notes on a provider', () => {
  let notes: string;
  beforeEach(async () => {
    const { body } = await service.post<Schemas['Provider']>('/providers', {
      firstName: 'Ada',
      lastName: 'Okoro',
    });
    notes = `/providers/${body.id}/notes`;
  });

  test('can be added, read, changed and deleted; newest come first', async () => {
    const first = await service.post<Note>(notes, { note: 'first' });
    expect(first).toMatchObject({
      status: 201,
      body: { note: 'first', timestamp: '2026-11-20T12:00:00.000Z' },
    });
    service.pass(60);
    await service.post<Note>(notes, { note: 'second' });
    const { body } = await service.get<Note[]>(notes);
    expect(body.map(({ note }) => note)).toEqual(['second', 'first']);

    const one = `${notes}/${first.body.id}`;
    const changed = await service.put<Note>(one, { note: 'better' });
    expect(changed.body).toEqual({ ...first.body, note: 'better' });
    expect((await service.get<Note>(one)).body.note).toBe('better');
    expect((await service.delete(one)).status).toBe(204);
    expect((await service.get(one)).status).toBe(404);
  });

  test('need a text, a provider and belong to one only', async () => {
    expect(await service.post<Note>(notes, { note: ' ' })).toMatchObject({
      status: 400,
      body: { errors: { '$.note': ['Must not be empty.'] } },
    });
    const { body } = await service.post<Note>(notes, { note: 'mine' });
    const other = [...service.world.providers.all()][0];
    expect((await service.get(`/providers/${other?.id}/notes/${body.id}`)).status).toBe(404);
  });

  test('hold the dismissals of alerts, which nobody can change', async () => {
    const dismissed = (await service.get<Alerts>('/alerts?status=Dismissed')).body.items?.[0];
    const path = `/providers/${dismissed?.providerId}/notes`;
    const { body } = await service.get<Note[]>(path);
    const note = body.find(({ alert }) => alert?.id === dismissed?.id);
    expect(note).toMatchObject({ note: dismissed?.dismissalNote, timestamp: dismissed?.dismissalTimestamp });
    expect((await service.put(`${path}/${note?.id}`, { note: 'x' })).status).toBe(409);
    expect((await service.delete(`${path}/${note?.id}`)).status).toBe(409);
    expect(body.filter(({ alert }) => alert?.id === dismissed?.id)).toHaveLength(1);
    const again = await service.post<Schemas['Problem']>(`/alerts/${dismissed?.id}/dismiss`, {});
    expect([again.status, again.body.title], 'in words that stand on a screen as they are').toEqual([
      409,
      'This alert is dismissed already.',
    ]);
  });
});

describe('alerts', () => {
  test('come newest first and carry their provider', async () => {
    const { items = [] } = await listAlerts('');
    const times = items.map(({ timestamp }) => timestamp ?? '');
    expect(times).toEqual(times.toSorted().toReversed());
    expect(items.every(({ provider, providerId }) => provider?.id === providerId)).toBe(true);
  });

  test('are counted as the list finds them', async () => {
    for (const only of ['', 'providerDeactivated=true', 'providerDeactivated=false']) {
      const { body } = await service.get<Schemas['AlertAggregations']>(`/alerts/aggregations?${only}`);
      const total = async (query: string) => (await listAlerts(`${query}&${only}`)).totalCount;
      expect(await total('status=Active')).toBe(body.active);
      expect(await total('status=Dismissed')).toBe(body.dismissed);
      expect(await total('status=Active&type=LicenseExpired')).toBe(body.licenseExpired);
      expect(await total('status=Active&type=LicenseExpiresSoon')).toBe(body.licenseExpiresSoon);
      expect(await total('status=Active&type=LicenseChanged&type=ProfileImportCompleted')).toBe(
        (body.licenseChanged ?? 0) + (body.profileImportCompleted ?? 0),
      );
    }
  });

  test('are found by provider, name and NPI, and read one by one', async () => {
    const { items = [] } = await listAlerts('');
    const alert = items.find(({ provider }) => provider?.npi);
    const found = await listAlerts(`providerId=${alert?.providerId}&providerNpi=${alert?.provider?.npi}`);
    expect(found.items?.map(({ id }) => id)).toContain(alert?.id);
    expect((await service.get(`/alerts/${alert?.id}`)).body).toEqual(alert);
    expect((await listAlerts('providerName=nobody%20of%20this%20name')).totalCount).toBe(0);
  });
});

describe('the event log', () => {
  test('reaches back before the start, newest first, and can be turned round', async () => {
    const { items = [], totalCount = 0 } = await listEvents('');
    expect(totalCount).toBeGreaterThan(300);
    const times = items.map(({ timestamp }) => timestamp ?? '');
    expect(times).toEqual(times.toSorted().toReversed());
    const [oldest] = (await listEvents('sortDirection=Asc')).items ?? [];
    expect((oldest?.timestamp ?? '') < (times.at(-1) ?? '')).toBe(true);
  });

  test('is found by category, type and time with and without the ends', async () => {
    const { items = [] } = await listEvents('category=Verifications&type=System');
    expect(items.every(({ type }) => type === 'System')).toBe(true);
    const time = items[5]?.timestamp ?? '';
    const exactly = `before=${time}&after=${time}`;
    expect((await listEvents(exactly)).totalCount).toBe(0);
    const inclusive = await listEvents(`${exactly}&beforeInclusive=true&afterInclusive=true`);
    expect(inclusive.items?.map(({ id }) => id)).toContain(items[5]?.id);
  });
});

describe('license types', () => {
  type Types = Schemas['LicenseTypePage'];

  test('all come at once when nothing is said, up to 1,000, or those of one state', async () => {
    const all = (await service.get<Types>('/licensetypes')).body;
    expect(all.items).toHaveLength(all.totalCount ?? 0);
    expect((await service.get<Types>('/licensetypes?count=1001')).status).toBe(400);
    const { items = [] } = (await service.get<Types>('/licensetypes?state=TX')).body;
    expect(items.length).toBeGreaterThan(0);
    expect(items.every(({ source }) => source?.state === 'TX')).toBe(true);
  });

  test('tell how their sources are, by trouble, state and words', async () => {
    const degraded = await statuses('sourceIssue=AutomationDegraded');
    expect(degraded.items?.length).toBeGreaterThan(0);
    expect(degraded.items?.every(({ status }) => status?.issue === 'AutomationDegraded')).toBe(true);
    const nurses = await statuses('licenseTypeSearchQuery=nurse texas');
    expect(
      nurses.items?.every(
        ({ state, licenseTypeName }) => state === 'TX' && /nurse/i.test(licenseTypeName ?? ''),
      ),
    ).toBe(true);
    expect(nurses.items?.length).toBeGreaterThan(0);
    const [one] = nurses.items ?? [];
    expect((await statuses(`licenseTypeId=${one?.licenseTypeId}&state=TX`)).items).toEqual([one]);
    const both = nurses.items?.slice(0, 2) ?? [];
    const ids = both.map(({ licenseTypeId }) => `licenseTypeId=${licenseTypeId?.toUpperCase()}`).join('&');
    expect((await statuses(ids)).items).toEqual(both);
    expect((await service.get('/licensetypes/status?licenseTypeId=everything')).status).toBe(400);
  });
});
