import { beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../src/api/schema';
import { type TestService, origin, testService } from '../testing';
import { recall } from './past';

type Schemas = components['schemas'];
type License = Schemas['License'] & Schemas['Problem'];
type Problem = Schemas['Problem'];

let service: TestService;
let providerId: string;
let licenseTypeId: string;

beforeEach(async () => {
  service = await testService({ size: 30 });
  const provider = await service.post<Schemas['Provider']>('/providers', {
    firstName: 'Ada',
    lastName: 'Okoro',
  });
  providerId = provider.body.id ?? '';
  const types = await service.get<Schemas['LicenseTypePage']>('/licensetypes?state=AZ&count=1');
  licenseTypeId = types.body.items?.[0]?.id ?? '';
});

const attach = (licenseNumber: string, more: object = {}) =>
  service.post<License>(`/providers/${providerId}/licenses`, { licenseNumber, licenseTypeId, ...more });
const read = (id: string | undefined) => service.get<License>(`/providers/${providerId}/licenses/${id}`);

describe('attaching a license', () => {
  test('answers 201 with the address of the provider and starts the first verification', async () => {
    const { status, headers, body } = await attach('MD-1');
    expect(status).toBe(201);
    expect(headers.get('Location')).toBe(`${origin}/api/providers/${providerId}?licenseId=${body.id}`);
    expect(body).toMatchObject({
      providerId,
      licenseNumber: 'MD-1',
      licenseType: { id: licenseTypeId, source: { state: 'AZ' } },
      state: 'AZ',
      jobStatus: 'Pending',
    });
    service.pass(1);
    expect((await read(body.id)).body).toMatchObject({
      jobStatus: 'Working',
      currentVerificationStatus: 'Working',
    });
    service.pass(4);
    expect((await read(body.id)).body).toMatchObject({
      jobStatus: 'Idle',
      currentVerificationStatus: 'Found',
      currentVerification: { status: 'Found', originalStatus: 'Found', trigger: 'Manual' },
    });
  });

  test('without a first verification starts none', async () => {
    const { body } = await attach('MD-1', { skipVerification: true });
    service.pass(60);
    const license = (await read(body.id)).body;
    expect(license.jobStatus).toBe('Idle');
    expect(license).not.toHaveProperty('currentVerificationStatus');
  });

  test.each([
    [{ licenseTypeId: '00000000-0000-4000-8000-000000000000' }, '$.licenseTypeId'],
    [{ licenseNumber: '' }, '$.licenseNumber'],
    [{ licenseNumber: undefined }, '$.licenseNumber'],
    [{ state: 'NY' }, '$.state'],
    [{ collaboratingProviderId: '00000000-0000-4000-8000-000000000000' }, '$.collaboratingProviderId'],
  ])('refuses %j at %s', async (wrong, path) => {
    const answer = await attach('MD-1', wrong);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.errors ?? {})).toEqual([path]);
  });

  test('refuses the same number of the same type twice, in whatever case', async () => {
    await attach('md-1');
    const again = await attach(' MD-1 ');
    expect(again).toMatchObject({
      status: 400,
      body: { errors: { '$.licenseNumber': [expect.any(String)] } },
    });
    const types = await service.get<Schemas['LicenseTypePage']>('/licensetypes?state=CA&count=1');
    expect((await attach('MD-1', { licenseTypeId: types.body.items?.[0]?.id })).status).toBe(201);
  });

  test('the first is primary, and there is only one primary', async () => {
    const first = await attach('MD-1');
    const second = await attach('MD-2');
    expect([first.body.isPrimary, second.body.isPrimary]).toEqual([true, false]);
    await service.patch(`/licenses/${second.body.id}`, { isPrimary: true });
    expect((await read(first.body.id)).body.isPrimary).toBe(false);
  });

  test('to a provider that is not there is 404', async () => {
    const answer = await service.post('/providers/00000000-0000-4000-8000-000000000000/licenses', {
      licenseNumber: '1',
      licenseTypeId,
    });
    expect(answer.status).toBe(404);
  });
});

