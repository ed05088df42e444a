// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { session } from '@/api/session';
import { simulateService, type SimulatedService } from '@/testing/service';
import { browserKey } from './key';

let service: SimulatedService;

beforeEach(async () => {
  service = await simulateService({ providers: 0 });
  // Another file of this worker may have left a key, which goes with the session that it was made in.
  signIn('Before', 'Write');
  session.end('user');
});

afterEach(() => session.end('user'));

const signIn = (role: string, files: string) =>
  session.begin({
    token: role,
    user: { email: `${role}@example.org`, role, permissions: { Files: files } },
    wish: { stays: false },
  } as never);

test('Whoever may not write files gets no key, and the service is not asked for what it would refuse', async () => {
  signIn('Reader', 'Read');
  await expect(browserKey()).rejects.toMatchObject({ status: 403 });
  expect(service.writes()).toEqual([]);
});

test('Whoever may write files gets a key of their own, once', async () => {
  signIn('Credentialing', 'Write');
  const key = await browserKey();
  expect(await browserKey()).toBe(key);
  expect(service.writes()).toHaveLength(1);
});
