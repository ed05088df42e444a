import { QueryClient, QueryClientProvider, type InfiniteData } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  type RouterHistory,
  RouterProvider,
} from '@tanstack/react-router';
import { MantineProvider } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, vi } from 'vitest';
import { cursorListOptions, type CursorPage } from '@/api/paging';
import type { BulkAction } from './list/bulk-selection';
import { columns } from './columns/columns';
import { DataTable } from './data-table';
import { boolean, choice, text } from './list/filters';
import { defineList } from './list/list-spec';
import { useListOf } from './list/use-list';

export interface Person {
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
const personColumns = columns<Person, typeof list>()([
  { id: 'name', header: 'Name', value: ({ name }) => name, sort: 'Name' },
  { id: 'state', header: 'State', value: ({ state }) => state, filter: 'state' },
]);
export const rowId = ({ id }: Person) => id;
const rowLink = ({ id }: Person) => ({ to: '/people/$personId', params: { personId: id ?? '' } });

const people = Array.from({ length: 120 }, (_, index) => ({
  id: `p${index}`,
  name: `Person ${index}`,
  state: 'AZ',
}));
const withoutRetry = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

export type Serve = (asked: { cursor: string | undefined; search: object }) => Promise<CursorPage<Person>>;

/** Fifty a page, filtered by nothing but "WY", which nobody is in. */
export const serve: Serve = async ({ cursor, search }) => {
  const from = Number(cursor ?? 0);
  if ('state' in search && search.state === 'WY') return { items: [], totalCount: 0 };
  const items = people.slice(from, from + 50);
  return { items, totalCount: 120, ...(from + 50 < 120 ? { nextCursor: String(from + 50) } : {}) };
};

/** A list that has no end to scroll to. */
export const endless: Serve = async ({ cursor }) => {
  const from = Number(cursor ?? 0);
  const items = Array.from({ length: 50 }, (_, index) => ({
    id: `e${from + index}`,
    name: `Person ${from + index}`,
  }));
  return { items, totalCount: 100_000, nextCursor: String(from + 50) };
};

/** How many pages the cache holds of the list that is shown. */
export const loadedPages = (client: QueryClient) =>
  client.getQueriesData<InfiniteData<unknown>>({ queryKey: ['people'] })[0]?.[1]?.pages.length ?? 0;

/** So many pages of `endless`, as if one had scrolled through them. */
export async function loadPages(client: QueryClient, count: number) {
  const [query] = client.getQueryCache().findAll({ queryKey: ['people'] });
  const pageParams = Array.from({ length: count }, (_, index) =>
    index === 0 ? undefined : String(index * 50),
  );
  const pages = await Promise.all(pageParams.map((cursor) => endless({ cursor, search: {} })));
  act(() => query?.setData({ pages, pageParams }));
}

interface Shown {
  path?: string;
  bulkActions?: readonly BulkAction<Person>[];
  client?: QueryClient;
  /** Where the page was before it was loaded again. */
  history?: RouterHistory;
}

/** Renders the table of people at an address, over pages that `answer` gives. */
export function show(
  answer: Serve,
  {
    path = '/people',
    bulkActions = [],
    client = withoutRetry(),
    history = createMemoryHistory({ initialEntries: [path] }),
  }: Shown = {},
) {
  const rows = (search: object) => {
    const fetchPage = (cursor: string | undefined) => answer({ cursor, search });
    return { query: cursorListOptions<Person>({ key: ['people', search], fetchPage }), fetchPage };
  };
  const rootRoute = createRootRoute();
  const route = createRoute({
    getParentRoute: () => rootRoute,
    path: '/people',
    validateSearch: list.validateSearch,
    component: function People() {
      return (
        <DataTable
          listed={useListOf(list, rows)}
          columns={personColumns}
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
    history,
  });
  render(
    <MantineProvider>
      <QueryClientProvider client={client}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return { router, client, user: userEvent.setup() };
}

/** The row of a person, once it is drawn. */
export async function row(name: string): Promise<HTMLElement> {
  const drawn = (await screen.findByText(name)).closest<HTMLElement>('[role="row"]');
  if (!drawn) throw new Error(`${name} stands in no row`);
  return drawn;
}

export function scrollTo(top: number) {
  const grid = screen.getByRole('grid');
  grid.scrollTop = top;
  fireEvent.scroll(grid);
}

/** Gives the table a window of so many pixels to lay its rows out in: happy-dom lays nothing out. */
export function layOutTables(height = 400) {
  beforeEach(() => {
    for (const side of ['offsetHeight', 'clientHeight'] as const) {
      vi.spyOn(HTMLElement.prototype, side, 'get').mockReturnValue(height);
    }
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(900);
    // As far as any test scrolls.
    vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(10_000_000);
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
}
