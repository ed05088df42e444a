// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { currentUser } from '@/api/session';
import type * as Session from '@/api/session';
import { useOwnerChoices } from './owners';

vi.mock('@/api/session', async (original) => ({
  ...(await original<typeof Session>()),
  currentUser: vi.fn(),
}));

const users = {
  ana: { id: 'u-ana', email: 'ana@cedar.example' },
  bo: { id: 'u-bo', email: 'bo@cedar.example' },
  cy: { id: 'u-cy', email: 'cy@cedar.example', firstName: 'Cy', lastName: 'Quill' },
};
const event = (user: object) => ({ messageTemplate: '{user} did something', context: { user } });

let pages: object[][];
let asked: number;

beforeEach(() => {
  asked = 0;
  vi.mocked(currentUser).mockReturnValue({ email: 'Ana@cedar.example' } as ReturnType<typeof currentUser>);
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.endsWith('/owners')) return Response.json([users.cy]);
    asked += 1;
    const at = Number(searchParams.get('cursor') ?? 0);
    const more = at + 1 < pages.length;
    return Response.json({ items: pages[at], ...(more && { nextCursor: String(at + 1) }) });
  });
});
afterEach(() => vi.unstubAllGlobals());

async function choices(current?: { id: string; email: string }) {
  const client = createQueryClient();
  const { result } = renderHook(() => useOwnerChoices(current), {
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

test('The log is read until it names oneself, and no further than a few pages', async () => {
  pages = [[event(users.bo)], [event(users.ana)], [event(users.cy)]];
  expect((await choices()).choices.map(({ value }) => value)).toContain('u-ana');
  expect(asked).toBe(2);
  asked = 0;
  pages = Array.from({ length: 9 }, () => [event(users.bo)]);
  const found = await choices(users.cy);
  expect(asked).toBe(4);
  expect(found.isMeUnknown).toBe(true);
  expect(found.choices.map(({ value }) => value)).toEqual(['u-bo', 'u-cy']);
});
