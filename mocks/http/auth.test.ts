import { beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../src/api/schema';
import { type TestService, password, testService } from '../testing';

type Schemas = components['schemas'];
type Auth = Schemas['AuthResponse'];
type Problem = Schemas['Problem'];
type Tokens = Schemas['AccessTokenPage'];

const admin = 'admin@credence.example';
const better = 'An0ther-better-one';

let service: TestService;
beforeEach(async () => {
  service = await testService();
});

const signIn = (body: object) => service.anonymous.post<Auth & Problem>('/auth/token/password', body);

const lifeInHours = (body: Auth) =>
  (Date.parse(body.expiresAt ?? '') - service.world.clock.now()) / 3_600_000;

const form = (secret: string) =>
  new URLSearchParams({
    client_id: '6d1f6c9e-0b7e-4a5c-9a43-0d6a4f0c7b11',
    client_secret: secret,
    grant_type: 'client_credentials',
  }).toString();

const withCode = (code: string) => service.anonymous.post<Auth>('/auth/token/idp', { code });
const withToken = (token: string) => service.anonymous.post<Auth>('/auth/token/idp', { token });

const asClient = (body: string) =>
  service.anonymous.post<Schemas['OAuthTokenResponse']>('/auth/oauth/token', body);

const askForReset = (email: string) => service.anonymous.post('/auth/password/requestreset', { email });

describe('signing in with a password', () => {
  test('gives a token that opens the rest', async () => {
    const { status, body } = await signIn({ email: admin, password });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      email: admin,
      role: { name: 'Admin', permissions: { Providers: 'Write' } },
    });
    expect(await service.withToken(body.token).get('/countries')).toMatchObject({ status: 200 });
  });

  test('does not care about the case of the e-mail address', async () => {
    expect(await signIn({ email: 'Admin@Credence.Example', password })).toMatchObject({ status: 200 });
  });

  test.each([
    { email: admin, password: 'wrong' },
    { email: 'nobody@credence.example', password },
  ])('with a wrong address or password is 401 and says neither which', async (body) => {
    const answer = await signIn(body);
    expect(answer.status).toBe(401);
    expect(answer.body.title).toBe('The e-mail address or the password is wrong.');
  });

  test('is 409 while the password has to be changed, and works with a new one', async () => {
    const email = 'change@credence.example';
    expect(await signIn({ email, password })).toMatchObject({ status: 409 });
    expect(await signIn({ email, password, newPassword: better })).toMatchObject({ status: 200 });
    expect(await signIn({ email, password: better })).toMatchObject({ status: 200 });
    expect(await signIn({ email, password })).toMatchObject({ status: 401 });
  });
});

describe('changing the password while signing in', () => {
  test('with a wrong current password is 403', async () => {
    const body = { email: admin, password: 'wrong', newPassword: better };
    expect(await signIn(body)).toMatchObject({ status: 403 });
  });

  test('to the same password is 400', async () => {
    const answer = await signIn({ email: admin, password, newPassword: password });
    expect(answer).toMatchObject({ status: 400, body: { errors: { '$.newPassword': expect.any(Array) } } });
  });

  test('to a weak one is 400 with everything that is wrong', async () => {
    const answer = await signIn({ email: admin, password, newPassword: 'short' });
    expect(answer.status).toBe(400);
    expect(answer.body.errors?.['$.newPassword']).toHaveLength(3);
  });

  test('ends every token that was active, but not the new one', async () => {
    const changed = await signIn({ email: admin, password, newPassword: better });
    expect(await service.get('/countries')).toMatchObject({ status: 401 });
    expect(await service.withToken(changed.body.token).get('/countries')).toMatchObject({ status: 200 });
  });
});

describe('how long a token lives', () => {
  test.each([
    [undefined, 12],
    ['01:00:00', 1],
    ['2.00:00:00', 24],
  ])('asked for %s it is %d hours', async (timeToLive, hours) => {
    const { body } = await signIn({ email: admin, password, timeToLive });
    expect(lifeInHours(body)).toBe(hours);
  });

  test('a browser may keep a long one and has to forget a short one', async () => {
    expect(await signIn({ email: admin, password })).toMatchObject({
      body: { persistenceHint: 'Persistent' },
    });
    const short = await signIn({ email: admin, password, timeToLive: '00:30:00' });
    expect(short.body.persistenceHint).toBe('Ephemeral');
  });

  test('nothing at all is refused', async () => {
    const answer = await signIn({ email: admin, password, timeToLive: '00:00:00' });
    expect(answer).toMatchObject({ status: 400, body: { errors: { '$.timeToLive': expect.any(Array) } } });
  });

  test('after that it is 401', async () => {
    service.pass(12 * 3600 - 1);
    expect(await service.get('/countries')).toMatchObject({ status: 200 });
    service.pass(1);
    expect(await service.get('/countries')).toMatchObject({ status: 401 });
  });
});

