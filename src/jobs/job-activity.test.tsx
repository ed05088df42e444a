// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { ApiError } from '@/api/errors';
import { renderScreen } from '@/ui/testing';

test('The list of what runs tells items that failed from those that may be done, and the top bar counts both until they are looked at', async () => {
  // Modules of its own: other tests of the worker may have left work that runs or failed.
  vi.resetModules();
  const [{ startBulk }, { JobActivity }, { ApiError: Failure }] = await Promise.all([
    import('./bulk'),
    import('./job-activity'),
    import('@/api/errors'),
  ]);
  const { user } = await renderScreen(<JobActivity />);
  const operation = 'verifyLicense';
  const errors: Record<string, ApiError> = {
    refused: new Failure({ kind: 'problem', status: 403, operation }),
    lost: new Failure({ kind: 'network', operation }),
  };
  startBulk<string>({
    title: 'Verify 3 licenses',
    one: 'license',
    many: 'licenses',
    collect: async () => ['done', 'refused', 'lost'],
    label: (license) => license,
    run: async (license) => {
      if (errors[license]) throw errors[license];
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Activity: / }));
  expect(await screen.findByText('Ended, 1 of 3, 1 failed, 1 may be done')).toBeDefined();

  expect(screen.getByRole('button', { name: /^Activity: .*, 1 failed, 1 may be done$/ })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Verify 3 licenses' }));
  await screen.findByRole('dialog', { name: 'Verify 3 licenses' });
  await waitFor(() =>
    expect(
      screen.getByRole('button', { name: /^Activity: /, hidden: true }).getAttribute('aria-label'),
    ).not.toMatch(/failed/),
  );
});

test('What was asked for at once is counted as one task', async () => {
  vi.resetModules();
  const [{ scanStore }, { JobActivity }] = await Promise.all([import('./scans'), import('./job-activity')]);
  const scans = (at: number, state: 'running' | 'ended', ids: string[]) =>
    scanStore.add(ids.map((scanId, nth) => ({ scanId, startedAt: at + nth, state })));
  await renderScreen(<JobActivity />);
  act(() => scans(1_000, 'ended', ['a', 'b', 'c']));
  expect(await screen.findByRole('button', { name: 'Activity: 1 task done' })).toBeDefined();
  act(() => scans(60_000, 'ended', ['d', 'e']));
  expect(await screen.findByRole('button', { name: 'Activity: 2 tasks done' })).toBeDefined();
});
