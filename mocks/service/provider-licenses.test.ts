import { beforeAll, describe, expect, test } from 'vitest';
import type { components } from '../../src/api/schema';
import { type TestService, testService } from '../testing';

type Schemas = components['schemas'];
type Page = Schemas['ProviderLicensePage'];

let service: TestService;
beforeAll(async () => {
  service = await testService({ size: 400 });
});

const list = async (query: string) => (await service.get<Page>(`/provider-licenses?${query}`)).body;
const ids = (page: Page) => page.items?.map(({ license }) => license?.id) ?? [];

async function readAll(query: string): Promise<Schemas['ProviderLicense'][]> {
  const rows: Schemas['ProviderLicense'][] = [];
  let page = await list(`count=250&${query}`);
  for (;;) {
    rows.push(...(page.items ?? []));
    if (!page.nextCursor) return rows;
    page = await list(`count=250&${query}&cursor=${page.nextCursor}`);
  }
}

const expiries = async (status: string) =>
  (await readAll(`licenseStatus=${status}`)).map(({ license }) => license?.expiryDate?.slice(0, 10) ?? '');

describe('the licenses of the organization', () => {
  test.each([undefined, true, false])(
    'are counted by status as the list finds them (deactivated providers: %s)',
    async (deactivated) => {
      const only = deactivated === undefined ? '' : `providerDeactivated=${deactivated}`;
      const counts = await service.get<Schemas['ProviderLicenseAggregations']>(
        `/provider-licenses/aggregations?${only}`,
      );
      expect((await list(`count=1&${only}`)).totalCount).toBe(counts.body.total);
      for (const [status, count] of Object.entries(counts.body.aggregations ?? {})) {
        expect([status, (await list(`count=1&licenseStatus=${status}&${only}`)).totalCount]).toEqual([
          status,
          count,
        ]);
      }
      expect(Object.keys(counts.body.aggregations ?? {})).toContain('NeedsReview');
    },
  );

  test('All and None filter nothing', async () => {
    const { totalCount } = await list('count=1');
    expect((await list('count=1&licenseStatus=All')).totalCount).toBe(totalCount);
    expect((await list('count=1&licenseStatus=None')).totalCount).toBe(totalCount);
  });

  test('are found by a part of their provider’s name, in any capitals, and others are not', async () => {
    const all = await readAll('sortedBy=ProviderLastName');
    const last = all[0]?.provider?.lastName ?? '';
    const part = last.slice(0, 4).toUpperCase();
    const found = await readAll(`providerName=${encodeURIComponent(part)}`);
    const names = found.map(({ provider }) => `${provider?.firstName} ${provider?.lastName}`.toUpperCase());
    expect(names.length).toBeGreaterThan(0);
    expect(names.length).toBeLessThan(all.length);
    expect(names.filter((name) => !name.includes(part))).toEqual([]);
    expect(await readAll('providerName=nobody-is-called-so')).toEqual([]);
  });

  test('expire soon within 90 days, and have expired from the day after', async () => {
    expect((await expiries('ExpiresSoon')).every((day) => day >= '2026-11-20' && day <= '2027-02-18')).toBe(
      true,
    );
    expect((await expiries('Expired')).every((day) => day < '2026-11-20')).toBe(true);
  });

  test('are found by state, type, approval, verification, name and credentialing status', async () => {
    const all = await readAll('');
    const { license, provider } = all.find((row) => row.license?.approvedStatus === 'Pending') ?? {};
    const filters: [string, (row: Schemas['ProviderLicense']) => boolean][] = [
      [`licenseState=${license?.state}`, (row) => row.license?.state === license?.state],
      [
        `licenseType=${license?.licenseTypeId}`,
        (row) => row.license?.licenseTypeId === license?.licenseTypeId,
      ],
      [
        'licenseApprovedStatus=No&licenseApprovedStatus=Pending',
        (row) => row.license?.approvedStatus !== 'Yes',
      ],
      ['licenseVerificationStatus=Unverified', (row) => row.license?.verificationStatus === 'Unverified'],
      [
        `providerCredentialingStatus=${provider?.credentialingStatus}`,
        (row) => row.provider?.credentialingStatus === provider?.credentialingStatus,
      ],
      [`providerName=${provider?.lastName}`, (row) => row.provider?.lastName === provider?.lastName],
    ];
    for (const [query, fits] of filters) {
      const found = await readAll(query);
      expect(found.length).toBeGreaterThan(0);
      if (!query.startsWith('providerName')) expect(found.length).toBe(all.filter(fits).length);
      else expect(found.length).toBeGreaterThanOrEqual(all.filter(fits).length);
    }
  });

  test.each(['ProviderFirstName', 'ProviderLastName', 'LicenseState', 'LicenseExpirationDate'])(
    'come in order of %s, both ways, each once',
    async (sortedBy) => {
      const up = (await readAll(`sortedBy=${sortedBy}`)).map(({ license }) => license?.id);
      const down = (await readAll(`sortedBy=${sortedBy}&sortDirection=Desc`)).map(
        ({ license }) => license?.id,
      );
      expect(down).toEqual(up.toReversed());
      expect(new Set(up).size).toBe((await list('count=1')).totalCount);
    },
  );

  test('come by the last names of their providers', async () => {
    const names = (await readAll('sortedBy=ProviderLastName')).map(({ provider }) =>
      (provider?.lastName ?? '').toLowerCase(),
    );
    expect(names).toEqual(names.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
  });

  test('can be had as a CSV file of all that match, safe for spreadsheets', async () => {
    const { totalCount = 0 } = await list('count=1&licenseState=AZ');
    const { headers, body } = await service.get<string>(
      '/provider-licenses?licenseState=AZ&export=Csv&count=5',
    );
    expect(headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    const odd = await testService({ size: 12, edgeCases: true });
    const all = await odd.get<string>('/provider-licenses?export=Csv');
    expect(all.body).toContain(`"'=HYPERLINK(""https://evil.example"",""x"")"`);
    expect(body.split('\r\n').filter((line) => line !== '')).toHaveLength(totalCount + 1);
    expect(body).toContain('provider.lastName');
  });
});

test('an answer follows a change at once, although filtered rows are remembered', async () => {
  const before = ids(await list('count=250&licenseApprovedStatus=Pending'));
  await service.patch(`/licenses/${before[0]}`, { approvedStatus: 'Yes' });
  expect(ids(await list('count=250&licenseApprovedStatus=Pending'))).toEqual(before.slice(1));
});
