// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CredentialingRequest, Details } from '@/api/models';
import { createQueryClient } from '@/api/query-client';
import { session, type SessionUser } from '@/api/session';
import { useOwnerChoices } from './owners';

const users = {
  ana: { id: 'u-ana', email: 'ana@cedar.example' },
  bo: { id: 'u-bo', email: 'bo@cedar.example' },
  cy: { id: 'u-cy', email: 'cy@cedar.example', firstName: 'Cy', lastName: 'Quill' },
};
const event = (user: object) => ({ messageTemplate: '{user} did something', context: { user } });

let pages: object[][];
/** The first entries since the sign-in. */
let since: object[];
let asked: number;

const withIds = (entries: object[]) => entries.map((entry, at) => ({ id: `e${at}`, ...entry }));

beforeEach(() => {
  asked = 0;
  since = [];
  signIn({ email: 'Ana@cedar.example' });
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.endsWith('/owners')) return Response.json([users.cy]);
    asked += 1;
    expect(searchParams.getAll('type'), 'the service’s own work names nobody').toEqual(['Request', 'Legacy']);
    if (searchParams.has('after')) {
      expect(searchParams.get('after')).toBe('2026-11-20T08:59:00.000Z');
      expect(searchParams.get('sortDirection')).toBe('Asc');
      return Response.json({ items: withIds(since) });
    }
    const at = Number(searchParams.get('cursor') ?? 0);
    const more = at + 1 < pages.length;
    return Response.json({ items: withIds(pages[at] ?? []), ...(more && { nextCursor: String(at + 1) }) });
  });
});
afterEach(() => {
  session.end('user');
  vi.unstubAllGlobals();
});

function signIn(user: SessionUser) {
  session.begin({ token: 'secret', user, persistent: false, way: 'password' });
}

async function choices(request?: Details<CredentialingRequest>) {
  const client = createQueryClient();
  const { result } = renderHook(() => useOwnerChoices(request), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  await waitFor(() => expect(client.isFetching()).toBe(0));
  return result.current;
}

test('Whoever the event log names can own a request, oneself first, and owners are told by name', async () => {
  pages = [[event(users.bo), event({ ...users.cy, firstName: undefined }), event(users.ana)]];
  const found = await choices();
  expect(found.choices).toEqual([
    { value: 'u-ana', label: 'ana@cedar.example (you)' },
    { value: 'u-bo', label: 'bo@cedar.example' },
    { value: 'u-cy', label: 'Cy Quill' },
  ]);
  expect(found.isMeUnknown).toBe(false);
});

test('The log is read beyond where it names oneself, but no further than a few pages', async () => {
  pages = [[event(users.ana)], [], [event(users.bo)]];
  expect((await choices()).choices.map(({ value }) => value)).toEqual(['u-ana', 'u-bo', 'u-cy']);
  expect(asked).toBe(3);
  asked = 0;
  pages = Array.from({ length: 9 }, () => [event(users.bo)]);
  const found = await choices({ owner: users.cy });
  expect(asked).toBe(4);
  expect(found.isMeUnknown).toBe(true);
  expect(found.choices.map(({ value }) => value)).toEqual(['u-bo', 'u-cy']);
});

test('Oneself is a choice also where others did more since the sign-in than is read of the log', async () => {
  signIn({ email: 'ana@cedar.example', signedInAt: '2026-11-20T09:00:00.000Z' });
  pages = Array.from({ length: 9 }, () => [event(users.bo)]);
  since = [event(users.ana)];
  const found = await choices();
  expect(asked).toBe(5);
  expect(found.choices[0]).toEqual({ value: 'u-ana', label: 'ana@cedar.example (you)' });
  expect(found.isMeUnknown).toBe(false);
});

test('Whoever did something for a request can own it, though the log says nothing of them', async () => {
  pages = [[]];
  const found = await choices({ allEvents: [{ status: 'RequestSubmitted', user: users.ana }] });
  expect(found.choices.map(({ value }) => value)).toEqual(['u-ana', 'u-cy']);
});

test('A role that may not read the log is not asked for it', async () => {
  signIn({ email: 'ana@cedar.example', role: 'Clerk', permissions: { EventLog: 'None' } });
  pages = [[event(users.bo)]];
  const found = await choices();
  expect(asked).toBe(0);
  expect(found.error).toBeNull();
  expect(found.isMeUnknown).toBe(true);
});
