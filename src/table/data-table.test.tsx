// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { MantineProvider } from '@mantine/core';
import { cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import { cursorListOptions, type CursorPage } from '@/api/paging';
import type { BulkAction } from './bulk-selection';
import { columns } from './columns';
import { DataTable } from './data-table';
import { boolean, choice, text } from './filters';
import { defineList } from './list-spec';
import { useListSearch } from './use-list-search';

interface Person {
  id?: string;
  name?: string;
  state?: string;
}

const list = defineList({
  name: 'people',
  one: 'person',
  many: 'people',
  filters: { name: text('Name'), state: choice('State', ['AZ', 'WY']), gone: boolean('Gone') },
  sorts: { Name: 'name', State: 'state' },
  sort: { sortedBy: 'Name', sortDirection: 'Asc' },
  box: {
    placeholder: 'Name',
    fields: ['name'],
    read: ({ name }) => name ?? '',
    write: (typed) => (typed ? { name: typed } : {}),
  },
});
const personColumns = columns<Person>()([
  { id: 'name', header: 'Name', value: ({ name }) => name, sort: 'Name' },
  { id: 'state', header: 'State', value: ({ state }) => state, filter: 'state' },
]);
const rowId = ({ id }: Person) => id;
const rowLink = ({ id }: Person) => ({ to: '/people/$personId', params: { personId: id ?? '' } });

const people = Array.from({ length: 120 }, (_, at) => ({ id: `p${at}`, name: `Person ${at}`, state: 'AZ' }));
const failure = new ApiError({ kind: 'problem', status: 500, correlationId: 'c0ffee00' });

type Serve = (asked: { cursor: string | undefined; search: object }) => Promise<CursorPage<Person>>;

/** Fifty a page, filtered by nothing but "WY", which nobody is in. */
const serve: Serve = async ({ cursor, search }) => {
  const from = Number(cursor ?? 0);
  if ('state' in search && search.state === 'WY') return { items: [], totalCount: 0 };
  const items = people.slice(from, from + 50);
  return { items, totalCount: 120, ...(from + 50 < 120 ? { nextCursor: String(from + 50) } : {}) };
};

const endless: Serve = async ({ cursor }) => {
  const from = Number(cursor ?? 0);
  const items = Array.from({ length: 50 }, (_, at) => ({ id: `e${from + at}`, name: `Person ${from + at}` }));
  return { items, totalCount: 100_000, nextCursor: String(from + 50) };
};

function show(answer: Serve, path = '/people', bulkActions: readonly BulkAction<Person>[] = []) {
  const rootRoute = createRootRoute();
  const route = createRoute({
    getParentRoute: () => rootRoute,
    path: '/people',
    validateSearch: list.validateSearch,
    component: function People() {
      const { ask } = useListSearch(list);
      const fetchPage = (cursor: string | undefined) => answer({ cursor, search: ask });
      return (
        <DataTable
          list={list}
          columns={personColumns}
          query={cursorListOptions<Person>({ key: ['people', ask], fetchPage })}
          walk={fetchPage}
          rowId={rowId}
          rowLink={rowLink}
          rowActions={() => [{ label: 'Wave', run: () => undefined }]}
          bulkActions={bulkActions}
          total={120}
          empty={{ title: 'No people yet', text: 'They appear here.' }}
        />
      );
    },
  });
  const personRoute = createRoute({
    getParentRoute: () => rootRoute,
    path: '/people/$personId',
    component: () => <h1>One person</h1>,
  });
  const router = createRouter({
    routeTree: rootRoute.addChildren([route, personRoute]),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <MantineProvider>
      <QueryClientProvider client={client}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return { router, client, user: userEvent.setup() };
}

const row = (name: string) => screen.findByRole('row', { name: new RegExp(`${name}( |$)`) });
function scrollTo(top: number) {
  const grid = screen.getByRole('grid');
  grid.scrollTop = top;
  fireEvent.scroll(grid);
}

const selectedRows = () => screen.queryAllByRole('row', { selected: true }).map((one) => one.dataset.index);

// The first menu fetches its code, which on a busy machine takes longer than the usual second.
vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 10_000 });
beforeAll(() => import('./table-menus'));

beforeEach(() => {
  // A window of 400 px: happy-dom lays nothing out.
  for (const side of ['offsetHeight', 'clientHeight'] as const) {
    vi.spyOn(HTMLElement.prototype, side, 'get').mockReturnValue(400);
  }
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(900);
  vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(function scrollTo(
    this: Element,
    to?: ScrollToOptions | number,
  ) {
    this.scrollTop = typeof to === 'object' ? (to.top ?? 0) : 0;
    queueMicrotask(() => fireEvent.scroll(this));
  });
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('the table of a list', () => {
  it('tells assistive technology where each row stands in the whole list although few are drawn', async () => {
    show(serve);
    const third = await row('Person 2');
    expect(third.getAttribute('aria-rowindex')).toBe('4');
    const grid = screen.getByRole('grid', { name: 'people' });
    expect(grid.getAttribute('aria-rowcount')).toBe('121');
    expect(grid.getAttribute('aria-colcount')).toBe('4');
    expect(screen.getByRole('columnheader', { name: /^Name/ }).getAttribute('aria-sort')).toBe('ascending');
    const drawn = screen.getAllByRole('row').length;
    expect(drawn).toBeGreaterThan(9);
    expect(drawn).toBeLessThan(45);
  });

  it('gives every row a real link', async () => {
    show(serve);
    const link = await screen.findByRole('link', { name: 'Person 3' });
    expect(link.getAttribute('href')).toBe('/people/p3');
  });

  it('opens a row that is clicked, and its actions only by their button', async () => {
    const { user, router } = show(serve);
    await user.click(within(await row('Person 3')).getByRole('gridcell', { name: 'AZ' }));
    expect(screen.queryByRole('menu')).toBeNull();
    await waitFor(() => expect(router.state.location.pathname).toBe('/people/p3'));
  });

  it('moves, selects and opens by keyboard', async () => {
    const { user, router } = show(serve);
    (await row('Person 0')).focus();
    await user.keyboard('{ArrowDown}{ArrowDown} ');
    expect((await row('Person 2')).contains(document.activeElement)).toBe(true);
    expect(selectedRows()).toEqual(['2']);
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(selectedRows()).toEqual(['2', '3', '4']);
    await user.keyboard('{Escape}');
    expect(selectedRows()).toEqual([]);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/people/p4'));
  });

  it('offers the actions of a row on its key, and gives the focus back to the row', async () => {
    const { user } = show(serve);
    (await row('Person 1')).focus();
    await user.keyboard('.');
    expect(await screen.findByRole('menuitem', { name: 'Wave' })).toBe(document.activeElement);
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(await row('Person 1'));
  });

  it('selects all that match by walking every page when the action runs', async () => {
    const run = vi.fn<BulkAction<Person>['run']>();
    const { user } = show(serve, '/people', [{ label: 'Greet', run }]);
    await row('Person 0');
    await user.click(screen.getByRole('checkbox', { name: 'Select all loaded rows' }));
    await user.click(screen.getByRole('button', { name: 'Select all 120 that match' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Person 1' }));
    const bar = screen.getByRole('region', { name: 'Selection' });
    expect(within(bar).getByText('120 match')).toBeTruthy();
    expect(bar.textContent).toContain('All 120 but 1 are selected, loaded or not.');
    await user.click(screen.getByRole('button', { name: 'Greet' }));
    const selection = run.mock.calls[0]?.[0];
    expect(selection?.count).toBe(119);
    const rows = await selection?.collect();
    expect(rows).toHaveLength(119);
    expect(rows?.map(rowId)).not.toContain('p1');
  });

  it('keeps what the URL says about filters and sort, and nothing is selected after they change', async () => {
    const { user, router } = show(serve, '/people?state=AZ&sortedBy=State&junk=1');
    await row('Person 0');
    expect(screen.getByRole('button', { name: 'State: AZ' })).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'Select Person 1' }));
    await user.click(screen.getByRole('button', { name: 'Remove the filter State' }));
    await waitFor(() => expect(router.state.location.search).toMatchObject({ sortedBy: 'State' }));
    expect(router.state.location.search).not.toHaveProperty('state');
    await waitFor(() => expect(selectedRows()).toEqual([]));
  });

  it('asks for what was typed once the typing rests', async () => {
    const asked = vi.fn(serve);
    const { user, router } = show(asked);
    await row('Person 0');
    await user.type(screen.getByRole('searchbox'), 'delgado');
    await waitFor(() => expect(router.state.location.search).toMatchObject({ name: 'delgado' }));
    const names = asked.mock.calls.map(([{ search }]) => ('name' in search ? search.name : ''));
    expect([...new Set(names)]).toEqual(['', 'delgado']);
  });

  it('says which filters hide everything and takes one away', async () => {
    const { user, router } = show(serve, '/people?state=WY&gone=false');
    expect(await screen.findByText('None of 120 people match these 2 filters')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Remove State' }));
    expect(await row('Person 0')).toBeTruthy();
    expect(router.state.location.search).toEqual({ gone: false });
  });

  it('tells an empty list from one that is filtered empty', async () => {
    show(async () => ({ items: [], totalCount: 0 }));
    expect(await screen.findByText('No people yet')).toBeTruthy();
  });

  it('shows what failed with its correlation id and tries again', async () => {
    let broken = true;
    const { user } = show(async (asked) => {
      if (broken) throw failure;
      return serve(asked);
    });
    expect(await screen.findByText('People could not be loaded')).toBeTruthy();
    expect(screen.getByText('c0ffee00')).toBeTruthy();
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await row('Person 0')).toBeTruthy();
  });

  it('keeps the rows when the next page fails, and goes on from there', async () => {
    let broken = true;
    const asked = vi.fn<Serve>(async (question) => {
      if (question.cursor && broken) throw failure;
      return serve(question);
    });
    const { user } = show(asked);
    await row('Person 0');
    scrollTo(1_900);
    expect(await screen.findByText(/The next rows could not be loaded/)).toBeTruthy();
    expect(await row('Person 49')).toBeTruthy();
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/The next rows could not be loaded/)).toBeNull());
    await waitFor(() =>
      expect(asked.mock.calls.map(([{ cursor }]) => cursor)).toEqual([undefined, '50', '50', '100']),
    );
  });

  it('shows rows without an id, a name or anything else', async () => {
    show(async () => ({ items: [{}, { name: 'Only a name' }] }));
    expect(await screen.findByRole('row', { name: /Only a name/ })).toBeTruthy();
    expect(screen.getAllByRole('row')).toHaveLength(3);
    expect(document.body.textContent).not.toMatch(/undefined|null|NaN/);
  });

  it('asks before fetching many loaded pages again, and lets go of them when the list is left', async () => {
    const asked = vi.fn(endless);
    const { client, user, router } = show(asked);
    await row('Person 0');
    for (let page = 1; page <= 45; page++) {
      scrollTo(page * 2_000);
      await waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(page));
    }
    const calls = asked.mock.calls.length;
    await client.invalidateQueries({ queryKey: ['people'] });
    const again = await screen.findByRole('button', { name: /Changed since it was loaded/ });
    expect(asked.mock.calls.length - calls).toBeLessThan(3);
    const loadedPages = () =>
      client.getQueriesData<{ pages: unknown[] }>({ queryKey: ['people'] })[0]?.[1]?.pages.length ?? 0;
    expect(loadedPages()).toBeGreaterThan(40);
    await user.click(again);
    await waitFor(() => expect(loadedPages()).toBeLessThan(10));
    for (let page = 1; page <= 45; page++) {
      scrollTo(page * 2_000);
      await waitFor(() => expect(loadedPages()).toBeGreaterThan(page));
    }
    await router.navigate({ to: '/people/$personId', params: { personId: 'p1' } } as never);
    await screen.findByRole('heading', { name: 'One person' });
    expect(loadedPages()).toBe(40);
  });

  it('hides a column, remembers it, and shows it no more the next time', async () => {
    const { user } = show(serve);
    await row('Person 0');
    await user.click(screen.getByRole('button', { name: 'State, column menu' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Hide column' }));
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: /^State/ })).toBeNull());
    cleanup();
    show(serve);
    await row('Person 0');
    expect(screen.queryByRole('columnheader', { name: /^State/ })).toBeNull();
  });
});
