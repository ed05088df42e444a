// @vitest-environment happy-dom
import { focusManager } from '@tanstack/react-query';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { simulateService } from '@/testing/service';
import { renderScreen } from '@/ui/testing';
import { userOf } from '../../../../../mocks/service/actor';
import { issueToken } from '../../../../../mocks/service/tokens';
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
  const service = await simulateService();
  await renderScreen(<TokenSettings />);
  expect(await screen.findAllByRole('listitem')).toHaveLength(1);
  issueToken(service.world, userOf(service.actor));
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});
