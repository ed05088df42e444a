import { expect, test } from 'vitest';
import {
  attachLicense,
  changePassword,
  createDatasetScan,
  createProviderNote,
  createWebhook,
  updateLicense,
  updateProvider,
} from './operations.gen';
import { readBlocked, writeBlocked } from './permissions';

const user = (role: string, permissions?: Record<string, string>) => ({
  email: 'a@b.org',
  role,
  permissions,
});

test('A role that only reads an area is told so by name', () => {
  expect(writeBlocked(user('Reader', { Providers: 'Read' }), updateProvider)).toMatch(/Reader/);
  expect(writeBlocked(user('Credentialing', { Notes: 'None' }), createProviderNote)).toBeDefined();
});

test('Permission to write is enough, whatever the role is called', () => {
  expect(writeBlocked(user('Reader', { providers: 'Write' }), updateProvider)).toBeUndefined();
  expect(writeBlocked(user('Auditor', { Notes: 'Allowed' }), createProviderNote)).toBeUndefined();
});

test('Without a word about the area the name of the role decides, and in doubt nothing is blocked', () => {
  expect(writeBlocked(user('LimitedReader'), updateLicense)).toBeDefined();
  expect(writeBlocked(user('Credentialing', { Licences: 'Read' }), updateLicense)).toBeUndefined();
  expect(writeBlocked(undefined, updateLicense)).toBeUndefined();
  expect(writeBlocked({ email: 'a@b.org' }, updateLicense)).toBeUndefined();
});

test('An area that a role has no permission for at all is not even seen', () => {
  const specialist = user('Credentialing', { Webhooks: 'None', Monitors: 'Write', Datasets: 'Read' });
  expect(readBlocked(specialist, 'Webhooks')).toMatch(/Credentialing, cannot see/);
  expect(writeBlocked(specialist, createWebhook)).toBe(readBlocked(specialist, 'Webhooks'));
  expect(readBlocked(specialist, 'Monitors')).toBeUndefined();
  expect(readBlocked(specialist, 'Datasets')).toBeUndefined();
});

test('Where nothing is said about an area everybody may see it', () => {
  expect(readBlocked(user('LimitedReader'), 'Alerts')).toBeUndefined();
  expect(readBlocked(undefined, 'Webhooks')).toBeUndefined();
});

test('Of several writes each has to be allowed, and the first that is not says why', () => {
  const specialist = user('Credentialing', { Licenses: 'Write', Datasets: 'Read', Webhooks: 'None' });
  expect(writeBlocked(specialist, [attachLicense, updateLicense])).toBeUndefined();
  expect(writeBlocked(specialist, [attachLicense, createDatasetScan])).toMatch(
    /can read this but not change/,
  );
  expect(writeBlocked(specialist, [createWebhook, createDatasetScan])).toMatch(/cannot see this/);
  expect(writeBlocked(specialist, [])).toBeUndefined();
});

test('What needs no permission is open to everybody', () => {
  expect(writeBlocked(user('Reader', { Providers: 'None' }), changePassword)).toBeUndefined();
});
