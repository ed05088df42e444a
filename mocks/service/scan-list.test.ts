import { beforeAll, describe, expect, test } from 'vitest';
import type { components } from '../../src/api/schema';
import type { ScanRecord } from '../store/world';
import { type TestService, testService } from '../testing';
import { fold, searchableName } from './names';
import { hasMonitor } from './monitor-lookup';
import { entityIdOf } from './scan-key';
import { scansIn } from './scan-past';

type Schemas = components['schemas'];
type ScanPage = Schemas['DatasetScanPage'] & Schemas['Problem'];
type MatchPage = Schemas['DatasetMatchPage'] & Schemas['Problem'];

let service: TestService;
let all: ScanRecord[];

beforeAll(async () => {
  service = await testService({ size: 400 });
  all = [...scansIn(service.world).all()];
});

const scans = async (query: string) => (await service.get<ScanPage>(`/datasets/scans?${query}`)).body;
const matches = async (query: string) => (await service.get<MatchPage>(`/datasets/matches?${query}`)).body;
const newest = () => all.filter(({ isOld }) => !isOld);
const providerOf = (scan: { providerId?: string | undefined }) =>
  service.world.providers.get(scan.providerId);

describe('the list of scans', () => {
  test('has the newest of each kind, the latest first, and all of them when asked for', async () => {
    const page = await scans('count=20');
    expect(page.totalCount).toBe(newest().length);
    const started = page.items?.map((scan) => scan.started ?? '') ?? [];
    expect(started).toEqual(started.toSorted().toReversed());
    expect((await scans('count=1&includeOldScans=true')).totalCount).toBe(all.length);
  });

  test.each<[filter: string, test: (scan: ScanRecord) => boolean]>([
    ['type=Sam&type=Dmf', ({ type }) => type === 'Sam' || type === 'Dmf'],
    ['status=Failed', ({ status }) => status === 'Failed'],
    ['trigger=Monitor', ({ trigger }) => trigger === 'Monitor'],
    ['entityType=Facility', ({ facilityId }) => facilityId !== undefined],
    ['entityType=Practitioner', ({ providerId }) => providerId !== undefined],
    ['hasMonitor=true', (scan) => hasMonitor(service.world, scan.type, entityIdOf(scan))],
    ['hasMonitor=false', (scan) => !hasMonitor(service.world, scan.type, entityIdOf(scan))],
    ['providerName=castellanos', (scan) => providerOf(scan)?.lastName === 'Castellanos'],
    ['providerDeactivated=true', (scan) => providerOf(scan)?.deactivated === true],
    ['providerDeactivated=false', (scan) => providerOf(scan)?.deactivated === false],
    [
      'credentialingStatus=Recredentialing',
      (scan) => providerOf(scan)?.credentialingStatus === 'Recredentialing',
    ],
    [
      'entityName=cent',
      (scan) => {
        const facility = service.world.facilities.get(scan.facilityId);
        const provider = providerOf(scan);
        return (facility ? fold(facility.name) : searchableName(provider ?? {})).includes('cent');
      },
    ],
    [
      'entityDeactivated=true',
      (scan) => (providerOf(scan) ?? service.world.facilities.get(scan.facilityId))?.deactivated === true,
    ],
  ])('filtered by %s has those and no others', async (filter, isWanted) => {
    const wanted = newest().filter(isWanted);
    expect(wanted.length).toBeGreaterThan(0);
    expect(wanted.length).toBeLessThan(newest().length);
    const page = await scans(`count=250&${filter}`);
    expect(page.totalCount).toBe(wanted.length);
    const ids = new Set(wanted.map(({ id }) => id));
    expect(page.items?.every(({ id }) => ids.has(id ?? ''))).toBe(true);
  });

  test('finds those of one provider or facility by id and by NPI', async () => {
    const [scan] = newest().filter(({ providerId }) => (providerOf({ providerId })?.npi ?? 0) > 0);
    const id = scan?.providerId;
    const npi = providerOf({ providerId: id })?.npi;
    const wanted = newest().filter(({ providerId }) => providerId === id).length;
    for (const filter of [`entityId=${id}`, `providerId=${id}`, `entityNpi=${npi}`, `providerNpi=${npi}`])
      expect([filter, (await scans(filter)).totalCount]).toEqual([filter, wanted]);
    const ofFacility = newest().find(({ facilityId }) => facilityId);
    const page = await scans(`entityId=${ofFacility?.facilityId}`);
    expect(page.items?.every(({ facilityId }) => facilityId === ofFacility?.facilityId)).toBe(true);
    expect((await scans(`providerId=${ofFacility?.facilityId}`)).totalCount).toBe(0);
  });

  test.each([
    'Id',
    'Started',
    'Completed',
    'Type',
    'ProviderId',
    'ProviderFirstName',
    'ProviderLastName',
    'FacilityId',
    'FacilityName',
  ])('sorted by %s is walked through completely, in both directions', async (key) => {
    const ids: string[] = [];
    let cursor = '';
    do {
      const page = await scans(
        `count=250&sortedBy=${key}&sortDirection=Asc&cursor=${encodeURIComponent(cursor)}`,
      );
      expect(page.sortedBy).toBe(key);
      ids.push(...(page.items ?? []).map(({ id }) => id ?? ''));
      cursor = page.nextCursor ?? '';
    } while (cursor);
    expect(new Set(ids).size).toBe(newest().length);
    const backwards = await scans(`count=50&sortedBy=${key}&sortDirection=Desc`);
    expect(backwards.items?.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, 50));
  });

  test('follows a provider’s new name', async () => {
    const scan = newest().find(({ providerId }) => providerId);
    await service.patch(`/providers/${scan?.providerId}`, { lastName: '!' });
    const [first] = (await scans('sortedBy=ProviderLastName&sortDirection=Asc&count=1')).items ?? [];
    expect(first?.providerId).toBe(scan?.providerId);
  });

  test('refuses what it does not know', async () => {
    const page = await scans('status=Lost&sortedBy=Relevance&count=251');
    expect(Object.keys(page.errors ?? {}).toSorted()).toEqual(['count', 'sortedBy', 'status']);
  });
});

