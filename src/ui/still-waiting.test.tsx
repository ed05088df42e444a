// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { act, render, screen, waitFor } from '@testing-library/react';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createApi, type Api } from '@/api/client';
import { SessionStore } from '@/api/session-store';
import { AppProviders } from './app-providers';
import { Dialog } from './dialog';
import { dockId } from './dock';
import { ErrorState } from './states';

let api: Api;
let answers: (() => Promise<Response>)[];

/** Never answers; ends as fetch does when it is aborted. */
const hangs = (request: Request) =>
  new Promise<Response>((_, reject) => {
    request.signal.addEventListener('abort', () => reject(request.signal.reason));
  });

function Providers() {
  const { data, error, refetch } = useQuery({
    queryKey: ['providers'],
    queryFn: async ({ signal }) => (await api.GET('/providers', { params: { query: {} }, signal })).data,
    retry: false,
  });
  if (error)
    return <ErrorState title="Providers could not be loaded" error={error} onRetry={() => void refetch()} />;
  return data ? <p>{data.items?.[0]?.lastName}</p> : <p>Loading</p>;
}

beforeEach(async () => {
  // Its code is fetched when it is first needed.
  await import('./still-waiting');
  vi.useFakeTimers({ shouldAdvanceTime: true });
  api = createApi({ baseUrl: 'http://service.test/api', timeoutMs: 15_000, session: new SessionStore() });
  answers = [];
  vi.stubGlobal('fetch', (request: Request) => answers.shift()?.() ?? hangs(request));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AppProviders>
        <Providers />
      </AppProviders>
    </QueryClientProvider>,
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const advance = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const press = (name: string) =>
  userEvent
    .setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) })
    .click(screen.getByRole('button', { name }));

it('a read that hangs is said to be waited for after five seconds, and is stopped when the user says so', async () => {
  await advance(4_000);
  expect(screen.queryByRole('status')).toBeNull();
  await advance(1_100);
  expect((await screen.findByRole('status')).textContent).toContain('Still waiting for the service.');
  await press('Stop');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Providers could not be loaded');
  expect(alert.textContent).toContain('Stopped.');
  expect(screen.queryByRole('status')).toBeNull();
  answers = [async () => Response.json({ items: [{ lastName: 'Ortiz' }] })];
  await press('Try again');
  expect(await screen.findByText('Ortiz')).toBeTruthy();
});

it('or is asked for once more, and what comes then is shown', async () => {
  await advance(5_100);
  answers = [async () => Response.json({ items: [{ lastName: 'Ortiz' }] })];
  await screen.findByRole('status');
  await press('Try again');
  expect(await screen.findByText('Ortiz')).toBeTruthy();
  expect(screen.queryByRole('status')).toBeNull();
});

it('it stands below the page and covers nothing of it, but over a dialog, which covers the frame', async () => {
  const { unmount } = render(<section id={dockId} aria-label="Notices of this page" />);
  const dock = screen.getByRole('region', { name: 'Notices of this page' });
  await advance(5_100);
  const said = await screen.findByRole('status');
  expect(dock.contains(said)).toBe(true);
  expect(said.closest('[style*="fixed"]')).toBeNull();
  const dialog = render(
    <MantineProvider env="test">
      <Dialog title="New provider" onClose={() => undefined}>
        Form
      </Dialog>
    </MantineProvider>,
  );
  await waitFor(() => expect(dock.textContent).toBe(''));
  expect(screen.getByRole('status', { hidden: true }).textContent).toContain('Still waiting');
  dialog.unmount();
  await waitFor(() => expect(dock.textContent).toContain('Still waiting'));
  unmount();
});
