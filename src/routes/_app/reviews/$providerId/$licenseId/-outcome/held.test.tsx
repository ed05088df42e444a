// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ProviderNote } from '@/api/models';
import { session } from '@/api/session';
import { undoMs } from '@/jobs/undo-queue';
import {
  decide,
  goOut,
  isChosen,
  open,
  openCase,
  openDecided,
  queued,
  reason,
  send,
  serveOneCase,
  service,
} from '../-testing';

serveOneCase();

describe('After a decision', () => {
  test('it is told who and what was decided, with a link back', async () => {
    await decide();
    await goOut();
    const notice = await screen.findByText(/Ada Vega: marked found with result 2\./);
    expect(within(notice).getByRole('link', { name: 'Back to this case' }).getAttribute('href')).toBe(
      '/reviews/p1/l1',
    );
  });

  test('the case shows its evidence, what was decided, and the reason', async () => {
    service.license = {
      ...service.license,
      currentVerification: { ...open, status: 'Found', correctResultIndex: 1 },
    };
    service.notes = [
      {
        id: 'n',
        timestamp: '2026-11-21T09:00:00Z',
        note: 'License MULTI-700 (TX) marked found with result 2 on review. Her middle name.',
      } as ProviderNote,
    ];
    await openDecided();
    const evidence = await screen.findByRole('table', { name: 'On file against 3 results' });
    expect(within(evidence).getAllByRole('columnheader')).toHaveLength(5);
    expect(evidence.querySelectorAll('[data-chosen]').length, 'the second result is marked').toBeGreaterThan(
      5,
    );
    const decision = screen.getByRole('region', { name: 'Decision' });
    await waitFor(() => expect(decision.textContent).toContain('“Her middle name.”'));
    expect(decision.textContent).toContain('result 2 of 3');
  });
});

const held = () => screen.findByText(/Ada Vega: marked found with result 2/);
const undo = () => screen.findByRole('button', { name: /^Undo/ });

describe('While a decision is held', () => {
  beforeEach(() => {
    service.queue = [queued('l1')];
  });

  test('nothing is sent, it counts as decided, and it can be taken back with all that was typed', async () => {
    const { user, router } = await decide();
    expect(await screen.findByText('Queue done: 1 resolved, 0 skipped')).toBeDefined();
    expect((await held()).textContent).toContain('sent in 10 s');
    expect(service.written).toEqual([]);
    await undo();
    await user.keyboard('u');
    expect(await screen.findByText('0 decided, 1 left')).toBeDefined();
    expect(router.state.location.pathname).toBe('/reviews/p1/l1');
    expect([reason().value, isChosen(2)]).toEqual(['Her middle name', true]);
    await goOut();
    expect(service.written).toEqual([]);
  });

  test('it goes out with its note when the time is over', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await decide();
    await held();
    await act(() => vi.advanceTimersByTimeAsync(undoMs + 1));
    await waitFor(() => expect(service.written).toHaveLength(2));
    expect(service.written.map(([, body]) => body)).toEqual([
      { status: 'Found', correctResultIndex: 1 },
      'License MULTI-700 (TX) marked found with result 2 on review. Her middle name.',
    ]);
    vi.useRealTimers();
  });

  test('its case shows what was decided in place of the keys, and the undo', async () => {
    (await decide()).unmount();
    const { user } = await openCase();
    const bar = within(screen.getByRole('region', { name: 'Decision' }));
    expect(bar.getByText(/^Marked found with result 2: “Her middle name”/).textContent).toMatch(/ in \d+ s,/);
    expect(screen.getAllByRole('button', { name: /^Undo/ }), 'it is told once').toHaveLength(1);
    await user.keyboard('n');
    await send();
    await user.click(bar.getByRole('button', { name: /^Undo/ }));
    expect(await screen.findByRole('button', { name: /^Mark found with result 2/ })).toBeDefined();
    expect(reason().value).toBe('Her middle name');
  });

  test('the end of the session sends it, its reason as a remark that claims nothing', async () => {
    session.begin({
      token: 'secret',
      user: { email: 'ada@example.org' },
      persistent: false,
      way: 'password',
    });
    await decide();
    session.end('user');
    await waitFor(() => expect(service.written).toHaveLength(2));
    expect(service.written.map(([, body]) => body)).toEqual([
      { status: 'Found', correctResultIndex: 1 },
      'License MULTI-700 (TX), remark on its review: Her middle name.',
    ]);
  });
});
