// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { MantineProvider } from '@mantine/core';
import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { cursorListOptions, type FetchPage } from '@/api/paging';
import { columns } from '../columns/columns';
import { choice } from './filters';
import { ListPage } from '../list-page';
import { listRoute, defineList } from './list-spec';
import { layOutTables } from '../testing';
import { useList } from './use-list';

layOutTables();
beforeEach(() => void fetchPage.mockClear());

interface Cat {
  id?: string;
  name?: string;
}

const fetchPage = vi.fn<FetchPage<Cat>>(async () => ({ items: [{ id: 'c1', name: 'Tom' }], totalCount: 1 }));
const plain = defineList({
  name: 'test-cats',
  one: 'cat',
  many: 'cats',
  filters: { coat: choice('Coat', ['Red', 'Grey']) },
  sorts: { Name: 'name' },
  sort: { sortedBy: 'Name', sortDirection: 'Asc' },
  rows: (params) => ({
    query: cursorListOptions({ key: ['cats', params], fetchPage }),
    fetchPage,
  }),
});
/** The same, which tells how often an address was read. */
const counted = () => ({
  ...plain,
  validateSearch: vi.fn(plain.validateSearch),
  toParams: vi.fn(plain.toParams),
});
const catColumns = columns<Cat, typeof plain>()([{ id: 'name', header: 'Name', value: ({ name }) => name }]);
const catId = ({ id }: Cat) => id;

function show(opensWith?: typeof plain.opensWith) {
  const [byRoute, byScreen] = [counted(), counted()].map((one) => ({
    ...one,
    ...(opensWith && { opensWith }),
  })) as [ReturnType<typeof counted>, ReturnType<typeof counted>];
  const rootRoute = createRootRouteWithContext<{ queryClient: QueryClient }>()();
  const route = createRoute({
    getParentRoute: () => rootRoute,
    path: '/cats',
    ...listRoute(byRoute),
    component: function Cats() {
      return (
        <ListPage
          listed={useList(byScreen)}
          columns={catColumns}
          rowId={catId}
          total={2}
          empty={{ title: 'No cats', text: 'They come by themselves.' }}
        />
      );
    },
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
  const router = createRouter({
    routeTree: rootRoute.addChildren([route]),
    history: createMemoryHistory({ initialEntries: ['/cats'] }),
    context: { queryClient },
  });
  render(
    <MantineProvider>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return { router, byRoute, byScreen };
}

test('an address is read twice, by the route for its loader and by the screen for all that it shows', async () => {
  const { router, byRoute, byScreen } = show();
  await screen.findByText('Tom');
  expect(fetchPage).toHaveBeenCalledTimes(1);
  for (const list of [byRoute, byScreen]) {
    expect(list.toParams).toHaveBeenCalledTimes(1);
    list.toParams.mockClear();
    list.validateSearch.mockClear();
  }
  await act(() => router.navigate({ to: '/cats', search: { coat: 'Grey', junk: 1 } } as never));
  await screen.findByText('1 of 2 match');
  expect(fetchPage).toHaveBeenCalledTimes(2);
  expect(byRoute.toParams).toHaveBeenCalledTimes(1);
  expect(byScreen.toParams).toHaveBeenCalledTimes(1);
  // The router has an address checked whenever it builds or matches one, which is not ours to count.
  expect(byScreen.validateSearch).toHaveBeenCalledTimes(1);
});

test('the line under the title counts what there is, and says of how many only where a filter is set', async () => {
  const { router } = show();
  expect(await screen.findByText('1 cat')).toBeTruthy();
  await act(() => router.navigate({ to: '/cats', search: { coat: 'Grey' } } as never));
  expect(await screen.findByText('1 of 2 match')).toBeTruthy();
});

test('a list that opens with a filter says it in its address; without it all is there, also after a reload', async () => {
  const { router } = show({ coat: 'Grey' });
  await screen.findByText('1 of 2 match');
  expect(router.state.location.search).toEqual({ coat: 'Grey' });
  act(() => screen.getByRole('button', { name: 'Remove the filter Coat' }).click());
  expect(await screen.findByText('1 cat')).toBeTruthy();
  const whole = { sortedBy: 'Name', sortDirection: 'Asc' };
  expect(router.state.location.search).toEqual(whole);
  await act(() => router.load());
  expect(router.state.location.search).toEqual(whole);
  await act(() => router.navigate({ to: '/cats', search: { coat: 'Red' } } as never));
  expect(router.state.location.search, 'a link from elsewhere').toEqual({ coat: 'Red' });
  await act(() => router.navigate({ to: '/cats', search: { view: 'All my cats' } } as never));
  expect(router.state.location.search, 'a saved view').toEqual({ view: 'All my cats' });
});
