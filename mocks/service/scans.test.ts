import { beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../src/api/schema';
import { datasetDefinitions } from '../data/datasets';
import { isReported } from '../data/registry-records';
import { type TestService, testService } from '../testing';

type Schemas = components['schemas'];
type Scan = Schemas['DatasetScan'] & Schemas['Problem'];
type ScanPage = Schemas['DatasetScanPage'] & Schemas['Problem'];
type Provider = Schemas['Provider'];

let service: TestService;
let provider: Provider;

const complete = {
  firstName: 'Ada',
  lastName: 'Okoro',
  npi: 1_234_567_893,
  dateOfBirth: '1980-02-03T00:00:00Z',
  ssn: '123-45-6789',
};

beforeEach(async () => {
  service = await testService({ size: 30 });
  provider = (await service.post<Provider>('/providers', complete)).body;
});

const order = (type: string, more: object = {}) =>
  service.post<Scan>('/datasets/scans', { type, providerId: provider.id, ...more });
const read = async (id: string | undefined) => (await service.get<Scan>(`/datasets/scans/${id}`)).body;
const list = async (query = '') =>
  (await service.get<ScanPage>(`/datasets/scans?entityId=${provider.id}&${query}`)).body;

/** Starts a scan and waits until the dataset has answered. */
async function scanned(type: string, more: object = {}) {
  const { body } = await order(type, more);
  service.pass(2);
  return read(body.id);
}

const setOf = (type: string, nth: number) =>
  datasetDefinitions.find((dataset) => dataset.type === type)?.parameterSets[nth];

describe('a scan', () => {
  test('is pending, then working, and completed within a second of service time', async () => {
    const { status, headers, body } = await order('OigExclusions');
    expect(status).toBe(201);
    expect(headers.get('Location')).toMatch(new RegExp(`/api/datasets/scans/${body.id}$`));
    expect(body).toMatchObject({ status: 'Pending', trigger: 'Manual', providerId: provider.id });
    expect(body).not.toHaveProperty('completed');
    service.pass(0.1);
    expect((await read(body.id)).status).toBe('Working');
    service.pass(0.9);
    const done = await read(body.id);
    expect(done).toMatchObject({ status: 'Completed', provider: { lastName: 'Okoro' }, matches: [] });
    expect(Date.parse(done.completed ?? '') - Date.parse(done.started ?? '')).toBeLessThanOrEqual(1000);
    expect(done.verifiedAt).toBe(done.completed);
    expect(done.datasetMetadata?.importFileName).toMatch(/^OigExclusions-/);
    expect(done.parameters).toContainEqual({ type: 'Name', firstName: 'Ada', lastName: 'Okoro' });
  });

  test('that lacks required parameters is returned as failed, with what was known and what was not', async () => {
    await service.patch(`/providers/${provider.id}`, { dateOfBirth: null, ssn: null });
    const { status, body } = await order('Npdb');
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'Failed',
      failureReason: {
        messageTemplate: 'Missing required parameters: {parameters}',
        messageParams: { parameters: 'DateOfBirth, Ssn' },
      },
      matches: [],
    });
    expect(body.completed).toBe(body.started);
    expect(body.parameters?.map(({ type }) => type)).toEqual(expect.arrayContaining(['Name', 'Npi']));
  });

  test('of a registry finds the own entry, about which there is nothing to decide', async () => {
    const names = (await service.get<Schemas['ProviderPage']>('/providers?count=30')).body.items ?? [];
    let certain = 0;
    for (const { id, npi } of names.slice(16)) {
      const { body } = await order('Npi', { providerId: id });
      service.pass(2);
      for (const match of (await read(body.id)).matches ?? []) {
        expect(match.data?.record).toMatchObject({ npiNumber: npi });
        expect(match).not.toHaveProperty('matchRelevance');
        if (match.userActionNeeded === false) certain += 1;
      }
    }
    expect(certain).toBeGreaterThan(8);
  });

  test('shows the social security number only to those who may see it', async () => {
    const { id } = await scanned('Npdb');
    const { body: role } = await service.get<Scan>(`/datasets/scans/${id}`);
    expect(role.parameters?.map(({ type }) => type)).toContain('Ssn');
    const user = [...service.world.users.all()].find(({ email }) => email.startsWith('specialist'));
    service.world.users.update(user?.id ?? '', { role: 'LimitedCredentialing' });
    const limited = await (await service.as('specialist')).get<Scan>(`/datasets/scans/${id}`);
    expect(limited.body.parameters?.map(({ type }) => type)).not.toContain('Ssn');
    expect(JSON.stringify(limited.body)).not.toContain(complete.ssn);
  });

  test('cannot be started by a reader', async () => {
    const answer = await (await service.as('reader')).post<Scan>('/datasets/scans', { type: 'Sam' });
    expect(answer.status).toBe(403);
  });
});

