import { beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../src/api/schema';
import { type TestService, testService } from '../testing';

type Schemas = components['schemas'];
type Alert = Schemas['Alert'] & Schemas['Problem'];
type Note = Schemas['ProviderNote'];

let service: TestService;
let alert: Alert;
beforeEach(async () => {
  service = await testService({ size: 120 });
  const { body } = await service.get<Schemas['AlertPage']>('/alerts?status=Active&count=1');
  alert = body.items?.[0] ?? {};
});

const dismiss = (body: object, id = alert.id) => service.post<Alert>(`/alerts/${id}/dismiss`, body);
const active = async () =>
  (await service.get<Schemas['AlertAggregations']>('/alerts/aggregations')).body.active ?? 0;

describe('an alert is dismissed', () => {
  test('with the time and a note, and is no longer counted as active', async () => {
    const before = await active();
    service.pass(90);
    expect(await dismiss({ dismissalNote: 'Called the board: renewed.' })).toMatchObject({
      status: 200,
      body: {
        ...alert,
        dismissalTimestamp: '2026-11-20T12:01:30.000Z',
        dismissalNote: 'Called the board: renewed.',
      },
    });
    expect(await active()).toBe(before - 1);
    const { body } = await service.get<Schemas['AlertPage']>('/alerts?status=Dismissed&count=250');
    expect(body.items?.map(({ id }) => id)).toContain(alert.id);
  });

  test('once: the second time is a conflict that changes nothing', async () => {
    await dismiss({ dismissalNote: 'first' });
    service.pass(60);
    expect((await dismiss({ dismissalNote: 'second' })).status).toBe(409);
    const { body } = await service.get<Alert>(`/alerts/${alert.id}`);
    expect(body).toMatchObject({ dismissalNote: 'first', dismissalTimestamp: '2026-11-20T12:00:00.000Z' });
  });

  test('and stands among the notes of its provider, also without a note', async () => {
    await dismiss({});
    const path = `/providers/${alert.providerId}/notes`;
    const { body } = await service.get<Note[]>(path);
    const note = body.find((candidate) => candidate.alert?.id === alert.id);
    expect(note).toMatchObject({ note: '', timestamp: '2026-11-20T12:00:00.000Z' });
    expect((await service.delete(`${path}/${note?.id}`)).status).toBe(409);
  });

  test('which the event log tells', async () => {
    await dismiss({ dismissalNote: 'x' });
    const log = await service.get<Schemas['EventLogEntryPage']>(
      `/log/events?subcategory=AlertDismissed&entityId=${alert.id}`,
    );
    expect(log.body.items).toMatchObject([
      { messageParameters: { user: 'admin@credence.example', type: alert.type } },
    ]);
  });
});

test('an alert cannot be dismissed without a body, by a reader, or when there is none', async () => {
  expect((await service.post(`/alerts/${alert.id}/dismiss`)).status).toBe(400);
  const reader = await service.as('reader');
  expect((await reader.post(`/alerts/${alert.id}/dismiss`, {})).status).toBe(403);
  expect((await dismiss({}, service.world.ids.next())).status).toBe(404);
});

test('the dismissal goes with the license that the alert was about', async () => {
  const { items = [] } = (await service.get<Schemas['AlertPage']>('/alerts?status=Active&count=250')).body;
  const licenseAlert = items.find(({ type }) => type === 'LicenseExpiresSoon');
  const licenseId = licenseAlert?.entityId;
  await dismiss({ dismissalNote: 'gone soon' }, licenseAlert?.id);
  await service.delete(`/providers/${licenseAlert?.providerId}/licenses/${licenseId}`);
  const { body } = await service.get<Note[]>(`/providers/${licenseAlert?.providerId}/notes`);
  expect(body.map(({ note }) => note)).not.toContain('gone soon');
});
