import { beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../src/api/schema';
import { type TestService, origin, testService } from '../testing';
import { isValidNpi } from './npi';

type Schemas = components['schemas'];
type Provider = Schemas['Provider'] & Schemas['Problem'];
type Page = Schemas['ProviderPage'];

let service: TestService;
beforeEach(async () => {
  service = await testService();
});

const npi = 1234567893;
const ada = { firstName: 'Ada', lastName: 'Okoro' };
const create = (body: object) => service.post<Provider>('/providers', body);
const list = async (query: string) => (await service.get<Page>(`/providers?${query}`)).body;

const idsOf = (page: Page) => page.items?.map(({ id }) => id) ?? [];

describe('creating a provider', () => {
  test('answers 201 with its address, and it is there', async () => {
    const { status, headers, body } = await create({ ...ada, npi });
    expect(status).toBe(201);
    expect(headers.get('Location')).toBe(`${origin}/api/providers/${body.id}`);
    expect(body).toMatchObject({ ...ada, npi, licenses: [], deactivated: false });
    expect((await service.get<Provider>(`/providers/${body.id}`)).body).toEqual(body);
  });

  test('gives ids to aliases, e-mails and addresses', async () => {
    const { body } = await create({
      ...ada,
      aliases: [ada],
      emails: [{ email: 'a@b.example', type: 'Work' }],
    });
    expect(body.aliases).toEqual([{ ...ada, id: expect.any(String) }]);
    expect(body.emails?.[0]?.id).toEqual(expect.any(String));
  });

  test.each([
    [{ npi: 1234567890 }, '$.npi'],
    [{ ssn: '12-34' }, '$.ssn'],
    [{ dateOfBirth: '2027-01-01T00:00:00Z' }, '$.dateOfBirth'],
    [{ lastName: '   ' }, '$.lastName'],
    [{ providerTypeId: '00000000-0000-4000-8000-000000000000' }, '$.providerTypeId'],
  ])('refuses %j at %s', async (wrong, path) => {
    const answer = await create({ ...ada, ...wrong });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.errors ?? {})).toEqual([path]);
  });

  test('refuses an NPI that another active provider has, and says whose it is', async () => {
    const first = await create({ ...ada, npi });
    const second = await create({ firstName: 'Bo', lastName: 'Lund', npi });
    expect(second).toMatchObject({
      status: 400,
      body: { errors: { '$.npi': ['This NPI belongs to Ada Okoro already.'] } },
    });
    await service.patch(`/providers/${first.body.id}`, { deactivated: true });
    expect((await create({ firstName: 'Bo', lastName: 'Lund', npi })).status).toBe(201);
    expect((await service.patch(`/providers/${first.body.id}`, { deactivated: false })).status).toBe(400);
  });
});

