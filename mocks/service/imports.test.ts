import { beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../src/api/schema';
import { textOfPdf } from '../assets/pdf-text';
import { type TestService, noon, testService } from '../testing';

type Schemas = components['schemas'];
type Problem = Schemas['Problem'];

interface Import {
  id: string;
  status: string;
  source: string;
  providerId: string;
  started: string;
  completed?: string;
  failureCode?: string;
  failureDescription?: string;
  failureReason?: Schemas['Failure'];
  profile?: { type: string; [name: string]: unknown };
  parameters?: { type: string }[];
}

interface Page {
  items: Import[];
  totalCount: number;
}

const path = '/providers/profiles/import';

let service: TestService;
let providerId: string;
beforeEach(async () => {
  service = await testService({ size: 60 });
  const person = { firstName: 'Ada', lastName: 'Quill', dateOfBirth: '1980-05-17T00:00:00Z' };
  const { body } = await service.post<{ id: string }>('/providers', { ...person, npi: 1_234_567_893 });
  providerId = body.id;
});

const start = (source: string) => service.post<Import>(path, { providerId, source });
const read = async (id: string) => (await service.get<Import>(`${path}/${id}`)).body;
const giveLogin = (portalId: string) => service.put(`/providers/${providerId}/info/portal`, { portalId });

test('the sources say what they are asked by', async () => {
  const { body } = await service.get<{ items: Schemas['ProviderProfileImportSource'][] }>(`${path}/sources`);
  expect(body.items.map(({ source }) => source).toSorted()).toEqual([
    'AmericanMedicalAssociationPhysician',
    'AmericanMedicalAssociationPhysicianAssistant',
    'Npi',
    'Portal',
  ]);
  expect(body.items.find(({ source }) => source === 'Portal')?.requiredParameterTypes).toEqual(['PortalId']);
  const one = await service.get<Page>(`${path}/sources?source=Npi`);
  expect(one.body.totalCount).toBe(1);
});

describe('an import', () => {
  test('is pending, works, and completes with a profile, an alert, and entries in the log', async () => {
    await giveLogin('4711');
    const created = await start('Portal');
    expect([created.status, created.body.status]).toEqual([201, 'Pending']);
    expect(created.body.parameters).toEqual([{ type: 'PortalId', portalProviderId: 4711 }]);
    expect(created.headers.get('Location')).toMatch(new RegExp(`${path}/${created.body.id}$`));
    service.pass(1);
    expect((await read(created.body.id)).status).toBe('Working');
    service.pass(10);
    const completed = await read(created.body.id);
    expect(completed).toMatchObject({ status: 'Completed', profile: { type: 'Portal' } });
    expect(Date.parse(completed.completed ?? '')).toBeGreaterThan(noon);

    const { body: alerts } = await service.get<{ items: Schemas['Alert'][] }>(
      `/alerts?providerId=${providerId}&type=ProfileImportCompleted`,
    );
    expect(alerts.items).toMatchObject([{ entityType: 'ProfileImport', entityId: completed.id }]);
    const log = await service.get<Schemas['EventLogEntryPage']>(`/log/events?entityId=${completed.id}`);
    expect(log.body.items?.map(({ messageTemplate }) => messageTemplate)).toEqual([
      'An import from {source} for {provider} completed',
      '{user} started an import from {source} for {provider}',
    ]);
  });

  test.each([
    ['FAIL-1', 'ServiceUnavailable', 'The source did not answer.'],
    ['none', 'NoContent', 'The profile is empty.'],
  ])('of portal login %s fails with %s: %s, and raises no alert', async (login, code, description) => {
    await giveLogin(login);
    const { body } = await start('Portal');
    service.pass(10);
    const failed = await read(body.id);
    expect(failed).toMatchObject({
      status: 'Failed',
      failureCode: code,
      failureDescription: description,
      failureReason: { messageTemplate: description },
    });
    expect(failed.profile).toBeUndefined();
    const { body: alerts } = await service.get<Page>(`/alerts?providerId=${providerId}`);
    expect(alerts.totalCount).toBe(0);
  });

  test('needs what the source is asked by', async () => {
    const { status, body } = await service.post<Problem>(path, { providerId, source: 'Portal' });
    expect([status, body.errors]).toEqual([400, { '$.providerId': ['The provider has no portal login.'] }]);
    const parameters = await service.get<object[]>(`${path}s/Portal/parameters/${providerId}`);
    expect(parameters.body).toEqual([]);
    const ofNpi = await service.get<object[]>(`${path}s/Npi/parameters/${providerId}`);
    expect(ofNpi.body).toEqual([{ type: 'Npi', number: 1_234_567_893 }]);
  });

  test('of a source that is asked once only is not started again', async () => {
    await service.post(`/providers/${providerId}/info/educations`, {
      graduateType: 'Professional',
      schoolName: 'Cedar College',
      degree: 'MD',
      endDate: '2005-05-15T00:00:00Z',
    });
    const { body } = await start('AmericanMedicalAssociationPhysician');
    service.pass(10);
    const { profile } = await read(body.id);
    expect(profile).toMatchObject({
      type: 'AmericanMedicalAssociationPhysician',
      name: 'ADA QUILL',
      educationRecords: [{ school: 'Cedar College', degreeDate: '2005-05-15' }],
    });
    const path = String(profile?.['profileDocumentFilePath']);
    service.pass(60);
    const log = await service.get<{ items: { payload: string }[] }>('/webhookslog?count=250');
    const payloads = log.body.items.map(({ payload }) => JSON.parse(payload) as { id?: string });
    expect(payloads.find(({ id }) => id === body.id)).toMatchObject({
      profile: { profileDocumentFilePath: path },
    });
    const document = await service.download(path);
    expect(document.status).toBe(200);
    expect((await textOfPdf(await document.arrayBuffer())).flat()).toContain('School: Cedar College');
    expect((await start('AmericanMedicalAssociationPhysician')).status).toBe(400);
  });

  test('calls the webhooks that wait for it', async () => {
    await service.post('/webhooks', {
      type: 'ProviderProfileImportCompleted',
      url: 'https://quill.example/imports',
    });
    await giveLogin('4711');
    const { body } = await start('Portal');
    service.pass(60);
    const log = await service.get<{ items: { url: string; payload: string }[] }>(
      '/webhookslog?type=ProviderProfileImportCompleted&count=250',
    );
    const [sent] = log.body.items.filter(({ url }) => url === 'https://quill.example/imports');
    expect(JSON.parse(sent?.payload ?? '{}')).toMatchObject({ id: body.id, status: 'Completed', providerId });
  });
});

test('a portal says what the file held when it was asked, and the registry with which license', async () => {
  await giveLogin('4711');
  const education = { graduateType: 'Professional', schoolName: 'Cedar College', degree: 'MD' };
  await service.post(`/providers/${providerId}/info/educations`, education);
  const types = await service.get<{ items: { id: string }[] }>('/licensetypes?state=TX&count=1');
  const license = { licenseTypeId: types.body.items[0]?.id, licenseNumber: 'TX-90 210' };
  await service.post(`/providers/${providerId}/licenses`, license);
  const [portal, registry] = [await start('Portal'), await start('Npi')];
  service.pass(20);
  expect((await read(portal.body.id)).profile).toMatchObject({
    personal: { firstName: 'Ada' },
    educations: [education],
    licenses: [{ licenseNumber: 'TX-90 210', state: 'TX' }],
  });
  expect((await read(registry.body.id)).profile).toMatchObject({
    taxonomies: [{ license: 'TX90210', state: 'TX' }],
  });
});

test('every failed import of the past has a code and its description', async () => {
  const big = await testService({ size: 400 });
  const { items } = (await big.get<Page>(`${path}?status=Failed&count=250`)).body;
  expect(items.length).toBeGreaterThan(2);
  expect(items.filter((row) => !row.failureCode || !row.failureDescription)).toEqual([]);
});

test('the latest import is one of each provider, of whatever source', async () => {
  await giveLogin('4711');
  await start('Portal');
  service.pass(20);
  const npi = await start('Npi');
  service.pass(20);
  const latest = (await service.get<Page>(`${path}?latest=true&count=250`)).body.items;
  const all = (await service.get<Page>(`${path}?count=250`)).body.items;
  expect(latest.map((row) => row.providerId).toSorted()).toEqual(
    [...new Set(all.map((row) => row.providerId))].toSorted(),
  );
  expect(latest.find((row) => row.providerId === providerId)?.id).toBe(npi.body.id);
  for (const { providerId: of, started } of latest)
    expect(all.every((row) => row.providerId !== of || row.started <= started)).toBe(true);
  // Other filters choose among the latest: what a newer import replaced is not among them.
  const ofPortal = await service.get<Page>(`${path}?latest=true&source=Portal&providerId=${providerId}`);
  expect(ofPortal.body.items).toEqual([]);
});

test('imports are listed by status, source and provider, and the latest of each alone', async () => {
  await giveLogin('4711');
  const first = await start('Portal');
  service.pass(20);
  const second = await start('Portal');
  service.pass(20);
  const ids = async (query: string) =>
    (await service.get<Page>(`${path}?${query}`)).body.items.map(({ id }) => id);
  expect(await ids(`providerId=${providerId}&sortedBy=Started`)).toEqual([first.body.id, second.body.id]);
  expect(await ids(`providerId=${providerId}&latest=true`)).toEqual([second.body.id]);
  expect(await ids(`providerId=${providerId}&status=Failed`)).toEqual([]);
  const all = (await service.get<Page>(`${path}?count=250`)).body;
  for (const name of ['status', 'source'] as const) {
    for (const value of new Set(all.items.map((row) => row[name]))) {
      const expected = all.items.filter((row) => row[name] === value).length;
      expect((await service.get<Page>(`${path}?${name}=${value}`)).body.totalCount).toBe(expected);
    }
  }
});

test('an alert about an import of the past leads to that import', async () => {
  const { body } = await service.get<{ items: Schemas['Alert'][] }>('/alerts?type=ProfileImportCompleted');
  expect(body.items.length).toBeGreaterThan(0);
  for (const { entityId, providerId: of } of body.items) {
    expect(await read(entityId ?? '')).toMatchObject({ status: 'Completed', providerId: of });
  }
});

test('readers read, and start nothing', async () => {
  const reader = await service.as('reader');
  expect((await reader.get(path)).status).toBe(200);
  expect((await reader.post(path, { providerId, source: 'Npi' })).status).toBe(403);
});
