import { beforeAll, afterAll, describe, expect, it, vi } from 'vitest';
import { QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import type { ProviderLicense } from '@/api/models';
import { fetchAllPages, type FetchPage } from '@/api/paging';
import { simulateService } from '@/testing/service';
import { licenseList } from './list';
import { sortedAsOnePage, windows, within } from './windows';

const byExpiry = { sortedBy: 'LicenseExpirationDate', sortDirection: 'Asc' };
const listed = (more: object) =>
  licenseList.rows(
    licenseList.toParams(licenseList.validateSearch({ expires: '90', ...more })),
    new QueryClient(),
  );

beforeAll(() => vi.useFakeTimers({ now: new Date(2026, 10, 20, 12), toFake: ['Date'] }));
afterAll(() => void vi.useRealTimers());

const dayFromNow = (days: number) => new Date(Date.UTC(2026, 10, 20 + days)).toISOString();
const license = (days: number | undefined, at: number): ProviderLicense => ({
  license: { id: `l${at}`, ...(days === undefined ? {} : { expiryDate: dayFromNow(days) }) },
});

/** The service: licenses in the order given, page by page. */
function service(rows: readonly ProviderLicense[], size: number) {
  const cursors: (string | undefined)[] = [];
  const fetchPage: FetchPage<ProviderLicense> = async (cursor) => {
    cursors.push(cursor);
    const from = Number(cursor ?? 0);
    const more = from + size < rows.length;
    return {
      items: rows.slice(from, from + size),
      totalCount: rows.length,
      ...(more ? { nextCursor: String(from + size) } : {}),
    };
  };
  return { fetchPage, cursors };
}

async function all(fetchPage: FetchPage<ProviderLicense>) {
  const rows: ProviderLicense[] = [];
  for await (const page of fetchAllPages({ fetchPage })) rows.push(...page);
  return rows.map((row) => row.license?.id);
}

describe('licenses that expire within a window', () => {
  const ascending = [-20, -1, 0, 0, 12, 30, 31, 45, 60, 61, 90, 91, 200].map(license);

  it('are exactly those of its days, edges included', async () => {
    const [from, to] = windows[30];
    expect(await all(within(service(ascending, 3).fetchPage, from, to))).toEqual(['l2', 'l3', 'l4', 'l5']);
    const [next, end] = windows[60];
    expect(await all(within(service(ascending, 3).fetchPage, next, end))).toEqual(['l6', 'l7', 'l8']);
    expect(await all(within(service(ascending, 3).fetchPage, -Infinity, -1))).toEqual(['l0', 'l1']);
  });

  it('are read no further than the window goes', async () => {
    const { fetchPage, cursors } = service(ascending, 3);
    await all(within(fetchPage, 0, 30));
    expect(cursors).toEqual([undefined, '3', '6']);
  });

  it('are given page by page, without a page that holds none of them', async () => {
    const { fetchPage } = service(ascending, 2);
    const first = await within(fetchPage, 31, 60)(undefined);
    expect(first.items).toHaveLength(2);
    expect(first.totalCount).toBeUndefined();
  });

  it('agree with a plain filter, whatever the page size and the dates that are missing', async () => {
    const days = fc.array(fc.option(fc.integer({ min: -30, max: 120 }), { nil: undefined }), {
      maxLength: 30,
    });
    await fc.assert(
      fc.asyncProperty(days, fc.integer({ min: 1, max: 7 }), async (list, size) => {
        const known = list.filter((day) => day !== undefined).toSorted((a, b) => a - b);
        const rows = [...known, ...list.filter((day) => day === undefined)].map(license);
        for (const [from, to] of Object.values(windows)) {
          const expected = rows.filter((row) => {
            const day = row.license?.expiryDate;
            return day !== undefined && day >= dayFromNow(Math.max(from, -400)) && day <= dayFromNow(to);
          });
          expect(await all(within(service(rows, size).fetchPage, from, to))).toEqual(
            expected.map((row) => row.license?.id),
          );
        }
      }),
    );
  });

  it('come as one page in any other order', async () => {
    const named = ascending.map((row, index) => ({
      ...row,
      provider: { lastName: `Name ${(index * 5) % 7}` },
    }));
    const window = within(service(named as ProviderLicense[], 3).fetchPage, 0, 30);
    const {
      items = [],
      totalCount,
      nextCursor,
    } = await sortedAsOnePage(window, 'ProviderLastName', true)(undefined);
    expect(items.map(({ provider }) => provider?.lastName)).toEqual(['Name 6', 'Name 4', 'Name 3', 'Name 1']);
    expect([totalCount, nextCursor]).toEqual([4, undefined]);
  });
});

describe('what the licenses of a window are asked for with', () => {
  it('is the order of expiry, and no status of which nobody knows what it covers', async () => {
    const simulated = await simulateService({ providers: 0 });
    const lastQuery = () => simulated.reads().at(-1)?.query;
    await listed({}).fetchPage(undefined);
    expect(lastQuery()).toMatchObject(byExpiry);
    expect(lastQuery()).not.toHaveProperty('licenseStatus');
    await listed({ sortedBy: 'LicenseState', licenseStatus: 'NeedsReview' }).fetchPage(undefined);
    expect(lastQuery()).toMatchObject({ ...byExpiry, licenseStatus: 'NeedsReview' });
  });
});
