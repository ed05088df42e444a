// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { simulateService } from '@/testing/service';
import { AppProviders } from '@/ui/app-providers';
import { DemoPanel } from './demo-panel';

// The first question fetches its code.
beforeAll(() => import('@/ui/confirm-host'));

test.each([
  ['Start again with 2,000', 2_000],
  ['With 100,000', 100_000],
])('“%s” makes that many providers, once that is confirmed', async (name, providers) => {
  const service = await simulateService({ providers: 0 });
  for (let nth = 0; nth < 200; nth += 1) service.put('providers', {});
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
  expect(service.writes()).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Reset demo data' }));
  await waitFor(() => expect(onReset).toHaveBeenCalledOnce());
  expect(service.writes()).toMatchObject([{ line: 'POST /control/reset' }]);
  expect(service.world.generated).toBe(providers);
});
