// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { QueryClientProvider, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listGroupsOptions, listProvidersInfiniteOptions } from '@/api/operations.gen';
import { createQueryClient } from '@/api/query-client';
import { busyUntil } from '@/api/waiting-reads';
import { simulateService } from '@/testing/service';
import { AppProviders } from './app-providers';

/** A list that is read page by page, and one that comes whole, as pickers read it. */
function Lists() {
  const pages = useInfiniteQuery(listProvidersInfiniteOptions({ count: 2 }));
  const whole = useQuery(listGroupsOptions());
  return (
    <p>
      {pages.data ? 'Rows' : 'No rows'}, {whole.data ? 'choices' : 'no choices'}
    </p>
  );
}

beforeEach(async () => {
  // Its code is fetched when it is first needed.
  await import('./still-waiting');
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
  busyUntil.set(0);
});

const said = () => screen.queryByRole('timer')?.textContent;
const advance = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

it('lists that wait out a rate limit say so, for how long, and are read after that', async () => {
  const service = await simulateService();
  await service.fails({ operation: 'GET *', status: 429, retryAfterSeconds: 12, times: 2 });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AppProviders>
        <Lists />
      </AppProviders>
    </QueryClientProvider>,
  );
  await advance(50);
  expect(said()).toMatch(/^The service is busy; reading again in 1[123] s\.$/);
  await advance(7_000);
  expect(said()).toMatch(/in [456] s\.$/);
  expect(service.reads(), 'nothing is asked for meanwhile').toHaveLength(2);
  await advance(6_500);
  expect(await screen.findByText('Rows, choices')).toBeTruthy();
  expect(said()).toBeUndefined();
});

it('says nothing of what fails otherwise', async () => {
  const service = await simulateService();
  await service.fails({ operation: 'GET *', status: 503, times: 2 });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AppProviders>
        <Lists />
      </AppProviders>
    </QueryClientProvider>,
  );
  await advance(50);
  expect(screen.queryByRole('timer')).toBeNull();
  await advance(2_000);
  expect(await screen.findByText('Rows, choices')).toBeTruthy();
});
