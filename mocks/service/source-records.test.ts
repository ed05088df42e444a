import { beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../src/api/schema';
import { type TestService, testService } from '../testing';

type Schemas = components['schemas'];
type License = Schemas['License'];

let service: TestService;
let types: Schemas['LicenseType'][];

beforeEach(async () => {
  service = await testService({ size: 30 });
  types = (await service.get<Schemas['LicenseTypePage']>('/licensetypes?state=TX')).body.items ?? [];
});

interface Person {
  firstName: string;
  lastName: string;
}

const ada: Person = { firstName: 'Ada', lastName: 'Okoro' };

async function add(person: Person): Promise<string> {
  return (await service.post<{ id: string }>('/providers', person)).body.id;
}

/** A license of a provider, verified for the first time. */
async function attach(providerId: string, more: object = {}): Promise<License> {
  const request = { licenseNumber: 'TX-4711', licenseTypeId: types[0]?.id, ...more };
  const { body } = await service.post<License>(`/providers/${providerId}/licenses`, request);
  service.pass(60);
  return read(body);
}

async function read({ providerId, id }: License): Promise<License> {
  return (await service.get<License>(`/providers/${providerId}/licenses/${id}`)).body;
}

async function verifyAgain(license: License): Promise<License> {
  await service.post(`/providers/${license.providerId}/licenses/${license.id}/verify`);
  service.pass(60);
  return read(license);
}

/** How the latest verification ended, under which name the source has the license, and why it needs review. */
function outcome({ currentVerification: latest, currentVerificationStatus: status }: License) {
  const [result] = latest?.results ?? [];
  return { status, name: result?.name?.split(' ', 2).join(' '), problems: result?.problems };
}

const found = (name: string) => ({ status: 'Found', name, problems: [] });
const mismatch = (name: string) => ({ status: 'NeedsReview', name, problems: ['NameMismatch'] });

describe('the name that a source has', () => {
  test('is that of the provider, where nobody says otherwise', async () => {
    expect(outcome(await attach(await add(ada)))).toEqual(found('OKORO, ADA'));
  });

  test('is that which the license is attached under, which differs from the provider’s', async () => {
    const license = await attach(await add(ada), { lastName: 'Ferrer' });
    expect(outcome(license)).toEqual(mismatch('FERRER, ADA'));
  });

  test('stays when the provider is renamed: verified again, the license needs review until the name is back', async () => {
    const id = await add(ada);
    const license = await attach(id);
    await service.patch(`/providers/${id}`, { lastName: 'Ferrer' });
    expect(outcome(await verifyAgain(license))).toEqual(mismatch('OKORO, ADA'));
    await service.patch(`/providers/${id}`, { lastName: 'Okoro' });
    expect(outcome(await verifyAgain(license))).toEqual(found('OKORO, ADA'));
  });

  test('is there from the day on which the license is attached, also where it is verified later', async () => {
    const id = await add(ada);
    const license = await attach(id, { skipVerification: true });
    await service.patch(`/providers/${id}`, { firstName: 'Adaeze' });
    expect(outcome(await verifyAgain(license))).toEqual(mismatch('OKORO, ADA'));
  });

  test('is the same for everybody who attaches the number, and outlives the license', async () => {
    const first = await attach(await add(ada));
    const otherId = await add({ firstName: 'Bea', lastName: 'Quill' });
    expect(outcome(await attach(otherId, { licenseNumber: 'tx-4711' }))).toEqual(mismatch('OKORO, ADA'));
    await service.delete(`/providers/${first.providerId}`);
    const third = await add({ firstName: 'Cleo', lastName: 'Vega' });
    expect(outcome(await attach(third))).toEqual(mismatch('OKORO, ADA'));
    expect(outcome(await attach(await add(ada)))).toEqual(found('OKORO, ADA'));
  });

  test('agrees in any case, with accents and punctuation or without', async () => {
    const id = await add({ firstName: 'José', lastName: "O'Neill-Núñez" });
    const license = await attach(id);
    await service.patch(`/providers/${id}`, { firstName: 'JOSE', lastName: 'O’Neill Nunez' });
    expect((await verifyAgain(license)).currentVerificationStatus).toBe('Found');
  });

  test('of a generated license is that of its provider as it was', async () => {
    const { world } = service;
    const onFile = [...world.licenses.all()].find(
      ({ answer, jobStatus, currentVerificationStatus: status, licenseTypeId }) =>
        !answer &&
        jobStatus === 'Idle' &&
        status === 'Found' &&
        world.licenseTypeById.get(licenseTypeId)?.source.availability === 'Available',
    );
    if (!onFile) throw new Error('most licenses are found');
    const { providerId, licenseNumber, licenseTypeId } = onFile;
    const license = await read({ id: onFile.id, providerId });
    expect((await verifyAgain(license)).currentVerificationStatus).toBe('Found');
    await service.patch(`/providers/${providerId}`, { lastName: 'Zzyzx' });
    const renamed = outcome(await verifyAgain(license));
    expect(renamed).toMatchObject({ status: 'NeedsReview', problems: ['NameMismatch'] });
    // Somebody else attaches the number while it is held, and after it was detached.
    const other = await attach(await add(ada), { licenseNumber, licenseTypeId });
    expect(outcome(other)).toEqual(renamed);
    await service.delete(`/providers/${providerId}`);
    await service.delete(`/providers/${other.providerId}`);
    expect(outcome(await attach(await add(ada), { licenseNumber, licenseTypeId }))).toEqual(renamed);
  });
});

test('the type that a source has stays, too: the number under another type of the same source needs review', async () => {
  const [first] = types;
  const second = types.find(({ id, source }) => id !== first?.id && source?.id === first?.source?.id);
  const id = await add(ada);
  await attach(id);
  const license = await attach(id, { licenseTypeId: second?.id });
  expect(license.currentVerificationStatus).toBe('NeedsReview');
  const [result] = license.currentVerification?.results ?? [];
  expect(result?.problems).toEqual(['LicenseTypeMismatch']);
  const spellings = [first?.name, `${first?.abbreviations?.[0]}, ${first?.aliases?.[0]}`];
  expect(spellings).toContain(result?.licenseType);
  // Another source numbers for itself.
  const otherSource = types.find(({ source }) => source?.id !== first?.source?.id);
  expect(outcome(await attach(id, { licenseTypeId: otherSource?.id })).status).toBe('Found');
});

test('several problems are told together', async () => {
  const second = types.find(({ id, source }) => id !== types[0]?.id && source?.id === types[0]?.source?.id);
  await attach(await add(ada));
  const license = await attach(await add({ firstName: 'Bea', lastName: 'Quill' }), {
    licenseTypeId: second?.id,
  });
  expect(outcome(license).problems).toEqual(['NameMismatch', 'LicenseTypeMismatch']);
});

/** A license type of a state whose source is so. */
async function typeOf(state: string, is: (source: Schemas['Source']) => boolean) {
  const { body } = await service.get<Schemas['LicenseTypePage']>(`/licensetypes?state=${state}`);
  const type = body.items?.find(({ source }) => source && is(source));
  if (!type) throw new Error('there is such a source');
  return type;
}

describe('a source', () => {
  test('that is unavailable fails every verification, and says why', async () => {
    const type = await typeOf('PR', ({ availability }) => availability === 'Unavailable');
    const license = await attach(await add(ada), { licenseTypeId: type.id });
    expect(license.currentVerification).toMatchObject({
      status: 'Failed',
      results: [],
      failureReason: { messageParams: { source: type.source?.name } },
    });
  });

  test('that is degraded is slow, and answers', async () => {
    const type = await typeOf('NV', ({ isDegraded }) => isDegraded === true);
    const request = { licenseNumber: '1', licenseTypeId: type.id };
    const providerId = await add(ada);
    const { body } = await service.post<License>(`/providers/${providerId}/licenses`, request);
    // One that works well has answered by then.
    service.pass(5);
    expect((await read(body)).jobStatus).toBe('Working');
    service.pass(13);
    expect(await read(body)).toMatchObject({ jobStatus: 'Idle', currentVerificationStatus: 'Found' });
  });
});

test('what a decision changes about a license raises no alert: whoever decided knows it', async () => {
  const id = await add(ada);
  const license = await attach(id, { licenseNumber: 'CHANGE-1' });
  await service.patch(`/providers/${id}`, { lastName: 'Ferrer' });
  const { currentVerification: latest } = await verifyAgain(license);
  expect(latest?.status).toBe('NeedsReview');
  const before = latest?.results?.[0]?.expires;
  const path = `/providers/${id}/licenses/${license.id}/verifications/${latest?.id}`;
  expect((await service.patch(path, { status: 'Found' })).status).toBe(200);
  const rows = await service.get<Schemas['ProviderLicensePage']>('/provider-licenses?providerName=ferrer');
  expect(rows.body.items?.[0]?.license?.expiryDate).toBe(before);
  const alerts = await service.get<Schemas['AlertPage']>(`/alerts?providerId=${id}`);
  expect(alerts.body.items).toEqual([]);
  // What the source changes by itself afterwards does.
  await service.patch(`/providers/${id}`, { lastName: 'Okoro' });
  await verifyAgain(license);
  const later = await service.get<Schemas['AlertPage']>(`/alerts?providerId=${id}`);
  expect(later.body.items).toMatchObject([{ type: 'LicenseChanged' }]);
});
