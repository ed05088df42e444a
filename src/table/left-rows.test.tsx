// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { removeStored } from '@/lib/storage';
import { layOutTables, row, show, type Serve } from './testing';

layOutTables(400);
beforeAll(() => import('./selection-bar'));
beforeEach(() => removeStored('session', ''));

type Page = ReturnType<typeof show>;

/** Rows that are in the list no more. */
let left: string[];
beforeEach(() => void (left = []));

/** So many rows, fifty a page, without those that left. */
const listOf =
  (amount: number): Serve =>
  async ({ cursor }) => {
    const all = Array.from({ length: amount }, (_, index) => ({ id: `p${index}`, name: `Person ${index}` }));
    const rows = all.filter(({ id }) => !left.includes(id));
    const from = Number(cursor ?? 0);
    const items = rows.slice(from, from + 50);
    return {
      items,
      totalCount: rows.length,
      ...(from + 50 < rows.length && { nextCursor: `${from + 50}` }),
    };
  };

const bar = () => screen.findByRole('region', { name: 'Selection' });
const noBar = () => waitFor(() => expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull());

async function select(page: Page, ...names: string[]) {
  for (const name of names) await page.user.click(within(await row(name)).getByRole('checkbox'));
}

async function leave(page: Page, ...ids: string[]) {
  left = ids;
  await act(() => page.client.invalidateQueries({ queryKey: ['people'] }));
}

test('Rows that have left the list are not selected any more', async () => {
  const run = vi.fn<(selection: { collect: () => Promise<unknown[]> }) => void>();
  const page = show(listOf(20), { bulkActions: [{ label: 'Greet', run }] });
  await select(page, 'Person 1', 'Person 2', 'Person 3');
  await leave(page, 'p1', 'p2');
  await waitFor(async () => expect((await bar()).textContent).toContain('1 selected'));
  await page.user.click(within(await bar()).getByRole('button', { name: 'Greet' }));
  expect(await run.mock.calls[0]?.[0].collect()).toMatchObject([{ id: 'p3' }]);
  await leave(page, 'p1', 'p2', 'p3');
  await noBar();
});

test('What was left out of all that match counts no more once it has left the list', async () => {
  const page = show(listOf(20));
  await select(page, 'Person 1');
  await page.user.click(within(await bar()).getByRole('button', { name: 'Select all 20 that match' }));
  await select(page, 'Person 2', 'Person 3');
  expect((await bar()).textContent).toContain('All 20 but 2 are selected');
  await leave(page, 'p2');
  await waitFor(async () => expect((await bar()).textContent).toContain('All 19 but 1 are selected'));
});

test('In a list that goes on, rows that stand in none of the loaded ones stay selected, which is said, until they are cleared', async () => {
  const page = show(listOf(120));
  await select(page, 'Person 1', 'Person 2', 'Person 3');
  expect((await bar()).textContent).not.toContain('not in the rows loaded');
  await leave(page, 'p1', 'p2');
  await waitFor(async () =>
    expect((await bar()).textContent).toContain('3 selected2 of them not in the rows loaded'),
  );
  await page.user.click(within(await bar()).getByRole('button', { name: 'Clear them' }));
  expect((await bar()).textContent).toContain('1 selected');
  expect((await row('Person 3')).getAttribute('aria-selected')).toBe('true');
});