describe('the list of matches', () => {
  test('is sorted by relevance and score, the highest first', async () => {
    const { items = [] } = await matches(
      'count=250&matchRelevance=Low&matchRelevance=Medium&matchRelevance=High',
    );
    const rank = ['Low', 'Medium', 'High'];
    const keys = items.map((match) => rank.indexOf(match.matchRelevance ?? '') + (match.matchScore ?? 0) / 2);
    expect(keys.length).toBeGreaterThan(10);
    expect(keys).toEqual(keys.toSorted((a, b) => b - a));
  });

  test('of a relevance has those alone, and those of registries have none', async () => {
    const { items = [] } = await matches('count=250&matchRelevance=Medium');
    expect(new Set(items.map(({ matchRelevance }) => matchRelevance))).toEqual(new Set(['Medium']));
    const registry = await matches('count=5&types=Npi');
    expect(registry.totalCount).toBeGreaterThan(50);
    expect(registry.items?.[0]).not.toHaveProperty('matchRelevance');
  });

  test('is filtered by provider, facility, status and decision, all at once', async () => {
    const needing = await matches('count=250&userActionNeeded=true');
    const [first] = needing.items ?? [];
    const { providerId, type, provider } = first?.scan ?? {};
    const status = (provider as Schemas['ProviderBase'] | undefined)?.credentialingStatus ?? '';
    const same = await matches(
      `userActionNeeded=true&entityId=${providerId}&types=${type}&credentialingStatus=${encodeURIComponent(status)}`,
    );
    expect(same.items?.map(({ id }) => id)).toContain(first?.id);
    const others = await matches(`userActionNeeded=false&entityId=${providerId}`);
    expect(others.items?.map(({ id }) => id)).not.toContain(first?.id);
    const facilities = await matches('count=250&entityType=Facility');
    expect(facilities.items?.every(({ scan }) => scan?.facilityId)).toBe(true);
    const people = await matches('count=1&entityType=Practitioner');
    expect((people.totalCount ?? 0) + (facilities.totalCount ?? 0)).toBe(
      (await matches('count=1')).totalCount,
    );
  });

  test('keeps even the last digits of a social security number from those who may not see it', async () => {
    const reports = (await matches('count=250&types=Npdb')).items ?? [];
    expect(JSON.stringify(reports)).toContain('***-**-');
    const user = [...service.world.users.all()].find(({ email }) => email.startsWith('reader'));
    service.world.users.update(user?.id ?? '', { role: 'LimitedReader' });
    const limited = await service.as('reader');
    const { body } = await limited.get<MatchPage>('/datasets/matches?count=250&types=Npdb');
    expect(body.items).toHaveLength(reports.length);
    expect(JSON.stringify(body)).not.toContain('***-**-');
    expect(JSON.stringify(body)).not.toContain('"Ssn"');
  });
});
