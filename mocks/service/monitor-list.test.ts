import { beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../src/api/schema';
import type { LicenseRecord } from '../store/world';
import { type TestService, testService } from '../testing';

type Schemas = components['schemas'];
type Monitor = Schemas['DatasetMonitor'] & Schemas['LicenseMonitor'];
type Page = Omit<Schemas['MonitorPage'], 'items'> & { items?: Monitor[] };

let service: TestService;
let providerId: string;
beforeEach(async () => {
  service = await testService({ size: 60 });
  const person = { firstName: 'Ada', lastName: 'Okoro' };
  providerId = (await service.post<Schemas['Provider']>('/providers', person)).body.id ?? '';
});

const list = async (query: string) => (await service.get<Page>(`/monitors?count=250&${query}`)).body;
const idsOf = async (query: string) => (await list(query)).items?.map(({ id }) => id).toSorted();
const watch = async (body: object) => (await service.post<Monitor>('/monitors', body)).body;
const dataset = (datasetType: string) => ({ type: 'Dataset', datasetType, providerId });

function unwatchedLicense(): LicenseRecord | undefined {
  const { licenses, monitors } = service.world;
  return [...licenses.all()].find(({ id }) => monitors.by('licenseId', id).length === 0);
}

describe('the list of monitors', () => {
  test('has the next to run first and those without a date last', async () => {
    await watch({ ...dataset('Npdb'), monitoringInterval: 'Continuous' });
    const dates: (string | undefined)[] = [];
    let page = await list('');
    for (;;) {
      dates.push(...(page.items ?? []).map(({ nextMonitoringDate }) => nextMonitoringDate));
      if (!page.nextCursor) break;
      page = await list(`cursor=${encodeURIComponent(page.nextCursor)}`);
    }
    expect(dates).toHaveLength(page.totalCount ?? -1);
    const known = dates.filter((date) => date !== undefined);
    expect(known).toEqual(known.toSorted());
    expect(dates.slice(known.length).every((date) => date === undefined)).toBe(true);
    expect(dates.length).toBeGreaterThan(known.length);
  });

  test('finds monitors by dataset, entity and provider', async () => {
    const [oig, sam] = [await watch(dataset('OigExclusions')), await watch(dataset('Sam'))];
    const both = [oig.id, sam.id].toSorted();
    expect(await idsOf(`providerIds=${providerId}`)).toEqual(both);
    expect(await idsOf(`entityIds=${providerId}&entityType=Practitioner`)).toEqual(both);
    expect(await idsOf(`entityIds=${providerId}&entityType=Facility`)).toEqual([]);
    expect(await idsOf(`providerIds=${providerId}&datasetTypes=Sam&datasetTypes=Npi`)).toEqual([sam.id]);
  });

  test('finds monitors by kind and license', async () => {
    const license = unwatchedLicense();
    const monitor = await watch({ type: 'License', licenseId: license?.id });
    expect(await idsOf(`licenseIds=${license?.id}`)).toEqual([monitor.id]);
    for (const type of ['Dataset', 'License'] as const) {
      const { items = [], totalCount = 0 } = await list(`type=${type}`);
      expect(new Set(items.map((one) => one.type))).toEqual(new Set([type]));
      expect(totalCount).toBe([...service.world.monitors.all()].filter((one) => one.type === type).length);
    }
  });

  test('shows the latest scan of each dataset; what it found is read one by one', async () => {
    const { items = [] } = await list('type=Dataset');
    const ran = items.filter(({ lastVerification }) => lastVerification);
    expect(ran.length).toBeGreaterThan(0);
    for (const monitor of ran) {
      const { type, providerId: about, facilityId, trigger } = monitor.lastVerification ?? {};
      expect([type, about, facilityId]).toEqual([
        monitor.datasetType,
        monitor.providerId,
        monitor.facilityId,
      ]);
      expect(monitor.lastVerification).not.toHaveProperty('matches');
      if (trigger === 'Monitor') {
        expect(monitor.lastVerification?.started).toBe(monitor.lastMonitoringDate);
      }
    }
    const { body } = await service.get<Monitor>(`/monitors/${ran[0]?.id}`);
    expect(body.lastVerification).toMatchObject({
      id: ran[0]?.lastVerification?.id,
      matches: expect.any(Array),
    });
  });

  test('shows the latest verification of each license', async () => {
    const { items = [] } = await list('type=License');
    for (const { licenseId, lastVerification } of items) {
      const current = service.world.licenses.get(licenseId)?.currentVerificationId;
      expect(lastVerification?.id).toBe(current);
    }
    expect(items.some(({ lastVerification }) => lastVerification)).toBe(true);
  });
});
