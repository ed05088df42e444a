import { Box, Group, NavLink, Stack } from '@mantine/core';
import { useHash } from '@mantine/hooks';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { StrictMode, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { AppProviders } from '@/ui/app-providers';
import { DialogHost } from '@/ui/dialog-host';
import { Notices } from '@/ui/notices';
import { SegmentedField } from '@/ui/segmented-field';
import { setSetting, useSetting, type Settings } from '@/ui/settings';
import { Tooltips } from '@/ui/tooltips';
import { Controls } from './controls';
import { Fields } from './fields';
import { Layout } from './layout';
import { OverThePage } from './over-the-page';
import { Pages, States } from './states';
import { Statuses } from './statuses';
import { Texts } from './texts';

const sections: Record<string, ComponentType> = {
  Statuses,
  States,
  Pages,
  Layout,
  Texts,
  Controls,
  Fields,
  'Over the page': OverThePage,
};

const schemes: { value: Settings['colorScheme']; label: string }[] = [
  { value: 'auto', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

/**
 * Draws the gallery into the page: every part of the kit in every state, for whoever changes one, and for the accessibility
 * tests. It is at `/gallery` of the development server and part of no build. There is no service: nothing is asked for.
 */
export function showGallery(element: HTMLElement): void {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, enabled: false } } });
  // Links are drawn and lead nowhere: the address is that of the gallery.
  const rootRoute = createRootRoute({ component: Gallery, notFoundComponent: () => null });
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory() });
  createRoot(element).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <AppProviders>
          <RouterProvider router={router as never} />
        </AppProviders>
      </QueryClientProvider>
    </StrictMode>,
  );
}

function Gallery() {
  const [hash] = useHash({ getInitialValueInEffect: false });
  const scheme = useSetting('colorScheme');
  const name = decodeURIComponent(hash.slice(1));
  const current = Object.hasOwn(sections, name) ? name : 'Statuses';
  const Current = sections[current] ?? Statuses;
  return (
    <>
      <Stack gap={0}>
        <Group component="header" px="var(--page-x)" py="sm" justify="space-between">
          <Group component="nav" aria-label="Gallery" gap={2}>
            {Object.keys(sections).map((section) => (
              <NavLink
                key={section}
                w="auto"
                href={`#${encodeURIComponent(section)}`}
                label={section}
                active={section === current}
                aria-current={section === current ? 'page' : undefined}
              />
            ))}
          </Group>
          <SegmentedField
            label="Colors"
            data={schemes}
            value={scheme}
            onChange={(value) => setSetting('colorScheme', value)}
          />
        </Group>
        <Box component="main" pb={48}>
          <Current key={current} />
        </Box>
      </Stack>
      <Outlet />
      <DialogHost />
      <Notices />
      <Tooltips />
    </>
  );
}
