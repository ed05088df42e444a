import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import type { Facility } from '@/api/models';
import { simulateService, type SimulatedService } from '@/testing/service';
import { checkRows, planWords } from './check';
import { facilityRoster, facilitiesOnFile } from './facility-roster';

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
const birchId = 'b1b1b1b1-0000-4000-8000-000000000001';
const ashId = 'a1a1a1a1-0000-4000-8000-000000000001';
const otherAsh = 'a1a1a1a1-0000-4000-8000-000000000002';
const row = {
  name: 'CEDAR CLINIC',
  addressLine1: '1 Main St',
  city: 'El Paso',
  state: 'TX',
  zipCode: '79901',
} as const;

let service: SimulatedService;
const sent = () => service.writes().map(({ operation, body }) => ({ operation, body }));

beforeEach(async () => {
  service = await simulateService({ providers: 0 });
});

test('A facility is known again by its name and address, however they are written', async () => {
  service.put('facilities', cedar);
  const { items = [] } = await facilitiesOnFile.fetchPage(undefined);
  expect(items.map(({ id }) => id)).toEqual(['f1']);
  expect(items[0]?.identities).toEqual(kind.identities(row));
  expect(kind.identities({ ...row, addressLine1: '2 Main St' })).not.toEqual(items[0]?.identities);
  expect(items[0]?.values['phoneNumber']).toBe('(555) 010-0100');
  for (let nth = 0; nth < 300; nth += 1) service.put('facilities', {});
  expect(await facilitiesOnFile.total(new QueryClient())).toBe(301);
  expect((await facilitiesOnFile.fetchPage(undefined)).nextCursor).toBeDefined();
});

test('A row is looked up by the name of its facility', async () => {
  service.put('facilities', cedar);
  service.put('facilities', { name: 'Elm Clinic' });
  expect((await facilitiesOnFile.find(row)).map(({ id }) => id)).toEqual(['f1']);
  expect(service.reads()[0]?.query).toEqual({ name: 'CEDAR CLINIC', count: '50' });
});

test('A facility is created with what the row says, and changed only in the fields that are named', async () => {
  const { id = '' } = await kind.create({ ...row, dba: undefined });
  expect(await kind.update(id, { ...row, contactName: 'Ana Quill' }, ['contactName'])).toEqual({ id });
  expect(sent()).toEqual([
    { operation: 'POST /facilities', body: row },
    { operation: 'PATCH /facilities/{facilityId}', body: { contactName: 'Ana Quill' } },
  ]);
  expect(service.world.facilities.get(id)).toMatchObject({ ...row, contactName: 'Ana Quill' });
});

/** Rows of Cedar Clinic at a place, with one more cell. */
const columns = ['name', 'addressLine1', 'zipCode', 'city', 'state'];
const rowAt = (street: string, more = '') => ['Cedar Clinic', street, '79901', 'El Paso', 'TX', more];

/** The rows as they are checked against these facilities, which the service holds. */
async function check(rows: string[][], facilities: Facility[], field = 'dba') {
  for (const { id } of service.world.facilities.all()) service.world.facilities.remove(id);
  for (const facility of facilities) service.put('facilities', facility);
  const roster = facilityRoster(facilities);
  const { items: there = [] } = await facilitiesOnFile.fetchPage(undefined);
  const onFile = new Map(there.flatMap((one) => one.identities.map((identity) => [identity, one] as const)));
  const lines = rows.map((cells, index) => ({ line: index + 2, cells }));
  return checkRows(roster, [...columns, field], lines, onFile).map((row) => ({
    ...row,
    words: planWords(roster, row),
  }));
}

test.each([
  ['facilityTaxId', '12-34567', 'A tax id has nine digits: 12-3456789.'],
  ['groupTaxId', 'applied', 'A tax id has nine digits: 12-3456789.'],
  ['medicarePartANumber', '1'.repeat(41), 'At most 40 characters.'],
  ['medicarePartBNumber', '1'.repeat(41), 'At most 40 characters.'],
  ['medicaidNumber', '1'.repeat(41), 'At most 40 characters.'],
])('What the form would refuse stays out of a row, which is taken: %s %s', async (field, text, problem) => {
  const [row] = await check([rowAt('1 Main St', text)], [], field);
  expect(row).toMatchObject({ plan: 'create', leftOut: { [field]: problem } });
  expect(row?.values[field]).toBeUndefined();
});

test('A ZIP code that cannot lie in the state of its facility is told', async () => {
  const [there, otherFacility] = await check(
    [rowAt('1 Main St'), ['Elm', '2 Main St', '10001', 'El Paso', 'TX']],
    [],
  );
  expect(there?.words).toBe('Will be created');
  expect(otherFacility?.words).toBe('Will be created. The ZIP code 10001 lies in New York, not in Texas.');
});

