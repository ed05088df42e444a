// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { simulateService } from '@/testing/service';

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {
        return undefined;
      }
      disconnect() {
        return undefined;
      }
    },
  );
  vi.stubGlobal('__@hello-pangea/dnd-disable-dev-warnings', true);
});

/** One request in progress, one that is completed. */
async function showBoard(params: object = {}) {
  const service = await simulateService({ providers: 0 });
  for (const [lastName, status] of [
    ['Open', 'RequestInProgress'],
    ['Over', 'Completed'],
  ] as const) {
    const { id: providerId } = service.put('providers', { lastName });
    service.put('credentialingRequests', {
      providerId,
      events: [{ status, createdAt: '2026-10-01T10:00:00Z' }],
    } as never);
  }
  await visitBoard(params);
  await screen.findByRole('link', { name: /Open/ });
  return userEvent.setup();
}

/** Draws the board with the modules of the page as it is now. */
async function visitBoard(params: object = {}) {
  const [{ renderScreen }, { Board }] = await Promise.all([import('@/ui/testing'), import('./board')]);
  await renderScreen(<Board params={params} inLanes={false} onLanes={vi.fn()} />, createQueryClient());
}

const column = (name: RegExp) => screen.getByRole('region', { name });

test('a closed status that is filtered by is not folded', async () => {
  await showBoard({ currentEventStatus: ['RequestInProgress', 'Completed'] });
  expect(await within(column(/^Completed 1$/)).findByRole('link', { name: /Over/ })).toBeTruthy();
});

test('columns of what is closed and of nothing are folded, with their name and count; one press unfolds one', async () => {
  const user = await showBoard();
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Unfold/ })).toHaveLength(10));
  expect(screen.queryByRole('button', { name: 'Unfold In progress' })).toBeNull();
  expect(within(column(/^Completed 1$/)).queryByRole('link')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Unfold Completed' }));
  expect(await within(column(/^Completed 1$/)).findByRole('link', { name: /Over/ })).toBeTruthy();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Fold Completed' })),
  );
});

test('what was folded by hand stays so on the next visit', async () => {
  const user = await showBoard();
  await user.click(screen.getByRole('button', { name: 'Fold In progress' }));
  expect(await screen.findByRole('button', { name: 'Unfold In progress' })).toBeTruthy();
  cleanup();
  // What the page held in memory is gone.
  vi.resetModules();
  (await import('@/config')).applyConfig({ apiBaseUrl: 'http://service.test' });
  await visitBoard();
  expect(await screen.findByRole('button', { name: 'Unfold In progress' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Open/ })).toBeNull();
});
