import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Provider } from '@/api/models';
import { changesOf } from './provider-on-file';

const values = {
  firstName: 'Ada',
  phone: '(555) 010-0199',
  email: 'ada@work.example',
  additionalPracticeStates: 'OK,NM',
  licenseNumber: 'RN2',
};

/** The body that changes these fields of a provider who is as given. */
function changes(provider: Partial<Provider>, fields: string[]) {
  const queryClient = new QueryClient();
  queryClient.fetchQuery = (async () => provider) as typeof queryClient.fetchQuery;
  return changesOf(queryClient, 'p', values, fields);
}

test('Only the fields that differ are sent; nothing where only a license is to be attached', async () => {
  expect(await changes({}, ['phone'])).toEqual({ phone: '(555) 010-0199' });
  expect(await changes({}, ['licenseNumber'])).toEqual({});
});

test('What a provider has several of is added to, once', async () => {
  const home = { email: 'ada@home.example', type: 'Home' };
  const provider = { emails: [home], additionalPracticeStates: ['OK'] } as Provider;
  expect(await changes(provider, ['email', 'additionalPracticeStates'])).toEqual({
    emails: [home, { email: 'ada@work.example', type: 'Work' }],
    additionalPracticeStates: ['OK', 'NM'],
  });
  const already = { emails: [{ email: 'Ada@Work.example', type: 'Work' }] } as Provider;
  expect(await changes(already, ['email'])).toEqual({});
});
