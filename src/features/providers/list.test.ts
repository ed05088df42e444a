import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Provider } from '@/api/models';
import { providerColumns } from './columns';
import { groupProviderList } from './group-provider-list';
import { providerList, providerParams } from './list';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z'), toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

const ask = (search: Record<string, unknown>) => {
  const {
    sortedBy: _,
    sortDirection: __,
    ...request
  } = providerParams(providerList.toParams(providerList.validateSearch(search)));
  return request;
};

test('what stands against treating is asked of the service by its own filters', () => {
  expect(ask({ mayTreat: 'Overdue' })).toEqual({ nextCredentialingDateOnOrBefore: '2026-11-19' });
  expect(ask({ mayTreat: 'Deactivated' })).toEqual({ deactivated: true });
  expect(ask({ mayTreat: 'NotCredentialed' }).credentialingStatus).toContain('In process');
  expect(ask({ mayTreat: 'Yes' })).toEqual({});
  expect(ask({ deactivated: false })).toEqual({ deactivated: false });
});

test('beside other filters it narrows, and where they contradict each other nobody is asked for', () => {
  expect(ask({ mayTreat: 'Overdue', nextCredentialingDateOnOrBefore: '2026-10-01' })).toEqual({
    nextCredentialingDateOnOrBefore: '2026-10-01',
  });
  expect(ask({ mayTreat: 'Overdue', nextCredentialingDateOnOrBefore: '2027-10-01' })).toEqual({
    nextCredentialingDateOnOrBefore: '2026-11-19',
  });
  const credentialingStatus = ['Credentialed', 'Denied'];
  expect(ask({ mayTreat: 'NotCredentialed', credentialingStatus })).toEqual({
    credentialingStatus: ['Denied'],
  });
  for (const other of [
    { mayTreat: 'NotCredentialed', credentialingStatus: ['Credentialed'] },
    { mayTreat: 'Deactivated', deactivated: false },
  ])
    expect(ask(other)).toMatchObject({ nextCredentialingDateOnOrAfter: '9999-12-31' });
});

test('the list of a group has the filters of the service alone', () => {
  expect(groupProviderList.validateSearch({ mayTreat: 'Overdue' })).toEqual({});
});

test.each<[Partial<Provider>, string]>([
  [{ credentialingStatus: 'Credentialed', nextCredentialingDate: '2027-01-12' }, 'See file'],
  [{ credentialingStatus: 'Committee' }, 'See file'],
  [{}, 'See file'],
  [{ credentialingStatus: 'In process' }, 'Not credentialed'],
  [{ credentialingStatus: 'Credentialed', nextCredentialingDate: '2026-11-19' }, 'Recredentialing overdue'],
  [{ credentialingStatus: 'Credentialed', nextCredentialingDate: '2026-11-20' }, 'See file'],
  [{ deactivated: true, credentialingStatus: 'Terminated' }, 'Deactivated, not credentialed'],
])('a row says what it knows of treating and never yes: %o is “%s”', (provider, words) => {
  expect(providerColumns.find(({ id }) => id === 'mayTreat')?.value(provider as Provider)).toBe(words);
});
