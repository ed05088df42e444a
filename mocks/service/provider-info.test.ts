import { beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../src/api/schema';
import { type TestService, testService } from '../testing';

type Schemas = components['schemas'];

interface Entry {
  id: string;
  lastUpdatedAt: string;
  [name: string]: unknown;
}

let service: TestService;
let providerId: string;
beforeEach(async () => {
  service = await testService({ size: 60 });
  const person = { firstName: 'Ada', lastName: 'Quill' };
  const { body } = await service.post<Schemas['Provider']>('/providers', person);
  providerId = body.id ?? '';
});

const at = (rest = '') => `/providers/${providerId}/info${rest}`;

/** What a new entry of each collection may be, a change of it, and what it is then. */
const examples: Record<string, { body: object; change: object; after: object }> = {
  boardCertifications: {
    body: { type: 'AmericanBoardofSurgery', boardCertificationNumber: 'B-1', isPrimary: true },
    change: { specialty: 'Surgery', boardCertificationNumber: null },
    after: { type: 'AmericanBoardofSurgery', specialty: 'Surgery', isPrimary: true },
  },
  certificates: {
    body: { type: 'AhaBasicLifeSupport', certificateNumber: '9' },
    change: { expirationDate: '2028-01-31T00:00:00Z' },
    after: { certificateNumber: '9', expirationDate: '2028-01-31T00:00:00Z' },
  },
  liabilityInsurances: {
    body: { name: 'Harbor Mutual', coverageType: 'ClaimsMade', occurrenceCoverageAmount: 1_000_000 },
    change: { aggregateCoverageAmount: 3_000_000.5 },
    after: { name: 'Harbor Mutual', aggregateCoverageAmount: 3_000_000.5 },
  },
  educations: {
    body: { graduateType: 'Professional', schoolName: 'A', completed: true },
    change: { degree: 'MD' },
    after: { schoolName: 'A', degree: 'MD', completed: true },
  },
  trainings: {
    body: { trainingType: 'Residency', institutionName: 'A' },
    change: { trainingType: 'Fellowship' },
    after: { trainingType: 'Fellowship', institutionName: 'A' },
  },
  workHistory: {
    body: { workHistoryType: 'Employment', address: { city: 'El Paso', addressLine1: '1 Main St' } },
    change: { isCurrentEmployer: true },
    after: { isCurrentEmployer: true, address: { city: 'El Paso', addressLine1: '1 Main St' } },
  },
  hospitalAffiliations: {
    body: { type: 'AdmittingPrivileges', privilegeType: 'Limited', startDate: '2020-02-29' },
    change: { status: 'Inactive', endDate: '2024-01-31' },
    after: { type: 'AdmittingPrivileges', privilegeType: 'Limited', endDate: '2024-01-31' },
  },
  dea: {
    body: { registrationNumber: 'BQ1234563' },
    change: { registrationNumber: 'FQ1234563' },
    after: { registrationNumber: 'FQ1234563' },
  },
  medicaidEnrollments: {
    body: { state: 'TX', nonVerifiedInfo: { providerType: 'Nurse', inState: true } },
    change: { state: 'NM' },
    after: { state: 'NM', nonVerifiedInfo: { providerType: 'Nurse', inState: true } },
  },
};

describe.each(Object.entries(examples))('%s', (collection, { body, change, after }) => {
  test('are added, read, listed, changed and deleted', async () => {
    const created = await service.post<Entry>(at(`/${collection}`), body);
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject(body);
    const { id } = created.body;
    expect(created.headers.get('Location')).toMatch(new RegExp(`/api${at(`/${collection}/${id}`)}$`));

    service.pass(60);
    const changed = await service.patch<Entry>(at(`/${collection}/${id}`), change);
    expect(changed.body).toMatchObject(after);
    for (const [name, value] of Object.entries(change)) {
      if (value === null) expect(changed.body).not.toHaveProperty(name);
    }
    expect(Date.parse(changed.body.lastUpdatedAt)).toBeGreaterThan(Date.parse(created.body.lastUpdatedAt));
    expect((await service.get<Entry>(at(`/${collection}/${id.toUpperCase()}`))).body).toEqual(changed.body);
    expect((await service.get<Entry[]>(at(`/${collection}`))).body).toEqual([changed.body]);

    expect((await service.delete(at(`/${collection}/${id}`))).status).toBe(204);
    expect((await service.get(at(`/${collection}/${id}`))).status).toBe(404);
    expect((await service.get<Entry[]>(at(`/${collection}`))).body).toEqual([]);
  });
});

/** Adds an entry and changes it; gives it as it is then, or the problems. */
async function changed(collection: string, body: object, change: object) {
  const { body: created } = await service.post<Entry>(at(`/${collection}`), body);
  const answer = await service.patch<Entry & Schemas['Problem']>(at(`/${collection}/${created.id}`), change);
  return answer.body.errors ?? answer.body;
}

describe('a change of a part', () => {
  const employment = {
    workHistoryType: 'Employment',
    address: { city: 'El Paso', addressLine1: '1 Main St', zipCode: '79901' },
  };

  test('leaves its other fields as they are, and null empties one', async () => {
    const stated = { providerType: 'Nurse', providerSpecialty: 'Midwife', inState: true };
    expect(
      await changed(
        'medicaidEnrollments',
        { state: 'TX', nonVerifiedInfo: stated },
        { nonVerifiedInfo: { address: '1 Main St', providerSpecialty: null } },
      ),
    ).toMatchObject({ nonVerifiedInfo: { providerType: 'Nurse', inState: true, address: '1 Main St' } });
    const { address } = (await changed('workHistory', employment, {
      address: { zipCode: null, state: 'TX' },
    })) as Entry;
    expect(address).toEqual({ city: 'El Paso', addressLine1: '1 Main St', state: 'TX' });
  });

  test('reaches parts within parts', async () => {
    const hospital = {
      name: 'County General',
      address: { city: 'El Paso', addressLine1: '1 Main St' },
      contact: { phoneNumber: '(915) 555-0101' },
    };
    const { hospital: after } = (await changed(
      'hospitalAffiliations',
      { type: 'AdmittingPrivileges', hospital },
      { hospital: { address: { addressLine2: 'Tower 2' }, contact: { phoneNumber: null } } },
    )) as Entry;
    expect(after).toEqual({
      name: 'County General',
      address: { city: 'El Paso', addressLine1: '1 Main St', addressLine2: 'Tower 2' },
    });
  });

  test('takes an address away as a whole, by its fields or by its name, and never by half', async () => {
    const nothing = { addressLine1: null, city: null, zipCode: null };
    expect(await changed('workHistory', employment, { address: nothing })).not.toHaveProperty('address');
    expect(await changed('workHistory', employment, { address: null })).not.toHaveProperty('address');
    expect(await changed('workHistory', employment, { address: { city: null } })).toEqual({
      '$.address.city': ['A value is required.'],
    });
    expect(
      await changed(
        'hospitalAffiliations',
        { type: 'AdmittingPrivileges' },
        { hospital: { address: { state: 'TX' } } },
      ),
    ).toEqual({
      '$.hospital.address.addressLine1': ['A value is required.'],
      '$.hospital.address.city': ['A value is required.'],
    });
  });
});

test.each([
  ['aliases', { firstName: 'Ada', lastName: 'Ink' }, { firstName: 'Ada', lastName: 'Inkwell' }],
  ['emails', { email: 'a@b.example', type: 'Work' }, { email: 'c@d.example', type: 'Personal' }],
  [
    'addresses',
    { type: 'Home', addressLine1: '1 Main St', city: 'El Paso', state: 'TX', zipCode: '79901' },
    { type: 'Work', addressLine1: '2 Main St', city: 'El Paso', state: 'TX', zipCode: '79902' },
  ],
] as const)(
  '%s are added, replaced and deleted, and stand on the provider',
  async (collection, first, second) => {
    const { body: created } = await service.post<Entry>(at(`/${collection}`), first);
    const replaced = await service.put<Entry>(at(`/${collection}/${created.id}`), second);
    expect(replaced.body).toEqual({ ...second, id: created.id });
    const { body: provider } = await service.get<Schemas['Provider']>(`/providers/${providerId}`);
    expect(provider[collection]).toEqual([{ ...second, id: created.id }]);
    expect((await service.put(at(`/${collection}/${created.id}`), {})).status).toBe(400);
    expect((await service.delete(at(`/${collection}/${created.id}`))).status).toBe(204);
    expect((await service.get(at(`/${collection}/${created.id}`))).status).toBe(404);
  },
);

test('the portal login is one: created or replaced, changed, read and deleted', async () => {
  expect((await service.get(at('/portal'))).status).toBe(404);
  expect((await service.patch(at('/portal'), { portalId: '1' })).status).toBe(404);
  const put = await service.put<Entry>(at('/portal'), { portalId: '11' });
  expect([put.status, put.body]).toMatchObject([200, { portalId: '11' }]);
  expect((await service.patch<Entry>(at('/portal'), { portalId: '12' })).body).toMatchObject({
    portalId: '12',
  });
  expect((await service.get<Entry>(at('/portal'))).body).toMatchObject({ portalId: '12' });
  expect((await service.delete(at('/portal'))).status).toBe(204);
  expect((await service.delete(at('/portal'))).status).toBe(404);
});

describe('a specialty', () => {
  test('stands once, and one of them is primary', async () => {
    const { body: page } = await service.get<Schemas['TaxonomyPage']>('/taxonomies?count=3');
    const [first, second] = (page.items ?? []).map(({ id }) => id);
    const add = (type: string, taxonomyId: unknown) =>
      service.post<Entry>(at('/specialties'), { type, taxonomyId });
    const { body: primary } = await add('Primary', first);
    expect((await add('Secondary', first)).status).toBe(409);
    expect((await add('Primary', second)).status).toBe(409);
    const { body: other } = await add('Secondary', second);
    expect((await service.patch(at(`/specialties/${other.id}`), { type: 'Primary' })).status).toBe(409);
    expect((await service.patch(at(`/specialties/${primary.id}`), { type: 'Additional' })).status).toBe(200);
    expect((await service.patch(at(`/specialties/${other.id}`), { type: 'Primary' })).status).toBe(200);
  });

  test('has a taxonomy that there is', async () => {
    const taxonomyId = '00000000-0000-4000-8000-000000000000';
    const { status, body } = await service.post<Schemas['Problem']>(at('/specialties'), {
      type: 'Primary',
      taxonomyId,
    });
    expect([status, body.errors]).toEqual([400, { '$.taxonomyId': ['There is no such taxonomy.'] }]);
  });
});

test('the type of a hospital affiliation stays, and decides what it may hold', async () => {
  const path = at('/hospitalAffiliations');
  const { body } = await service.post<Entry>(path, {
    type: 'NonAdmittingAffiliations',
    description: 'Consults',
  });
  const moved = await service.patch<Schemas['Problem']>(`${path}/${body.id}`, {
    type: 'AdmittingPrivileges',
  });
  expect([moved.status, moved.body.errors]).toEqual([400, { '$.type': ['Cannot be changed.'] }]);
  expect((await service.post(path, { type: 'Somehow' })).status).toBe(400);
  expect((await service.post(path, {})).status).toBe(400);
});

test('a bad entry is refused with every problem under its path', async () => {
  const { status, body } = await service.post<Schemas['Problem']>(at('/certificates'), {
    type: 'Juggling',
    issueDate: 'yesterday',
  });
  expect(status).toBe(400);
  expect(Object.keys(body.errors ?? {}).toSorted()).toEqual(['$.certificateNumber', '$.issueDate', '$.type']);
});

test('everything together is read by kind; kinds without an entry are left out', async () => {
  await service.put(at('/portal'), { portalId: '11' });
  await service.post(at('/educations'), { schoolName: 'A' });
  const { body } = await service.get<Record<string, unknown>>(at());
  expect(Object.keys(body).toSorted()).toEqual(['BasicInfo', 'Education', 'Portal']);
  const query = '?providerInfoType=Education&providerInfoType=Training';
  expect(Object.keys((await service.get<object>(at(query))).body)).toEqual(['Education']);
});

test('a DEA registration that is added makes a scan of its registry possible', async () => {
  const scan = () => service.get<{ type: string }[]>(`/datasets/Dea/parameters/providers/${providerId}`);
  expect((await scan()).body.map(({ type }) => type)).not.toContain('Dea');
  await service.post(at('/dea'), { registrationNumber: 'BQ1234563' });
  expect((await scan()).body).toContainEqual({ type: 'Dea', registrationNumber: 'BQ1234563' });
});

test('every change is in the event log, and a deleted provider takes all entries along', async () => {
  const { body } = await service.post<Entry>(at('/trainings'), { institutionName: 'A' });
  service.pass(1);
  await service.patch(at(`/trainings/${body.id}`), { institutionName: 'B' });
  service.pass(1);
  await service.delete(at(`/trainings/${body.id}`));
  await service.post(at('/trainings'), { institutionName: 'C' });
  const log = await service.get<Schemas['EventLogEntryPage']>(`/log/events?entityId=${body.id}`);
  expect(log.body.items?.map(({ messageTemplate }) => messageTemplate?.split(' ')[1])).toEqual([
    'deleted',
    'changed',
    'added',
  ]);
  await service.delete(`/providers/${providerId}`);
  expect(service.world.providerInfo.by('providerId', providerId)).toEqual([]);
  expect((await service.get(at('/trainings'))).status).toBe(404);
});

test('readers read and change nothing', async () => {
  const reader = await service.as('reader');
  expect((await reader.get(at('/trainings'))).status).toBe(200);
  expect((await reader.post(at('/trainings'), {})).status).toBe(403);
});

test('what was drawn stays when the provider changes, and is the same for everybody who asks', async () => {
  const { body: page } = await service.get<Schemas['ProviderPage']>('/providers?count=60');
  const [holder] = (
    await Promise.all(
      (page.items ?? []).map(async ({ id }) => ({
        id,
        dea: (await service.get<Entry[]>(`/providers/${id}/info/dea`)).body,
      })),
    )
  ).filter(({ dea }) => dea.length > 0);
  await service.patch(`/providers/${holder?.id}`, { lastName: 'Zzyzx' });
  const fresh = await testService({ size: 60 });
  await fresh.patch(`/providers/${holder?.id}`, { lastName: 'Zzyzx' });
  expect((await fresh.get<Entry[]>(`/providers/${holder?.id}/info/dea`)).body).toEqual(holder?.dea);
});
