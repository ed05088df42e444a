// @vitest-environment happy-dom
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import { AppProviders } from './app-providers';
import { confirmAction, confirmDelete, openQuestion, type Deletion } from './confirm';
import { watchNotices } from './testing-notices';

const notices = watchNotices();

// The first question fetches its code.
beforeAll(() => import('./confirm-host'));

const run = vi.fn<() => Promise<unknown>>();
const onDeleted = vi.fn();

function show(options: Partial<Deletion> = {}) {
  const deletion: Deletion = {
    title: 'Delete Harborline Health?',
    action: 'Delete group',
    children: 'Its providers stay.',
    messages: { deleted: 'Harborline Health was deleted', already: 'Harborline Health was deleted already' },
    run,
    onDeleted,
    ...options,
  };
  render(
    <AppProviders>
      <button type="button" onClick={() => confirmDelete(deletion)}>
        Delete
      </button>
    </AppProviders>,
  );
  return userEvent.setup();
}

const opener = () => screen.getByRole('button', { name: 'Delete' });
const dialog = () => screen.findByRole('alertdialog', { name: 'Delete Harborline Health?' });
const confirm = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Delete group' });
const refused = (status: number) => new ApiError({ kind: 'problem', status, title: 'No.' });

beforeEach(() => {
  run.mockReset().mockResolvedValue(undefined);
  onDeleted.mockReset();
});

afterEach(() => {
  act(() => openQuestion.set(undefined));
});

test('It says what goes with it, stays open until it is done, says so, and leaves the page then', async () => {
  let done: (value?: unknown) => void = vi.fn();
  run.mockReturnValue(new Promise((resolve) => (done = resolve)));
  const user = show();
  await user.click(opener());
  expect((await dialog()).textContent).toContain('Its providers stay.');
  await user.click(confirm());
  expect(confirm().getAttribute('aria-busy')).toBe('true');
  await user.click(confirm());
  expect(run).toHaveBeenCalledOnce();
  expect(onDeleted).not.toHaveBeenCalled();
  done();
  await waitFor(() => expect(onDeleted).toHaveBeenCalledOnce());
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(notices()).toMatchObject([{ tone: 'success', title: 'Harborline Health was deleted' }]);
});

test('A failure is shown in the question, which stays open for another try', async () => {
  run.mockRejectedValueOnce(refused(500));
  const user = show();
  await user.click(opener());
  await dialog();
  await user.click(confirm());
  expect((await within(await dialog()).findByRole('alert')).textContent).toContain('The service failed');
  expect(onDeleted).not.toHaveBeenCalled();
  await user.click(confirm());
  await waitFor(() => expect(onDeleted).toHaveBeenCalledOnce());
  expect(run).toHaveBeenCalledTimes(2);
});

test('What somebody else deleted meanwhile counts as deleted', async () => {
  run.mockRejectedValue(refused(404));
  const user = show();
  await user.click(opener());
  await dialog();
  await user.click(confirm());
  await waitFor(() => expect(onDeleted).toHaveBeenCalledOnce());
  expect(notices()).toMatchObject([{ title: 'Harborline Health was deleted already' }]);
});

test('The button opens for exactly what is to be typed; Escape closes, gives the focus back and forgets it', async () => {
  const user = show({ typed: { text: 'Harborline', label: 'Type Harborline' } });
  await user.click(opener());
  await dialog();
  await user.type(screen.getByLabelText('Type Harborline'), 'Harbor{Enter}');
  expect(confirm().disabled).toBe(true);
  await user.type(screen.getByLabelText('Type Harborline'), 'line');
  expect(confirm().disabled).toBe(false);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(document.activeElement).toBe(opener());
  await user.click(opener());
  await dialog();
  expect(screen.getByLabelText<HTMLInputElement>('Type Harborline').value).toBe('');
  expect(run).not.toHaveBeenCalled();
});

test('Who closes it while it is under way is told how it ended, but stays where they are', async () => {
  let done: (value?: unknown) => void = vi.fn();
  run.mockReturnValue(new Promise((resolve) => (done = resolve)));
  const user = show();
  await user.click(opener());
  await dialog();
  await user.click(confirm());
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  done();
  await waitFor(() => expect(notices()).toHaveLength(1));
  expect(onDeleted).not.toHaveBeenCalled();
});

test('One question takes the place of another, with nothing left of it, and goes when the page is left', async () => {
  run.mockRejectedValue(refused(500));
  const user = show();
  await user.click(opener());
  await dialog();
  await user.click(confirm());
  await screen.findByRole('alert');
  act(() => confirmAction({ title: 'Detach this license?', action: 'Detach', run }));
  await screen.findByRole('alertdialog', { name: 'Detach this license?' });
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => void globalThis.dispatchEvent(new PopStateEvent('popstate')));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});
