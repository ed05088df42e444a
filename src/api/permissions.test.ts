import { expect, test } from 'vitest';
import { writeBlocked } from './permissions';

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
