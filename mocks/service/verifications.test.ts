import { patch } from 'jsondiffpatch/with-text-diffs';
import { beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../src/api/schema';
import { type Client, type TestService, testService } from '../testing';

type Schemas = components['schemas'];
type License = Schemas['License'];
type Verification = Schemas['LicenseVerification'] & Schemas['Problem'];
type Diff = Schemas['LicenseVerificationDiff'] & Schemas['Problem'];

let service: TestService;
let licenses: string;
let licenseTypeId: string;

beforeEach(async () => {
  service = await testService({ size: 30 });
  const provider = await service.post<Schemas['Provider']>('/providers', {
    firstName: 'Ada',
    lastName: 'Okoro',
  });
  licenses = `/providers/${provider.body.id}/licenses`;
  const types = await service.get<Schemas['LicenseTypePage']>('/licensetypes?state=AZ&count=1');
  licenseTypeId = types.body.items?.[0]?.id ?? '';
});

const read = async (id: string | undefined) => (await service.get<License>(`${licenses}/${id}`)).body;
const history = async (id: string | undefined) =>
  (await service.get<Verification[]>(`${licenses}/${id}/verifications`)).body;

/** Attaches a license and waits for its first verification; gives its id and that of the verification. */
async function verified(licenseNumber: string, seconds = 5) {
  const { body } = await service.post<License>(licenses, { licenseNumber, licenseTypeId });
  service.pass(seconds);
  const license = await read(body.id);
  return { id: body.id ?? '', license, verificationId: license.currentVerification?.id ?? '' };
}

async function verifyAgain(id: string) {
  await service.post(`${licenses}/${id}/verify`);
  service.pass(5);
  return read(id);
}

const resolve = (id: string, verificationId: string, decision: object) =>
  service.patch<Verification>(`${licenses}/${id}/verifications/${verificationId}`, decision);

const problems = async (number: string) =>
  (await verified(number)).license.currentVerification?.results?.map((result) => result.problems?.join());

const diff = (id: string, verificationId: string | undefined) =>
  service.get<Diff>(`${licenses}/${id}/verifications/${verificationId}/diff`);

describe('what the source answers follows from how the number begins', () => {
  test.each([
    ['MULTI1', 'NeedsReview', 3],
    ['name1', 'NeedsReview', 1],
    ['TYPE1', 'NeedsReview', 1],
    ['NONE1', 'NotFound', 0],
    ['FAIL1', 'Failed', 0],
    ['DISC1', 'Found', 1],
    ['CHANGE1', 'Found', 1],
    ['12345', 'Found', 1],
  ])('%s ends in %s with %d results', async (number, status, results) => {
    const { license } = await verified(number);
    expect(license).toMatchObject({
      jobStatus: 'Idle',
      currentVerificationStatus: status,
      currentVerification: { status, originalStatus: status },
    });
    expect(license.currentVerification?.results ?? []).toHaveLength(results);
  });

  test('the source is asked by the name too, and by the social security number where it requires that', async () => {
    const searchedBy = async (state: string, ssn: string | undefined, client: Client = service) => {
      const { body: provider } = await service.post<Schemas['Provider']>('/providers', {
        firstName: 'Ada',
        lastName: 'Okoro',
        ...(ssn && { ssn }),
      });
      const types = await service.get<Schemas['LicenseTypePage']>(`/licensetypes?state=${state}&count=1`);
      const attached = await service.post<License>(`/providers/${provider.id}/licenses`, {
        licenseNumber: 'MD-1',
        licenseTypeId: types.body.items?.[0]?.id,
      });
      service.pass(5);
      const { body } = await client.get<License>(`/providers/${provider.id}/licenses/${attached.body.id}`);
      return body.currentVerification?.additionalVerificationParameters;
    };
    const name = { type: 'Name', firstName: 'Ada', lastName: 'Okoro' };
    const ssn = '123-45-6789';
    expect(await searchedBy('AZ', ssn)).toEqual([name]);
    expect(await searchedBy('LA', ssn)).toEqual([{ type: 'Ssn', ssn }, name]);
    expect(await searchedBy('LA', undefined)).toEqual([name]);
    const user = service.world.users.first('email', 'reader@credence.example');
    service.world.users.update(user?.id ?? '', { role: 'LimitedReader' });
    expect(await searchedBy('LA', ssn, await service.as('reader'))).toEqual([name]);
  });

  test('verifications of the past tell by what the source was asked', async () => {
    const [license] = [...service.world.licenses.all()].filter(({ attempts }) => attempts > 1);
    const { body } = await service.get<Verification[]>(
      `/providers/${license?.providerId}/licenses/${license?.id}/verifications`,
    );
    expect(body.length).toBeGreaterThan(1);
    for (const { additionalVerificationParameters: parameters } of body)
      expect(parameters?.map(({ type }) => type)).toContain('Name');
  });

  test('problems say why a result needs review', async () => {
    expect(await problems('NAME1')).toEqual(['NameMismatch']);
    expect(await problems('TYPE1')).toEqual(['LicenseTypeMismatch']);
    expect((await problems('MULTI1'))?.toSorted()).toEqual(['', 'LicenseTypeMismatch', 'NameMismatch']);
  });

  test('a failure says why, as a text to fill in', async () => {
    const { license } = await verified('FAIL1');
    const { messageTemplate = '', messageParams = {} } = license.currentVerification?.failureReason ?? {};
    for (const name of messageTemplate.match(/(?<=\{)\w+(?=\})/g) ?? [])
      expect(messageParams).toHaveProperty(name);
    expect(messageTemplate).toContain('{');
  });

  test('SLOW takes half a minute', async () => {
    const { id, license } = await verified('SLOW1', 29);
    expect(license.jobStatus).toBe('Working');
    service.pass(2);
    expect(await read(id)).toMatchObject({ jobStatus: 'Idle', currentVerificationStatus: 'Found' });
  });
});

describe('verifying again', () => {
  test('adds to the history, newest first, and keeps the outcome before until there is a new one', async () => {
    const { id, verificationId } = await verified('12345');
    expect((await service.post(`${licenses}/${id}/verify`)).status).toBe(204);
    expect(await read(id)).toMatchObject({ jobStatus: 'Pending', currentVerificationStatus: 'Found' });
    service.pass(1);
    expect((await history(id)).map(({ status }) => status)).toEqual(['Working', 'Found']);
    service.pass(4);
    const [newest, oldest] = await history(id);
    expect(oldest?.id).toBe(verificationId);
    expect((await read(id)).currentVerification?.id).toBe(newest?.id);
  });

  test('while one runs starts no second', async () => {
    const { id } = await verified('12345');
    await service.post(`${licenses}/${id}/verify`);
    await service.post(`${licenses}/${id}/verify`);
    service.pass(10);
    expect(await history(id)).toHaveLength(2);
  });

  test('several at once is all or none', async () => {
    const [one, two] = [await verified('1'), await verified('2')];
    const unknown = '00000000-0000-4000-8000-000000000000';
    expect((await service.post(`${licenses}/verify`, [one.id, unknown])).status).toBe(404);
    expect((await read(one.id)).jobStatus).toBe('Idle');
    expect((await service.post(`${licenses}/verify`, [])).status).toBe(400);
    expect((await service.post(`${licenses}/verify`, [one.id, two.id])).status).toBe(204);
    expect([(await read(one.id)).jobStatus, (await read(two.id)).jobStatus]).toEqual(['Pending', 'Pending']);
  });
});

describe('resolving a verification that needs review', () => {
  test('changes its status and that of the license; the original status stays', async () => {
    const { id, verificationId } = await verified('NAME1');
    const { status, body } = await resolve(id, verificationId, { status: 'NotFound' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'NotFound', originalStatus: 'NeedsReview' });
    expect((await read(id)).currentVerificationStatus).toBe('NotFound');
  });

  test('among several results asks which is right, and takes that for the license', async () => {
    const { id, license, verificationId } = await verified('MULTI1');
    const results = license.currentVerification?.results ?? [];
    const index = results.findIndex(({ problems }) => problems?.length === 0);
    expect(await resolve(id, verificationId, { status: 'Found' })).toMatchObject({
      status: 400,
      body: { errors: { '$.correctResultIndex': [expect.any(String)] } },
    });
    const { body } = await resolve(id, verificationId, { status: 'Found', correctResultIndex: index });
    expect(body).toMatchObject({ status: 'Found', correctResultIndex: index, originalStatus: 'NeedsReview' });
    const rows = await service.get<Schemas['ProviderLicensePage']>(
      '/provider-licenses?providerName=ada okoro',
    );
    expect(rows.body.items?.[0]?.license).toMatchObject({
      verificationStatus: 'Verified',
      expiryDate: results[index]?.expires,
      status: results[index]?.licenseStatus,
    });
  });

  test.each([3, -1, 0.5])('refuses the index %d of three results', async (correctResultIndex) => {
    const { id, verificationId } = await verified('MULTI1');
    const answer = await resolve(id, verificationId, { status: 'Found', correctResultIndex });
    expect(answer).toMatchObject({
      status: 400,
      body: { errors: { '$.correctResultIndex': expect.any(Array) } },
    });
  });

  test('refuses a missing decision, and one that nobody may take', async () => {
    const { id, verificationId } = await verified('NAME1');
    for (const decision of [{}, { status: 'NeedsReview' }]) {
      const answer = await resolve(id, verificationId, decision);
      expect(answer).toMatchObject({ status: 400, body: { errors: { '$.status': expect.any(Array) } } });
    }
  });

  test('twice, or where nothing needs review, is 409', async () => {
    const { id, verificationId } = await verified('NAME1');
    await resolve(id, verificationId, { status: 'Found' });
    expect((await resolve(id, verificationId, { status: 'Found' })).status).toBe(409);
    const found = await verified('12345');
    expect((await resolve(found.id, found.verificationId, { status: 'NotFound' })).status).toBe(409);
  });

  test('is in the event log: who decided what about which verification', async () => {
    const { id, verificationId } = await verified('NAME1');
    const specialist = await service.as('specialist');
    await specialist.patch(`${licenses}/${id}/verifications/${verificationId}`, { status: 'Found' });
    const log = await service.get<Schemas['EventLogEntryPage']>(`/log/events?entityId=${verificationId}`);
    expect(log.body.items?.[0]).toMatchObject({
      messageTemplate: '{user} resolved the verification of license {number} of {provider} as {status}',
      messageParameters: { user: 'specialist@credence.example', number: 'NAME1', status: 'Found' },
      context: { licenseId: id, verificationId, subcategory: 'VerificationResolved' },
    });
  });
});

describe('what changed since the last success', () => {
  test('is a jsondiffpatch delta that makes the new one of the old one', async () => {
    const { id, verificationId } = await verified('CHANGE1');
    const license = await verifyAgain(id);
    const { body } = await diff(id, license.currentVerification?.id);
    expect(body.old?.id).toBe(verificationId);
    expect(body.new?.id).toBe(license.currentVerification?.id);
    expect(body.diff).toMatchObject({ results: { 0: { disciplinaryActions: expect.any(Object) } } });
    expect(patch(structuredClone(body.old), body.diff as never)).toEqual(body.new);
  });

  test('passes over verifications that did not succeed', async () => {
    const { world } = service;
    const first = await verified('12345');
    world.licenses.update(first.id, { licenseNumber: 'FAIL1' });
    await verifyAgain(first.id);
    world.licenses.update(first.id, { licenseNumber: '12345' });
    const third = await verifyAgain(first.id);
    const { body } = await diff(first.id, third.currentVerification?.id);
    expect(body.old?.id).toBe(first.verificationId);
  });

  test('is 409 without an earlier success, and while it runs', async () => {
    const { id, verificationId } = await verified('12345');
    expect(await diff(id, verificationId)).toMatchObject({
      status: 409,
      body: { title: 'There is no earlier successful verification to compare with.' },
    });
    await service.post(`${licenses}/${id}/verify`);
    service.pass(1);
    expect((await diff(id, (await history(id))[0]?.id)).status).toBe(409);
  });

  test('raises an alert that points at the verification; no change raises none', async () => {
    const changed = await verified('CHANGE1');
    const same = await verified('12345');
    const license = await verifyAgain(changed.id);
    await verifyAgain(same.id);
    const alerts = await service.get<Schemas['AlertPage']>(
      '/alerts?type=LicenseChanged&providerName=ada okoro',
    );
    expect(alerts.body.items).toMatchObject([
      { type: 'LicenseChanged', entityType: 'Verification', entityId: license.currentVerification?.id },
    ]);
  });
});

describe('evidence', () => {
  test('each result has a screenshot, and the verification a report', async () => {
    const { license } = await verified('MULTI1');
    const { results = [], export: report = '' } = license.currentVerification ?? {};
    for (const path of results.flatMap(({ screenshots }) => screenshots ?? [])) {
      const { status, headers, body } = await service.get<string>(`/files/${encodeURIComponent(path)}`);
      expect([status, headers.get('Content-Type')]).toEqual([200, 'image/svg+xml']);
      expect(body).toContain('OKORO');
    }
    const pdf = await service.get<string>(`/files/${encodeURIComponent(report)}`);
    expect(pdf.headers.get('Content-Type')).toBe('application/pdf');
    expect(pdf.body.startsWith('%PDF-1.')).toBe(true);
  });

  test('a copy that the client holds is still right: 304', async () => {
    const { license } = await verified('12345');
    const path = `/files/${encodeURIComponent(license.currentVerification?.export ?? '')}`;
    const tag = (await service.get(path)).headers.get('ETag') ?? '';
    expect((await service.get(path, { 'If-None-Match': tag })).status).toBe(304);
    expect((await service.get(path, { 'If-None-Match': '"other"' })).status).toBe(200);
  });

  test('of a past that nobody looked at yet is there, and needs a token', async () => {
    const license = [...service.world.licenses.all()].find(
      (record) => record.currentVerificationStatus === 'Found',
    );
    const path = `/files/licenses%2F${license?.id}%2F${license?.currentVerificationId}%2Fverification.pdf`;
    expect((await service.anonymous.get(path)).status).toBe(401);
    expect((await service.get(path)).status).toBe(200);
    expect((await service.get('/files/nothing')).status).toBe(404);
  });
});
