// @vitest-environment happy-dom
import { focusManager, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { useRowRefresh } from './use-row-refresh';

let rows: string[];

beforeEach(() => {
  vi.useFakeTimers();
  focusManager.setFocused(true);
  rows = ['Ada'];
  render(<Notes />, {
    wrapper: ({ children }) => (
      <QueryClientProvider client={createQueryClient()}>{children}</QueryClientProvider>
    ),
  });
});
afterEach(() => {
  cleanup();
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

/** Two lists of a record, of which one is on screen, in two parts of the page, and the other counted. */
function Notes() {
  const { ref, refresh } = useRowRefresh();
  const shown = useQuery({ queryKey: ['shown'], queryFn: () => [...rows], ...refresh() });
  useQuery({ queryKey: ['shown'], queryFn: () => [...rows] });
  const counted = useQuery({ queryKey: ['counted'], queryFn: () => [...rows], ...refresh(false) });
  return (
    <>
      <output>{counted.data?.length}</output>
      <div ref={ref}>{shown.data?.join(', ')}</div>
    </>
  );
}

/** Another window has the focus for a moment. */
const leaveAndReturn = () => act(() => [false, true].forEach((is) => focusManager.setFocused(is)));
const advance = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

test('Rows are read again a minute after they were', async () => {
  await advance(1);
  rows = ['Bea', 'Ada'];
  await advance(58);
  expect(screen.queryByText('Ada')).not.toBeNull();
  await advance(3);
  expect(screen.queryByText('Bea, Ada')).not.toBeNull();
  rows = ['Cleo', 'Bea', 'Ada'];
  await advance(61);
  expect(screen.queryByText('Cleo, Bea, Ada')).not.toBeNull();
});

test('Rows under the pointer stay where they are, and are read as soon as it has left; what is only counted is not held up', async () => {
  await advance(1);
  fireEvent.mouseEnter(screen.getByText('Ada'));
  rows = ['Bea', 'Ada'];
  await advance(200);
  expect(screen.queryByText('Ada')).not.toBeNull();
  expect(screen.getByRole('status').textContent).toBe('2');
  fireEvent.mouseLeave(screen.getByText('Ada'));
  await advance(1);
  expect(screen.queryByText('Bea, Ada')).not.toBeNull();
});

test('Nor do rows under the pointer move when the window gets the focus, and what is only counted is counted', async () => {
  await advance(1);
  fireEvent.mouseEnter(screen.getByText('Ada'));
  await advance(40);
  rows = ['Bea', 'Ada'];
  leaveAndReturn();
  await advance(1);
  expect(screen.queryByText('Ada')).not.toBeNull();
  expect(screen.getByRole('status').textContent).toBe('2');
  fireEvent.mouseLeave(screen.getByText('Ada'));
  leaveAndReturn();
  await advance(1);
  expect(screen.queryByText('Bea, Ada')).not.toBeNull();
});
