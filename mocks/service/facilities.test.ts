import { beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../src/api/schema';
import { type TestService, testService } from '../testing';

type Schemas = components['schemas'];

interface Entry {
  id: string;
  [name: string]: unknown;
}

const clinic = {
  name: 'Quill Clinic',
  addressLine1: '1 Main St',
  city: 'El Paso',
  state: 'TX',
  zipCode: '79901',
};

let service: TestService;
let facilityId: string;
beforeEach(async () => {
  service = await testService({ size: 20 });
  const { body } = await service.post<Entry>('/facilities', clinic);
  facilityId = body.id;
});

const at = (rest = '') => `/facilities/${facilityId}${rest}`;
const firstOf = async (path: string) => (await service.get<{ items: Entry[] }>(path)).body.items[0];

describe('a facility', () => {
  test('is created, read, changed and listed by name, state of activity and parent', async () => {
    const created = await service.get<Schemas['Facility']>(at());
    expect(created.body).toMatchObject({ ...clinic, deactivated: false });
    const changed = await service.patch<Schemas['Facility']>(at(), {
      name: 'Quill Center',
      dba: null,
    });
    expect(changed.body).toMatchObject({ name: 'Quill Center' });
    expect(changed.body).not.toHaveProperty('dba');
    const found = async (query: string) =>
      (await service.get<{ items: Entry[] }>(`/facilities?${query}`)).body.items.map(({ id }) => id);
    expect(await found('name=QUILL')).toEqual([facilityId]);
    await service.patch(at(), { deactivated: true });
    expect(await found('deactivated=true&name=quill')).toEqual([facilityId]);
    expect(await found('deactivated=false&name=quill')).toEqual([]);
    const { body: child } = await service.post<Entry>('/facilities', {
      ...clinic,
      parentFacilityId: facilityId,
    });
    expect(await found(`parentFacilityId=${facilityId}`)).toEqual([child.id]);
  });

  test('is never above itself', async () => {
    const { body: child } = await service.post<Entry>('/facilities', {
      ...clinic,
      parentFacilityId: facilityId,
    });
    for (const parentFacilityId of [facilityId, child.id]) {
      const { status, body } = await service.patch<Schemas['Problem']>(at(), { parentFacilityId });
      expect([status, body.errors]).toEqual([
        400,
        { '$.parentFacilityId': ['A facility cannot be above itself.'] },
      ]);
    }
  });

  test('needs a name and an address', async () => {
    const { status, body } = await service.post<Schemas['Problem']>('/facilities', { state: 'Texas' });
    expect(status).toBe(400);
    expect(Object.keys(body.errors ?? {}).toSorted()).toEqual([
      '$.addressLine1',
      '$.city',
      '$.name',
      '$.state',
      '$.zipCode',
    ]);
  });
});

/** A new entry of each collection, and a change of it. */
const examples: Record<string, { body: () => Promise<object>; change: object }> = {
  npis: { body: async () => ({ npi: 1_234_567_893 }), change: { nonVerifiedInfo: { isActive: false } } },
  deas: {
    body: async () => ({ deaNumber: 'FQ1234563' }),
    change: { nonVerifiedInfo: { state: 'TX', paymentIndicator: 'Exempt' } },
  },
  liabilityInsurances: {
    body: async () => ({ liabilityInsurer: 'Granite' }),
    change: { primaryLimitPerClaim: 1_000_000 },
  },
  licenses: {
    body: async () => ({
      licenseTypeId: (await firstOf('/facilities/license-types'))?.id,
      state: 'TX',
      licenseNumber: 'HF-1',
      isPrimary: true,
    }),
    change: { isPrimary: false },
  },
  accreditations: {
    body: async () => {
      const agency = await firstOf('/facilities/accreditations');
      const [program] = (agency?.['programs'] ?? []) as Entry[];
      return { accreditationAgencyId: agency?.id, accreditationProgramId: program?.id };
    },
    change: { accreditationNumber: '4711' },
  },
  cmsCertifications: {
    body: async () => ({ certificationNumber: '450001' }),
    change: { nonVerifiedInfo: { certificationDate: '2020-02-29' } },
  },
  'medicare-enrollments': {
    body: async () => ({
      pecosPacIdentifier: '1234567890',
      enrollmentTypeId: (await firstOf('/facilities/medicare-enrollment-types'))?.id,
      state: 'TX',
    }),
    change: { nonVerifiedInfo: { pecosEnrollmentIdentifier: 'O1' } },
  },
};

test.each(Object.entries(examples))(
  '%s are added, read, listed, changed and deleted',
  async (collection, { body, change }) => {
    const sent = { appliesTo: 'SelfOnly', ...(await body()) };
    const path = at(`/info/${collection}`);
    const created = await service.post<Entry>(path, sent);
    expect([created.status, created.body]).toMatchObject([201, sent]);
    service.pass(1);
    const changed = await service.patch<Entry>(`${path}/${created.body.id}`, change);
    expect(changed.body).toMatchObject({ ...sent, ...change });
    expect((await service.get<Entry[]>(path)).body).toEqual([changed.body]);
    const all = await service.get<Record<string, Entry>>(at('/info'));
    expect(Object.values(all.body)).toEqual([changed.body]);
    expect((await service.delete(`${path}/${created.body.id}`)).status).toBe(204);
    expect((await service.get(`${path}/${created.body.id}`)).status).toBe(404);
  },
);

test('a change within a part of an entry leaves the rest of it, and null empties a field there too', async () => {
  const body = {
    appliesTo: 'SelfOnly',
    deaNumber: 'FQ1234563',
    nonVerifiedInfo: { state: 'TX', drugSchedules: '4 5', expirationDate: '2028-01-31' },
  };
  const { body: dea } = await service.post<Entry>(at('/info/deas'), body);
  const path = at(`/info/deas/${dea.id}`);
  const patched = async (nonVerifiedInfo: object | null) =>
    (await service.patch<Entry>(path, { nonVerifiedInfo })).body['nonVerifiedInfo'];
  expect(await patched({ state: null })).toEqual({ drugSchedules: '4 5', expirationDate: '2028-01-31' });
  expect(await patched({ drugSchedules: '5' })).toEqual({ drugSchedules: '5', expirationDate: '2028-01-31' });
  expect(await patched(null)).toBeUndefined();
});

test('what an entry refers to has to be there', async () => {
  const id = '00000000-0000-4000-8000-000000000000';
  const refused: [string, object, string][] = [
    ['npis', { npi: 1_234_567_890 }, '$.npi'],
    ['licenses', { licenseTypeId: id, state: 'TX', licenseNumber: '1', isPrimary: true }, '$.licenseTypeId'],
    ['accreditations', { accreditationAgencyId: id, accreditationProgramId: id }, '$.accreditationAgencyId'],
    [
      'medicare-enrollments',
      { pecosPacIdentifier: '1', enrollmentTypeId: id, state: 'TX' },
      '$.enrollmentTypeId',
    ],
    ['deas', { deaNumber: '1', appliesTo: 'Custom' }, '$.associatedFacilitySpecialtyIds'],
    [
      'deas',
      { deaNumber: '1', appliesTo: 'Custom', associatedFacilitySpecialtyIds: [id] },
      '$.associatedFacilitySpecialtyIds[0]',
    ],
  ];
  for (const [collection, sent, place] of refused) {
    const { status, body } = await service.post<Schemas['Problem']>(at(`/info/${collection}`), {
      appliesTo: 'SelfOnly',
      ...sent,
    });
    expect([collection, status, Object.keys(body.errors ?? {})]).toEqual([collection, 400, [place]]);
  }
});

async function addSpecialty(of = facilityId, nth = 0): Promise<string> {
  const { body } = await service.get<{ items: Entry[] }>('/facilities/taxonomies?count=5');
  const created = await service.post<Entry>(`/facilities/${of}/specialties`, {
    taxonomyId: body.items[nth]?.id,
    credentialedDate: '2025-01-31',
  });
  return created.body.id;
}

describe('a specialty', () => {
  test('stands once, is changed and deleted', async () => {
    const id = await addSpecialty();
    const again = await service.post(at('/specialties'), {
      taxonomyId: (await service.get<Entry>(at(`/specialties/${id}`))).body['taxonomyId'],
    });
    expect(again.status).toBe(400);
    const changed = await service.patch<Entry>(at(`/specialties/${id}`), {
      nextCredentialingDate: '2028-01-31',
    });
    expect(changed.body).toMatchObject({
      credentialedDate: '2025-01-31',
      nextCredentialingDate: '2028-01-31',
    });
    expect((await service.get<{ items: Entry[] }>(at('/specialties'))).body.items).toEqual([changed.body]);
    expect((await service.delete(at(`/specialties/${id}`))).status).toBe(204);
    expect((await service.get(at(`/specialties/${id}`))).status).toBe(404);
  });

  test('has the entries of its facility, those that name it, and those of a parent for all children', async () => {
    const [one, other] = [await addSpecialty(), await addSpecialty(facilityId, 1)];
    const add = (of: string, certificationNumber: string, scope: object) =>
      service.post(`/facilities/${of}/info/cmsCertifications`, { certificationNumber, ...scope });
    await add(facilityId, 'own', { appliesTo: 'SelfOnly' });
    await add(facilityId, 'named', { appliesTo: 'Custom', associatedFacilitySpecialtyIds: [one] });
    const { body: parent } = await service.post<Entry>('/facilities', clinic);
    await service.patch(at(), { parentFacilityId: parent.id });
    await add(parent.id, 'for all', { appliesTo: 'SelfAndAllChildren' });
    await add(parent.id, 'not for children', { appliesTo: 'SelfOnly' });
    await service.post(at('/info/deas'), { appliesTo: 'SelfOnly', deaNumber: 'D' });
    const numbers = async (id: string | undefined, type = '') =>
      (await service.get<Entry[]>(at(`/specialties/${id}/info${type}`))).body.map(
        (entry) => entry['certificationNumber'] ?? entry['deaNumber'],
      );
    expect(await numbers(one, '/CmsCertification')).toEqual(['own', 'named', 'for all']);
    expect(await numbers(other, '/CmsCertification')).toEqual(['own', 'for all']);
    expect(await numbers(other)).toEqual(['own', 'D', 'for all']);
    await service.delete(at(`/specialties/${one}`));
    const entries = await service.get<Entry[]>(at('/info/cmsCertifications'));
    expect(entries.body.map((entry) => entry['associatedFacilitySpecialtyIds'] ?? [])).toEqual([[], []]);
  });
});

test('an NPI that is added is what later scans search by', async () => {
  const parameters = () =>
    service.get<{ type: string; number?: number }[]>(`/datasets/Npi/parameters/facilities/${facilityId}`);
  expect((await parameters()).body).toEqual([]);
  await service.post(at('/info/npis'), { appliesTo: 'SelfOnly', npi: 1_234_567_893 });
  expect((await parameters()).body).toEqual([{ type: 'Npi', number: 1_234_567_893 }]);
});

test('changes are in the event log; readers change nothing', async () => {
  await service.patch(at(), { city: 'Waco' });
  const log = await service.get<Schemas['EventLogEntryPage']>(`/log/events?entityId=${facilityId}`);
  expect(log.body.items?.map(({ messageTemplate }) => messageTemplate).toSorted()).toEqual([
    '{user} added facility {facility}',
    '{user} changed {fields} of facility {facility}',
  ]);
  const reader = await service.as('reader');
  expect((await reader.get(at())).status).toBe(200);
  expect((await reader.patch(at(), { city: 'Waco' })).status).toBe(403);
});
