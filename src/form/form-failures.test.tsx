// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { zodResolver } from '@hookform/resolvers/zod';
import { QueryClientProvider, useMutation } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { createApi, type Api } from '@/api/client';
import { createQueryClient } from '@/api/query-client';
import { SessionStore } from '@/api/session-store';
import { correlationId, faults } from '@/api/testing';
import { now } from '@/lib/clock';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { paste } from '@/ui/testing';
import { TextField } from './fields';
import { FormDialog } from './form-dialog';
import { FormShell } from './form-shell';
import { requiredText } from './schemas';

// Looking for a write whose answer was lost goes through the client of the configured service.
// Its code is fetched when it is first needed.
beforeAll(() => import('@/ui/unconfirmed-write'));

const schema = z.object({ note: requiredText('Write the note.') });
const typed = 'Called';
const notSoFar = 'It was not carried out so far.';

let api: Api;
let sent: unknown[];
/** How the service answers from here on; undefined where it keeps what it is sent. */
let broken: (() => Promise<Response>) | undefined;

const params = { path: { providerId: 'p1' } };

function NoteForm({ onSaved }: { onSaved: () => void }) {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { note: '' } });
  const save = useMutation({
    mutationFn: (body: { note: string }) =>
      api.POST('/providers/{providerId}/notes', { operation: 'createProviderNote', params, body }),
  });
  return (
    <FormShell
      form={form}
      onSubmit={save.mutateAsync}
      onSaved={onSaved}
      error={save.error}
      pending={save.isPending}
      submitLabel="Add note"
      guard={false}
    >
      <TextField name="note" label="Note" required />
    </FormShell>
  );
}

function Deletion({ onSaved }: { onSaved: () => void }) {
  const remove = useMutation({
    mutationFn: () => api.DELETE('/providers/{providerId}', { operation: 'deleteProvider', params }),
    onSuccess: onSaved,
  });
  return (
    <ConfirmDialog
      title="Delete this provider?"
      action="Delete provider"
      typed={{ text: 'Ortiz', label: 'Type Ortiz' }}
      pending={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate()}
      onClose={vi.fn()}
    />
  );
}

const places = {
  'a form on a page': NoteForm,
  'a form in a dialog': ({ onSaved }: { onSaved: () => void }) => (
    <FormDialog title="New note" onClose={vi.fn()}>
      <NoteForm onSaved={onSaved} />
    </FormDialog>
  ),
};

function show(Place: (props: { onSaved: () => void }) => React.ReactNode) {
  const onSaved = vi.fn();
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={createQueryClient()}>
        <Place onSaved={onSaved} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return { onSaved, user: userEvent.setup() };
}

const note = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Note' });
const confirm = () => screen.getByRole('button', { name: /^(Delete provider|Send again)$/ });
const name = () => screen.getByLabelText<HTMLInputElement>('Type Ortiz');
const add = () => screen.getByRole('button', { name: /^(Add note|Send again)/ });

beforeEach(() => {
  api = createApi({ baseUrl: 'http://service.test', timeoutMs: 5_000, session: new SessionStore() });
  broken = undefined;
  sent = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    // What it holds of a write whose answer was lost: nothing.
    if (request.method === 'GET') return Response.json({ items: [] });
    sent.push(request.method === 'POST' ? await request.json() : undefined);
    return broken ? broken() : Response.json({ id: 'n1' });
  });
});

afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

/** In a dialog stands the same form: one fault that is certain, and one that loses the answer. */
const kinds = ['403', 'a cut connection'];

