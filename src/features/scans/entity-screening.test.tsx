// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import type { RecordOf } from '@/testing/records';
import { simulateService, type SimulatedService } from '@/testing/service';
import { useRowRefresh } from '@/ui/use-row-refresh';
import { EntityScreening } from './entity-screening';

let service: SimulatedService;
let providerId: string;

/** A match of SAM, of a scan of its own. */
function match(given: Partial<RecordOf<'matches'>> = {}) {
  const { id: scanId } = service.put('scans', { providerId, isOld: given.obsoleteAt !== undefined });
  return service.put('matches', { providerId, scanId, ...given });
}

function show() {
  const entity = {
    ref: { providerId },
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

beforeEach(async () => {
  service = await simulateService({ providers: 0 });
  providerId = service.put('providers', {}).id;
  match();
});

it('counts what was rejected in an earlier scan, and says that it was one', async () => {
  match({
    resolution: 'Reject',
    resolutionNote: 'Another birth date',
    obsoleteAt: '2026-11-01T00:00:00Z',
  });
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
  show();
  expect(await screen.findByText('No record was rejected.')).toBeTruthy();
});