test('A ZIP code that has lost a digit is no ZIP code of another state: its row is mended, or joined to one that has it', async () => {
  const lost = ['Cedar Clinic', '1 Main St', '7990', 'El Paso', 'TX'];
  const reason = 'The ZIP code 07990 lies in New Jersey, not in Texas: a digit may be missing.';
  expect((await check([lost], []))[0]).toMatchObject({ plan: 'cannot', words: reason });
  for (const rows of [
    [lost, rowAt('1 Main St')],
    [rowAt('1 Main St'), lost],
  ]) {
    const result = await check(rows, []);
    expect(result.map(({ plan }) => plan).toSorted()).toEqual(['create', 'joined']);
    expect(result.find(({ plan }) => plan === 'create')?.values['zipCode']).toBe('79901');
    expect(result.find(({ plan }) => plan === 'joined')?.words).toMatch(
      /^The same as line \d\. Left out: ZIP code \(the ZIP code 07990 lies in New Jersey/,
    );
  }
});

test('Two rows of one street and city are one facility, what each lacks the other gives, and a person decides between two ZIP codes', async () => {
  const other = ['Cedar Clinic', '1 Main St', '79910', 'El Paso', 'TX', 'Cedar'];
  const [first, second] = await check([rowAt('1 Main St'), other], []);
  expect(first).toMatchObject({ plan: 'decide', joined: [3], values: { dba: 'Cedar' } });
  expect(first?.conflicts.map(({ field }) => field)).toEqual(['zipCode']);
  expect(second).toMatchObject({ plan: 'joined', sameAs: 2 });
  const [there] = await check([other], [{ ...cedar, ...row, name: 'Cedar Clinic' }]);
  expect(there).toMatchObject({ plan: 'differs', differs: ['dba', 'zipCode'] });
});

const plans = async (rows: string[][], onFile: Facility[]) =>
  (await check(rows, onFile, 'medicarePartANumber')).map(({ plan }) => plan);

test('A facility is known again by its name and CCN wherever it is; one of another name is another', async () => {
  const moved = ['Cedar Clinic', '9 Elm St', '79910', 'El Paso', 'TX', '45-5123'];
  const there = { ...cedar, ...row, name: 'Cedar Clinic', medicarePartANumber: '45 5123' };
  expect(await plans([moved], [there])).toEqual(['differs']);
  expect(await plans([['Cedar Imaging', ...moved.slice(1)]], [there])).toEqual(['create']);
  expect(await plans([moved, rowAt('1 Main St', '45-5123')], [])).toEqual(['decide', 'joined']);
});

test.each([
  ['100 Main Street', '100 MAIN ST.', 'The same as line 2'],
  ['100 N. Main St, Suite 200', '100 North Main Street Ste 200', 'The same as line 2'],
  ['100 Main St, Ste 200', '100 Main St, Ste 300', 'Will be created'],
])('Two rows of a facility at %s and %s: the second is %j', async (street, otherStreet, words) => {
  const [, second] = await check([rowAt(street), rowAt(otherStreet)], []);
  expect(second?.words).toBe(words);
});

test('A tax id is the same with and without its dash', async () => {
  const rows = [rowAt('1 Main St', '123456789'), rowAt('1 Main St', '12-3456789')];
  const there = { ...cedar, ...row, name: 'Cedar Clinic', facilityTaxId: '12 3456789' };
  expect(
    (await check(rows, [there], 'facilityTaxId')).map(({ words, values }) => [
      words,
      values['facilityTaxId'],
    ]),
  ).toEqual([
    ['Already there', '12-3456789'],
    ['The same as line 2', '12-3456789'],
  ]);
});

test('The facility that a row is a part of is said by its name, or with its place where several share the name', async () => {
  const birch = { id: birchId, name: 'Birch Hospital', city: 'El Paso', state: 'TX' } as const;
  const facilities: Facility[] = [
    birch,
    { ...birch, id: ashId, name: 'Ash Hospital' },
    { ...birch, id: otherAsh, name: 'Ash Hospital', city: 'Waco' },
  ];
  const parents = ['birch hospital', 'Ash Hospital', 'Ash Hospital, Waco TX', 'Elm Hospital'];
  const rows = parents.map((parent, index) => rowAt(`${index} Main St`, parent));
  const checked = await check(rows, facilities, 'parentFacilityId');
  expect(checked.map(({ values, words }) => values['parentFacilityId'] ?? words)).toEqual([
    birchId,
    'Will be created. Left out: Part of (several facilities have this name: write it like Cedar Clinic, El Paso TX)',
    otherAsh,
    'Will be created. Left out: Part of (there is no facility of this name yet)',
  ]);
  await kind.create(checked[0]?.values ?? {});
  expect(sent().at(-1)?.body).toMatchObject({ parentFacilityId: birchId });
});

test('A facility that is part of another one than the row says differs', async () => {
  const parents: Facility[] = [
    { id: birchId, name: 'Birch' },
    { id: ashId, name: 'Ash' },
  ];
  const there = { ...cedar, ...row, name: 'Cedar Clinic', parentFacilityId: ashId };
  const [same] = await check([rowAt('1 Main St', 'Ash')], [there, ...parents], 'parentFacilityId');
  const [other] = await check([rowAt('1 Main St', 'Birch')], [there, ...parents], 'parentFacilityId');
  expect([same?.words, other?.words]).toEqual(['Already there', 'Already there, differs in Part of']);
});

test.each<[what: string, held: Partial<Facility>, found: (string | undefined)[]]>([
  ['name', {}, ['f1', undefined]],
  ['name and ZIP code', { zipCode: '79901' }, ['f1', undefined]],
  ['name and ZIP code elsewhere', { zipCode: '10001' }, [undefined, undefined]],
  ['name and street', { addressLine1: '2 Main St.' }, [undefined, 'f1']],
])('A facility of which only its %s is held is known by that, for one row', async (_, onFile, found) => {
  const rows = [rowAt('1 Main St'), rowAt('2 Main St')];
  const checked = await check(rows, [{ id: 'f1', name: 'Cedar Clinic', ...onFile }]);
  expect(checked.map((one) => one.onFile?.id)).toEqual(found);
  expect(checked.map(({ plan }) => plan)).toEqual(found.map((id) => (id ? 'differs' : 'create')));
});
