import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  type AnyRoute,
  createMemoryHistory,
  createRootRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { fireEvent, render, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import type { ReactNode } from 'react';
import { AppProviders } from './app-providers';
import { DialogHost } from './dialog-host';

const withoutRetries = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

/** Draws part of a screen with all that a screen has around it: its address, its queries, Mantine. */
export async function renderScreen(children: ReactNode, client = withoutRetries()) {
  vi.spyOn(globalThis, 'scrollTo').mockReturnValue(undefined);
  const rootRoute = createRootRoute({
    component: () => (
      <>
        {children}
        <Outlet />
        <DialogHost />
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

/** Draws a part that has no links, with queries and Mantine around it, and gives who uses it. */
export function renderPart(children: ReactNode): UserEvent {
  render(
    <AppProviders>
      <QueryClientProvider client={withoutRetries()}>{children}</QueryClientProvider>
    </AppProviders>,
  );
  return userEvent.setup();
}

/** Draws the page of a route: `/scans/$scanId` at `/scans/s1`. Nothing else has an address. */
export function renderPage(route: AnyRoute, path: string, address: string, queryClient: QueryClient) {
  vi.spyOn(globalThis, 'scrollTo').mockReturnValue(undefined);
  const rootRoute = createRootRoute({
    component: () => (
      <>
        <Outlet />
        <DialogHost />
      </>
    ),
  });
  const page = route.update({ id: path, path, getParentRoute: () => rootRoute } as never);
  const router = createRouter({
    routeTree: rootRoute.addChildren([page]),
    history: createMemoryHistory({ initialEntries: [address] }),
    context: { queryClient } as never,
  });
  return render(
    <AppProviders>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </AppProviders>,
  );
}

/** Puts a text into a field at once, as from the clipboard: where it is typed, each letter draws the screen anew. */
export async function paste(user: UserEvent, field: Element, text: string) {
  await user.click(field);
  await user.paste(text);
}

/** The pointer comes onto an element or leaves it, and with it all that it lies in. */
export function movePointer(where: 'onto' | 'off', element: Element) {
  for (let at: Element | null = element; at; at = at.parentElement)
    fireEvent[where === 'onto' ? 'mouseEnter' : 'mouseLeave'](at);
}
