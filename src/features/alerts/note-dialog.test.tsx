// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '@/ui/testing';
import { AlertNoteDialog } from './note-dialog';

test('Dismissing with a note closes its dialog, and cancelling does so without a dismissal', async () => {
  const [onDismiss, onClose] = [vi.fn(async () => undefined), vi.fn()];
  const user = renderPart(
    <AlertNoteDialog
      title="Dismiss this alert?"
      action="Dismiss"
      note=""
      onNote={vi.fn()}
      onDismiss={onDismiss}
      onClose={onClose}
    >
      It can be taken back.
    </AlertNoteDialog>,
  );
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect([onDismiss.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 1]);
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  await vi.waitFor(() => expect([onDismiss.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 2]));
});

test('What the note lacks is said at its field, and the dialog stays with what was typed', async () => {
  const onClose = vi.fn();
  const user = renderPart(
    <AlertNoteDialog
      title="Dismiss this alert?"
      action="Dismiss"
      note="ok"
      onNote={vi.fn()}
      onDismiss={async () => 'Write what you found'}
      onClose={onClose}
    >
      It can be taken back.
    </AlertNoteDialog>,
  );
  await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
  expect(await screen.findByText('Write what you found')).toBeDefined();
  const note = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' });
  expect([note.value, document.activeElement === note, onClose.mock.calls.length]).toEqual(['ok', true, 0]);
});