describe('what is to be scanned', () => {
  test('is a provider or a facility, never both and never neither', async () => {
    const [facility] = service.world.facilities.all();
    for (const ids of [{ facilityId: facility?.id }, { providerId: undefined }]) {
      const { status, body } = await order('OigExclusions', ids);
      expect(status).toBe(400);
      expect(Object.keys(body.errors ?? {})).toEqual(['$.providerId', '$.facilityId']);
    }
  });

  test('may be a facility', async () => {
    const [facility] = service.world.facilities.all();
    const scan = await scanned('Sam', { providerId: undefined, facilityId: facility?.id });
    expect(scan).toMatchObject({ status: 'Completed', facilityId: facility?.id });
    expect(scan).not.toHaveProperty('provider');
    expect(scan.parameters).toContainEqual({ type: 'FacilityName', name: facility?.name });
  });

  test('must exist, and so must the dataset', async () => {
    const nobody = '00000000-0000-4000-8000-000000000000';
    expect((await order('Sam', { providerId: nobody })).status).toBe(404);
    expect((await order('Sam', { providerId: undefined, facilityId: nobody })).status).toBe(404);
    expect((await order('Nonsense')).body.errors).toHaveProperty('$.type');
    expect((await service.get(`/datasets/scans/${nobody}`)).status).toBe(404);
  });

  test('must be of a kind that the dataset knows', async () => {
    const { status, body } = await order('JointCommission');
    expect(status).toBe(400);
    expect(Object.keys(body.errors ?? {})).toEqual(['$.type']);
  });
});

describe('options', () => {
  test('choose another parameter set, which makes it another scan', async () => {
    const byNumber = setOf('OigExclusions', 1);
    const scan = await scanned('OigExclusions', { options: { parameterSetId: byNumber?.id } });
    expect(scan.options).toEqual({ parameterSetId: byNumber?.id });
    expect(scan.parameters).toEqual([{ type: 'Npi', number: complete.npi }]);
    await scanned('OigExclusions');
    expect((await list('type=OigExclusions')).totalCount).toBe(2);
    const { items } = await list(`parameterSetId=${byNumber?.id}`);
    expect(items?.map(({ id }) => id)).toEqual([scan.id]);
  });

  test('naming the preferred parameter set is the same scan as naming none', async () => {
    await scanned('OigExclusions');
    const named = await scanned('OigExclusions', {
      options: { parameterSetId: setOf('OigExclusions', 0)?.id },
    });
    expect((await list('type=OigExclusions')).items?.map(({ id }) => id)).toEqual([named.id]);
  });

  test('choose an alias, which alone is searched then', async () => {
    const { body } = await service.patch<Provider>(`/providers/${provider.id}`, {
      aliases: [{ firstName: 'Ada', lastName: 'Nwosu' }],
    });
    const referenceId = body.aliases?.[0]?.id;
    const scan = await scanned('OfacSdn', { options: { referenceId } });
    expect(scan.parameters?.filter(({ type }) => type === 'Name')).toEqual([
      { type: 'Name', firstName: 'Ada', lastName: 'Nwosu' },
    ]);
    expect((await list(`referenceId=${referenceId}`)).totalCount).toBe(1);
  });

  test('of which the dataset or the entity knows nothing are refused under their name', async () => {
    const unknown = '00000000-0000-4000-8000-000000000000';
    const ofFacilities = setOf('OigExclusions', 2)?.id;
    const set = await order('OigExclusions', { options: { parameterSetId: ofFacilities } });
    expect([set.status, Object.keys(set.body.errors ?? {})]).toEqual([400, ['$.options.parameterSetId']]);
    const reference = await order('OigExclusions', { options: { referenceId: unknown } });
    expect([reference.status, Object.keys(reference.body.errors ?? {})]).toEqual([
      400,
      ['$.options.referenceId'],
    ]);
  });
});

describe('the same scan', () => {
  test('is not started while it runs, and is started again afterwards', async () => {
    await order('Sam');
    const second = await order('Sam');
    expect(second.status).toBe(409);
    expect((await order('Tricare')).status).toBe(201);
    service.pass(2);
    expect((await order('Sam')).status).toBe(201);
  });

  test('is not started while its query is open at the databank', async () => {
    expect((await watched()).status).toBe('Active');
    expect((await order('Npdb')).status).toBe(409);
  });
});

/** Has the databank watched without an end, and gives the query that is open there. */
async function watched(): Promise<Scan> {
  await service.post('/monitors', {
    type: 'Dataset',
    datasetType: 'Npdb',
    providerId: provider.id,
    monitoringInterval: 'Continuous',
  });
  service.pass(2);
  return read((await list('type=Npdb')).items?.[0]?.id);
}

const refresh = (id: string | undefined) => service.post<Scan>(`/datasets/scans/${id}/refresh`);

