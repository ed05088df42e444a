import { beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../src/api/schema';
import { type TestService, noon, testService } from '../testing';

type Schemas = components['schemas'];
type License = Schemas['License'];
type WebhookType = Schemas['WebhookType'];

let service: TestService;
let providerId: string;
beforeEach(async () => {
  service = await testService({ size: 30 });
  const { body } = await service.post<Schemas['Provider']>('/providers', {
    firstName: 'Ada',
    lastName: 'Okoro',
    dateOfBirth: '1980-01-01T00:00:00Z',
    ssn: '123-45-6789',
  });
  providerId = body.id ?? '';
});

const attach = async (licenseNumber: string) => {
  const { body } = await service.get<Schemas['LicenseTypePage']>('/licensetypes?state=AZ&count=1');
  const licenseTypeId = body.items?.[0]?.id;
  const path = `/providers/${providerId}/licenses`;
  const { body: license } = await service.post<License>(path, { licenseNumber, licenseTypeId, state: 'AZ' });
  return `${path}/${license.id}`;
};

/** What webhooks of a type were told since the start, oldest first. */
const payloadsOf = async (type: WebhookType): Promise<{ id?: string; status?: string }[]> => {
  const after = new Date(noon - 1).toISOString();
  const query = `type=${type}&after=${after}&sortDirection=Asc`;
  // Signed in anew, since a day may have passed.
  const admin = await service.as('admin');
  const { body } = await admin.get<Schemas['WebhookLogPage']>(`/webhookslog?${query}`);
  const first = (body.items ?? []).filter(
    ({ attempt, payload }) => attempt === 1 && payload?.includes(providerId),
  );
  return first.map(({ payload = '' }) => JSON.parse(payload));
};

const today = async <Body>(path: string) => JSON.parse(JSON.stringify((await service.get<Body>(path)).body));

describe('webhooks are told', () => {
  test('that a verification was completed, with the license as it is read', async () => {
    const path = await attach('MD-400123');
    expect(await payloadsOf('VerificationCompleted')).toEqual([]);
    service.pass(10);
    await service.get('/countries');
    expect(await payloadsOf('VerificationCompleted')).toEqual([await today<License>(path)]);
  });

  test('that it failed, too', async () => {
    await attach('FAIL-400123');
    service.pass(10);
    await service.get('/countries');
    expect(await payloadsOf('VerificationCompleted')).toMatchObject([
      { currentVerificationStatus: 'Failed' },
    ]);
  });

  test('of every change of restriction, approval or verification status, and of nothing else', async () => {
    const path = await attach('MULTI400123');
    service.pass(10);
    const license = await today<License>(path);
    const statuses = async () =>
      (await payloadsOf('LicenseStatusChanged')).map((body: License) => [
        body.currentVerificationStatus,
        body.approvedStatus,
        body.restrictionStatus,
      ]);
    expect(await statuses()).toEqual([['NeedsReview', 'Pending', 'None']]);
    const change = async (patch: object) => {
      service.pass(1);
      await service.patch(`/licenses/${license.id}`, patch);
    };
    await change({ approvedStatus: 'Yes' });
    await change({ approvedStatus: 'Yes', isCurrentlyPracticing: true });
    await change({ restrictionStatus: 'Restricted' });
    service.pass(1);
    await service.patch(`${path}/verifications/${license.currentVerification?.id}`, {
      status: 'Found',
      correctResultIndex: 0,
    });
    expect(await statuses()).toEqual([
      ['NeedsReview', 'Pending', 'None'],
      ['NeedsReview', 'Yes', 'None'],
      ['NeedsReview', 'Yes', 'Restricted'],
      ['Found', 'Yes', 'Restricted'],
    ]);
  });

  test('of a change that a verification found, with the alert', async () => {
    const path = await attach('CHANGE400123');
    service.pass(10);
    await service.post(`${path}/verify`);
    service.pass(10);
    await service.get('/countries');
    const alerts = await today<Schemas['AlertPage']>(`/alerts?providerId=${providerId}`);
    const [alert] = alerts.items;
    const { ssn: _, ...provider } = alert.provider;
    expect(await payloadsOf('LicenseChanged')).toEqual([{ ...alert, provider }]);
  });

  test('of a license that expires soon and then has expired', async () => {
    const path = await attach('MD-400123');
    service.pass(10);
    const license = await today<License>(path);
    const expiresOn = (iso: string) => service.world.licenses.update(license.id, { expiryDate: iso });
    expiresOn('2026-11-24T00:00:00Z');
    await service.control('/advance', { days: 1 });
    expect(await payloadsOf('LicenseExpiresSoon')).toMatchObject([
      { type: 'LicenseExpiresSoon', entityId: license.id },
    ]);
    expiresOn('2026-11-21T00:00:00Z');
    await service.control('/advance', { days: 1 });
    expect(await payloadsOf('LicenseExpired')).toMatchObject([
      { type: 'LicenseExpired', entityId: license.id },
    ]);
  });

  test('of a provider whose status changes, and who is deactivated and comes back', async () => {
    const path = `/providers/${providerId}`;
    for (const patch of [
      { credentialingStatus: 'Credentialed' },
      { phone: '(602) 555-0100' },
      { deactivated: true },
      { deactivated: true, credentialingStatus: 'Credentialed' },
      { deactivated: false },
    ]) {
      service.pass(1);
      await service.patch(path, patch);
    }
    const { ssn: _, ...provider } = await today<Schemas['Provider']>(path);
    const messages = await payloadsOf('ProviderStatusChanged');
    expect(messages).toMatchObject([{ deactivated: false }, { deactivated: true }, { deactivated: false }]);
    expect(messages.at(-1)).toEqual(provider);
  });

  test('of an open query of the databank that would be refused for want of a parameter', async () => {
    const scan = {
      id: service.world.ids.next(),
      type: 'Npdb',
      providerId,
      status: 'Active',
      started: service.world.clock.iso(),
      trigger: 'Monitor',
    };
    service.world.scans.put(scan);
    const change = (patch: object) => service.patch(`/providers/${providerId}`, patch);
    await change({ phone: '(602) 555-0100' });
    await change({ ssn: null });
    await change({ phone: '(602) 555-0199' });
    const messages = await payloadsOf('NpdbUpdateRequestRejected');
    expect(messages).toMatchObject([{ id: scan.id, status: 'Active', type: 'Npdb' }]);
    service.world.scans.update(scan.id, { status: 'Completed' });
    await change({ dateOfBirth: null });
    expect(await payloadsOf('NpdbUpdateRequestRejected')).toHaveLength(1);
  });

  test('of an export that is ready', async () => {
    const { body } = await service.get<string>('/provider-licenses?export=Csv');
    const { items = [] } = (
      await service.get<Schemas['WebhookLogPage']>('/webhookslog?type=ExportCompleted&count=1')
    ).body;
    expect(JSON.parse(items[0]?.payload ?? '')).toEqual({
      name: 'provider-licenses.csv',
      mediaType: 'text/csv',
      rows: body.trim().split('\r\n').length - 1,
      createdAt: '2026-11-20T12:00:00.000Z',
    });
  });
});

test('the four reports of a Monday are told once each, and none on other days', async () => {
  const reports = async () => {
    const admin = await service.as('admin');
    const { body } = await admin.get<Schemas['WebhookLogPage']>('/webhookslog?type=GenerateReport&count=50');
    return (body.items ?? []).flatMap(({ attempt, payload }) =>
      attempt === 1 && payload ? (JSON.parse(payload) as { date: string; path: string }) : [],
    );
  };
  const before = await reports();
  // It is a Friday.
  service.pass(2 * 86_400);
  await service.as('admin');
  expect(await reports()).toEqual(before);
  service.pass(2 * 86_400);
  const latestReports = (await reports()).slice(0, 4);
  expect(latestReports.map(({ path }) => path).toSorted()).toEqual([
    'reports/enrollments/2026-11-23.csv',
    'reports/expirable-credentials/2026-11-23.csv',
    'reports/roster/2026-11-23.csv',
    'reports/sanctionsandexclusions/2026-11-23.csv',
  ]);
  const admin = await service.as('admin');
  const { body } = await admin.get<Schemas['RosterReportInfo'][]>('/organization/reports/roster');
  expect(latestReports).toContainEqual(body[0]);
});

describe('when no webhook of a type exists', () => {
  test('nothing is sent, and the rest goes on', async () => {
    for (const { id } of service.world.webhooks.all()) service.world.webhooks.remove(id);
    await attach('MD-400123');
    service.pass(10);
    await service.get('/countries');
    expect(await payloadsOf('VerificationCompleted')).toEqual([]);
    expect([...service.world.jobs.all()].filter(({ kind }) => kind.endsWith('-delivery'))).toEqual([]);
  });
});
