// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { listDatasetScansInfiniteOptions } from '@/api/operations.gen';
import { acknowledge, hasAcknowledged, takeBack, withoutAcknowledged } from './acknowledged';
import { Acknowledgement } from './acknowledgement';

let client: QueryClient;

function show(id: string) {
  return render(
    <MantineProvider>
      <QueryClientProvider client={client}>
        <Acknowledgement kind="scans" id={id} />
      </QueryClientProvider>
    </MantineProvider>,
  );
}

beforeEach(() => {
  localStorage.clear();
  client = new QueryClient();
});
test('A failed scan is acknowledged in this browser, which is said, and that can be taken back', () => {
  const { queryKey } = listDatasetScansInfiniteOptions();
  client.setQueryData<object>(queryKey, { pages: [], pageParams: [] });
  show('s1');
  expect(screen.getByText(/kept in this browser only/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Acknowledge the failure' }));
  expect(screen.getByRole('status').textContent).toMatch(/^Acknowledged on .*, in this browser only/);
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);

  cleanup();
  show('s2');
  expect(screen.queryByRole('status')).toBeNull();
  cleanup();
  show('s1');
  fireEvent.click(screen.getByRole('button', { name: 'Take it back' }));
  expect(screen.queryByRole('status')).toBeNull();
  expect(hasAcknowledged('scans')).toBe(false);
  expect(localStorage.length).toBe(0);
});

test('What another tab acknowledges, or takes back, is shown here at once', () => {
  show('s1');
  acknowledge('scans', 's2', 1);
  const [name] = Object.keys({ ...localStorage }) as [string];
  const inOtherTab = (value: object | undefined, key: string | null) =>
    act(() => {
      if (value) localStorage.setItem(name, JSON.stringify(value));
      else localStorage.clear();
      dispatchEvent(new StorageEvent('storage', { key }));
    });
  inOtherTab({ s1: Date.parse('2026-11-24T12:00:00Z') }, name);
  expect(screen.getByRole('status').textContent).toMatch(/^Acknowledged on Nov 24, 2026/);
  inOtherTab(undefined, null);
  expect(screen.queryByRole('status')).toBeNull();
});

test('A list leaves acknowledged failures out, whichever page they are on, and tells how many are left of one page', async () => {
  const pages = [['a', 'b'], ['c', 'd'], ['e']];
  const service = (amount: number) => async (cursor: string | undefined) => {
    const at = Number(cursor ?? 0);
    const items = (pages[at] ?? []).map((id) => ({ id }));
    return { items, totalCount: 5, ...(at + 1 < amount && { nextCursor: String(at + 1) }) };
  };
  for (const id of ['b', 'c', 'd']) acknowledge('imports', id, 1);
  acknowledge('scans', 'a', 1);
  const all = withoutAcknowledged('imports', service(3));
  expect(await all(undefined)).toEqual({ items: [{ id: 'a' }], nextCursor: '1' });
  expect(await all('1')).toEqual({ items: [{ id: 'e' }], nextCursor: undefined });
  expect(await withoutAcknowledged('imports', service(1))(undefined)).toEqual({
    items: [{ id: 'a' }],
    totalCount: 1,
  });
  takeBack('imports', 'b');
  expect((await all(undefined)).items).toHaveLength(2);
});

test('Of very many only the newest are kept', () => {
  acknowledge('scans', 's0', 0);
  const [name] = Object.keys({ ...localStorage }) as [string];
  const many = Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [`s${index}`, index]));
  localStorage.setItem(name, JSON.stringify(many));
  acknowledge('scans', 's1000', 1_000);
  expect(localStorage.getItem(name)).toContain('"s1000"');
  expect(localStorage.getItem(name)).not.toContain('"s0"');
});
