// @vitest-environment happy-dom
import { focusManager, QueryClientProvider } from '@tanstack/react-query';
import { act, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { session } from '@/api/session';
import { PageIdleWatch } from '@/ui/page-idle';
import { useClosedScreen, useNavigation } from './navigation';

let active: number;
let asked: number;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  active = 12;
  asked = 0;
  focusManager.setFocused(true);
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    if (url.endsWith('/alerts/aggregations')) asked += 1;
    return Response.json({ active });
  });
});

afterEach(() => {
  focusManager.setFocused(undefined);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Counts() {
  return useNavigation().flatMap(({ entries }) =>
    entries.map(({ to, label, count }) => (
      <p key={to}>
        {label} {count}
      </p>
    )),
  );
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test('The counts in the navigation are counted again every minute, and not while the window is not seen', async () => {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <PageIdleWatch />
      <Counts />
    </QueryClientProvider>,
  );
  await pass(3_000);
  expect(screen.getByText(/^Alerts/).textContent).toBe('Alerts 12 active');
  active = 9;
  await pass(60_000);
  expect(screen.getByText(/^Alerts/).textContent).toBe('Alerts 9 active');
  act(() => focusManager.setFocused(false));
  const before = asked;
  await pass(600_000);
  expect(asked).toBe(before);
});

const closedAt = (pathname: string) => renderHook(() => useClosedScreen(pathname)).result.current;

test('What a role may not see has no entry, and no screen below its address', () => {
  const user = { email: 'ada@example.org', role: 'Clerk', permissions: { Groups: 'None', Files: 'Read' } };
  session.begin({ token: 't', user, persistent: false, way: 'password' });
  const { result } = renderHook(() => useNavigation().flatMap(({ entries }) => entries.map(({ to }) => to)));
  expect(result.current).not.toContain('/payers');
  expect(result.current).toContain('/files');
  for (const at of ['/groups', '/groups/g1', '/payers', '/enrollments/e1'])
    expect(closedAt(at), at).toMatchObject({ why: 'Your role, Clerk, cannot see this.' });
  for (const at of ['/', '/files', '/providers/p1', '/groups-of-files'])
    expect(closedAt(at), at).toBeUndefined();
  session.end('user');
});
