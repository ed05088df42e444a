// @vitest-environment happy-dom
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { ApiError } from '@/api/errors';
import { paste, renderScreen } from '@/ui/testing';
import { watchNotices } from '@/ui/testing-notices';
import { TextField } from './fields';
import { FormDialog } from './form-dialog';
import { FormShell } from './form-shell';
import { requiredText } from './schemas';

const notices = watchNotices();
const schema = z.object({ note: requiredText('Write the note.') });
const onSaved = vi.fn<() => void>();

type Send = (values: { note: string }) => Promise<unknown>;

function NoteForm({ send }: { send: Send }) {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { note: '' } });
  const save = useMutation({ mutationFn: send });
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

function NoteDialog({ send }: { send: Send }) {
  const [isOpen, setOpen] = useState(true);
  return isOpen ? (
    <FormDialog title="New note" onClose={() => setOpen(false)}>
      <NoteForm send={send} />
    </FormDialog>
  ) : (
    'closed'
  );
}

/** Types a note, sends it, and discards the form before the service answers. */
async function discardWhileSending() {
  onSaved.mockClear();
  const answer = { resolve: vi.fn<(value: unknown) => void>(), reject: vi.fn<(error: unknown) => void>() };
  const send = () => new Promise((resolve, reject) => Object.assign(answer, { resolve, reject }));
  const { user } = await renderScreen(<NoteDialog send={send} />);
  await paste(user, screen.getByRole('textbox', { name: 'Note' }), 'Called the board');
  await user.click(screen.getByRole('button', { name: /^Add note/ }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  const question = await screen.findByRole('alertdialog', { name: 'Close without saving?' });
  expect(question.textContent).toContain('is being sent. If you close it, it may be saved all the same');
  await user.click(screen.getByRole('button', { name: 'Discard what I typed' }));
  await screen.findByText('closed');
  return answer;
}

test('What was on its way when its form was discarded is told to be saved, and leads nowhere', async () => {
  const answer = await discardWhileSending();
  expect(notices()).toEqual([]);
  answer.resolve({});
  await waitFor(() =>
    expect(notices()).toMatchObject([
      {
        tone: 'success',
        title: 'Saved all the same',
        message: '“Add note” was under way when its form was closed.',
      },
    ]),
  );
  expect(onSaved).not.toHaveBeenCalled();
});

test('What was on its way when its form was discarded is told where it was refused', async () => {
  const answer = await discardWhileSending();
  answer.reject(new ApiError({ kind: 'problem', status: 409, operation: 'createProviderNote' }));
  await waitFor(() =>
    expect(notices()).toMatchObject([
      { tone: 'error', title: 'Not done after its form was closed: Add note' },
    ]),
  );
});