describe('refreshing', () => {
  test('fetches the latest answer to an open query at the databank; the scan stays the same one', async () => {
    const before = await watched();
    expect(before).toMatchObject({
      status: 'Active',
      statusDescription: expect.stringContaining('continuous'),
    });
    expect(before).not.toHaveProperty('completed');
    service.pass(60);
    expect((await refresh(before.id)).status).toBe(204);
    const after = await read(before.id);
    expect(Date.parse(after.verifiedAt ?? '')).toBeGreaterThan(Date.parse(before.verifiedAt ?? ''));
    expect(after.status).toBe('Active');
    expect((await list('type=Npdb&includeOldScans=true')).totalCount).toBe(1);
  });

  test('is refused for a query that is not open, and for every other dataset', async () => {
    const once = await scanned('Npdb');
    expect(once.status).toBe('Completed');
    expect((await refresh(once.id)).status).toBe(409);
    const other = await scanned('OigExclusions');
    expect((await refresh(other.id)).status).toBe(400);
    expect((await refresh('00000000-0000-4000-8000-000000000000')).status).toBe(404);
  });

  test('keeps what was decided while a report reads the same, and asks again once it reads otherwise', async () => {
    while (!isReported({ id: provider.id ?? '' })) {
      provider = (await service.post<Provider>('/providers', { ...complete, npi: undefined })).body;
    }
    const scan = await watched();
    const [match] = scan.matches ?? [];
    await service.patch(`/datasets/matches/${match?.id}`, { userActionResolution: 'Accept' });
    await refresh(scan.id);
    expect((await read(scan.id)).matches).toMatchObject([{ id: match?.id, userActionResolution: 'Accept' }]);
    await service.patch(`/providers/${provider.id}`, {
      gender: provider.gender === 'Male' ? 'Female' : 'Male',
    });
    service.pass(60);
    await refresh(scan.id);
    const { matches = [] } = await read(scan.id);
    expect(matches.find(({ id }) => id === match?.id)).toHaveProperty('obsoleteTimestamp');
    const [pendingMatch, ...others] = matches.filter(({ userActionNeeded }) => userActionNeeded);
    expect(others).toEqual([]);
    expect(pendingMatch?.data?.record?.id).toBe(match?.data?.record?.id);
    expect(pendingMatch?.data?.record?.hash).not.toBe(match?.data?.record?.hash);
  });

  test('goes on with the old parameters when the databank refuses new ones', async () => {
    const scan = await watched();
    await service.patch(`/providers/${provider.id}`, { ssn: null });
    const after = await read(scan.id);
    expect(after.statusDescription).toContain('Ssn missing');
    expect(after.parameters).toEqual(scan.parameters);
    await service.patch(`/providers/${provider.id}`, { ssn: '987-65-4321' });
    expect((await read(scan.id)).parameters).toContainEqual({ type: 'Ssn', ssn: '987-65-4321' });
  });
});

describe('what scans are told', () => {
  test('to the event log, by whom and about whom', async () => {
    const scan = await scanned('Sam');
    const { body } = await service.get<Schemas['EventLogEntryPage']>(`/log/events?entityId=${scan.id}`);
    expect(body.items?.map(({ messageTemplate }) => messageTemplate)).toEqual([
      'Scan of {datasetType} for {entity} completed, matches found: {matches}',
      '{user} started a scan of {datasetType} for {entity}',
    ]);
    expect(body.items?.[1]?.messageParameters).toMatchObject({ entity: 'Ada Okoro', datasetType: 'Sam' });
  });

  test('as failed, when it failed', async () => {
    await service.patch(`/providers/${provider.id}`, { dateOfBirth: null });
    const { body: scan } = await order('Dmf');
    const { body } = await service.get<Schemas['EventLogEntryPage']>(`/log/events?entityId=${scan.id}`);
    expect(body.items?.map(({ messageParameters }) => messageParameters)).toContainEqual(
      expect.objectContaining({ reason: 'Missing required parameters: DateOfBirth' }),
    );
  });

  test('to webhooks, when it was completed and when it failed', async () => {
    const scan = await scanned('Sam');
    await service.patch(`/providers/${provider.id}`, { dateOfBirth: null });
    const { body: failed } = await order('Dmf');
    await service.get('/datasets/scans?count=1');
    const { body } = await service.get<Schemas['WebhookLogPage']>(
      '/webhookslog?type=DatasetScanCompleted&count=10&after=2026-11-20T11:59:59Z',
    );
    const scans = body.items?.map(({ payload = '' }) => JSON.parse(payload) as Scan) ?? [];
    expect(scans).toContainEqual(scan);
    expect(scans).toContainEqual(expect.objectContaining({ id: failed.id, status: 'Failed' }));
  });

  test('goes with the provider that is deleted', async () => {
    const scan = await scanned('Sam');
    await service.delete(`/providers/${provider.id}`);
    expect((await service.get(`/datasets/scans/${scan.id}`)).status).toBe(404);
    const [generated] = service.world.providers.all();
    await service.delete(`/providers/${generated?.id}`);
    const page = await service.get<ScanPage>(
      `/datasets/scans?includeOldScans=true&entityId=${generated?.id}`,
    );
    expect(page.body.totalCount).toBe(0);
  });
});