describe.each(Object.entries(places))('%s', (_, Place) => {
  it.each(Place === NoteForm ? faults : faults.filter(({ name }) => kinds.includes(name)))(
    'that is answered with $name keeps what was typed, says so, and is carried out once with one more click',
    async ({ answer, says, saysOfWrite, quotes }) => {
      const { onSaved, user } = show(Place);
      broken = answer;
      await paste(user, note(), typed);
      await user.click(add());
      const alert = await screen.findByRole('alert');
      await waitFor(() => expect(alert.textContent).toContain(saysOfWrite ? notSoFar : says));
      expect(alert.textContent).not.toMatch(/may have been/);
      expect(add().textContent?.startsWith('Send again')).toBe(saysOfWrite !== undefined);
      expect(alert.textContent).toContain('What you typed is still here.');
      expect(alert.textContent?.includes(correlationId)).toBe(Boolean(quotes));
      expect(note().value).toBe(typed);
      expect(onSaved).not.toHaveBeenCalled();
      expect(sent, 'a write is never sent again by itself').toEqual([{ note: typed }]);

      broken = undefined;
      await user.click(add());
      await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
      expect(sent).toEqual([{ note: typed }, { note: typed }]);
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  it('shows what the service says of a field at that field, and of all else in its alert', async () => {
    const { user } = show(Place);
    const errors = { '$.note': ['Must not name a patient.'], $: ['The file of this provider is closed.'] };
    broken = async () => Response.json({ title: 'No.', correlationId, errors }, { status: 400 });
    await paste(user, note(), typed);
    await user.click(add());
    expect((await screen.findByRole('alert')).textContent).toContain('Nothing was saved.');
    expect(screen.getByText('The file of this provider is closed.')).toBeTruthy();
    expect(note().getAttribute('aria-invalid')).toBe('true');
    const described = document.getElementById(note().getAttribute('aria-describedby')?.split(' ')[0] ?? '');
    expect(described?.textContent).toContain('Must not name a patient.');
    await waitFor(() => expect(document.activeElement).toBe(note()));
    expect(note().value).toBe(typed);
  });
});

it.each([
  'The file of this provider is closed.',
  'the file of this provider is closed',
  'The provider is closed',
])('a form says once what the service says both as its title and as its message %j', async (message) => {
  const { user } = show(NoteForm);
  const title = 'The file of this provider is closed.';
  broken = async () => Response.json({ title, errors: { '': [message] } }, { status: 409 });
  await paste(user, note(), typed);
  await user.click(add());
  const text = (await screen.findByRole('alert')).parentElement?.textContent ?? '';
  const isOther = message === 'The provider is closed';
  expect(text.match(/file of this provider is closed/gi)).toHaveLength(1);
  expect(text.includes('The provider is closed'), 'what is not said yet stays').toBe(isOther);
});

describe('a question before something that matters', () => {
  it.each(faults)(
    'stays open when it is answered with $name, and is carried out with one more click',
    async ({ answer, says, saysOfWrite, quotes }) => {
      const { onSaved, user } = show(Deletion);
      await paste(user, name(), 'Ortiz');
      broken = answer;
      await user.click(confirm());
      const alert = await within(screen.getByRole('alertdialog')).findByRole('alert');
      await waitFor(() => expect(alert.textContent).toContain(saysOfWrite ? notSoFar : says));
      expect(alert.textContent?.includes(correlationId)).toBe(Boolean(quotes));
      expect(name().value).toBe('Ortiz');
      expect(sent).toHaveLength(1);
      broken = undefined;
      await user.click(confirm());
      await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
      expect(sent).toHaveLength(2);
    },
  );
});

/** The service carries it out, and the connection is cut before its answer. */
const cut = () => {
  let isKept = false;
  const at = new Date(now()).toISOString();
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname;
    if (request.method === 'GET') {
      const isNotes = path === '/providers/p1/notes';
      return Response.json({ items: isNotes && isKept ? [{ id: 'n1', note: typed, timestamp: at }] : [] });
    }
    isKept = request.method === 'POST';
    throw new TypeError('Failed to fetch');
  });
};

describe('a write whose answer was lost', () => {
  it('is looked for in the list, and told as carried out where it is there', async () => {
    cut();
    const { user } = show(NoteForm);
    await paste(user, note(), typed);
    await user.click(add());
    const told = (await screen.findByText('It was carried out.')).closest('[role="status"]');
    expect(told?.textContent).toBe('It was carried out. The list has an entry with what you sent.');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is told as not carried out so far where the record is still there', async () => {
    broken = () => Promise.reject(new TypeError('Failed to fetch'));
    const { user } = show(Deletion);
    await paste(user, name(), 'Ortiz');
    await user.click(confirm());
    const alert = await screen.findByRole('alert');
    await waitFor(() =>
      expect(alert.textContent).toMatch(/^It was not carried out so far\. The record is still there\./),
    );
  });
});
