import { beforeAll, expect, test } from 'vitest';
import { type TestService, testService } from '../testing';

interface Page {
  items: unknown[];
  nextCursor: string;
  previousCursor?: string;
  errors?: Record<string, string[]>;
}

let service: TestService;
beforeAll(async () => {
  service = await testService({ size: 400 });
});

const page = (path: string) => service.get<Page>(path);

/** The second page of a list, asked for by the cursor of another one or of the same. */
async function continued(first: string, second: string) {
  const { body } = await page(first);
  const { status, body: next } = await page(
    `${second}${second.includes('?') ? '&' : '?'}cursor=${encodeURIComponent(body.nextCursor)}`,
  );
  return { status, errors: next.errors && Object.keys(next.errors) };
}

const refused = { status: 400, errors: ['cursor'] };

test.each([
  ['of another list', '/providers?count=5', '/facilities?count=5'],
  [
    'of another filter',
    '/provider-licenses?count=5&licenseState=TX',
    '/provider-licenses?count=5&licenseState=CA',
  ],
  ['without the filter', '/alerts?count=5&type=LicenseChanged', '/alerts?count=5'],
  ['of another sort', '/providers?count=5&sortedBy=LastName', '/providers?count=5&sortedBy=FirstName'],
  ['of the other direction', '/providers?count=5', '/providers?count=5&sortDirection=Desc'],
])('a cursor %s is refused', async (_, first, second) => {
  expect(await continued(first, second)).toEqual(refused);
});

test.each([
  ['with another page size', '/providers?count=5', '/providers?count=7'],
  [
    'with the sort that the list has anyway',
    '/providers?count=5',
    '/providers?sortedBy=Id&sortDirection=Asc',
  ],
  [
    'with the values of a filter in another order',
    '/provider-licenses?count=5&licenseApprovedStatus=Yes&licenseApprovedStatus=No',
    '/provider-licenses?count=5&licenseApprovedStatus=No&licenseApprovedStatus=Yes',
  ],
])('a cursor is taken %s', async (_, first, second) => {
  expect((await continued(first, second)).status).toBe(200);
});

test('a cursor that a list gives leads on, and back again', async () => {
  const list = '/provider-licenses?count=5&licenseState=TX';
  const first = (await page(list)).body;
  const second = (await page(`${list}&cursor=${first.nextCursor}`)).body;
  const back = (await page(`${list}&cursor=${second.previousCursor}`)).body;
  expect(back.items).toEqual(first.items);
});

test('a cursor is not of a list because it names a row: without the list’s mark it is refused', async () => {
  const { nextCursor } = (await page('/providers?count=5')).body;
  const bare = nextCursor.slice(nextCursor.indexOf('.') + 1);
  expect((await page(`/providers?count=5&cursor=${bare}`)).status).toBe(400);
});
