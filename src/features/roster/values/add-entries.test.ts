import { expect, test } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { simulateService } from '@/testing/service';
import { taxonomies } from '../../../../mocks/data/reference';
import { providerRoster } from '../provider-roster';
import { ReadRows } from './row-reader';
import { checked } from '../testing-rows';

const code = '207Q00000X';

/** The roster, a provider of whom nothing is kept but the name, and what a row of these columns says. */
async function begin() {
  const service = await simulateService({ providers: 0 });
  const { id } = service.put('providers', { firstName: 'Ada', lastName: 'Quill' });
  const kind = providerRoster({
    providerTypes: [],
    licenseTypes: [],
    taxonomies: taxonomies(),
    queryClient: createQueryClient(),
  });
  const rowOf = (cells: Record<string, string>) =>
    new ReadRows().read(kind, ['firstName', 'lastName', ...Object.keys(cells)], {
      line: 2,
      cells: ['Ada', 'Quill', ...Object.values(cells)],
    });
  const complete = (cells: Record<string, string>) => kind.complete(id, rowOf(cells).values, 'b');
  const kept = async (collection: string) =>
    service.colleague<Record<string, unknown>[]>(`GET /providers/${id}/info/${collection}`);
  return { service, id, kind, rowOf, complete, kept };
}

test.each([
  ['dea', 'DEA registration', { deaNumber: 'fq 1234563' }, { registrationNumber: 'FQ1234563' }],
  ['aliases', 'other name', { otherLastName: 'Van Dyke' }, { firstName: 'Ada', lastName: 'Van Dyke' }],
  ['aliases', 'other name', { otherLastName: 'Vega, Bea' }, { firstName: 'Bea', lastName: 'Vega' }],
  ['specialties', 'specialty', { taxonomyId: code }, { type: 'Primary' }],
  [
    'boardCertifications',
    'board certification',
    { boardType: 'ABIM', boardNumber: '100', boardExpirationDate: '12/31/2030' },
    {
      type: 'AmericanBoardofInternalMedicine',
      boardCertificationNumber: '100',
      nonVerifiedInfo: { expirationDate: '2030-12-31T00:00:00Z' },
    },
  ],
  [
    'liabilityInsurances',
    'liability insurance',
    { insurer: 'Cedar Mutual', policyNumber: 'P-1', policyUntil: '6/30/2030', policyOccurrence: '$1M' },
    {
      name: 'Cedar Mutual',
      policyNumber: 'P-1',
      currentExpirationDate: '2030-06-30T00:00:00Z',
      occurrenceCoverageAmount: 1_000_000,
    },
  ],
])('A row adds to %s an entry (%s) once, however often it is imported', async (path, one, cells, entry) => {
  const { complete, kept } = await begin();
  expect(await complete(cells)).toBe(`${one} added`);
  expect(await kept(path)).toMatchObject([entry]);
  expect(await complete(cells)).toBe(`${one} there before`);
  expect(await kept(path)).toHaveLength(1);
});

test('The id of a portal is kept, and one that is there is not replaced', async () => {
  const { service, id, complete } = await begin();
  expect(await complete({ portalId: '10000001' })).toBe('portal login added');
  expect(await complete({ portalId: '10000001' })).toBe('portal login there before');
  expect(await complete({ portalId: '10000002' })).toBe('another portal login is on file, which stays');
  expect(await service.colleague(`GET /providers/${id}/info/portal`)).toMatchObject({ portalId: '10000001' });
});

test('An entry whose answer was lost is looked for, and not sent again', async () => {
  const { service, complete, kept } = await begin();
  service.loses('POST /providers/{providerId}/info/dea');
  expect(await complete({ deaNumber: 'FQ1234563' })).toBe('DEA registration added');
  expect(await kept('dea')).toHaveLength(1);
});

