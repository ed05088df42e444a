// @vitest-environment happy-dom
import { focusManager, QueryClientProvider } from '@tanstack/react-query';
import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { session } from '@/api/session';
import { simulateService, type SimulatedService } from '@/testing/service';
import { PageIdleWatch } from '@/ui/page-idle';
import { useClosedScreen, useNavigation } from './navigation';

let service: SimulatedService;

beforeEach(async () => {
  service = await simulateService({ providers: 0 });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  focusManager.setFocused(true);
});

afterEach(() => {
  focusManager.setFocused(undefined);
  vi.useRealTimers();
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

const advance = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test('The counts in the navigation are counted again every minute, and not while the window is not seen', async () => {
  const { id: providerId } = service.put('providers', {});
  const alerts = Array.from({ length: 12 }, () => service.put('alerts', { providerId }));
  const requestedPaths = () =>
    service.reads().filter(({ operation }) => operation === 'GET /alerts/aggregations').length;
  render(
    <QueryClientProvider client={createQueryClient()}>
      <PageIdleWatch />
      <Counts />
    </QueryClientProvider>,
  );
  await waitFor(() => expect(screen.getByText(/^Alerts/).textContent).toBe('Alerts 12 active'));
  for (const { id } of alerts.slice(9)) service.world.alerts.remove(id);
  await advance(60_000);
  expect(screen.getByText(/^Alerts/).textContent).toBe('Alerts 9 active');
  act(() => focusManager.setFocused(false));
  const before = requestedPaths();
  await advance(600_000);
  expect(requestedPaths()).toBe(before);
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
