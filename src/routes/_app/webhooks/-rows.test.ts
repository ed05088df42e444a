import { expect, test } from 'vitest';
import { webhookList } from './-list';
import { webhookRows } from './-rows';

const webhooks = [
  { id: '1', type: 'LicenseExpired', url: 'https://b.example/in' },
  { id: '2', type: 'LicenseChanged', url: 'http://a.example/in', includeSensitiveInfo: true },
  { id: '3', type: 'RosterRead', url: 'https://c.example/in' },
  { id: '4' },
];
const ids = (search: Record<string, unknown>) =>
  webhookRows(webhooks, webhookList.toParams(webhookList.validateSearch(search))).map(({ id }) => id);

test('webhooks stand by type, those that tell none first, until another order is chosen', () => {
  expect(ids({})).toEqual(['4', '2', '1', '3']);
  expect(ids({ sortedBy: 'Url', sortDirection: 'Desc' })).toEqual(['3', '1', '2', '4']);
});

test('webhooks are found by type, address, safety of the address and what they carry', () => {
  expect(ids({ type: ['LicenseChanged', 'LicenseExpired'] })).toEqual(['2', '1']);
  expect(ids({ url: 'B.EXAMPLE' })).toEqual(['1']);
  expect(ids({ insecure: true })).toEqual(['2']);
  expect(ids({ sensitive: false })).toEqual(['4', '1', '3']);
});
