// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { simulateService } from '@/testing/service';
import { renderScreen } from '@/ui/testing';
import { TodayQueues } from './queues';

beforeEach(() => localStorage.clear());

const ledger = <TodayQueues current={0} onPoint={() => undefined} seen={undefined} />;

const queue = (title: string) =>
  within(screen.getByRole('link', { name: title }).closest('li') as HTMLElement);

test('A count that fails leaves the others alone, and is counted again alone', async () => {
  const service = await simulateService({ providers: 0 });
  const { id: providerId } = service.put('providers', {});
  for (let nth = 0; nth < 7; nth += 1) {
    service.put('licenses', { providerId, currentVerificationStatus: 'NeedsReview' });
    service.put('scans', { providerId, status: 'Failed' });
  }
  for (const operation of ['GET /provider-licenses', 'GET /alerts'])
    await service.fails({ operation, status: 403, times: 9 });
  const { user } = await renderScreen(ledger, createQueryClient());
  const first = queue('License verifications to review');
  const second = queue('Licenses that could not be verified');
  expect((await first.findByRole('alert')).textContent).toContain('Could not be counted Not allowed.');
  expect(first.getByRole('button', { name: 'Copy correlation id' })).toBeDefined();
  expect(await second.findByRole('alert')).toBeDefined();
  expect(await queue('Failed scans').findByText('7')).toBeDefined();

  await service.recovers();
  await user.click(first.getByRole('button', { name: 'Retry this count' }));
  expect(await first.findByText('7')).toBeDefined();
  expect(first.queryByRole('alert')).toBeNull();
  expect(second.getByRole('alert')).toBeDefined();
});

test('What takes a request for everybody is counted on request within its row, which says how far that is', async () => {
  const service = await simulateService({ providers: 30 });
  const { user } = await renderScreen(ledger, createQueryClient());
  const overdue = queue('Expirables overdue');
  const counter = await overdue.findByRole('button', { name: 'Count: Expirables overdue' });
  expect(await overdue.findByText('Not counted')).toBeDefined();
  const before = service.reads().length;
  // Not by the user's hand, which would wait for more than the first step.
  act(() => counter.click());
  expect(counter.textContent).toBe('Stop');
  expect(overdue.getByText(/^Counting/)).toBeDefined();
  expect(await overdue.findByText(/As of [^,]*\.$/, undefined, { timeout: 9_000 })).toBeDefined();
  await vi.waitFor(() => expect(counter.textContent).toBe('Count again'), { timeout: 9_000 });
  expect(overdue.queryByText('Not counted')).toBeNull();
  const first = service.reads().length - before;
  await user.click(counter);
  await vi.waitFor(() => expect(counter.textContent).toBe('Count again'), { timeout: 9_000 });
  expect(service.reads().length - before - first, 'only what has changed is read').toBeLessThan(first / 2);
});

test('Files ready to be decided are counted within their row, and what fails says so there', async () => {
  const service = await simulateService({ providers: 0 });
  await service.fails({ operation: 'GET /credentialing-requests', status: 403, times: 9 });
  const { user } = await renderScreen(ledger, createQueryClient());
  const ready = queue('Files ready to be decided');
  await user.click(await ready.findByRole('button', { name: 'Count: Files ready to be decided' }));
  expect((await ready.findByRole('alert')).textContent).toContain('Could not be counted. Not allowed.');
  await service.recovers();
  await user.click(ready.getByRole('button', { name: 'Try again: Files ready to be decided' }));
  expect(await ready.findByText('0')).toBeDefined();
  expect(await ready.findByRole('button', { name: /^Count again/ })).toBeDefined();
  expect(ready.queryByRole('alert')).toBeNull();
});
