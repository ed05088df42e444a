import { beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../src/api/schema';
import { type Client, type TestService, noon, testService } from '../testing';

type Schemas = components['schemas'];
type Problem = Schemas['Problem'];

interface Request {
  id: string;
  currentEvent: { id: string; status: string; note?: string; user?: { email: string } };
  allEvents: { id: string; status: string }[];
  [name: string]: unknown;
}

interface Page {
  items: Request[];
  totalCount: number;
}

const path = '/credentialing-requests';

async function wait(seconds: number): Promise<void> {
  service.pass(seconds);
  client = await service.as('admin');
}

const day = 86_400;

let service: TestService;
/** Signed in anew whenever time has passed: tokens live for hours, requests for weeks. */
let client: Client;
let providerId: string;
beforeEach(async () => {
  service = await testService({ size: 60 });
  client = service;
  const { body } = await client.post<{ id: string }>('/providers', { firstName: 'Ada', lastName: 'Quill' });
  providerId = body.id;
});

const create = async (more: object = {}) =>
  (await client.post<Request>(path, { providerId, type: 'ReCredentialing', ...more })).body;
const read = async (id: string) => (await client.get<Request>(`${path}/${id}`)).body;
const add = (id: string, event: object) => client.post<Problem>(`${path}/${id}/events`, event);
const statuses = async (id: string) => (await read(id)).allEvents.map(({ status }) => status);
const insure = () =>
  client.post(`/providers/${providerId}/info/liabilityInsurances`, {
    name: 'Harbor Mutual',
    currentExpirationDate: '2027-05-01T00:00:00Z',
  });

test('a request is created by the operator unless it says otherwise, and the mode stays', async () => {
  const request = await create({ priority: 'High', applicationReceivedDate: '2026-11-18' });
  expect(request).toMatchObject({
    type: 'ReCredentialing',
    priority: 'High',
    isSelfManaged: false,
    applicationReceivedDate: '2026-11-18',
    currentEvent: { status: 'RequestSubmitted', user: { email: 'admin@credence.example' } },
  });
  const changed = await client.patch<Request>(`${path}/${request.id}`, {
    priority: 'Urgent',
    applicationReceivedDate: null,
    isSelfManaged: true,
  });
  expect(changed.body).toMatchObject({ priority: 'Urgent', isSelfManaged: false });
  expect(changed.body).not.toHaveProperty('applicationReceivedDate');
  const second = await create({ isSelfManaged: true });
  expect(second.id).not.toBe(request.id);
});

describe('a request that the operator processes', () => {
  test('goes its way by itself when nothing is missing, and sets the next credentialing date', async () => {
    await insure();
    const { id } = await create();
    await wait(5 * 3600);
    expect(await statuses(id)).toEqual(['RequestSubmitted', 'RequestInProgress']);
    await wait(3 * day);
    expect(await statuses(id)).toEqual(['RequestSubmitted', 'RequestInProgress', 'Completed']);
    const { body } = await client.get<Schemas['Provider']>(`/providers/${providerId}`);
    expect(body.credentialingStatus).toBe('Credentialed');
    expect(Date.parse(body.nextCredentialingDate ?? '')).toBeGreaterThan(noon + 1000 * day * 1000);
  });

  test('keeps the checklist by which it was completed, whatever is changed afterwards', async () => {
    await insure();
    const { id } = await create();
    await wait(4 * day);
    const { checklist } = await read(id);
    const { items } = checklist as { items: { name: string; source?: string }[] };
    expect(items.find(({ name }) => name === 'Application and attestation')?.source).toMatch(
      /^Ada Quill \| by document \| \d{4}-\d\d-\d\d \| Credentials verification organization$/,
    );
    await client.patch(`/providers/${providerId}`, { lastName: 'Changed' });
    expect((await read(id))['checklist']).toEqual(checklist);
  });

  test('asks three times for what is missing and gives up', async () => {
    const { id } = await create();
    await wait(3 * day);
    const asked = await read(id);
    expect(asked.currentEvent).toMatchObject({ status: 'AdditionalInformationRequested' });
    expect(asked.currentEvent.note).toMatch(/liability insurance/);
    await wait(30 * day);
    expect((await statuses(id)).slice(3)).toEqual([
      'SecondAttemptMissingInfo',
      'ThirdAttemptMissingInfo',
      'UnableToComplete',
    ]);
  });

  test('goes on when what was asked for is submitted', async () => {
    const { id } = await create();
    await wait(3 * day);
    await insure();
    await add(id, { status: 'AdditionalInformationSubmitted', note: 'Attached.' });
    await wait(3 * day);
    expect((await statuses(id)).slice(2)).toEqual([
      'AdditionalInformationRequested',
      'AdditionalInformationSubmitted',
      'Completed',
    ]);
  });

  test('completes with concern when what was submitted is not it, and says why', async () => {
    const { id } = await create();
    await wait(3 * day);
    await add(id, { status: 'AdditionalInformationSubmitted', note: 'Coming.\nIn December.' });
    await wait(3 * day);
    const { currentEvent } = await read(id);
    expect(currentEvent).toMatchObject({
      status: 'CompletedWithConcern',
      note: expect.stringMatching(/^Completed with 1 gap:\n- Liability insurance: .+ Reason: .+/) as string,
    });
  });

  test('takes only what is the organization’s to say, and is cancelled on request', async () => {
    const { id } = await create();
    for (const status of ['Completed', 'RequestInProgress', 'Cancelled', 'RequestSubmitted']) {
      const { status: code, body } = await add(id, { status });
      expect([status, code, Object.keys(body.errors ?? {})]).toEqual([status, 400, ['$.status']]);
    }
    expect((await add(id, { status: 'CancellationRequested' })).status).toBe(201);
    await wait(2 * 3600);
    expect((await read(id)).currentEvent.status).toBe('Cancelled');
    expect((await add(id, { status: 'AdditionalInformationSubmitted' })).status, 'it is over').toBe(400);
  });
});

describe('a self managed request', () => {
  test('moves by the organization alone, and its completion sets the date that was given', async () => {
    const { id } = await create({ isSelfManaged: true, type: 'Initial' });
    await wait(30 * day);
    expect(await statuses(id)).toEqual(['RequestSubmitted']);
    const early = await add(id, { status: 'RequestInProgress', nextCredentialingDate: '2029-01-31' });
    expect(Object.keys(early.body.errors ?? {})).toEqual(['$.nextCredentialingDate']);
    await add(id, { status: 'RequestInProgress' });
    const attachments = [{ path: 'packets/ada.pdf', type: 'CredentialingPacket' }];
    const done = await add(id, {
      status: 'CompletedWithConcern',
      nextCredentialingDate: '2028-01-31',
      attachments,
    });
    expect(done.body).toMatchObject({ attachments });
    const { body } = await client.get<Schemas['Provider']>(`/providers/${providerId}`);
    expect(body).toMatchObject({ nextCredentialingDate: '2028-01-31', credentialingStatus: 'Credentialed' });
    const { currentEvent } = await read(id);
    const event = await client.get<Request>(`${path}/${id}/events/${currentEvent.id}`);
    expect(event.body).toEqual(currentEvent);
  });

  test('for specialties of a facility sets their dates', async () => {
    const facility = { name: 'Quill', addressLine1: '1 Main', city: 'Waco', state: 'TX', zipCode: '76701' };
    const { id: facilityId } = (await client.post<Request>('/facilities', facility)).body;
    const taxonomies = await client.get<Page>('/facilities/taxonomies?count=1');
    const specialty = await client.post<Request>(`/facilities/${facilityId}/specialties`, {
      taxonomyId: taxonomies.body.items[0]?.id,
    });
    const refused = await client.post<Problem>(path, { facilityId, facilitySpecialtyIds: [providerId] });
    expect(Object.keys(refused.body.errors ?? {})).toEqual(['$.facilitySpecialtyIds[0]']);
    const { body } = await client.post<Request>(path, {
      facilityId,
      facilitySpecialtyIds: [specialty.body.id],
      isSelfManaged: true,
    });
    expect(body['facilitySpecialties']).toMatchObject([{ id: specialty.body.id }]);
    await add(body.id, { status: 'Completed', nextCredentialingDate: '2029-06-30' });
    const after = await client.get<Request>(`/facilities/${facilityId}/specialties/${specialty.body.id}`);
    expect(after.body).toMatchObject({ credentialedDate: '2026-11-20', nextCredentialingDate: '2029-06-30' });
  });
});

const ownerOf = (row: Request) => (row['owner'] as { id: string } | undefined)?.id;

test('lists and counts agree, by every filter', async () => {
  const all = (await client.get<Page>(`${path}?count=250`)).body.items;
  expect(all.length).toBeGreaterThan(8);
  const { body: counts } = await client.get<Schemas['CredentialingRequestAggregation']>(
    `${path}/aggregations`,
  );
  expect(counts.total).toBe(all.length);
  const count = async (query: string) => (await client.get<Page>(`${path}?${query}`)).body.totalCount;
  for (const [status, expected] of Object.entries(counts.aggregations ?? {})) {
    expect([status, await count(`currentEventStatus=${status}`)]).toEqual([status, expected]);
  }
  const { body: owners } = await client.get<{ id: string }[]>(`${path}/aggregations/owners`);
  const [owner] = owners;
  const mine = all.filter((row) => ownerOf(row) === owner?.id).length;
  const nobodys = all.filter((row) => ownerOf(row) === undefined).length;
  expect(await count(`ownerId=${owner?.id}`)).toBe(mine);
  expect(await count(`ownerId=${owner?.id}&includeUnassigned=true`)).toBe(mine + nobodys);
  expect(await count('entityType=Facility')).toBe(all.filter((row) => row['facility']).length);
  expect(await count('priority=Urgent&priority=Low')).toBe(
    all.filter((row) => ['Urgent', 'Low'].includes(String(row['priority']))).length,
  );
  const sorted = await client.get<Page>(`${path}?count=250&sortedBy=Priority&sortDirection=Desc`);
  const ranks = sorted.body.items.map((row) =>
    ['Urgent', 'High', 'Medium', 'Low'].indexOf(String(row['priority'])),
  );
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
});

test('an owner is a user of the organization', async () => {
  const { id } = await create();
  const { body: owners } = await client.get<{ id: string }[]>(`${path}/aggregations/owners`);
  const assigned = await client.patch<Request>(`${path}/${id}`, { ownerId: owners[0]?.id });
  expect(assigned.body['owner']).toMatchObject({ id: owners[0]?.id });
  expect((await client.patch(`${path}/${id}`, { ownerId: providerId })).status).toBe(400);
});

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
      const told = item.source ?? JSON.stringify(item.references);
      expect(told).toMatch(
        /datasetScanId|licenseVerificationId| \| (?:by|in) [a-z]+ \| \d{4}-\d\d-\d\d \| ./,
      );
    }
    expect((await read(id))['checklist']).toEqual(checklist);
  });

  test('was asked for what is asked once at the first time alone, and for performance at the next', async () => {
    service = await testService({ size: 400 });
    client = service;
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
    service = await testService({ size: 400 });
    client = service;
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

interface Due {
  id: string;
  requestId?: string;
  nextCredentialingDate: string;
  currentEventStatus?: string;
}
const due = async (query = '') =>
  (await client.get<{ items: Due[] }>(`/providers/recredentialing/due?count=250${query}`)).body.items;
const idsDue = async (query: string) => (await due(query)).map(({ id }) => id);

describe('recredentialing', () => {
  test('is due for active providers whose date comes near, with the request that is under way', async () => {
    await client.patch(`/providers/${providerId}`, { nextCredentialingDate: '2027-01-31' });
    const before = await due();
    expect(before.map(({ id }) => id)).toContain(providerId);
    expect(before.every(({ nextCredentialingDate: next }) => next <= '2027-02-19')).toBe(true);
    const { id } = await create({ isSelfManaged: true });
    const [row] = (await due('&providerName=quill')).filter((one) => one.id === providerId);
    expect(row).toMatchObject({ requestId: id, currentEventStatus: 'RequestSubmitted' });
    await add(id, { status: 'Cancelled' });
    expect((await due('&providerName=quill'))[0]).not.toHaveProperty('requestId');
    await client.patch(`/providers/${providerId}`, { deactivated: true });
    expect((await due()).map((one) => one.id)).not.toContain(providerId);
  });

  test('is found by dates, owner and status', async () => {
    await client.patch(`/providers/${providerId}`, { nextCredentialingDate: '2027-01-31' });
    await create({ isSelfManaged: true });
    const around = '&nextCredentialingDateOnOrAfter=2027-01-31&nextCredentialingDateOnOrBefore=2027-01-31';
    expect(await idsDue(around)).toContain(providerId);
    expect(await idsDue('&nextCredentialingDateOnOrBefore=2027-01-30')).not.toContain(providerId);
    expect(await idsDue('&credentialingRequestEventStatus=RequestSubmitted')).toContain(providerId);
    expect(await idsDue('&includeUnassigned=true')).toContain(providerId);
  });
});

test('what somebody is credentialed by comes together, for a request about them only', async () => {
  await insure();
  const { id } = await create();
  const { body } = await client.get<Schemas['ProviderCredentialingData']>(
    `/providers/${providerId}/credentialing-data?credentialingRequestId=${id}`,
  );
  expect(Object.keys(body.providerInfo ?? {})).toEqual(['BasicInfo', 'LiabilityInsurance']);
  const { body: page } = await client.get<Page>('/facilities?count=1');
  const facility = `/facilities/${page.items[0]?.id}/credentialing-data`;
  expect((await client.get<Request>(facility)).body['facility']).toMatchObject({ id: page.items[0]?.id });
  expect((await client.get(`${facility}?credentialingRequestId=${id}`)).status).toBe(404);
});

test('changes are told to webhooks and the event log; readers change nothing', async () => {
  await client.post('/webhooks', { type: 'CredentialingRequestChanged', url: 'https://quill.example/r' });
  const { id } = await create({ isSelfManaged: true });
  await client.put(`${path}/${id}/checklist`, { items: [{ name: 'NPI', status: 'Missing' }] });
  await add(id, { status: 'RequestInProgress' });
  await wait(60);
  const log = await client.get<{ items: { url: string; payload: string }[] }>(
    '/webhookslog?type=CredentialingRequestChanged&count=250',
  );
  const sent = log.body.items.filter(({ url }) => url === 'https://quill.example/r');
  expect(sent.map(({ payload }) => JSON.parse(payload).currentEvent.status).toSorted()).toEqual([
    'RequestInProgress',
    'RequestSubmitted',
  ]);
  const checklists = sent.flatMap(({ payload }) => JSON.parse(payload).checklist?.items ?? []);
  expect(checklists).toMatchObject([{ name: 'NPI', status: 'Missing' }]);
  const events = await client.get<Page>(`/log/events?entityId=${id}`);
  expect(events.body.totalCount).toBe(3);
  const reader = await service.as('reader');
  expect((await reader.get(`${path}/${id}`)).status).toBe(200);
  expect((await reader.post(`${path}/${id}/events`, { status: 'Completed' })).status).toBe(403);
});

test('a record from before anybody used the service is credentialed by the verifications its licenses have', async () => {
  const { body } = await client.get<{ items: { provider: { id: string } }[] }>(
    '/provider-licenses?licenseVerificationStatus=Verified&count=1',
  );
  const provider = `/providers/${body.items[0]?.provider.id}`;
  // Nobody has looked at the licenses yet: their past is not there until somebody asks for it.
  const data = await client.get<{ licenseVerifications: { id: string }[] }>(`${provider}/credentialing-data`);
  const licenses = await client.get<{ currentVerification?: { id: string } }[]>(`${provider}/licenses`);
  const current = licenses.body.flatMap(({ currentVerification }) => currentVerification?.id ?? []);
  expect(current.length).toBeGreaterThan(0);
  expect(data.body.licenseVerifications.map(({ id }) => id).toSorted()).toEqual(current.toSorted());
});
