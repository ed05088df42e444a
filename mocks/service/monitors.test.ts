import { beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../src/api/schema';
import type { LicenseRecord, ProviderRecord } from '../store/world';
import { type Client, type TestService, noon, testService } from '../testing';

type Schemas = components['schemas'];
type Monitor = Schemas['DatasetMonitor'] & Schemas['LicenseMonitor'] & Schemas['Problem'];
type Scans = Schemas['DatasetScanPage'];

const minute = 60_000;
const day = 86_400_000;
const inDays = (days: number) => new Date(noon + days * day).toISOString();
const monitored = (service: TestService) =>
  new Set([...service.world.monitors.all()].map((m) => m.licenseId));

let service: TestService;
let admin: Client;
let provider: ProviderRecord;
let license: LicenseRecord;
beforeEach(async () => {
  service = await testService({ size: 20 });
  admin = service;
  const { body } = await admin.post<Schemas['Provider']>('/providers', {
    firstName: 'Ada',
    lastName: 'Okoro',
    dateOfBirth: '1980-04-02T00:00:00Z',
  });
  provider = service.world.providers.get(body.id) as ProviderRecord;
  const known = monitored(service);
  license = [...service.world.licenses.all()].find(({ id }) => !known.has(id)) as LicenseRecord;
});

/** Lets days pass; the token has not lived so long. */
async function advance(days: number): Promise<void> {
  await service.control('/advance', { days });
  admin = await service.as('admin');
}

const create = (body: object) => admin.post<Monitor>('/monitors', body);
const dataset = (more: object = {}) => ({
  type: 'Dataset',
  datasetType: 'OigExclusions',
  providerId: provider.id,
  ...more,
});
const read = async (id: string | undefined) => (await admin.get<Monitor>(`/monitors/${id}`)).body;
const scansOf = async () =>
  (await admin.get<Scans>(`/datasets/scans?entityId=${provider.id}`)).body.items ?? [];

describe('a monitor can be made', () => {
  test('for a dataset: monthly, one month from now, when nothing else is said', async () => {
    const { status, body, headers } = await create(dataset());
    expect(status).toBe(201);
    expect(body).toMatchObject({
      type: 'Dataset',
      datasetType: 'OigExclusions',
      providerId: provider.id,
      monitoringInterval: 'Monthly',
      nextMonitoringDate: '2026-12-20T12:00:00.000Z',
    });
    expect(body.lastMonitoringDate).toBeUndefined();
    expect(headers.get('Location')).toMatch(new RegExp(`/api/monitors/${body.id}$`));
    expect(await read(body.id)).toEqual(body);
  });

  test('for a facility and for a license, which brings its owner along', async () => {
    const known = new Set([...service.world.monitors.all()].map(({ facilityId }) => facilityId));
    const facility = [...service.world.facilities.all()].find(({ id }) => !known.has(id));
    const ofFacility = await create({ type: 'Dataset', datasetType: 'Sam', facilityId: facility?.id });
    expect(ofFacility.body).toMatchObject({ facilityId: facility?.id, datasetType: 'Sam' });
    const ofLicense = await create({ type: 'License', licenseId: license.id, monitoringInterval: 'Daily' });
    expect(ofLicense.body).toMatchObject({
      type: 'License',
      licenseId: license.id,
      providerId: license.providerId,
      nextMonitoringDate: inDays(1),
    });
  });

  test('with a first date; one that is past or within 10 minutes is within the next hour', async () => {
    const later = await create(dataset({ nextMonitoringDate: '2027-01-31T08:00:00+02:00' }));
    expect(later.body.nextMonitoringDate).toBe('2027-01-31T06:00:00.000Z');
    for (const [datasetType, ahead] of [
      ['Sam', -day],
      ['Tricare', 9 * minute],
    ] as const) {
      const nextMonitoringDate = new Date(noon + ahead).toISOString();
      const { body } = await create(dataset({ datasetType, nextMonitoringDate }));
      const next = Date.parse(body.nextMonitoringDate ?? '');
      expect(next).toBeGreaterThan(noon);
      expect(next).toBeLessThanOrEqual(noon + 60 * minute);
    }
    const inElevenMinutes = new Date(noon + 11 * minute).toISOString();
    expect(
      (await create(dataset({ datasetType: 'OfacSdn', nextMonitoringDate: inElevenMinutes }))).body,
    ).toMatchObject({
      nextMonitoringDate: inElevenMinutes,
    });
  });

  test.each([
    ['a dataset that cannot be monitored', { datasetType: 'Nsc' }, 400, '$.datasetType'],
    ['an interval that it does not offer', { monitoringInterval: 'Continuous' }, 400, '$.monitoringInterval'],
    ['neither provider nor facility', { providerId: undefined }, 400, '$.facilityId'],
    [
      'a facility in a dataset of people',
      { providerId: undefined, facilityId: 'first' },
      400,
      '$.datasetType',
    ],
    ['no dataset', { datasetType: undefined }, 400, '$.datasetType'],
    ['a license beside the dataset', { licenseId: 'first' }, 400, '$.licenseId'],
    ['a dataset that the organization does not have', { datasetType: 'JohnHopkins' }, 400, '$.datasetType'],
    ['an unknown provider', { providerId: '00000000-0000-4000-8000-000000000000' }, 404, undefined],
    ['an unknown parameter set', { options: { parameterSetId: 'first' } }, 400, '$.options.parameterSetId'],
  ])('not for %s', async (_, wrong: Record<string, unknown>, status, path) => {
    const [facility] = service.world.facilities.all();
    const first = { facilityId: facility?.id, licenseId: license.id };
    const sent = Object.fromEntries(
      Object.entries(wrong).map(([name, value]) => [
        name,
        value === 'first' ? first[name as 'licenseId'] : value,
      ]),
    );
    if ('options' in wrong) sent['options'] = { parameterSetId: license.id };
    if ('facilityId' in wrong) sent['datasetType'] = 'OigFugitives';
    const answer = await create({ ...dataset(), ...sent });
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([
      status,
      path ? expect.arrayContaining([path]) : [],
    ]);
  });

  test.each([
    ['a continuous interval', { monitoringInterval: 'Continuous' }, 400],
    ['another provider', { providerId: 'other' }, 400],
    ['a dataset beside the license', { datasetType: 'Sam' }, 400],
    ['no license', { licenseId: undefined }, 400],
    ['an unknown license', { licenseId: '00000000-0000-4000-8000-000000000000' }, 404],
  ])('of a license not with %s', async (_, wrong: Record<string, unknown>, status) => {
    const sent = wrong['providerId'] ? { providerId: provider.id } : wrong;
    expect((await create({ type: 'License', licenseId: license.id, ...sent })).status).toBe(status);
  });

  test('once, unless the dataset allows several', async () => {
    expect((await create(dataset())).status).toBe(201);
    expect((await create(dataset())).body.errors).toHaveProperty(['$.datasetType']);
    const dea = dataset({ datasetType: 'Dea' });
    expect([(await create(dea)).status, (await create(dea)).status]).toEqual([201, 201]);
    const ofLicense = { type: 'License', licenseId: license.id };
    expect([(await create(ofLicense)).status, (await create(ofLicense)).status]).toEqual([201, 400]);
  });
});

describe('a monitor runs', () => {
  test('on its date, again on each following one, and the scan tells by whom', async () => {
    const { body } = await create(dataset({ nextMonitoringDate: '2026-12-31T03:00:00Z' }));
    await advance(135);
    const { items = [] } = (
      await admin.get<Scans>(`/datasets/scans?entityId=${provider.id}&includeOldScans=true&sortDirection=Asc`)
    ).body;
    expect(items.map(({ started, trigger }) => `${trigger} ${started?.slice(0, 16)}`)).toEqual([
      'Monitor 2026-12-31T03:00',
      'Monitor 2027-01-31T03:00',
      'Monitor 2027-02-28T03:00',
      'Monitor 2027-03-31T03:00',
    ]);
    expect(items[1]?.monitoringMetadata).toEqual({
      monitorId: body.id,
      monitoringInterval: 'Monthly',
      lastMonitoringDate: '2027-01-31T03:00:00.000Z',
      nextMonitoringDate: '2027-02-28T03:00:00.000Z',
    });
    expect(await read(body.id)).toMatchObject({
      lastMonitoringDate: '2027-03-31T03:00:00.000Z',
      nextMonitoringDate: '2027-04-30T03:00:00.000Z',
      lastVerification: { id: items[3]?.id, status: 'Completed' },
    });
  });

  test('of a license by a verification', async () => {
    const { body } = await create({ type: 'License', licenseId: license.id, monitoringInterval: 'Weekly' });
    await advance(8);
    const after = await read(body.id);
    expect(after.lastMonitoringDate).toBe(inDays(7));
    expect(after.lastVerification).toMatchObject({
      trigger: 'Monitor',
      monitoringMetadata: { monitorId: body.id, nextMonitoringDate: inDays(14) },
    });
    expect(after.lastVerification?.started?.slice(0, 16)).toBe(inDays(7).slice(0, 16));
  });

  test('now when that is asked, beside its calendar', async () => {
    const { body } = await create(dataset({ triggerImmediateVerification: true }));
    expect(body.lastMonitoringDate).toBe(inDays(0));
    expect(await scansOf()).toMatchObject([
      { trigger: 'Monitor', monitoringMetadata: { monitorId: body.id } },
    ]);
    service.pass(120);
    // Asked twice while the first is under way, only one is.
    for (let times = 0; times < 2; times += 1) {
      const patch = { triggerImmediateVerification: true };
      expect((await admin.patch<Monitor>(`/monitors/${body.id}`, patch)).body).toMatchObject({
        nextMonitoringDate: body.nextMonitoringDate,
        lastMonitoringDate: '2026-11-20T12:02:00.000Z',
      });
    }
    const { items } = (await admin.get<Scans>(`/datasets/scans?entityId=${provider.id}&includeOldScans=true`))
      .body;
    expect(items).toHaveLength(2);
  });

  test('not while its provider is deactivated; the dates move on', async () => {
    const { body } = await create(dataset({ monitoringInterval: 'Weekly' }));
    await admin.patch(`/providers/${provider.id}`, { deactivated: true });
    await advance(10);
    expect(await scansOf()).toEqual([]);
    expect(await read(body.id)).toMatchObject({ nextMonitoringDate: inDays(14) });
    await admin.patch(`/providers/${provider.id}`, { deactivated: false });
    await advance(5);
    expect(await scansOf()).toHaveLength(1);
  });

  test('continuously at the databank: asked at once, open until it is stopped there too', async () => {
    service.world.providers.update(provider.id, { ssn: '123-45-6789' });
    const npdb = dataset({ datasetType: 'Npdb' });
    const { body } = await create({ ...npdb, monitoringInterval: 'Continuous' });
    expect(body.nextMonitoringDate).toBeUndefined();
    service.pass(10);
    expect(await scansOf()).toMatchObject([{ type: 'Npdb', status: 'Active', trigger: 'Monitor' }]);
    await admin.delete(`/monitors/${body.id}`);
    expect(await scansOf()).toMatchObject([{ status: 'Active' }]);
    const again = await create({ ...npdb, monitoringInterval: 'Continuous' });
    await admin.delete(`/monitors/${again.body.id}?propagateToPrimarySource=true`);
    expect(await scansOf()).toMatchObject([{ status: 'Completed' }]);
  });
});

describe('a monitor is changed', () => {
  test('in its interval, counted from the last run', async () => {
    const { body } = await create(dataset({ nextMonitoringDate: inDays(2) }));
    await advance(3);
    const changed = await admin.patch<Monitor>(`/monitors/${body.id}`, { monitoringInterval: 'Weekly' });
    expect(changed.body).toMatchObject({ monitoringInterval: 'Weekly', nextMonitoringDate: inDays(9) });
    const daily = await admin.patch<Monitor>(`/monitors/${body.id}`, { monitoringInterval: 'Daily' });
    // A day from the last run is now: that is too near to be planned for.
    const next = Date.parse(daily.body.nextMonitoringDate ?? '');
    expect(next).toBeGreaterThan(noon + 3 * day);
    expect(next).toBeLessThanOrEqual(noon + 3 * day + 60 * minute);
  });

  test('in its next date, from which its calendar goes on', async () => {
    const { body } = await create(dataset());
    await admin.patch(`/monitors/${body.id}`, { nextMonitoringDate: '2027-01-31T09:30:00Z' });
    await advance(80);
    expect(await read(body.id)).toMatchObject({
      lastMonitoringDate: '2027-01-31T09:30:00.000Z',
      nextMonitoringDate: '2027-02-28T09:30:00.000Z',
    });
  });

  test('not to an interval that is not offered, and by nothing at all', async () => {
    const { body } = await create(dataset({ datasetType: 'Tricare' }));
    const wrong = await admin.patch<Monitor>(`/monitors/${body.id}`, { monitoringInterval: 'Daily' });
    expect(wrong.body.errors).toHaveProperty(['$.monitoringInterval']);
    expect((await admin.patch<Monitor>(`/monitors/${body.id}`, {})).body).toEqual(body);
  });
});

describe('a monitor ends', () => {
  test('when it is stopped: it is gone and never runs again', async () => {
    const { body } = await create(dataset({ nextMonitoringDate: inDays(1) }));
    expect((await admin.delete(`/monitors/${body.id}`)).status).toBe(204);
    expect((await admin.get(`/monitors/${body.id}`)).status).toBe(404);
    expect((await admin.delete(`/monitors/${body.id}`)).status).toBe(404);
    await advance(40);
    expect(await scansOf()).toEqual([]);
  });

  test('with its license and with its provider', async () => {
    const { body } = await create({ type: 'License', licenseId: license.id });
    await admin.delete(`/providers/${license.providerId}/licenses/${license.id}`);
    expect((await admin.get(`/monitors/${body.id}`)).status).toBe(404);
    const other = await create(dataset());
    await admin.delete(`/providers/${provider.id}`);
    expect((await admin.get(`/monitors/${other.body.id}`)).status).toBe(404);
  });
});

test('readers see monitors and change none; specialists do', async () => {
  const { body } = await create(dataset());
  const reader = await service.as('reader');
  expect((await reader.get('/monitors')).status).toBe(200);
  expect((await reader.post('/monitors', dataset({ datasetType: 'Sam' }))).status).toBe(403);
  expect((await reader.delete(`/monitors/${body.id}`)).status).toBe(403);
  const specialist = await service.as('specialist');
  expect((await specialist.post('/monitors', dataset({ datasetType: 'Sam' }))).status).toBe(201);
});

test('the event log tells who began, changed and stopped to monitor what', async () => {
  const { body } = await create(dataset());
  service.pass(1);
  await admin.patch(`/monitors/${body.id}`, { monitoringInterval: 'Yearly' });
  service.pass(1);
  await admin.delete(`/monitors/${body.id}`);
  const log = await admin.get<Schemas['EventLogEntryPage']>(
    `/log/events?entityId=${body.id}&sortDirection=Asc`,
  );
  expect(log.body.items?.map(({ messageParameters }) => messageParameters)).toEqual([
    expect.objectContaining({
      user: 'admin@credence.example',
      subject: 'OigExclusions',
      entity: 'Ada Okoro',
    }),
    expect.objectContaining({ fields: 'monitoringInterval', datasetType: 'OigExclusions' }),
    expect.objectContaining({ subject: 'OigExclusions' }),
  ]);
});
