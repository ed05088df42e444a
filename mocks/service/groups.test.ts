import { beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../src/api/schema';
import { type TestService, testService } from '../testing';

type Schemas = components['schemas'];
type Problem = Schemas['Problem'];

interface Row {
  id: string;
  [name: string]: unknown;
}

interface Page {
  items: Row[];
  totalCount: number;
}

let service: TestService;
let group: Row;
let payer: Row;
let plan: Row;
let provider: Row;
beforeEach(async () => {
  service = await testService({ size: 40 });
  group = (await service.post<Row>('/groups', { name: 'Quill Group', npi: 1_234_567_893 })).body;
  payer = (await service.post<Row>('/payers', { name: 'Quill Health' })).body;
  plan = (await service.post<Row>('/payer-plans', { payerId: payer.id, name: 'PPO', state: 'TX' })).body;
  provider = (await service.post<Row>('/providers', { firstName: 'Ada', lastName: 'Quill' })).body;
});

const join = () =>
  Promise.all([
    service.patch(`/groups/${group.id}/providers`, { add: [provider.id] }),
    service.patch(`/groups/${group.id}/payer-plans`, { add: [plan.id] }),
  ]);
const enroll = (more: object = {}) =>
  service.post<Row>('/providers/enrollments', {
    groupId: group.id,
    providerId: provider.id,
    payerPlanId: plan.id,
    ...more,
  });

test('a group, a payer and a plan are read, changed and deleted', async () => {
  const rows: [path: string, change: object][] = [
    [`/groups/${group.id}`, { taxId: '12-3456789', npi: null }],
    [`/payers/${payer.id}`, { name: 'Quill Mutual' }],
    [`/payer-plans/${plan.id}`, { state: null, name: 'HMO' }],
  ];
  for (const [path, change] of rows) {
    const changed = await service.patch<Row>(path, change);
    for (const [name, value] of Object.entries(change)) expect(changed.body[name] ?? null).toBe(value);
    expect((await service.get<Row>(path)).body).toEqual(changed.body);
  }
  expect((await service.get<Row>(`/payer-plans/${plan.id}`)).body['displayName']).toBe('Quill Mutual HMO');
  expect((await service.delete(`/payers/${payer.id}`)).status, 'it has a plan').toBe(400);
  for (const path of [`/payer-plans/${plan.id}`, `/payers/${payer.id}`, `/groups/${group.id}`]) {
    expect((await service.delete(path)).status).toBe(204);
    expect((await service.get(path)).status).toBe(404);
  }
});

test('the address of a group is set whole and emptied', async () => {
  const path = `/groups/${group.id}`;
  const remitAddress = { addressLine1: '1 Main St', city: 'Austin', state: 'TX', zipCode: '78701' };
  expect((await service.patch<Row>(path, { remitAddress })).body['remitAddress']).toEqual(remitAddress);
  expect((await service.patch(path, { remitAddress: { city: 'Austin' } })).status).toBe(400);
  expect((await service.patch<Row>(path, { remitAddress: null })).body).not.toHaveProperty('remitAddress');
});

const names = async (path: string) =>
  (await service.get<Row[]>(path)).body.map((row) => row['displayName'] ?? row['name']);

test('lists come by name, of a provider, a group or a payer', async () => {
  await join();
  expect(await names(`/groups?providerId=${provider.id}`)).toEqual(['Quill Group']);
  expect(await names(`/payer-plans?payerId=${payer.id}`)).toEqual(['Quill Health PPO TX']);
  expect(await names(`/payer-plans?groupId=${group.id}`)).toEqual(['Quill Health PPO TX']);
  expect(await names('/payers')).toContain('Quill Health');
});

describe('the members of a group', () => {
  test('come in and leave; unknown ones are named by their place', async () => {
    const path = `/groups/${group.id}/providers`;
    const unknown = '00000000-0000-4000-8000-000000000000';
    const refused = await service.patch<Problem>(path, { add: [provider.id, unknown] });
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([400, ['$.add[1]']]);
    expect((await service.get<Page>(path)).body.totalCount).toBe(0);
    await service.patch(path, { add: [provider.id, provider.id] });
    expect((await service.get<Page>(path)).body.items.map(({ id }) => id)).toEqual([provider.id]);
    expect((await service.get<Page>(`${path}?providerName=nobody`)).body.totalCount).toBe(0);
    await service.patch(path, { remove: [provider.id] });
    expect((await service.get<Page>(path)).body.totalCount).toBe(0);
  });

  test('stand on a roster by what they hold', async () => {
    await join();
    const on = async (roster: string) =>
      (await service.get<Page>(`/groups/${group.id}/providers?rosterType=${roster}`)).body.totalCount;
    expect([await on('Providers'), await on('Deas'), await on('Licenses')]).toEqual([1, 0, 0]);
    await service.post(`/providers/${provider.id}/info/dea`, { registrationNumber: 'FQ1234563' });
    expect([await on('Deas'), await on('LiabilityInsurances')]).toEqual([1, 0]);
  });
});

describe('an enrollment', () => {
  test('needs a provider and a plan of the group, and stands once', async () => {
    const refused = await enroll();
    expect(Object.keys((refused.body as Problem).errors ?? {})).toEqual(['$.providerId', '$.payerPlanId']);
    await join();
    const { status, body } = await enroll({ enrollmentStatus: 'Submitted' });
    expect([status, body]).toMatchObject([
      201,
      {
        enrollmentStatus: 'Submitted',
        networkStatus: 'None',
        group: { name: 'Quill Group' },
        payerPlan: { displayName: 'Quill Health PPO TX' },
      },
    ]);
    expect((await enroll()).status).toBe(400);
  });

  test('is changed, listed by everything that it says, and deleted', async () => {
    await join();
    const { body } = await enroll({ submissionDate: '2026-05-01T00:00:00Z' });
    const path = `/providers/enrollments/${body.id}`;
    const changed = await service.patch<Row>(path, {
      enrollmentStatus: 'Enrolled',
      networkStatus: 'Par',
      submissionDate: null,
      effectiveDate: '2026-06-01T00:00:00Z',
    });
    expect(changed.body).not.toHaveProperty('submissionDate');
    for (const query of [
      `groupId=${group.id.toUpperCase()}`,
      `providerId=${provider.id}`,
      `payerPlanId=${plan.id}`,
      `providerId=${provider.id}&enrollmentStatus=Enrolled&networkStatus=Par&specialistType=None`,
      `providerId=${provider.id}&effectiveDate=2026-06-01T12:00:00Z`,
    ]) {
      const { items } = (await service.get<Page>(`/providers/enrollments?${query}`)).body;
      expect([query, items]).toEqual([query, [changed.body]]);
    }
    const ofGroup = await service.get<Page>(`/groups/${group.id}/enrollments?enrollmentStatus=Enrolled`);
    expect(ofGroup.body.items).toEqual([changed.body]);
    const none = await service.get<Page>(`/groups/${group.id}/enrollments?enrollmentStatus=Denied`);
    expect(none.body.totalCount).toBe(0);
    expect((await service.delete(path)).status).toBe(204);
    expect((await service.get(path)).status).toBe(404);
  });

  test('holds its provider in the group and its plan in place, and goes with either', async () => {
    await join();
    const { body } = await enroll();
    const leave = { remove: [provider.id] };
    expect((await service.patch(`/groups/${group.id}/providers`, leave)).status).toBe(400);
    expect((await service.patch(`/groups/${group.id}/payer-plans`, { remove: [plan.id] })).status).toBe(400);
    expect((await service.delete(`/payer-plans/${plan.id}`)).status).toBe(400);
    await service.delete(`/providers/${provider.id}`);
    expect((await service.get(`/providers/enrollments/${body.id}`)).status).toBe(404);
    expect((await service.get<Page>(`/groups/${group.id}/providers`)).body.totalCount).toBe(0);
  });
});

test('what was drawn is consistent: enrollments are of members with plans of their group', async () => {
  const { body: groups } = await service.get<Row[]>('/groups');
  expect(groups.length).toBeGreaterThan(3);
  let seen = 0;
  for (const { id } of groups) {
    const { items } = (await service.get<Page>(`/groups/${id}/enrollments?count=250`)).body;
    const members = (await service.get<Page>(`/groups/${id}/providers?count=250`)).body.items;
    const { body: plans } = await service.get<Row[]>(`/payer-plans?groupId=${id}`);
    for (const { providerId, payerPlanId } of items) {
      seen += 1;
      expect(members.map((member) => member.id)).toContain(providerId);
      expect(plans.map((one) => one.id)).toContain(payerPlanId);
    }
  }
  expect(seen).toBeGreaterThan(5);
  for (const sortedBy of ['PayerPlanName', 'EnrollmentStatus', 'SubmissionDate']) {
    expect((await service.get(`/providers/enrollments?sortedBy=${sortedBy}&count=250`)).status).toBe(200);
  }
});

test('changes are in the event log; readers change nothing', async () => {
  await join();
  const log = await service.get<{ items: { messageTemplate: string }[] }>(`/log/events?entityId=${group.id}`);
  expect(log.body.items.map(({ messageTemplate }) => messageTemplate.split(' ')[1])).toEqual(
    expect.arrayContaining(['added', 'changed']),
  );
  const reader = await service.as('reader');
  expect((await reader.get('/groups')).status).toBe(200);
  expect((await reader.post('/groups', { name: 'Mine' })).status).toBe(403);
});