test('An entry that is refused leaves the rest done, and says what is lacking', async () => {
  const { service, complete, kept } = await begin();
  await service.fails({ operation: 'POST /providers/{providerId}/info/dea', status: 400 });
  const cells = { deaNumber: 'FQ1234563', insurer: 'Cedar Mutual', policyNumber: 'P-1' };
  await expect(complete(cells)).rejects.toMatchObject({
    message: 'its DEA registration was not added',
    done: 'liability insurance added',
    cause: { status: 400 },
  });
  await service.recovers();
  expect(await complete(cells)).toBe('liability insurance there before, DEA registration added');
  expect(await kept('liabilityInsurances')).toHaveLength(1);
});

test('Rows of one provider bring each of their registrations', async () => {
  const { kind, id, rowOf, kept } = await begin();
  const rows = ['FQ1234563', 'FQ1234563', 'BQ2345672'].map((deaNumber, at) => ({
    line: at + 2,
    values: rowOf({ deaNumber }).values,
  }));
  const joined = kind.join?.(rows);
  expect(joined).toMatchObject({ added: ['', 'another DEA registration'], conflicts: [] });
  expect(await kind.complete(id, joined?.values ?? {}, 'b')).toBe('2 DEA registrations added');
  expect(await kept('dea')).toHaveLength(2);
});

test('What makes no whole entry stays out of its row, with the reason', async () => {
  const { rowOf, complete, service } = await begin();
  expect(rowOf({ boardNumber: '100' }).leftOut).toEqual({
    boardNumber: 'The board of the certification is not known.',
  });
  expect(rowOf({ insurer: 'Cedar Mutual' }).leftOut).toHaveProperty('insurer');
  expect(rowOf({ deaNumber: 'FQ1234560' }).leftOut).toHaveProperty('deaNumber');
  expect(rowOf({ taxonomyId: 'Juggling' }).leftOut).toHaveProperty('taxonomyId');
  expect(await complete({ boardNumber: '100' })).toBeUndefined();
  expect(service.writes()).toEqual([]);
});

test('Languages and earlier days of recredentialing are sent with the provider', async () => {
  const { service, kind, rowOf } = await begin();
  const cells = { languages: 'Spanish; French', recredentialedDates: '3/14/2019, 03/15/2022' };
  await kind.create(rowOf(cells).values);
  expect(service.writes()).toMatchObject([
    {
      body: {
        languages: ['Spanish', 'French'],
        recredentialedDates: ['2019-03-14T00:00:00Z', '2022-03-15T00:00:00Z'],
      },
    },
  ]);
  expect(rowOf({ recredentialedDates: '3/14/2090' }).leftOut).toHaveProperty('recredentialedDates');
});

test('A provider who is there gets the languages and days that are lacking, beside those on file', async () => {
  const { service, kind, rowOf } = await begin();
  const { id } = service.put('providers', {
    firstName: 'Bea',
    lastName: 'Vega',
    languages: ['Spanish'],
    recredentialedDates: ['2019-03-14T00:00:00Z'],
  });
  const { values } = rowOf({ languages: 'SPANISH, French', recredentialedDates: '3/14/2019; 3/15/2022' });
  await kind.update(id, values, ['languages', 'recredentialedDates']);
  expect(service.writes()).toMatchObject([
    {
      body: {
        languages: ['Spanish', 'French'],
        recredentialedDates: ['2019-03-14T00:00:00Z', '2022-03-15T00:00:00Z'],
      },
    },
  ]);
});

test('Of a provider who is there it is told which entries the import will look up', () => {
  const onFile = [
    {
      id: 'p',
      values: { firstName: 'Ada', lastName: 'Quill', npi: '1234567893' },
      identities: ['npi:1234567893'],
    },
  ];
  const [row] = checked('npi firstName lastName deaNumber', [['1234567893', 'Ada', 'Quill', 'FQ1234563']], {
    onFile,
  });
  expect(row?.words).toBe('Already there, may lack DEA number, which the import looks up');
});
