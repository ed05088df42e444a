// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider, queryOptions } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import { updateProvider } from '@/api/operations.gen';
import { createQueryClient } from '@/api/query-client';
import type { BulkField } from './bulk-changes';
import { defineBulkEdit } from './bulk-edit';

interface Row {
  id: string;
  status: string;
  due: string;
}

type Body = Partial<Row>;

const rows: Row[] = [
  { id: 'a', status: 'Active', due: '2026-01-31' },
  { id: 'b', status: 'OnHold', due: '' },
  { id: 'c', status: 'Active', due: '2027-03-01' },
];

const fields: BulkField<Row, Body>[] = [
  {
    label: 'Status',
    kind: 'text',
    choices: [{ value: 'Active', label: 'Active' }],
    none: 'No status',
    value: ({ status }) => status,
    body: (status) => ({ status }),
  },
  { label: 'Due', kind: 'date', none: 'No date', value: ({ due }) => due, body: (due) => ({ due }) },
];

let sent: [string, Body][];
/** The tasks as they are when they are to be changed. */
let now: Row[];
let collect: () => Promise<Row[]>;
let onRead: (id: string) => void;

beforeEach(() => {
  sent = [];
  collect = async () => rows;
  now = rows;
  onRead = () => {};
});
const EditTasks = defineBulkEdit<Row, Body>({
  record: { one: 'task', many: 'tasks' },
  fields,
  id: ({ id }) => id,
  label: ({ id }) => id,
  read: (id, before) =>
    queryOptions({
      queryKey: ['tasks', id],
      queryFn: async () => {
        onRead(id);
        return now.find((one) => one.id === id) ?? before;
      },
    }),
  write: updateProvider,
  async send(id, body) {
    sent.push([id, body]);
    return { id, status: '', due: '', ...body };
  },
  lists: '/providers',
});

function show(readAgain?: (row: Row) => Promise<Row | undefined>) {
  const selection = {
    words: '3 tasks (State: TX)',
    collect: () => collect(),
    ...(readAgain && { readAgain }),
  };
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={createQueryClient()}>
        <EditTasks selection={selection} onClose={vi.fn()} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return userEvent.setup();
}

const preview = () => screen.getByRole('button', { name: 'Preview' });
const row = (name: string) => screen.findByRole('row', { name });

