// @vitest-environment happy-dom
import { focusManager } from '@tanstack/react-query';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '@/ui/testing';
import { TokenSettings } from './tokens';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  focusManager.setFocused(true);
});
afterEach(() => {
  cleanup();
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

test('A sign-in on another machine is listed within a minute', async () => {
  let items = [{ id: 't1', isCurrent: true }];
  vi.stubGlobal('fetch', async () => Response.json({ items }));
  await renderScreen(<TokenSettings />);
  expect(await screen.findAllByRole('listitem')).toHaveLength(1);
  items = [...items, { id: 't2', isCurrent: false }];
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});
