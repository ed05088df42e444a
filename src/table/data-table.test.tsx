// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import { watchNotices } from '@/ui/testing-notices';
import type { BulkAction } from './list/bulk-selection';
import {
  endless,
  layOutTables,
  loadedPages,
  loadPages,
  row,
  rowId,
  scrollTo,
  serve,
  show,
  type Person,
} from './testing';

const notices = watchNotices();

const selectedRows = () => screen.queryAllByRole('row', { selected: true }).map((one) => one.dataset.index);

// A few rows tell as much as many.
layOutTables(100);
// The first menu fetches its code.
beforeAll(() => import('./menus/table-menus'));

describe('the table of a list', () => {
  it('tells assistive technology where each row stands in the whole list although few are drawn', async () => {
    show(serve);
    const third = await row('Person 2');
    expect(third.getAttribute('aria-rowindex')).toBe('4');
    const grid = screen.getByRole('grid', { name: 'people' });
    expect(grid.getAttribute('aria-rowcount')).toBe('121');
    expect(grid.getAttribute('aria-colcount')).toBe('4');
    expect(screen.getByRole('columnheader', { name: /^Name/ }).getAttribute('aria-sort')).toBe('ascending');
    // The rows beyond the window are drawn a moment after those within it.
    await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(9));
    expect(screen.getAllByRole('row').length).toBeLessThan(45);
  });

  it('draws the columns that are in sight first, and the others once these are seen', async () => {
    vi.stubGlobal('innerWidth', 100);
    show(serve);
    const first = within(await row('Person 0'));
    expect(first.queryByRole('gridcell', { name: 'AZ' })).toBeNull();
    const state = await first.findByRole('gridcell', { name: 'AZ' });
    expect(state.getAttribute('aria-colindex')).toBe('3');
  });

  it('gives every row a real link', async () => {
    show(serve);
    const link = await screen.findByRole('link', { name: 'Person 3' });
    expect(link.getAttribute('href')).toBe('/people/p3');
  });

  it('opens a row that is clicked, and its actions only by their button', async () => {
    const { user, router } = show(serve);
    await user.click(within(await row('Person 1')).getByRole('gridcell', { name: 'AZ' }));
    expect(screen.queryByRole('menu')).toBeNull();
    await waitFor(() => expect(router.state.location.pathname).toBe('/people/p1'));
  });

  it('moves, selects and opens by keyboard', async () => {
    const { user, router } = show(serve);
    (await row('Person 0')).focus();
    await user.keyboard('{ArrowDown}{ArrowDown} ');
    expect((await row('Person 2')).contains(document.activeElement)).toBe(true);
    expect(selectedRows()).toEqual(['2']);
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    // Row 2 may lie outside of the window by now, where rows are drawn a moment later.
    await waitFor(() => expect(selectedRows()).toEqual(['2', '3', '4']));
    await user.keyboard('{Escape}');
    expect(selectedRows()).toEqual([]);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/people/p4'));
  });

  it.each(['{ArrowDown}', 'j'])('goes to the first row on arrival with %s', async (key) => {
    const { user } = show(serve);
    await row('Person 0');
    expect(document.activeElement).toBe(document.body);
    await user.keyboard(key);
    await waitFor(async () => expect(document.activeElement).toBe(await row('Person 0')));
    for (const [next, name] of [
      ['j', 'Person 1'],
      ['j', 'Person 2'],
      ['k', 'Person 1'],
    ] as const) {
      await user.keyboard(next);
      await waitFor(async () => expect(document.activeElement).toBe(await row(name)));
    }
  });

  it('leaves the arrow keys to what else has the focus', async () => {
    const { user } = show(serve);
    await row('Person 0');
    screen.getByRole('button', { name: 'Columns' }).focus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('grid').contains(document.activeElement)).toBe(false);
  });

  it('selects once for a key that is held down, and moves on', async () => {
    show(serve);
    (await row('Person 0')).focus();
    fireEvent.keyDown(await row('Person 0'), { key: ' ' });
    fireEvent.keyDown(await row('Person 0'), { key: ' ', repeat: true });
    expect(selectedRows()).toEqual(['0']);
    fireEvent.keyDown(await row('Person 0'), { key: 'ArrowDown', repeat: true });
    expect((await row('Person 1')).contains(document.activeElement)).toBe(true);
  });

  it('offers the actions of a row on its key, and gives the focus back to the row', async () => {
    const { user } = show(serve);
    (await row('Person 1')).focus();
    await user.keyboard('.');
    expect(await screen.findByRole('menuitem', { name: 'Wave' })).toBe(document.activeElement);
    // Its button stays in sight although the row has the focus no more.
    expect((await row('Person 1')).hasAttribute('data-menu')).toBe(true);
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(await row('Person 1'));
    expect((await row('Person 1')).hasAttribute('data-menu')).toBe(false);
  });

  it('has what a selection is seldom wanted for in a menu beside its buttons, and all else on one line', async () => {
    const run = vi.fn<BulkAction<Person>['run']>();
    const bulkActions = ['Greet', 'Call', 'Write', 'Move'].map((label) => ({ label, run }));
    const { user } = show(serve, { bulkActions });
    await user.click(await screen.findByRole('checkbox', { name: 'Select Person 1' }));
    const bar = await screen.findByRole('region', { name: 'Selection' });
    const buttons = within(bar).getAllByRole('button');
    const named = buttons.flatMap(({ textContent }) => textContent || []);
    expect(named).toEqual(['Select all 120 that match', 'Greet', 'Call', 'Write', 'More']);
    within(bar).getByRole('button', { name: 'More' }).focus();
    await user.keyboard('{Enter}');
    const items = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    expect(items).toEqual(['Move', 'Export 1 as CSV']);
    await user.keyboard('{Enter}');
    expect(run.mock.calls[0]?.[0].count).toBe(1);
  });

  it('selects all that match by reading every page when the action runs', async () => {
    const run = vi.fn<BulkAction<Person>['run']>();
    const { user } = show(serve, { bulkActions: [{ label: 'Greet', run }] });
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
    const { user, router } = show(serve, { path: '/people?state=AZ&sortedBy=State&junk=1' });
    await row('Person 0');
    expect(screen.getByRole('button', { name: 'State: AZ' })).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'Select Person 1' }));
    await user.click(screen.getByRole('button', { name: 'Remove the filter State' }));
    await waitFor(() => expect(router.state.location.search).toMatchObject({ sortedBy: 'State' }));
    expect(router.state.location.search).not.toHaveProperty('state');
    await waitFor(() => expect(selectedRows()).toEqual([]));
  });

  it('asks the service for the sort that a head says, and for the other direction once it is pressed', async () => {
    const fetchPage = vi.fn(serve);
    const { user, router } = show(fetchPage, { path: '/people?sortedBy=Name&sortDirection=Desc' });
    await row('Person 0');
    const head = screen.getByRole('columnheader', { name: /^Name/ });
    expect(head.getAttribute('aria-sort')).toBe('descending');
    await user.click(within(head).getByRole('button', { name: 'Name' }));
    await waitFor(() => expect(head.getAttribute('aria-sort')).toBe('ascending'));
    expect(router.state.location.search).toEqual({ sortedBy: 'Name', sortDirection: 'Asc' });
    await user.click(within(head).getByRole('button', { name: 'Name' }));
    await waitFor(() => expect(head.getAttribute('aria-sort')).toBe('descending'));
    const directions = fetchPage.mock.calls.map(
      ([{ search }]) => 'sortDirection' in search && search.sortDirection,
    );
    expect([...new Set(directions)]).toEqual(['Desc', 'Asc']);
  });

  it('asks for what was typed once the typing rests', async () => {
    const fetchPage = vi.fn(serve);
    const { router } = show(fetchPage);
    await row('Person 0');
    for (const value of ['d', 'delgad', 'delgado'])
      fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
    await waitFor(() => expect(router.state.location.search).toMatchObject({ name: 'delgado' }));
    const names = fetchPage.mock.calls.map(([{ search }]) => ('name' in search ? search.name : ''));
    expect([...new Set(names)]).toEqual(['', 'delgado']);
  });

  it('says which filters hide everything and takes one away', async () => {
    const { user, router } = show(serve, { path: '/people?state=WY&gone=false' });
    expect(await screen.findByText('None of 120 people match these 2 filters')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Remove State' }));
    expect(await row('Person 0')).toBeTruthy();
    expect(router.state.location.search).toEqual({ gone: false });
  });

  it('tells an empty list from one that is filtered empty', async () => {
    show(async () => ({ items: [], totalCount: 0 }));
    expect(await screen.findByText('No people yet')).toBeTruthy();
  });

  it('shows rows without an id, a name or anything else', async () => {
    show(async () => ({ items: [{}, { name: 'Only a name' }] }));
    expect(await screen.findByRole('row', { name: /Only a name/ })).toBeTruthy();
    expect(screen.getAllByRole('row')).toHaveLength(3);
    expect(document.body.textContent).not.toMatch(/undefined|null|NaN/);
  });

  it('asks before fetching many loaded pages again, and lets go of them when the list is left', async () => {
    const fetchPage = vi.fn(endless);
    const { client, user, router } = show(fetchPage);
    await row('Person 0');
    scrollTo(2_000);
    await waitFor(() => expect(loadedPages(client)).toBeGreaterThan(1));
    await loadPages(client, 45);
    const calls = fetchPage.mock.calls.length;
    await client.invalidateQueries({ queryKey: ['people'] });
    const again = await screen.findByRole('button', { name: /Changed since it was loaded/ });
    expect(fetchPage.mock.calls.length - calls).toBeLessThan(3);
    expect(loadedPages(client)).toBe(45);
    await user.click(again);
    await waitFor(() => expect(loadedPages(client)).toBeLessThan(10));
    await loadPages(client, 45);
    await router.navigate({ to: '/people/$personId', params: { personId: 'p1' } } as never);
    await screen.findByRole('heading', { name: 'One person' });
    expect(loadedPages(client)).toBe(40);
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

describe('an export', () => {
  it('that is cancelled says so, writes nothing, and can be begun again', async () => {
    // The rows come; what the export then reads does not.
    let isSlow = false;
    const { user } = show((request) => (isSlow ? new Promise(() => undefined) : serve(request)));
    await row('Person 0');
    isSlow = true;
    await user.click(screen.getByRole('button', { name: /Export/ }));
    const dialog = await screen.findByRole('dialog', { name: /^Export/ });
    await user.click(within(dialog).getByRole('button', { name: 'Export as CSV' }));
    await user.click(await within(dialog).findByRole('button', { name: 'Cancel export' }));
    expect(within(dialog).getByRole('status').textContent).toBe(
      'The export was canceled. Nothing was written.',
    );
    expect(within(dialog).getByRole('button', { name: 'Export as CSV' })).toBeTruthy();
  });

  it.each(['closed', 'left with its page'])(
    'whose dialog is %s while it reads is cancelled, and says so',
    async (way) => {
      let isSlow = false;
      const { user, router } = show((request) => (isSlow ? new Promise(() => undefined) : serve(request)));
      await row('Person 0');
      isSlow = true;
      const open = async () => {
        await user.click(screen.getByRole('button', { name: /Export/ }));
        return screen.findByRole('dialog', { name: /^Export/ });
      };
      await open();
      await user.keyboard('{Escape}');
      expect(notices(), 'nothing was begun').toEqual([]);
      const dialog = await open();
      await user.click(within(dialog).getByRole('button', { name: 'Export as CSV' }));
      await within(dialog).findByRole('button', { name: 'Cancel export' });
      if (way === 'closed') await user.keyboard('{Escape}');
      else await router.navigate({ to: '/people/$personId', params: { personId: 'p1' } } as never);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(notices()).toMatchObject([
        { tone: 'neutral', title: 'The export was canceled', message: 'Nothing was written.' },
      ]);
    },
  );

  it('that meets a full rate limit says that it goes on by itself, and waits as long as the service asks', async () => {
    let isFull = false;
    const reads = vi.fn(serve);
    const { user } = show((request) =>
      isFull
        ? Promise.reject(new ApiError({ kind: 'problem', status: 429, retryAfterMs: 300_000 }))
        : reads(request),
    );
    await row('Person 0');
    isFull = true;
    reads.mockClear();
    await user.click(screen.getByRole('button', { name: /Export/ }));
    const dialog = await screen.findByRole('dialog', { name: /^Export/ });
    await user.click(within(dialog).getByRole('button', { name: 'Export as CSV' }));
    expect(
      await within(dialog).findByText('0 of 120 read. It waits before the next try, and goes on by itself.'),
    ).toBeTruthy();
    isFull = false;
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(reads, 'nothing is sent before its time').not.toHaveBeenCalled();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel export' }));
  });
});
