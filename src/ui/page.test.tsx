// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createStore, useStore } from '@/lib/store';
import { Page, PageHeader } from './page';

const waiting = createStore<number | undefined>(undefined);
const count = (amount: number) => waiting.set(amount);

function Queue() {
  return <PageHeader title="Alerts" waiting={useStore(waiting)} />;
}

const Settings = () => (
  <Page title="Settings">
    <h2 id="tokens">Tokens</h2>
    <h2 id="limits">Limits</h2>
  </Page>
);

test('The tab of a queue says how many wait, moves with the count, and says nothing once none do', async () => {
  const router = createRouter({
    routeTree: createRootRoute({ component: Queue }),
    history: createMemoryHistory(),
  });
  render(<RouterProvider router={router as never} />);
  const heading = await screen.findByRole('heading', { name: 'Alerts' });
  expect(document.title).toBe('Alerts · Credence');
  act(() => count(1_204));
  expect(document.title).toBe('(1,204) Alerts · Credence');
  expect(heading.textContent).toBe('Alerts');
  act(() => count(0));
  expect(document.title).toBe('Alerts · Credence');

  // Covered by the lock.
  document.title = 'Locked · Credence';
  document.body.setAttribute('inert', '');
  act(() => count(3));
  document.body.removeAttribute('inert');
  expect(document.title).toBe('Locked · Credence');
});

test('A page opened by an address with an anchor begins at the section that the anchor names', async () => {
  history.replaceState(null, '', '#limits');
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  const router = createRouter({
    routeTree: createRootRoute({ component: Settings }),
    history: createMemoryHistory(),
  });
  render(<RouterProvider router={router as never} />, { wrapper: MantineProvider });
  const section = await screen.findByRole('heading', { name: 'Limits' });
  expect(scroll.mock.contexts).toContain(section);
  history.replaceState(null, '', ' ');
});

test('A page that drew its heading while it waited, and again with what came, keeps the focus on its heading', async () => {
  const root = createRootRoute({ component: Outlet });
  const page = (path: string, component: () => React.ReactNode) =>
    createRoute({ getParentRoute: () => root, path, component });
  const router = createRouter({
    routeTree: root.addChildren([
      page('/', () => <PageHeader title="Today" />),
      page('/coverage', () => {
        const came = useStore(waiting) !== undefined;
        return <PageHeader key={String(came)} title={came ? 'Coverage, 3' : 'Coverage'} />;
      }),
    ]),
    history: createMemoryHistory(),
  });
  waiting.set(undefined);
  render(<RouterProvider router={router as never} />);
  await screen.findByRole('heading', { name: 'Today' });
  await act(() => router.navigate({ to: '/coverage' as never }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Coverage' }));
  act(() => count(3));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Coverage, 3' }));

  // What somebody has put elsewhere meanwhile is not taken back.
  act(() => (document.activeElement as HTMLElement).blur());
  act(() => waiting.set(undefined));
  expect(document.activeElement).toBe(document.body);
});
