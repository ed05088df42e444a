import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { License, Provider } from '@/api/models';
import { createQueryClient } from '@/api/query-client';
import { verificationStore } from '@/jobs/verifications';
import { providersOnFile } from './provider-on-file';
import { providerRoster } from './provider-roster';

const kind = providerRoster({
  providerTypes: [],
  licenseTypes: [
    { id: 'rn', name: 'Registered nurse', source: { state: 'TX' }, states: ['TX', 'OK'] },
    { id: 'np', name: 'Nurse practitioner', source: { state: 'TX' } },
    { id: 'ab', name: 'Board certificate' },
  ],
  queryClient: createQueryClient(),
});

/** A row with a license. */
const rowOf = (licenseNumber: string, licenseType: string, licenseState = 'TX') => ({
  firstName: 'Ada',
  lastName: 'Quill',
  licenseNumber,
  licenseType,
  licenseState,
});

const licenseOf = (licenseNumber: string, id: string, state: string): License => ({
  id: licenseNumber,
  licenseNumber,
  licenseType: { id, name: id.toUpperCase() },
  state,
});

/** What the service holds of the provider's licenses. */
let licenses: License[];
/** The licenses that were sent. */
let attached: unknown[];
/** How the service answers them. */
let status: number;
/** Whether the answer to a license that is attached is cut off. */
let isCut: boolean;

beforeEach(() => {
  licenses = [licenseOf('RN 1', 'rn', 'TX'), licenseOf('7', 'ab', 'TX')];
  attached = [];
  status = 201;
  isCut = false;
  vi.stubGlobal('fetch', async (request: Request) => {
    const provider: Provider = { id: 'p', firstName: 'Ada', lastName: 'Quill', licenses };
    if (new URL(request.url).pathname === '/providers') return Response.json({ items: [provider] });
    if (request.method === 'GET') return Response.json(licenses);
    attached.push(await request.json());
    if (isCut) {
      licenses = [...licenses, { ...licenseOf('RN2', 'rn', 'TX'), id: 'l-new' }];
      throw new TypeError('Failed to fetch');
    }
    return Response.json(status === 201 ? { id: 'l-new' } : { title: 'No' }, { status });
  });
});

afterEach(() => verificationStore.store.set([]));

test.each([
  ['rn-1', 'Registered nurse', 'TX', 'is there'],
  ['RN-2', 'Registered nurse', 'TX', 'is missing'],
  ['RN-1', 'Registered nurse', 'OK', 'is missing'],
  ['RN-1', 'Nurse practitioner', 'TX', 'is missing'],
  ['7', 'Board certificate', 'OK', 'is there'],
])(
  'Of a provider with a license RN 1 in Texas, %s of a %s in %s %s',
  async (number, type, state, outcome) => {
    licenses = [licenseOf('RN 1', 'rn', 'TX'), licenseOf('RN 1', 'md', 'OK'), licenseOf('7', 'ab', 'TX')];
    const row = rowOf(number, type, state);
    const [onFile] = (await providersOnFile.fetchPage(undefined)).items ?? [];
    const isMissing = outcome === 'is missing';
    expect(onFile && kind.differences(row, onFile)).toEqual(isMissing ? ['licenseNumber'] : []);
    expect(await kind.complete('p', row, 'b')).toBe(
      isMissing ? 'license attached, its verification started' : 'license attached before',
    );
    expect(attached).toHaveLength(isMissing ? 1 : 0);
  },
);

test('What is said to be there of licenses tells them apart', async () => {
  const [onFile] = (await providersOnFile.fetchPage(undefined)).items ?? [];
  expect(onFile?.values['licenseNumber']).toBe('RN 1 (RN, TX), 7 (AB, TX)');
});

test('The license of a row is attached, and its verification is followed in the batch of the import', async () => {
  await kind.complete('p', rowOf('RN2', 'Registered nurse', 'OK'), 'b');
  expect(attached).toEqual([{ licenseNumber: 'RN2', licenseTypeId: 'rn', state: 'OK' }]);
  expect(verificationStore.jobs()).toMatchObject([
    { providerId: 'p', licenseId: 'l-new', licenseNumber: 'RN2', batch: 'b', state: 'running' },
  ]);
});

test('A license whose answer is cut off is looked for, and its verification is followed', async () => {
  isCut = true;
  const note = await kind.complete('p', rowOf('RN2', 'Registered nurse'), 'b');
  expect(note).toBe('license attached, its verification started');
  expect(attached).toHaveLength(1);
  expect(verificationStore.jobs()).toMatchObject([{ licenseId: 'l-new', batch: 'b', state: 'running' }]);
});

test('A row without a license is done once its record is', async () => {
  expect(await kind.complete('p', { firstName: 'Ada', lastName: 'Quill' }, 'b')).toBeUndefined();
  expect(attached).toEqual([]);
});

test('A license that somebody else attached meanwhile is no failure; one that is refused is', async () => {
  status = 409;
  expect(await kind.complete('p', rowOf('RN2', 'Registered nurse'), 'b')).toBe('license attached before');
  status = 400;
  await expect(kind.complete('p', rowOf('RN2', 'Registered nurse'), 'b')).rejects.toMatchObject({
    message: 'its license was not attached',
    cause: { status },
  });
  expect(verificationStore.jobs()).toEqual([]);
});
