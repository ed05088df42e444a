// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useRecordSearch } from './palette-search';

afterEach(() => vi.unstubAllGlobals());

const down = () => Response.json({ title: 'Down' }, { status: 503 });

test('What was on its way when the search was repeated, and fails, is asked once more: no failure is left over', async () => {
  let isDown = true;
  const late: ((response: Response) => void)[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const isLate = isDown && new URL(request.url).pathname.endsWith('/facilities');
    if (isLate) return new Promise<Response>((resolve) => late.push(resolve));
    return isDown ? down() : Response.json({ items: [] });
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { result } = renderHook(() => useRecordSearch('marlowe'), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  await waitFor(() => expect(result.current.error).not.toBeNull());
  expect(late).toHaveLength(1);
  isDown = false;
  act(() => result.current.retry());
  await waitFor(() => expect(result.current.error).toBeNull());
  await act(async () => late[0]?.(down()));
  await waitFor(() => expect(result.current.searching).toBe(false));
  expect(result.current.error).toBeNull();
});
