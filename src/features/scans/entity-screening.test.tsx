// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DatasetMatch } from '@/api/models';
import { createQueryClient } from '@/api/query-client';
import { useRowRefresh } from '@/ui/use-row-refresh';
import { EntityScreening } from './entity-screening';

/** What the service holds of the provider: one match waits, the one before it was rejected in an earlier scan. */
let held: DatasetMatch[];

/** Filters as the service does: rejected and old matches come only when they are asked for. */
function matchesFor(query: URLSearchParams): DatasetMatch[] {
  const resolution = query.get('userActionResolution');
  return held.filter(
    (match) =>
      (query.get('includeOldMatches') === 'true' || !match.obsoleteTimestamp) &&
      (resolution ? match.userActionResolution === resolution : match.userActionResolution !== 'Reject') &&
      (query.get('userActionNeeded') !== 'true' || match.userActionNeeded === true),
  );
}

function show() {
  const entity = {
    ref: { providerId: 'p-1' },
    name: 'Ada Quill',
    one: 'provider',
    deactivated: false,
  } as const;
  const Part = () => <EntityScreening entity={entity} refresh={useRowRefresh().refresh} />;
  const route = createRootRoute({ component: Part });
  const router = createRouter({ routeTree: route, history: createMemoryHistory({ initialEntries: ['/'] }) });
  render(
    <MantineProvider>
      <QueryClientProvider client={createQueryClient()}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </MantineProvider>,
  );
}

beforeEach(() => {
  held = [
    { id: 'm-2', scanId: 's-2', scan: { type: 'Sam' }, userActionNeeded: true },
    {
      id: 'm-1',
      scanId: 's-1',
      scan: { type: 'Sam' },
      userActionResolution: 'Reject',
      userActionResolutionNote: 'Another birth date',
      obsoleteTimestamp: '2026-11-01T00:00:00Z',
    },
  ];
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const { pathname, searchParams } = new URL(url);
    const items = pathname.endsWith('/datasets/matches') ? matchesFor(searchParams) : [];
    return Response.json({ items, totalCount: items.length });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('counts what was rejected in an earlier scan, and says that it was one', async () => {
  show();
  await screen.findByText(/Another birth date/);
  const rejected = screen.getByRole('region', { name: 'Rejected' });
  expect(within(rejected).getByRole('heading').textContent).toMatch(/^Rejected\s*1$/);
  const line = within(rejected).getByText('an earlier scan: “Another birth date”');
  const link = line.parentElement?.querySelector('a');
  expect(link?.getAttribute('href')).toContain('includeOldMatches=true');
  expect(screen.queryByText('No record was rejected.')).toBeNull();
});

it('says that none was rejected only where none ever was', async () => {
  held = held.slice(0, 1);
  show();
  expect(await screen.findByText('No record was rejected.')).toBeTruthy();
});
