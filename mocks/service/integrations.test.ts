import { beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../src/api/schema';
import { organizationId } from '../data/accounts';
import { type TestService, origin, password, testService } from '../testing';

type Schemas = components['schemas'];

let service: TestService;
beforeEach(async () => {
  service = await testService({ size: 20 });
});

const read = async (id: string | undefined) =>
  (await service.get<Schemas['CredentialingRequest']>(`/credentialing-requests/${id}`)).body;

describe('an applicant of the tracking system', () => {
  const path = `/integrations/applicanttracker/webhook/${organizationId}`;
  const applicant = { first_name: 'Rosa', last_name: 'Ellery', email: 'Rosa@Ellery.example' };
  const receive = (sent: object, at = path) =>
    service.anonymous.post<Schemas['ApplicantTrackerWebhookResponse']>(at, { applicant: sent });

  test('becomes a provider with a credentialing request, and the same provider when they come again', async () => {
    const first = await receive(applicant);
    const second = await receive({ ...applicant, email: ' rosa@ellery.example' });
    const [one, two] = [await read(first.body.requestId), await read(second.body.requestId)];
    expect(one).toMatchObject({ type: 'Initial', provider: { firstName: 'Rosa', lastName: 'Ellery' } });
    expect(one.isSelfManaged).toBe(false);
    expect(two.provider?.id).toBe(one.provider?.id);
    expect(two.id).not.toBe(one.id);
  });

  test('needs a name, and the id of the organization', async () => {
    expect((await receive({ email: 'a@b.example' })).status).toBe(400);
    const otherUrl = '/integrations/applicanttracker/webhook/00000000-0000-4000-8000-000000000000';
    expect((await receive(applicant, otherUrl)).status).toBe(403);
  });
});

describe('a document for the customer system', () => {
  test('is sent when there is one, and says why it is not', async () => {
    const { body: reports } = await service.get<{ path: string }[]>('/organization/reports/roster');
    const document = reports[0]?.path ?? '';
    const send = async (more: object) =>
      (await service.post('/integrations/crm/documentrequest', { document, relatedIds: ['4711'], ...more }))
        .status;
    expect(await send({})).toBe(204);
    const log = await service.get<Schemas['EventLogEntryPage']>('/log/events?count=1');
    expect(log.body.items).toMatchObject([{ messageParameters: { document, records: '1' } }]);
    expect(await send({ document: 'nowhere.pdf' })).toBe(404);
    expect(await send({ relatedIds: [] })).toBe(400);
    expect(await send({ pathOnClient: 'unset/' })).toBe(409);
    expect(await send({ pathOnClient: 'fail/' })).toBe(502);
    const reader = await service.as('reader');
    const refused = await reader.post('/integrations/crm/documentrequest', {
      document,
      relatedIds: ['1'],
    });
    expect(refused.status).toBe(403);
  });
});

const signIn = async (secret: string, id: string) => {
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: id,
    client_secret: secret,
  });
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const request = new Request(`${origin}/api/auth/oauth/token`, { method: 'POST', headers, body });
  return (await service.app.handle(request)).status;
};

describe('the OAuth client', () => {
  const path = '/organization/settings/oauth-credentials';
  test('has secrets that are told once, work beside each other, and end', async () => {
    const { body: before } = await service.get<Schemas['OAuthCredentials'][]>(path);
    const [client] = before;
    const id = client?.id ?? '';
    expect(JSON.stringify(before)).not.toContain('demo-client-secret');
    const { body: made } = await service.post<Schemas['ClientSecret']>(`${path}/${id}/client-secret`);
    expect(made.accessToken?.length).toBeGreaterThan(30);
    expect(await signIn(made.accessToken ?? '', id)).toBe(200);
    expect(await signIn('demo-client-secret', id)).toBe(200);
    const { body: after } = await service.get<Schemas['OAuthCredentials'][]>(path);
    expect(after[0]?.clientSecrets?.map((secret) => secret.id)).toContain(made.id);
    expect(JSON.stringify(after)).not.toContain(made.accessToken);
    expect((await service.delete(`${path}/${id}/client-secret/${made.id}`)).status).toBe(204);
    expect((await service.delete(`${path}/${id}/client-secret/${made.id}`)).status).toBe(404);
    expect(await signIn(made.accessToken ?? '', id)).toBe(401);
  });

  test('is for administrators', async () => {
    const specialist = await service.as('specialist');
    expect((await specialist.get(path)).status).toBe(403);
    const manager = await service.as('manager');
    expect((await manager.get(path)).status).toBe(200);
    const [client] = (await service.get<Schemas['OAuthCredentials'][]>(path)).body;
    expect((await manager.post(`${path}/${client?.id}/client-secret`)).status).toBe(403);
  });
});

const change = (sent: object) => service.post('/users/me/password', sent);

describe('one’s own password', () => {
  const next = 'Another-Word-2026';

  test('is changed with the current one, and ends every session', async () => {
    const other = await service.as('admin');
    expect((await change({ password: 'wrong', newPassword: next })).status).toBe(403);
    expect((await change({ newPassword: next })).status).toBe(403);
    expect((await change({ password, newPassword: password })).status).toBe(400);
    expect((await change({ password, newPassword: 'short' })).status).toBe(400);
    expect((await change({ password, newPassword: next })).status).toBe(200);
    expect((await service.get('/auth/token')).status).toBe(401);
    expect((await other.get('/auth/token')).status).toBe(401);
    const email = 'admin@credence.example';
    const again = await service.anonymous.post('/auth/token/password', { email, password: next });
    expect(again.status).toBe(200);
  });

  test('is everybody’s own to change', async () => {
    const reader = await service.as('reader');
    expect((await reader.post('/users/me/password', { password, newPassword: next })).status).toBe(200);
  });
});
