// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { renderScreen } from '@/ui/testing';
import { TodayQueues } from './queues';

/** What reads the number of alerts fails. */
let failing: boolean;

beforeEach(() => {
  failing = true;
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const { pathname } = new URL(url);
    if (failing && (pathname === '/provider-licenses' || pathname === '/alerts'))
      return Response.json({ title: 'No', correlationId: 'c-1' }, { status: 403 });
    return Response.json({ items: [], totalCount: 7, active: 7, aggregations: {} });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const queue = (title: string) =>
  within(screen.getByRole('link', { name: title }).closest('li') as HTMLElement);

test('A count that fails leaves the others alone, and is counted again alone', async () => {
  const queues = <TodayQueues current={0} onPoint={() => undefined} seen={undefined} />;
  const { user } = await renderScreen(queues, createQueryClient());
  const first = queue('License verifications to review');
  const second = queue('Licenses that could not be verified');
  expect((await first.findByRole('alert')).textContent).toContain('Could not be counted Not allowed.');
  expect(first.getByRole('button', { name: 'Copy correlation id' })).toBeDefined();
  expect(await second.findByRole('alert')).toBeDefined();
  expect(await queue('Failed scans').findByText('7')).toBeDefined();

  failing = false;
  await user.click(first.getByRole('button', { name: 'Retry this count' }));
  expect(await first.findByText('7')).toBeDefined();
  expect(first.queryByRole('alert')).toBeNull();
  expect(second.getByRole('alert')).toBeDefined();
});
