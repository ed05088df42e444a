import { expect, test } from 'vitest';
import { readBlocked, writeBlocked } from './permissions';

const user = (role: string, permissions?: Record<string, string>) => ({
  email: 'a@b.org',
  role,
  permissions,
});

test('A role that only reads an area is told so by name', () => {
  expect(writeBlocked(user('Reader', { Providers: 'Read' }), 'Providers')).toMatch(/Reader/);
  expect(writeBlocked(user('Credentialing', { Notes: 'None' }), 'Notes')).toBeDefined();
});

test('Permission to write is enough, whatever the role is called', () => {
  expect(writeBlocked(user('Reader', { providers: 'Write' }), 'Providers')).toBeUndefined();
  expect(writeBlocked(user('Auditor', { Notes: 'Allowed' }), 'Notes')).toBeUndefined();
});

test('Without a word about the area the name of the role decides, and in doubt nothing is blocked', () => {
  expect(writeBlocked(user('LimitedReader'), 'Licenses')).toBeDefined();
  expect(writeBlocked(user('Credentialing', { Licences: 'Read' }), 'Licenses')).toBeUndefined();
  expect(writeBlocked(undefined, 'Licenses')).toBeUndefined();
  expect(writeBlocked({ email: 'a@b.org' }, 'Licenses')).toBeUndefined();
});

test('An area that a role has no permission for at all is not even seen', () => {
  const specialist = user('Credentialing', { Webhooks: 'None', Monitors: 'Write', Datasets: 'Read' });
  expect(readBlocked(specialist, 'Webhooks')).toMatch(/Credentialing, cannot see/);
  expect(writeBlocked(specialist, 'Webhooks')).toBe(readBlocked(specialist, 'Webhooks'));
  expect(readBlocked(specialist, 'Monitors')).toBeUndefined();
  expect(readBlocked(specialist, 'Datasets')).toBeUndefined();
});

test('Where nothing is said about an area everybody may see it', () => {
  expect(readBlocked(user('LimitedReader'), 'Alerts')).toBeUndefined();
  expect(readBlocked(undefined, 'Webhooks')).toBeUndefined();
});
