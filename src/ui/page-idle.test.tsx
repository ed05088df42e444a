// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.useRealTimers());

const queryFn = () => new Promise((resolve) => setTimeout(resolve, 200, 'read'));

/** A page of its own: the moment comes once on a page, and may have come in another test. */
async function open(client = new QueryClient()) {
  vi.useFakeTimers();
  vi.resetModules();
  const { PageIdleWatch, WhenPageIdle } = await import('./page-idle');
  render(
    <QueryClientProvider client={client}>
      <PageIdleWatch />
      <WhenPageIdle>What can wait</WhenPageIdle>
    </QueryClientProvider>,
  );
}

test('Who types is not held up by what can wait, which comes once they pause', async () => {
  await open();
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

test('A page that asks again and again is not waited for longer than two seconds', async () => {
  const client = new QueryClient();
  await open(client);
  for (let read = 0; read < 5; read += 1) {
    void client.fetchQuery({ queryKey: [read], queryFn });
    // oxlint-disable-next-line no-await-in-loop -- one after the other is what is looked at
    await act(async () => vi.advanceTimersByTimeAsync(400));
  }
  await act(async () => vi.advanceTimersByTimeAsync(100));
  expect(screen.getByText('What can wait')).toBeTruthy();
});
