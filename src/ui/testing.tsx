import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import type { ReactNode } from 'react';

/** Draws part of a screen with all that a screen has around it: its address, its queries, Mantine. */
export async function renderScreen(
  children: ReactNode,
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } }),
) {
  vi.spyOn(globalThis, 'scrollTo').mockReturnValue(undefined);
  const rootRoute = createRootRoute({
    component: () => (
      <>
        {children}
        <Outlet />
      </>
    ),
    notFoundComponent: () => null,
  });
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory() });
  const shown = render(
    <MantineProvider env="test">
      <QueryClientProvider client={client}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  await waitFor(() => expect(shown.container.childElementCount).toBeGreaterThan(0));
  return { ...shown, router, client, user: userEvent.setup() };
}
