// @vitest-environment happy-dom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteDeleted } from '@/lib/deleted';
import { setCrumbs } from '@/ui/crumbs';
import { recentHits, rememberHit, Visits } from './palette-recents';
import type { Hit } from './palette-hit';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

/** Opens the page of a provider of this name. */
async function openProvider(name: string) {
  const root = createRootRoute();
  const page = createRoute({
    getParentRoute: () => root,
    path: '/providers/$providerId',
    component: Visits,
  });
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: ['/providers/p1'] }),
  });
  await router.load();
  setCrumbs([{ label: name }]);
  render(<RouterProvider router={router as never} />);
}

const elsewhere = { state: { matches: [] } } as unknown as Parameters<typeof recentHits>[1];
const advance = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const recents = () => recentHits([], elsewhere).map(({ label }) => label);

test('A record is remembered once its page was open for a moment', async () => {
  await openProvider('Ada Vega');
  await advance(900);
  expect(recents()).toEqual([]);
  await advance(200);
  expect(recents()).toEqual(['Ada Vega']);
});

test('What is chosen comes before the page that it is chosen on, however soon that is', async () => {
  await openProvider('Ada Vega');
  await advance(900);
  const to = '/providers/$providerId';
  rememberHit({ id: 'p2', label: 'Bo Quill', to, params: { providerId: 'p2' } } as unknown as Hit, new Set());
  await advance(200);
  expect(recents()).toEqual(['Bo Quill']);
});

const hit = (label: string, to: string, params: Record<string, string>) =>
  rememberHit({ id: label, label, to, params } as unknown as Hit, new Set());

test('A record that was deleted is forgotten, with what belonged to it', () => {
  hit('Ada Vega', '/providers/$providerId', { providerId: 'p1' });
  hit('RN1000', '/providers/$providerId/licenses/$licenseId', { providerId: 'p1', licenseId: 'l1' });
  hit('Bo Quill', '/providers/$providerId', { providerId: 'p2' });
  noteDeleted('p1');
  expect(recents()).toEqual(['Bo Quill']);
});
