// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { renderScreen } from '@/ui/testing';
import { UserName } from './user-name';

afterEach(() => vi.unstubAllGlobals());

const ada = { id: 'u1', email: 'Ada@cedar.example', firstName: 'Ada', lastName: 'Okafor' };

function show(address: string, owners: unknown) {
  vi.stubGlobal('fetch', async () => Response.json(owners));
  return renderScreen(<UserName address={address} />, createQueryClient());
}

test('Whoever owns a request is told by name, with the address under the pointer', async () => {
  await show('ada@cedar.example', [ada]);
  expect((await screen.findByText('Ada Okafor')).title).toBe('ada@cedar.example');
});

test.each([
  ['nobody owns a request', []],
  ['owners are told without names', [{ id: 'u1', email: 'ada@cedar.example' }]],
  ['owners are told by nothing', [{}]],
  ['the answer is no list', {}],
])('Where %s the address stands for itself', async (_, owners) => {
  await show('ada@cedar.example', owners);
  const name = await screen.findByText('ada@cedar.example');
  expect(name.title).toBe('');
});
