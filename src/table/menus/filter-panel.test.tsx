// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { TableModel } from '../model/use-table-model';
import { FilterPanel } from './filter-panel';
import { date, type Option, remote } from '../list/filters';

/** The panel of a date filter, at a button of the page. */
function open(search: { due?: string } = {}) {
  const anchor = document.body.appendChild(document.createElement('button'));
  const set = vi.fn();
  const model = {
    list: { filters: { due: date('Due', 'by') } },
    search: { search, set },
    closeMenu: vi.fn(),
  } as unknown as TableModel<object>;
  render(
    <MantineProvider env="test">
      <FilterPanel model={model} name="due" anchor={anchor} />
    </MantineProvider>,
  );
  return { set, closeMenu: model.closeMenu };
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'By' });

test('A date of a filter is typed as anywhere else, and written out before it is sent', async () => {
  const { set, closeMenu } = open();
  await userEvent.type(field(), '3/31/2027');
  expect(screen.getByText('Mar 31, 2027')).toBeTruthy();
  await userEvent.keyboard('{Enter}');
  expect(set).toHaveBeenCalledExactlyOnceWith({ due: '2027-03-31' });
  expect(closeMenu).toHaveBeenCalledOnce();
});

test('What is no date is refused where it was typed', async () => {
  const { set } = open({ due: '2027-03-31' });
  expect(field().value).toBe('03/31/2027');
  await userEvent.clear(field());
  await userEvent.type(field(), '2/30/2027{Enter}');
  expect(screen.getByRole('alert').textContent).toContain('03/31/2026');
  expect(set).not.toHaveBeenCalled();
});

test('A day may be chosen from the calendar, which leaves the filter open', async () => {
  const { set, closeMenu } = open({ due: '2027-03-31' });
  await userEvent.click(screen.getByRole('button', { name: 'Choose due from a calendar' }));
  await userEvent.click(await screen.findByRole('button', { name: '15 March 2027' }, { timeout: 10_000 }));
  expect(field().value).toBe('03/15/2027');
  expect(closeMenu).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  expect(set).toHaveBeenCalledExactlyOnceWith({ due: '2027-03-15' });
});

test('Choices that were loaded before stay when they cannot be loaded anew', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(['payers'], [{ value: 'p1', label: 'Copper Mutual' }]);
  const payer = remote(
    'Payer',
    () => ({ queryKey: ['payers'] as const, queryFn: () => Promise.reject<Option[]>(new Error('No')) }),
    (options) => options,
  );
  const model = { list: { filters: { payer } }, search: { search: {} } } as unknown as TableModel<object>;
  const anchor = document.body.appendChild(document.createElement('button'));
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={client}>
        <FilterPanel model={model} name="payer" anchor={anchor} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  await waitFor(() => expect(client.getQueryState(['payers'])?.status).toBe('error'));
  expect(screen.getByText('Copper Mutual')).toBeTruthy();
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
});