describe('changing a license', () => {
  test('changes approval, restriction and what the organization entered itself; null empties', async () => {
    const { body } = await attach('MD-1', { nonVerifiedInfo: { status: 'Active' } });
    const changed = await service.patch<License>(`/licenses/${body.id}`, {
      approvedStatus: 'Yes',
      restrictionStatus: 'Restricted',
      nonVerifiedInfo: null,
    });
    expect(changed.body).toMatchObject({ approvedStatus: 'Yes', restrictionStatus: 'Restricted' });
    expect(changed.body).not.toHaveProperty('nonVerifiedInfo');
  });

  test('leaves what it does not name as it is, within what the organization states as well', async () => {
    const stated = { issueDate: '2020-01-31T00:00:00Z', expirationDate: '2028-01-31T00:00:00Z' };
    const { body } = await attach('MD-1', { approvedStatus: 'Yes', nonVerifiedInfo: stated });
    const change = async (nonVerifiedInfo: object) =>
      (await service.patch<License>(`/licenses/${body.id}`, { nonVerifiedInfo })).body;
    const changed = await change({ status: 'Active' });
    expect(changed.nonVerifiedInfo).toEqual({ ...stated, status: 'Active' });
    expect(changed).toMatchObject({ approvedStatus: 'Yes', restrictionStatus: 'None', isPrimary: true });
    const { expirationDate } = stated;
    expect((await change({ status: null, issueDate: null })).nonVerifiedInfo).toEqual({ expirationDate });
    expect(await change({ expirationDate: null })).not.toHaveProperty('nonVerifiedInfo');
  });

  test('to the primary one leaves the provider no other primary license, and is in the event log', async () => {
    const [first, second] = [await attach('MD-1'), await attach('MD-2')];
    expect([first.body.isPrimary, second.body.isPrimary]).toEqual([true, false]);
    await service.patch(`/licenses/${second.body.id}`, { isPrimary: true });
    expect((await read(first.body.id)).body.isPrimary).toBe(false);
    expect((await read(second.body.id)).body.isPrimary).toBe(true);
    const log = await service.get<Schemas['EventLogEntryPage']>(`/log/events?entityId=${second.body.id}`);
    expect(log.body.items).toContainEqual(
      expect.objectContaining({ context: expect.objectContaining({ subcategory: 'LicenseChanged' }) }),
    );
  });

  test('sets prescriptive authority and who collaborates, who has to be here', async () => {
    const { body } = await attach('NP-1');
    const colleague = await service.post<Schemas['Provider']>('/providers', {
      firstName: 'Ines',
      lastName: 'Vane',
    });
    const collaboratingProviderId = colleague.body.id;
    const path = `/licenses/${body.id}`;
    const sent = { prescriptiveAuthority: 'RequiredMet', collaboratingProviderId };
    expect((await service.patch<License>(path, sent)).body).toMatchObject(sent);
    const emptied = await service.patch<License>(path, {
      prescriptiveAuthority: null,
      collaboratingProviderId: null,
    });
    expect(emptied.body).not.toHaveProperty('prescriptiveAuthority');
    expect(emptied.body).not.toHaveProperty('collaboratingProviderId');
    const unknown = { collaboratingProviderId: '00000000-0000-4000-8000-000000000000' };
    expect((await service.patch(path, unknown)).status).toBe(400);
  });

  test('refuses values that the contract does not have', async () => {
    const { body } = await attach('MD-1');
    const answer = await service.patch<Problem>(`/licenses/${body.id}`, { approvedStatus: 'Maybe' });
    expect(answer).toMatchObject({
      status: 400,
      body: { errors: { '$.approvedStatus': expect.any(Array) } },
    });
    expect((await service.patch('/licenses/00000000-0000-4000-8000-000000000000', {})).status).toBe(404);
  });
});

describe('detaching a license', () => {
  test('deletes its verifications, screenshots, exports and alerts, and nothing of others', async () => {
    const { world } = service;
    const alert = [...world.alerts.all()].find(({ licenseId }) => licenseId);
    const license = world.licenses.get(alert?.licenseId);
    const path = `/providers/${license?.providerId}/licenses/${license?.id}`;
    const history = await service.get<Schemas['LicenseVerification'][]>(`${path}/verifications`);
    const exported = history.body.find((verification) => verification.export)?.export ?? '';
    const file = `/files/${encodeURIComponent(exported)}`;
    expect((await service.get(file)).status).toBe(200);
    const others = world.licenses.size;

    expect((await service.delete(path)).status).toBe(204);
    expect((await service.get(path)).status).toBe(404);
    expect((await service.get(`${path}/verifications`)).status).toBe(404);
    expect((await service.get(file)).status).toBe(404);
    expect(world.files.by('licenseId', license?.id ?? '')).toEqual([]);
    expect(world.verifications.by('licenseId', license?.id ?? '')).toEqual([]);
    expect((await service.get(`/alerts/${alert?.id}`)).status).toBe(404);
    expect(world.licenses.size).toBe(others - 1);
  });

  test('keeps the notes on the provider', async () => {
    const { world } = service;
    const noted = [...world.licenses.all()].find((license) => {
      recall(world, license.id);
      return world.notes.by('providerId', license.providerId).some(({ alertId }) => !alertId);
    });
    const notes = () => service.get<Schemas['ProviderNote'][]>(`/providers/${noted?.providerId}/notes`);
    const before = (await notes()).body.filter(({ alert }) => !alert);
    expect(before.length).toBeGreaterThan(0);
    await service.delete(`/providers/${noted?.providerId}/licenses/${noted?.id}`);
    expect((await notes()).body.filter(({ alert }) => !alert)).toEqual(before);
  });

  test('ends a verification that is running', async () => {
    const { body } = await attach('MD-1');
    service.pass(1);
    await service.delete(`/providers/${providerId}/licenses/${body.id}`);
    service.pass(60);
    expect((await service.control<{ pendingJobs: number }>('/state')).body.pendingJobs).toBe(0);
    expect((await read(body.id)).status).toBe(404);
  });

  test('of another provider is 404', async () => {
    const other = [...service.world.licenses.all()][0];
    expect((await service.delete(`/providers/${providerId}/licenses/${other?.id}`)).status).toBe(404);
  });
});
