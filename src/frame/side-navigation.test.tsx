// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { NavCount, Navigation } from './side-navigation';

it('a count that cannot be drawn leaves its entry, the other counts and the page standing', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const unreadable = null as unknown as number;
  const entries = [
    {
      to: '/alerts',
      label: 'Alerts',
      icon: IconBell,
      count: <NavCount value={unreadable} meaning="active" />,
    },
    { to: '/matches', label: 'Matches', icon: IconBell, count: <NavCount value={7} meaning="to decide" /> },
  ];
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => (
        <>
          <Navigation
            groups={[{ label: 'Work', entries }]}
            foot={{ label: 'Foot', entries: [] }}
            collapsed={false}
          />
          <h1>Providers</h1>
        </>
      ),
    }),
    history: createMemoryHistory(),
  });
  render(
    <MantineProvider>
      <RouterProvider router={router as never} />
    </MantineProvider>,
  );
  expect(await screen.findByRole('link', { name: 'Alerts' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Matches 7 to decide' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Providers' })).toBeTruthy();
  vi.restoreAllMocks();
});
