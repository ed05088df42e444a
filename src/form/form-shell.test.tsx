// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { ApiError } from '@/api/errors';
import { DateField } from './date-field';
import { TextField } from './fields';
import { FormShell } from './form-shell';
import { ListField } from './list-field';
import { dateText, optionalText, requiredText } from './schemas';
import { SsnField } from './ssn-field';

const schema = z.object({
  firstName: requiredText('Write the first name.'),
  born: dateText(),
  ssn: optionalText(),
  aliases: z.array(z.object({ lastName: requiredText('Write the last name.') })),
});

type Sent = z.output<typeof schema>;
type Send = (values: Sent) => Promise<unknown>;

function TestForm({ send, onSaved }: { send: Send; onSaved?: () => void }) {
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { firstName: '', born: '', ssn: '', aliases: [] },
  });
  const save = useMutation({ mutationFn: send });
  return (
    <FormShell
      form={form}
      onSubmit={save.mutateAsync}
      onSaved={onSaved}
      error={save.error}
      pending={save.isPending}
      submitLabel="Save provider"
      draft={{ name: 'test', omit: ['ssn'] }}
      guard={false}
    >
      <TextField name="firstName" label="First name" required />
      <DateField name="born" label="Born" />
      <SsnField name="ssn" label="Social security number" />
      <ListField name="aliases" label="Other names" one="Name" blank={{ lastName: '' }}>
        {(start) => <TextField name={`${start}.lastName`} label="Last name" />}
      </ListField>
    </FormShell>
  );
}

function show(send: Send, onSaved?: () => void) {
  const user = userEvent.setup();
  const view = render(
    <MantineProvider>
      <QueryClientProvider client={new QueryClient()}>
        <TestForm send={send} onSaved={onSaved} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return { user, view };
}

const save = () => screen.getByRole('button', { name: /Save provider/ });
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

function refusal(errors: Record<string, string[]>) {
  return new ApiError({
    kind: 'problem',
    status: 400,
    title: 'Validation errors',
    correlationId: 'c-1',
    errors,
  });
}

beforeEach(() => sessionStorage.clear());
test('Nothing is sent while a field is wrong, and focus goes to the first that is', async () => {
  const send = vi.fn<Send>();
  const { user } = show(send);
  await user.type(field('Born'), 'soon');
  await user.click(save());
  await screen.findByText('Write the first name.');
  expect(send).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(field('First name'));
  expect(field('Born').value).toBe('soon');
  expect(screen.getByText(/To correct: 2 fields/)).toBeTruthy();
});

test('The summary leads to each wrong field', async () => {
  const { user } = show(vi.fn<Send>());
  await user.type(field('Born'), 'soon');
  await user.click(save());
  await user.click(await screen.findByRole('button', { name: 'Born' }));
  expect(document.activeElement).toBe(field('Born'));
});

test('Messages of the service go to their fields with the correlation id, and the text stays', async () => {
  const send = vi
    .fn<Send>()
    .mockRejectedValue(refusal({ '$.firstName': ['Too common.'], '$.aliases[0].lastName': ['Too short.'] }));
  const { user } = show(send);
  await user.type(field('First name'), 'Ann');
  await user.click(screen.getByRole('button', { name: 'Add name' }));
  await user.type(field('Last name'), 'B');
  await user.click(save());
  await screen.findByText('Too common.');
  expect(field('First name').getAttribute('aria-invalid')).toBe('true');
  expect(field('Last name').getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(field('First name')));
  expect(screen.getByRole('button', { name: 'Name 1, last name' })).toBeTruthy();
  expect(screen.getByText('c-1')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(field('First name').value).toBe('Ann');
});

test('A failure without fields is told above the button, and sending again works', async () => {
  const failure = new ApiError({ kind: 'problem', status: 500, correlationId: 'c-2' });
  const send = vi.fn<Send>().mockRejectedValueOnce(failure).mockResolvedValue({});
  const onSaved = vi.fn();
  const { user } = show(send, onSaved);
  await user.type(field('First name'), 'Ann');
  await user.click(save());
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(/What you typed is still here/);
  expect(alert.textContent).toContain('c-2');
  expect(onSaved).not.toHaveBeenCalled();
  await user.click(save());
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(send).toHaveBeenCalledTimes(2);
});

test('Sending twice in a row sends once', async () => {
  const answers: ((value: unknown) => void)[] = [];
  const send = vi.fn<Send>(() => new Promise((resolve) => answers.push(resolve)));
  const { user } = show(send);
  await user.type(field('First name'), 'Ann{Enter}{Enter}');
  await user.dblClick(save());
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  answers[0]?.({});
  await waitFor(() => expect(save().closest('form')?.getAttribute('aria-busy')).toBe('false'));
  expect(send).toHaveBeenCalledOnce();
});

test('A click that comes after the answer sends the same again only when something was changed', async () => {
  const send = vi.fn<Send>().mockResolvedValue({});
  const { user } = show(send);
  await user.type(field('First name'), 'Ann');
  await user.click(save());
  await waitFor(() => expect(save().closest('form')?.getAttribute('aria-busy')).toBe('false'));
  await user.click(save());
  expect(send).toHaveBeenCalledOnce();
  await user.type(field('First name'), 'a');
  await user.click(save());
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
});

test('What is sent is checked and turned into what the service takes', async () => {
  const send = vi.fn<Send>().mockResolvedValue({});
  const { user } = show(send);
  await user.type(field('First name'), ' Ann ');
  await user.type(field('Born'), 'Mar 3, 1980');
  await user.click(save());
  await waitFor(() => expect(send).toHaveBeenCalled());
  expect(send.mock.calls[0]?.[0]).toEqual({ firstName: 'Ann', born: '1980-03-03', aliases: [] });
});

test('What was typed is there again after a reload, except the social security number', async () => {
  const { user, view } = show(vi.fn<Send>());
  await user.type(field('First name'), 'Ann');
  await user.type(field('Social security number'), '123456789');
  view.unmount();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('123456789');
  show(vi.fn<Send>());
  expect(field('First name').value).toBe('Ann');
  expect(field('Social security number').value).toBe('');
  expect(screen.getByText(/What you typed earlier is still here/)).toBeTruthy();
});

test('A social security number is dots until it is asked for, and again once its field is left', async () => {
  const { user } = show(vi.fn<Send>());
  const number = field('Social security number');
  const isMasked = () => /masked/.test(number.className);
  await user.type(number, '123456789');
  expect(isMasked()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Show the social security number' }));
  expect(isMasked()).toBe(false);
  await user.click(field('First name'));
  expect(isMasked()).toBe(true);
});

test('Starting over empties the form and forgets the draft', async () => {
  const first = show(vi.fn<Send>());
  await first.user.type(field('First name'), 'Ann');
  first.view.unmount();
  const { user, view } = show(vi.fn<Send>());
  await user.click(screen.getByRole('button', { name: 'Start over' }));
  expect(field('First name').value).toBe('');
  view.unmount();
  expect(sessionStorage.length).toBe(0);
});

test('After saving there is no draft', async () => {
  const { user, view } = show(vi.fn<Send>().mockResolvedValue({}));
  await user.type(field('First name'), 'Ann');
  await user.click(save());
  await waitFor(() => expect(sessionStorage.length).toBe(0));
  view.unmount();
  expect(sessionStorage.length).toBe(0);
});
