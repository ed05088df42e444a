import { describe, expect, test } from 'vitest';
import type { components } from '../../src/api/schema';
import { noon } from '../testing';
import { day, path, type Page, type Request, requestsInService } from '../testing-requests';

type Schemas = components['schemas'];
type Problem = Schemas['Problem'];

const { add, as, client, create, insure, provider, read, statuses, wait } = requestsInService();

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
    const { body } = await client.get<Schemas['Provider']>(`/providers/${provider.id}`);
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
    await client.patch(`/providers/${provider.id}`, { lastName: 'Changed' });
    expect((await read(id))['checklist']).toEqual(checklist);
  });

  test('asks three times for what is missing and gives up', async () => {
    const { id } = await create();
    await wait(3 * day);
    const request = await read(id);
    expect(request.currentEvent).toMatchObject({ status: 'AdditionalInformationRequested' });
    expect(request.currentEvent.note).toMatch(/liability insurance/);
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
    const { body } = await client.get<Schemas['Provider']>(`/providers/${provider.id}`);
    expect(body).toMatchObject({ nextCredentialingDate: '2028-01-31', credentialingStatus: 'Credentialed' });
    const { currentEvent } = await read(id);
    const event = await client.get<Request>(`${path}/${id}/events/${currentEvent.id}`);
    expect(event.body).toEqual(currentEvent);
  });

  test.each(['ReCredentialing', 'OffCycle'])(
    'of the kind %s leaves the day of the first credentialing as it is',
    async (type) => {
      const credentialedDate = '2019-05-02T00:00:00Z';
      await client.patch(`/providers/${provider.id}`, { credentialedDate });
      const { id } = await create({ isSelfManaged: true, type });
      await add(id, { status: 'Completed' });
      const { body } = await client.get<Schemas['Provider']>(`/providers/${provider.id}`);
      expect(body).toMatchObject({ credentialedDate, recredentialedDates: ['2026-11-20T00:00:00Z'] });
    },
  );

  test('for specialties of a facility sets their dates', async () => {
    const facility = { name: 'Quill', addressLine1: '1 Main', city: 'Waco', state: 'TX', zipCode: '76701' };
    const { id: facilityId } = (await client.post<Request>('/facilities', facility)).body;
    const taxonomies = await client.get<Page>('/facilities/taxonomies?count=1');
    const specialty = await client.post<Request>(`/facilities/${facilityId}/specialties`, {
      taxonomyId: taxonomies.body.items[0]?.id,
    });
    const refused = await client.post<Problem>(path, { facilityId, facilitySpecialtyIds: [provider.id] });
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
  expect((await client.patch(`${path}/${id}`, { ownerId: provider.id })).status).toBe(400);
});

test('what somebody is credentialed by comes together, for a request about them only', async () => {
  await insure();
  const { id } = await create();
  const { body } = await client.get<Schemas['ProviderCredentialingData']>(
    `/providers/${provider.id}/credentialing-data?credentialingRequestId=${id}`,
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
  const reader = await as('reader');
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