test('an NPI has ten digits of which the last checks the others', () => {
  expect([1234567893, 1245319599, 1003000126].map(isValidNpi)).toEqual([true, true, true]);
  expect([1234567890, 1234567839, 123456789, 12345678930].map(isValidNpi)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

describe('changing a provider', () => {
  test('changes what is sent, empties what is null and keeps the rest', async () => {
    const { body } = await create({ ...ada, npi, phone: '1', gender: 'Female' });
    const changed = await service.patch<Provider>(`/providers/${body.id}`, { lastName: 'Bell', phone: null });
    expect(changed.body).toMatchObject({ firstName: 'Ada', lastName: 'Bell', npi, gender: 'Female' });
    expect(changed.body).not.toHaveProperty('phone');
  });

  test('deactivating says since when, reactivating forgets it', async () => {
    const { body } = await create(ada);
    const off = await service.patch<Provider>(`/providers/${body.id}`, { deactivated: true });
    expect(off.body).toMatchObject({ deactivated: true, deactivatedAt: '2026-11-20T12:00:00.000Z' });
    const on = await service.patch<Provider>(`/providers/${body.id}`, { deactivated: false });
    expect(on.body.deactivated).toBe(false);
    expect(on.body).not.toHaveProperty('deactivatedAt');
  });

  test('each change is in the event log with who did it', async () => {
    const { body } = await create(ada);
    await service.patch(`/providers/${body.id}`, { deactivated: true, phone: '1' });
    const log = await service.get<Schemas['EventLogEntryPage']>(
      `/log/events?entityId=${body.id}&sortDirection=Asc`,
    );
    expect(log.body.items?.map(({ messageTemplate }) => messageTemplate).toSorted()).toEqual([
      '{user} added provider {provider}',
      '{user} changed {fields} of provider {provider}',
      '{user} deactivated provider {provider}',
    ]);
    expect(log.body.items?.every(({ context }) => JSON.stringify(context).includes('admin@'))).toBe(true);
  });
});

test('deleting a provider takes its licenses, alerts and notes along', async () => {
  const { world } = service;
  const alert = [...world.alerts.all()].find(({ licenseId }) => licenseId);
  const id = alert?.providerId ?? '';
  expect((await service.get<Schemas['ProviderNote'][]>(`/providers/${id}/notes`)).status).toBe(200);
  expect((await service.delete(`/providers/${id}`)).status).toBe(204);
  expect((await service.get(`/providers/${id}`)).status).toBe(404);
  for (const name of ['licenses', 'alerts', 'notes'] as const) {
    expect([...world[name].all()].filter(({ providerId }) => providerId === id)).toEqual([]);
  }
});

describe('the list of providers', () => {
  test.each([
    ['okoro', true],
    ['Okoro, Ada', true],
    ['ada ok', true],
    ['ÁDA', true],
    ['adam', false],
  ])('finds Ada Okoro by %j: %s', async (name, isFound) => {
    await create(ada);
    const { items } = await list(`providerName=${encodeURIComponent(name)}&count=250`);
    expect(items?.some(({ firstName, lastName }) => `${firstName} ${lastName}` === 'Ada Okoro')).toBe(
      isFound,
    );
  });

  test('finds by NPI, type, credentialing statuses and dates together', async () => {
    const all = (await list('count=250')).items ?? [];
    const wanted = all.find(({ npi, nextCredentialingDate }) => npi && nextCredentialingDate);
    const { npi, providerType, credentialingStatus, nextCredentialingDate: due } = wanted ?? {};
    const query = `npi=${npi}&providerTypeId=${providerType?.id}&credentialingStatus=Nonsense&credentialingStatus=${credentialingStatus}`;
    const found = await list(
      `${query}&nextCredentialingDateOnOrAfter=${due}&nextCredentialingDateOnOrBefore=${due}`,
    );
    expect(found.items?.map(({ id }) => id)).toEqual([wanted?.id]);
    expect((await list(`${query}&nextCredentialingDateOnOrBefore=2001-01-01`)).totalCount).toBe(0);
  });

  test.each(['LastName', 'FirstName', 'CredentialingStatus', 'CredentialedDate', 'Id'])(
    'comes in order of %s, both ways, without losing or repeating one',
    async (sortedBy) => {
      const up = await list(`count=250&sortedBy=${sortedBy}`);
      const down = await list(`count=250&sortedBy=${sortedBy}&sortDirection=Desc`);
      expect(idsOf(down)).toEqual(idsOf(up).toReversed());
      expect(new Set(idsOf(up)).size).toBe(up.totalCount);
      const walked: (string | undefined)[] = [];
      let page = await list(`count=7&sortedBy=${sortedBy}`);
      for (;;) {
        walked.push(...idsOf(page));
        if (!page.nextCursor) break;
        page = await list(`count=7&sortedBy=${sortedBy}&cursor=${page.nextCursor}`);
      }
      expect(walked).toEqual(idsOf(up));
    },
  );

  test('can be walked back, and by the deprecated offset', async () => {
    const first = await list('count=5');
    const second = await list(`count=5&cursor=${first.nextCursor}`);
    expect((await list(`count=5&cursor=${second.previousCursor}`)).items).toEqual(first.items);
    expect((await list(`count=5&offset=${first.nextOffset}`)).items).toEqual(second.items);
    expect(first.previousCursor).toBeUndefined();
  });

  test('shows 100 of the rows when nothing is said', async () => {
    const big = await testService({ size: 120 });
    expect((await big.get<Page>('/providers')).body).toMatchObject({
      pageSize: 100,
      count: 100,
      totalCount: 120,
    });
  });

  test.each(['cursor', 'offset'])('refuses a %s that it did not hand out', async (name) => {
    const answer = await service.get<Schemas['Problem']>(`/providers?${name}=nonsense`);
    expect(answer).toMatchObject({ status: 400, body: { errors: { [name]: [expect.any(String)] } } });
  });

  test('a row that goes between two pages hides and repeats no other', async () => {
    const before = (await list('count=250')).items?.map(({ id }) => id) ?? [];
    const first = await list('count=10');
    await service.delete(`/providers/${before[9]}`);
    const second = await list(`count=10&cursor=${first.nextCursor}`);
    expect(second.items?.map(({ id }) => id)).toEqual(before.slice(10, 20));
  });
});

test('each count of the aggregations is the length of the list that it stands for', async () => {
  const big = await testService({ size: 400 });
  for (const deactivated of [undefined, false, true]) {
    const query = deactivated === undefined ? '' : `providerDeactivated=${deactivated}`;
    const { body } = await big.get<Schemas['ProviderAggregations']>(`/providers/aggregations?${query}`);
    const { credentialingStatus, ...statuses } = body.aggregations as Record<string, number> & {
      credentialingStatus: Record<string, number>;
    };
    const total = async (filter: string) => {
      const and = deactivated === undefined ? '' : `&deactivated=${deactivated}`;
      return (await big.get<Page>(`/providers?count=1&${filter}${and}`)).body.totalCount;
    };
    expect(await total('')).toBe(body.total);
    for (const [status, count] of Object.entries(statuses))
      expect(await total(`status=${status}`)).toBe(count);
    for (const [status, count] of Object.entries(credentialingStatus)) {
      expect(await total(`credentialingStatus=${encodeURIComponent(status)}`)).toBe(count);
    }
  }
});
