import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { describeError, isApiError, mayBeCarriedOut } from './errors';
import { onEntriesLeftOut } from './ids';
import { unconfirmedWriteOf } from './unconfirmed-write';
import {
  createGroup,
  getGroupOptions,
  getProviderInfoOptions,
  listGroupProvidersPages,
  listGroupsOptions,
  listSchoolCodesPages,
  updateGroup,
} from './operations.gen';

let answer: unknown;
let client: QueryClient;
const reported = vi.fn<(leftOut: number) => void>();

beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  reported.mockReset();
  onEntriesLeftOut(reported);
  vi.stubGlobal('fetch', async () => Response.json(answer));
});
afterEach(() => {
  onEntriesLeftOut(undefined);
  client.clear();
  vi.unstubAllGlobals();
});

const failed = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );
const lacking = (amount: number) => ({ items: Array.from({ length: amount }, () => ({})) });
const page = () => listGroupProvidersPages({ groupId: 'g1' })(undefined);

test.each([{}, { name: 'Cedar' }, { id: '' }, { id: null }, { id: 7 }])(
  'A record that is answered without its id, as %j, is refused in words',
  async (record) => {
    answer = record;
    const error = await failed(client.fetchQuery(getGroupOptions({ groupId: 'g1' })));
    expect(error).toMatchObject({ kind: 'not-json', status: 200 });
    expect(describeError(error).title).toBe('The answer cannot be read');
  },
);

test('All else of a record may be missing', async () => {
  answer = { id: 'g1', name: null };
  expect(await client.fetchQuery(getGroupOptions({ groupId: 'g1' }))).toEqual({ id: 'g1' });
});

test('A write that is answered without an id may have been carried out, and what was sent is kept to look for', async () => {
  answer = { name: 'Cedar' };
  const error = await failed(createGroup({ body: { name: 'Cedar' } }));
  expect(mayBeCarriedOut(error)).toBe(true);
  expect(isApiError(error) && unconfirmedWriteOf(error)?.body).toEqual({ name: 'Cedar' });
});

test('A write at the address of a record needs no id in its answer, since it is the one of the address', async () => {
  answer = { name: 'Cedar' };
  expect(await updateGroup({ groupId: 'g1', body: { name: 'Cedar' } })).toEqual({ id: 'g1', name: 'Cedar' });
  answer = 'Cedar';
  expect(await failed(updateGroup({ groupId: 'g1', body: {} }))).toMatchObject({ kind: 'not-json' });
});

test('Of a page the entries without an id are left out, and how many they were is told', async () => {
  answer = { items: [{ id: 'a' }, { lastName: 'Quill' }, { id: 'b' }, null], totalCount: 4, nextCursor: 'c' };
  expect(await page()).toEqual({ items: [{ id: 'a' }, { id: 'b' }], totalCount: 4, nextCursor: 'c' });
  expect(reported.mock.calls).toEqual([[2]]);
});

test('A list that is read anew tells once, and again when there are more', async () => {
  answer = lacking(1);
  await page();
  await page();
  answer = lacking(2);
  await page();
  expect(reported.mock.calls).toEqual([[1], [2]]);
});

test('A list that comes whole is cleared of them likewise', async () => {
  answer = [{ id: 'a' }, { name: 'Cedar' }];
  expect(await client.fetchQuery(listGroupsOptions())).toEqual([{ id: 'a' }]);
  expect(reported).toHaveBeenCalledWith(1);
});

test('A page without its entries is a page, and entries that have no id by the contract stay', async () => {
  answer = { totalCount: 3 };
  expect(await page()).toEqual({ totalCount: 3 });
  answer = { items: [{ code: '1', name: 'Cedar College' }] };
  expect(await listSchoolCodesPages()(undefined)).toEqual(answer);
  expect(reported).not.toHaveBeenCalled();
});

test('The info of a provider is cleared of them in every kind, and told of together', async () => {
  answer = {
    BasicInfo: { languages: ['Spanish'], emails: [{ email: 'a@example.org' }], aliases: [{ id: 'a1' }] },
    Education: [{ id: 'e1' }, { schoolName: 'Cedar' }],
    Portal: { portalId: '7' },
  };
  expect(await client.fetchQuery(getProviderInfoOptions({ providerId: 'p1' }))).toEqual({
    BasicInfo: { languages: ['Spanish'], emails: [], aliases: [{ id: 'a1' }] },
    Education: [{ id: 'e1' }],
    Portal: { portalId: '7' },
  });
  expect(reported.mock.calls).toEqual([[2]]);
});
