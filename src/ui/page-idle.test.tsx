// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.useRealTimers());

test('Who types is not held up by what can wait, which comes once they pause', async () => {
  vi.useFakeTimers();
  // The moment comes once on a page, and may have come in another test.
  vi.resetModules();
  const { PageIdleWatch, WhenPageIdle } = await import('./page-idle');
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PageIdleWatch />
      <WhenPageIdle>What can wait</WhenPageIdle>
    </QueryClientProvider>,
  );
  for (let key = 0; key < 20; key += 1) {
    fireEvent.keyDown(document.body, { key: 'a' });
    act(() => vi.advanceTimersByTime(200));
  }
  expect(screen.queryByText('What can wait')).toBeNull();
  act(() => vi.advanceTimersByTime(500));
  act(() => vi.advanceTimersByTime(2_000));
  act(() => vi.advanceTimersByTime(50));
  expect(screen.getByText('What can wait')).toBeTruthy();
});
