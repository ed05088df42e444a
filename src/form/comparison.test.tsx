// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider, queryOptions, useMutation } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import { comparedWith, differences } from './comparison';
import { ShortSelectField, TextField } from './fields';
import { FormShell } from './form-shell';

const opened = { name: 'Oak', status: 'Pending', address: { city: 'Reno', state: 'NV' }, tags: ['a'] };
type Values = typeof opened;

const choices = [
  { value: 'Pending', label: 'To decide' },
  { value: 'Yes', label: 'Approved' },
  { value: 'No', label: 'Not approved' },
];

interface TestFormProps {
  read: () => Promise<Values>;
  send: (values: Values) => Promise<unknown>;
  whole?: boolean;
}

function TestForm({ read, send, whole }: TestFormProps) {
  const form = useForm<Values>({ defaultValues: opened });
  const save = useMutation<unknown, ApiError, Values>({ mutationFn: send });
  const record = queryOptions<Values, ApiError>({ queryKey: ['/groups/{groupId}'], queryFn: read });
  return (
    <FormShell
      form={form}
      onSubmit={save.mutateAsync}
      error={save.error}
      pending={save.isPending}
      submitLabel="Save"
      compared={comparedWith(record, (there) => there, whole)}
      guard={false}
    >
      <TextField name="name" label="Name" />
      <ShortSelectField name="status" label="Approval" choices={choices} />
      <TextField name="address.city" label="City" />
    </FormShell>
  );
}

const send = vi.fn<TestFormProps['send']>();

function show(there: Partial<Values> | ApiError, whole = false) {
  const read = vi.fn(async () => {
    if (there instanceof ApiError) throw there;
    return { ...opened, ...there };
  });
  render(
    <MantineProvider>
      <QueryClientProvider client={new QueryClient()}>
        <TestForm read={read} send={send} whole={whole} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return { user: userEvent.setup(), read };
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const save = () => screen.getByRole('button', { name: /^Save/ });

async function type(user: ReturnType<typeof userEvent.setup>, name: string, text: string) {
  await user.clear(field(name));
  await user.type(field(name), text);
}

beforeEach(() => void send.mockReset().mockResolvedValue({}));
test('A field that somebody else changed meanwhile is shown with both values, and nothing is sent', async () => {
  const { user } = show({ name: 'Elm' });
  await type(user, 'Name', 'Ash');
  await user.click(save());
  const row = within(await screen.findByRole('row', { name: /Name/ }));
  expect(row.getByText('Elm')).toBeDefined();
  expect(row.getByText('Ash')).toBeDefined();
  await user.click(save());
  expect(send).not.toHaveBeenCalled();
});

test('What was typed is sent once it was said that it stays, without asking again', async () => {
  const { user } = show({ name: 'Elm' });
  await type(user, 'Name', 'Ash');
  await user.click(save());
  await user.click(await screen.findByRole('button', { name: 'Keep mine: Name' }));
  expect(screen.queryByRole('row')).toBeNull();
  await user.click(save());
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  expect(send.mock.calls[0]?.[0]).toMatchObject({ name: 'Ash' });
});

test('What is there can be taken over', async () => {
  const { user } = show({ name: 'Elm' });
  await type(user, 'Name', 'Ash');
  await user.click(save());
  await user.click(await screen.findByRole('button', { name: 'Take what is there: Name' }));
  expect(field('Name').value).toBe('Elm');
  await user.click(save());
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  expect(send.mock.calls[0]?.[0]).toMatchObject({ name: 'Elm' });
});

test('After each choice the focus goes on, at last to the button that saves, so that its key works', async () => {
  const { user } = show({ name: 'Elm', address: { city: 'Elko', state: 'NV' } });
  await type(user, 'Name', 'Ash');
  await type(user, 'City', 'Reno East');
  await user.click(save());
  await user.click(await screen.findByRole('button', { name: 'Keep mine: Name' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Take what is there: City' }));
  await user.click(screen.getByRole('button', { name: 'Keep mine: City' }));
  expect(document.activeElement).toBe(save());
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
});

test('What others changed in fields that were not touched here does not stand in the way', async () => {
  const { user } = show({ status: 'Yes', tags: ['b'] });
  await type(user, 'Name', 'Ash');
  await user.click(save());
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
});

test('Where all of a record is replaced, what others changed in any field counts, in words', async () => {
  const { user } = show({ status: 'Yes' }, true);
  await type(user, 'Name', 'Ash');
  await user.click(save());
  const row = within(await screen.findByRole('row', { name: /Approval/ }));
  expect(row.getByText('Approved')).toBeDefined();
  expect(row.getByText('To decide')).toBeDefined();
  expect(send).not.toHaveBeenCalled();
});

test('A group of fields is sent as one, so what others changed in its other parts counts', async () => {
  const { user } = show({ address: { city: 'Reno', state: 'CA' } });
  await type(user, 'City', 'Elko');
  await user.click(save());
  expect(await screen.findByRole('row', { name: /State/ })).toBeDefined();
  expect(screen.queryByRole('row', { name: /City/ })).toBeNull();
  expect(send).not.toHaveBeenCalled();
});

test('Nothing is sent while what is there cannot be read, and it can be tried again', async () => {
  const { user, read } = show(new ApiError({ kind: 'problem', status: 500, title: 'Internal error' }));
  await type(user, 'Name', 'Ash');
  await user.click(save());
  expect(await screen.findByText(/What is there now could not be read/)).toBeDefined();
  expect(send).not.toHaveBeenCalled();
  read.mockResolvedValue(opened);
  await user.click(save());
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
});

test('A record that is gone is told by the save itself', async () => {
  const { user } = show(new ApiError({ kind: 'problem', status: 404 }));
  await type(user, 'Name', 'Ash');
  await user.click(save());
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
});

const home = { addressLine1: '1 Main St', city: 'Reno', state: 'NV', zipCode: '89501', type: 'Home' };
const work = { ...home, addressLine1: '9 Oak Rd', type: 'Work' };
const sides = (mine: object[], theirs: object[]) =>
  differences(
    { start: { addresses: [home, work] }, typed: { addresses: mine }, there: { addresses: theirs } },
    false,
  );

test('Of addresses in a list each part that somebody else changed is told, of the address that it is of', () => {
  const theirs = { ...work, city: 'Sparks' };
  const [found, ...others] = sides([home, { ...work, addressLine1: '11 Oak Rd' }], [home, theirs]);
  expect(others).toEqual([]);
  expect(found).toEqual({ name: 'addresses.1.city', there: 'Sparks', address: theirs });
});

const names = (mine: object[], theirs: object[]) => sides(mine, theirs).map(({ name }) => name);

test('Where addresses were added, taken away or became others, the list is told as one', () => {
  const moved = { ...work, addressLine1: '11 Oak Rd' };
  expect(names([home, moved], [home])).toEqual(['addresses']);
  expect(names([home, moved], [work, home])).toEqual(['addresses']);
});
