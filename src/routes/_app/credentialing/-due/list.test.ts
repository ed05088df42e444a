import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { ProviderDueForRecredentialing } from '@/api/models';
import { largestPage } from '@/api/query';
import { addDays } from '@/lib/dates';
import { simulateService, type SimulatedService } from '@/testing/service';
import { dueList } from './list';

let service: SimulatedService;

/** Two pages of providers who are due, in no order of their dates. */
async function serve() {
  service = await simulateService({ providers: 0 });
  const days = Array.from({ length: largestPage + 3 }, (_, nth) => addDays('2026-01-01', (nth * 7) % 311));
  const due = days.map((nextCredentialingDate, nth) =>
    service.put('providers', { lastName: `Okafor ${nth}`, nextCredentialingDate }),
  );
  return { due };
}

const pages = (search: object) =>
  dueList.rows(dueList.toParams(dueList.validateSearch({ ...search })), new QueryClient()).fetchPage;
const datesOf = async (search: object) =>
  (await pages(search)(undefined)).items?.map(({ nextCredentialingDate }) => nextCredentialingDate) ?? [];
const sorts = () => service.reads().map(({ query }) => query['sortedBy']);

test('Who is due for recredentialing is listed by date, all of them, although the service has no such order', async () => {
  const { due } = await serve();
  const dates = due.map(({ nextCredentialingDate }) => nextCredentialingDate).toSorted();
  expect(await datesOf({})).toEqual(dates);
  expect(sorts()).toEqual([undefined, undefined]);
  expect(await datesOf({ sortedBy: 'NextCredentialingDate', sortDirection: 'Desc' })).toEqual(
    dates.toReversed(),
  );
  expect((await pages({})(undefined)).totalCount).toBe(due.length);
});

test('Who is told as due without a date comes after those who have one', async () => {
  const { due } = await serve();
  const [first] = due;
  service.answers(
    'GET /providers/recredentialing/due',
    (page: { items: ProviderDueForRecredentialing[] }) => ({
      ...page,
      items: page.items.map(({ nextCredentialingDate, ...one }) =>
        one.id === first?.id ? one : { ...one, nextCredentialingDate },
      ),
    }),
  );
  const dates = await datesOf({});
  expect([dates.length, dates.indexOf(undefined)]).toEqual([due.length, due.length - 1]);
  expect(
    (await datesOf({ sortedBy: 'NextCredentialingDate', sortDirection: 'Desc' })).indexOf(undefined),
  ).toBe(0);
});

test('Orders of the service are asked of the service, page by page', async () => {
  const { due } = await serve();
  const { items = [], nextCursor } = await pages({ sortedBy: 'ProviderLastName' })(undefined);
  expect(items.length).toBeLessThan(due.length);
  expect(nextCursor).toBeDefined();
  expect(items.map(({ lastName }) => lastName)).toEqual(
    due
      .map(({ lastName }) => lastName)
      .toSorted()
      .slice(0, items.length),
  );
  expect(sorts()).toEqual(['ProviderLastName']);
});