test('The preview says what becomes of what, and only what differs is sent', async () => {
  const user = show();
  await user.selectOptions(screen.getByLabelText('Status'), 'Set it to other words');
  await user.type(screen.getByLabelText('New status'), 'Active');
  await user.selectOptions(screen.getByLabelText('Due'), 'Set the date');
  await user.type(screen.getByLabelText('New due'), '3/1/2027');
  await user.click(preview());
  expect(await row('Status 1 × On hold Active')).toBeDefined();
  expect(await row('Due 1 × Jan 31, 2026, 1 × No date Mar 1, 2027')).toBeDefined();
  expect(screen.getByText(/3 tasks \(State: TX\)/).closest('p')?.textContent).toBe(
    'Of 3 tasks (State: TX), 2 will change; 1 is left as it is.',
  );
  expect(await row('1 × It is so already. c')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Change 2 tasks' }));
  expect(await screen.findByText('2 done, 1 left as it was')).toBeDefined();
  const body = { status: 'Active', due: '2027-03-01' };
  expect(sent).toEqual([
    ['a', body],
    ['b', body],
  ]);
});

test('What somebody else changed since the preview is not written over, and named; what is so by now is', async () => {
  const user = show();
  await user.selectOptions(screen.getByLabelText('Due'), 'Set the date');
  await user.type(screen.getByLabelText('New due'), '5/1/2027');
  await user.click(preview());
  now = [
    { id: 'a', status: 'Active', due: '2026-06-30' },
    { id: 'b', status: 'Done', due: '' },
    { id: 'c', status: 'Active', due: '2027-05-01' },
  ];
  await user.click(await screen.findByRole('button', { name: 'Change 3 tasks' }));
  expect(await screen.findByText('1 failed')).toBeDefined();
  expect(screen.getByText(/somebody else set Due to Jun 30, 2026/)).toBeDefined();
  expect(sent.map(([id]) => id)).toEqual(['b', 'c']);
});

test('Records are read again with their list, and only those that have left it by themselves', async () => {
  const read: string[] = [];
  onRead = (id) => read.push(id);
  const listed = new Map(rows.slice(0, 2).map((row) => [row.id, row]));
  listed.set('a', { id: 'a', status: 'Active', due: '2026-06-30' });
  const user = show(async ({ id }) => listed.get(id));
  await user.selectOptions(screen.getByLabelText('Due'), 'Set the date');
  await user.type(screen.getByLabelText('New due'), '5/1/2027');
  await user.click(preview());
  await user.click(await screen.findByRole('button', { name: 'Change 3 tasks' }));
  expect(await screen.findByText('1 failed')).toBeDefined();
  expect(screen.getByText(/somebody else set Due to Jun 30, 2026/)).toBeDefined();
  expect(sent.map(([id]) => id)).toEqual(['b', 'c']);
  expect(read).toEqual(['c']);
});

test('A field can be emptied, and the others stay as they are', async () => {
  const user = show();
  await user.selectOptions(screen.getByLabelText('Due'), 'No date');
  await user.click(preview());
  await user.click(await screen.findByRole('button', { name: 'Change 2 tasks' }));
  expect(await screen.findByText('2 done, 1 left as it was')).toBeDefined();
  expect(sent).toEqual([
    ['a', { due: '' }],
    ['c', { due: '' }],
  ]);
});

test('Nothing is previewed while nothing is chosen, or what was typed is no date', async () => {
  const user = show();
  await user.click(preview());
  expect(screen.getByRole('alert').textContent).toBe('Choose what is to be changed.');
  await user.selectOptions(screen.getByLabelText('Due'), 'Set the date');
  await user.type(screen.getByLabelText('New due'), '2/30/2027');
  await user.click(preview());
  expect(screen.getByText(/^Write it like/)).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('New due').value).toBe('2/30/2027');
  await user.clear(screen.getByLabelText('New due'));
  await user.type(screen.getByLabelText('New due'), '2/3/1827');
  await user.click(preview());
  expect(screen.getByText('This day lies before 1900.')).toBeDefined();
});

test('What cannot be read is not changed, and can be read again', async () => {
  const user = show();
  collect = async () => {
    throw new ApiError({ kind: 'network' });
  };
  await user.selectOptions(screen.getByLabelText('Due'), 'No date');
  await user.click(preview());
  expect(await screen.findByText(/The tasks could not be read/)).toBeDefined();
  collect = async () => rows;
  await user.click(screen.getByRole('button', { name: /Try again|Retry/ }));
  expect(await screen.findByRole('button', { name: 'Change 2 tasks' })).toBeDefined();
  expect(sent).toEqual([]);
});

test('Where all are so already there is nothing to change, which is said', async () => {
  const user = show();
  collect = async () => rows.filter(({ status }) => status === 'Active');
  await user.selectOptions(screen.getByLabelText('Status'), 'Set it to other words');
  await user.type(screen.getByLabelText('New status'), 'Active');
  await user.click(preview());
  expect(await row('2 × It is so already. a; c')).toBeDefined();
  expect(screen.getByText(/none will change; 2 are left as they are\./)).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Change/ })).toBeNull();
});

test('Of many that stay as they are some are named, and the others counted', async () => {
  const user = show();
  collect = async () => [
    { id: 'new', status: 'Active', due: '2026-01-31' },
    ...Array.from({ length: 7 }, (_, index) => ({ id: `old ${index + 1}`, status: '', due: '' })),
  ];
  await user.selectOptions(screen.getByLabelText('Due'), 'No date');
  await user.click(preview());
  expect(await row('7 × It is so already. old 1; old 2; old 3; old 4; old 5 and 2 others')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Change 1 task' })).toBeDefined();
});