describe('other ways in', () => {
  test('the code of the identity provider opens, any other is 400', async () => {
    expect(await withCode('demo-code')).toMatchObject({ status: 200, body: { token: expect.any(String) } });
    expect(await withCode('another')).toMatchObject({
      status: 400,
      body: { errors: { '$.code': expect.any(Array) } },
    });
    expect(await withCode('demo-code-unregistered')).toMatchObject({ status: 403 });
  });

  test('its token opens in place of a code', async () => {
    expect(await withToken('demo-id-token')).toMatchObject({
      status: 200,
      body: { token: expect.any(String) },
    });
    expect(await withToken('demo-code')).toMatchObject({
      status: 400,
      body: { errors: { '$.token': expect.any(Array) } },
    });
  });

  test('a machine gets a token by client credentials, as a form', async () => {
    const { status, body } = await asClient(form('demo-client-secret'));
    expect(status).toBe(200);
    expect(body).toEqual({ access_token: expect.any(String), token_type: 'Bearer', expires_in: 43_200 });
    expect(await service.withToken(body.access_token).get('/countries')).toMatchObject({ status: 200 });
    expect(await asClient(form('wrong'))).toMatchObject({ status: 401 });
    expect(await asClient('grant_type=password')).toMatchObject({
      status: 400,
      body: { errors: { '$.client_id': expect.any(Array), '$.grant_type': expect.any(Array) } },
    });
  });
});

describe('a forgotten password', () => {
  test('can be asked for whether the address has an account or not', async () => {
    expect(await askForReset(admin)).toMatchObject({ status: 204 });
    expect(await askForReset('nobody@nowhere.example')).toMatchObject({ status: 204 });
    expect(await askForReset('no address')).toMatchObject({ status: 400 });
  });

  test('is replaced with a reset token, which ends all access tokens', async () => {
    const reset = (token: string, newPassword: string) =>
      service.anonymous.post<Problem>('/auth/password/reset', { token, newPassword });
    expect(await reset('unknown', better)).toMatchObject({ status: 404 });
    expect(await reset('demo-reset-token', 'weak')).toMatchObject({ status: 400 });
    expect(await reset('demo-reset-token', better)).toMatchObject({ status: 204 });
    expect(await service.get('/countries')).toMatchObject({ status: 401 });
    expect(await signIn({ email: admin, password: better })).toMatchObject({ status: 200 });
  });
});

describe('the tokens of a user', () => {
  test('are listed without secrets, the one in use marked', async () => {
    await signIn({ email: admin, password });
    await service.as('reader');
    const { body } = await service.get<Tokens>('/auth/token', { 'User-Agent': 'Browser 1' });
    expect(body.totalCount).toBe(2);
    expect(body.items?.filter((token) => token.isCurrent)).toMatchObject([{ lastUserAgent: 'Browser 1' }]);
    expect(JSON.stringify(body)).not.toContain('cred_');
  });

  test('one that is invalidated opens nothing and is listed no more', async () => {
    const other = await signIn({ email: admin, password });
    expect(await service.post(`/auth/token/${other.body.tokenId}/invalidate`)).toMatchObject({ status: 204 });
    expect(await service.withToken(other.body.token).get('/countries')).toMatchObject({ status: 401 });
    expect((await service.get<Tokens>('/auth/token')).body.totalCount).toBe(1);
    expect(await service.post(`/auth/token/${other.body.tokenId}/invalidate`)).toMatchObject({ status: 404 });
  });

  test('of somebody else cannot be invalidated', async () => {
    const reader = await signIn({ email: 'reader@credence.example', password });
    expect(await service.post(`/auth/token/${reader.body.tokenId}/invalidate`)).toMatchObject({
      status: 404,
    });
  });

  test('all others end together; the one in use only when asked for', async () => {
    const other = await signIn({ email: admin, password });
    await service.post('/auth/token/invalidate', {});
    expect(await service.withToken(other.body.token).get('/countries')).toMatchObject({ status: 401 });
    expect(await service.get('/countries')).toMatchObject({ status: 200 });
    await service.post('/auth/token/invalidate', { invalidateCurrent: true });
    expect(await service.get('/countries')).toMatchObject({ status: 401 });
  });

  test('only the named ones end when some are named', async () => {
    const [one, two] = [await signIn({ email: admin, password }), await signIn({ email: admin, password })];
    await service.post('/auth/token/invalidate', { tokenIds: [one.body.tokenId] });
    expect(await service.withToken(one.body.token).get('/countries')).toMatchObject({ status: 401 });
    expect(await service.withToken(two.body.token).get('/countries')).toMatchObject({ status: 200 });
  });
});
