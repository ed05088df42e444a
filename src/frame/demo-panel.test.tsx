// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { AppProviders } from '@/ui/app-providers';
import { DemoPanel } from './demo-panel';

// The first question fetches its code.
beforeAll(() => import('@/ui/confirm-host'));

test.each([
  ['Start again with 2,000', 2_000],
  ['With 100,000', 100_000],
])('“%s” makes that many providers, once that is confirmed', async (name, providers) => {
  const resets: unknown[] = [];
  vi.stubGlobal('fetch', async (address: string, request?: RequestInit) => {
    if (address.endsWith('/reset')) resets.push(JSON.parse(String(request?.body)));
    return Response.json({ now: '2026-11-20T12:00:00Z', counts: { providers: 200 } });
  });
  const onReset = vi.fn();
  render(
    <AppProviders>
      <QueryClientProvider client={new QueryClient()}>
        <DemoPanel onClose={() => undefined} onReset={onReset} />
      </QueryClientProvider>
    </AppProviders>,
  );
  const user = userEvent.setup();
  expect(await screen.findByText('200 providers.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name }));
  expect(resets).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Reset demo data' }));
  await waitFor(() => expect(onReset).toHaveBeenCalledOnce());
  expect(resets).toEqual([{ providers }]);
});
