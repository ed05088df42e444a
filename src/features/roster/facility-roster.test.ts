import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Facility } from '@/api/models';
import { checkRows, planWords } from './check';
import { facilityRoster, heldFacilities } from './facility-roster';

const kind = facilityRoster([]);

const cedar: Facility = {
  id: 'f1',
  name: 'Cedar Clinic',
  addressLine1: '1 Main St.',
  city: 'El Paso',
  state: 'TX',
  zipCode: '79901-1234',
  phoneNumber: '555 010 0100',
};
const row = {
  name: 'CEDAR CLINIC',
  addressLine1: '1 Main St',
  city: 'El Paso',
  state: 'TX',
  zipCode: '79901',
} as const;

/** What the service holds. */
let items: Facility[];
let sent: { call: string; body: unknown }[];

beforeEach(() => {
  items = [cedar];
  sent = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    const body: unknown = request.method === 'GET' ? undefined : await request.json();
    sent.push({ call: `${request.method} ${pathname}${search}`, body });
    return Response.json(body ? { id: 'f2' } : { items, totalCount: 3, nextCursor: 'c' });
  });
});

test('A facility is known again by its name and address, however they are written', async () => {
  const { items = [], nextCursor } = await heldFacilities.fetchPage(undefined);
  expect([items.map(({ id }) => id), nextCursor]).toEqual([['f1'], 'c']);
  expect(items[0]?.identities).toEqual(kind.identities(row));
  expect(kind.identities({ ...row, addressLine1: '2 Main St' })).not.toEqual(items[0]?.identities);
  expect(items[0]?.values['phoneNumber']).toBe('(555) 010-0100');
  expect(await heldFacilities.total(new QueryClient())).toBe(3);
});

test('A row is looked up by the name of its facility', async () => {
  expect((await heldFacilities.find(row)).map(({ id }) => id)).toEqual(['f1']);
  expect(sent[0]?.call).toBe('GET /facilities?name=CEDAR%20CLINIC&count=50');
});

test('A facility is created with what the row says, and changed only in the fields that are named', async () => {
  expect(await kind.create({ ...row, dba: undefined })).toEqual({ id: 'f2' });
  expect(await kind.update('f1', { ...row, contactName: 'Ana Quill' }, ['contactName'])).toEqual({
    id: 'f1',
  });
  expect(sent).toEqual([
    { call: 'POST /facilities', body: row },
    { call: 'PATCH /facilities/f1', body: { contactName: 'Ana Quill' } },
  ]);
});

/** Rows of Cedar Clinic at a place, with one more cell. */
const columns = ['name', 'addressLine1', 'zipCode', 'city', 'state'];
const rowAt = (street: string, more = '') => ['Cedar Clinic', street, '79901', 'El Paso', 'TX', more];

/** The rows as they are checked against these facilities, which the service holds. */
async function check(rows: string[][], facilities: Facility[], field = 'dba') {
  items = facilities;
  const roster = facilityRoster(facilities);
  const { items: there = [] } = await heldFacilities.fetchPage(undefined);
  const held = new Map(there.flatMap((one) => one.identities.map((identity) => [identity, one] as const)));
  const lines = rows.map((cells, at) => ({ line: at + 2, cells }));
  return checkRows(roster, [...columns, field], lines, held).map((row) => ({
    ...row,
    words: planWords(roster, row),
  }));
}

test.each([
  ['facilityTaxId', '12-34567', 'Tax id: a tax id has nine digits: 12-3456789.'],
  ['groupTaxId', 'pending', 'Tax id of the group: a tax id has nine digits: 12-3456789.'],
  ['medicarePartANumber', '1'.repeat(41), 'Medicare Part A number: at most 40 characters.'],
  ['medicarePartBNumber', '1'.repeat(41), 'Medicare Part B number: at most 40 characters.'],
  ['medicaidNumber', '1'.repeat(41), 'Medicaid number: at most 40 characters.'],
])('What the form would refuse is refused of a row: %s %s', async (field, text, problem) => {
  const [row] = await check([rowAt('1 Main St', text)], [], field);
  expect(row).toMatchObject({ plan: 'cannot', problems: { [field]: problem } });
});

test('A tax id is the same with and without its dash', async () => {
  const rows = [rowAt('1 Main St', '123456789'), rowAt('1 Main St', '12-3456780')];
  const there = { ...cedar, ...row, name: 'Cedar Clinic', facilityTaxId: '12 3456789' };
  expect(
    (await check(rows, [there], 'facilityTaxId')).map(({ words, values }) => [
      words,
      values['facilityTaxId'],
    ]),
  ).toEqual([
    ['Already there', '12-3456789'],
    ['The same as line 2', '12-3456780'],
  ]);
});

test('The facility that a row is a part of is said by its name, or with its place where several share the name', async () => {
  const birch = { id: 'b1', name: 'Birch Hospital', city: 'El Paso', state: 'TX' } as const;
  const facilities: Facility[] = [
    birch,
    { ...birch, id: 'a1', name: 'Ash Hospital' },
    { ...birch, id: 'a2', name: 'Ash Hospital', city: 'Waco' },
  ];
  const parents = ['birch hospital', 'Ash Hospital', 'Ash Hospital, Waco TX', 'Elm Hospital'];
  const rows = parents.map((parent, at) => rowAt(`${at} Main St`, parent));
  const checked = await check(rows, facilities, 'parentFacilityId');
  expect(checked.map(({ values, words }) => values['parentFacilityId'] ?? words)).toEqual([
    'b1',
    'Part of: several facilities have this name: write it like Cedar Clinic, El Paso TX.',
    'a2',
    'Part of: there is no facility of this name yet.',
  ]);
  await kind.create(checked[0]?.values ?? {});
  expect(sent.at(-1)?.body).toMatchObject({ parentFacilityId: 'b1' });
});

test('A facility that is part of another one than the row says differs', async () => {
  const parents: Facility[] = [
    { id: 'b1', name: 'Birch' },
    { id: 'a1', name: 'Ash' },
  ];
  const there = { ...cedar, ...row, name: 'Cedar Clinic', parentFacilityId: 'a1' };
  const [same] = await check([rowAt('1 Main St', 'Ash')], [there, ...parents], 'parentFacilityId');
  const [other] = await check([rowAt('1 Main St', 'Birch')], [there, ...parents], 'parentFacilityId');
  expect([same?.words, other?.words]).toEqual(['Already there', 'Already there, differs in Part of']);
});

test.each<[what: string, held: Partial<Facility>, found: (string | undefined)[]]>([
  ['name', {}, ['f1', undefined]],
  ['name and ZIP code', { zipCode: '79901' }, ['f1', undefined]],
  ['name and ZIP code elsewhere', { zipCode: '10001' }, [undefined, undefined]],
  ['name and street', { addressLine1: '2 Main St.' }, [undefined, 'f1']],
])('A facility of which only its %s is held is known by that, for one row', async (_, held, found) => {
  const rows = [rowAt('1 Main St'), rowAt('2 Main St')];
  const checked = await check(rows, [{ id: 'f1', name: 'Cedar Clinic', ...held }]);
  expect(checked.map((one) => one.held?.id)).toEqual(found);
  expect(checked.map(({ plan }) => plan)).toEqual(found.map((id) => (id ? 'differs' : 'create')));
});
