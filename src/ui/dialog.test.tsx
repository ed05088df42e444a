// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';

function Page({ onConfirm }: { onConfirm(): void }) {
  const [open, setOpen] = useState(false);
  return (
    <MantineProvider env="test">
      <button type="button" onClick={() => setOpen(true)}>
        Detach
      </button>
      {open && (
        <ConfirmDialog
          title="Detach this license?"
          action="Detach license"
          typed={{ text: 'MULTI20418', label: 'Type MULTI20418' }}
          onConfirm={onConfirm}
          onClose={() => setOpen(false)}
        >
          Its verifications go with it.
        </ConfirmDialog>
      )}
    </MantineProvider>
  );
}

it('closes on Escape and gives focus back to what opened it', async () => {
  render(<Page onConfirm={vi.fn()} />);
  const opener = screen.getByRole('button', { name: 'Detach' });
  await userEvent.click(opener);
  expect(screen.getByRole('alertdialog', { name: 'Detach this license?' })).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Type MULTI20418'), 'MU');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(document.activeElement).toBe(opener);
});

it('has its name when the focus enters it, which is before effects ran', () => {
  const names: (string | null | undefined)[] = [];
  const note = ({ currentTarget }: { currentTarget: Element }) =>
    names.push(currentTarget.closest('[role="dialog"]')?.getAttribute('aria-label'));
  render(
    <MantineProvider env="test">
      <Dialog title="Clock" onClose={vi.fn()}>
        <button type="button" onFocus={note}>
          One day on
        </button>
      </Dialog>
    </MantineProvider>,
  );
  expect(names).toEqual(['Clock']);
  expect(screen.getByRole('dialog', { name: 'Clock' })).toBeTruthy();
});

/** A dialog whose fields come once they were read. */
const reading = (isRead: boolean) => (
  <MantineProvider env="test">
    <Dialog title="Log an attempt" onClose={vi.fn()}>
      {isRead ? (
        <>
          <input aria-label="Whom" />
          <input aria-label="Day" />
        </>
      ) : (
        'Reading'
      )}
    </Dialog>
  </MantineProvider>
);

it('gives the focus to its first field once that was read, though its closing button had it meanwhile', async () => {
  const { rerender } = render(reading(false));
  screen.getByRole('button', { name: 'Close' }).focus();
  rerender(reading(true));
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Whom')));
});

it('leaves the focus where somebody has moved it while its body was read', async () => {
  const { rerender } = render(reading(false));
  const close = screen.getByRole('button', { name: 'Close' });
  close.focus();
  await userEvent.tab();
  close.focus();
  rerender(reading(true));
  await screen.findByLabelText('Whom');
  // What watches the body is told of it in the next moment.
  await Promise.resolve();
  expect(document.activeElement).toBe(close);
});

it('opens its button only for exactly what is to be typed, and Enter sends it once', async () => {
  const onConfirm = vi.fn();
  render(<Page onConfirm={onConfirm} />);
  await userEvent.click(screen.getByRole('button', { name: 'Detach' }));
  const field = screen.getByLabelText('Type MULTI20418');
  await userEvent.type(field, 'MULTI2041{Enter}');
  expect(onConfirm).not.toHaveBeenCalled();
  await userEvent.type(field, '8{Enter}');
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

it('still closes on Escape, and keeps Tab inside, after what had focus is gone', async () => {
  const onClose = vi.fn();
  function Counting() {
    const [busy, setBusy] = useState(false);
    return (
      <MantineProvider env="test">
        <Dialog title="Clock" onClose={onClose}>
          {!busy && (
            <button type="button" onClick={() => setBusy(true)}>
              One day on
            </button>
          )}
          <button type="button">Other</button>
        </Dialog>
      </MantineProvider>
    );
  }
  render(<Counting />);
  await userEvent.click(screen.getByRole('button', { name: 'One day on' }));
  await userEvent.keyboard('{Tab}');
  expect(screen.getByRole('dialog', { name: 'Clock' }).contains(document.activeElement)).toBe(true);
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('marks the page while it is open, so that notices leave its buttons free', async () => {
  render(<Page onConfirm={vi.fn()} />);
  expect(document.body.dataset['dialog']).toBeUndefined();
  await userEvent.click(screen.getByRole('button', { name: 'Detach' }));
  expect(document.body.dataset['dialog']).toBe('1');
  await userEvent.keyboard('{Escape}');
  expect(document.body.dataset['dialog']).toBeUndefined();
});

/** A row whose dialog has another one in its place, as the letters have their progress. */
function Row({ step, isDisabled = false }: { step: 'none' | 'first' | 'second'; isDisabled?: boolean }) {
  return (
    <MantineProvider env="test">
      <ul>
        <li>
          <button type="button" disabled={isDisabled}>
            Write letter
          </button>
        </li>
      </ul>
      {step === 'first' && (
        <Dialog key="first" title="Write" onClose={vi.fn()} footer={<button type="button">Make</button>}>
          Words
        </Dialog>
      )}
      {step === 'second' && (
        <Dialog key="second" title="Noted" onClose={vi.fn()} footer={<button type="button">Close it</button>}>
          Done
        </Dialog>
      )}
    </MantineProvider>
  );
}

it('gives the focus back to what opened the dialog whose place it took, and that one takes it from nobody', () => {
  const { rerender } = render(<Row step="none" />);
  const opener = screen.getByRole('button', { name: 'Write letter' });
  opener.focus();
  rerender(<Row step="first" />);
  screen.getByRole('button', { name: 'Make' }).focus();
  rerender(<Row step="second" />);
  expect(screen.getByRole('dialog', { name: 'Noted' }).contains(document.activeElement)).toBe(true);
  screen.getByRole('button', { name: 'Close it' }).focus();
  rerender(<Row step="none" />);
  expect(document.activeElement).toBe(opener);
});

it('leaves the focus to the row where what opened it cannot take it any more', () => {
  const { rerender } = render(<Row step="none" />);
  screen.getByRole('button', { name: 'Write letter' }).focus();
  rerender(<Row step="first" />);
  rerender(<Row step="none" isDisabled />);
  expect(document.activeElement).toBe(screen.getByRole('listitem'));
});
