// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { PayerColumnSet } from '@/domain/payer-roster';
import { renderScreen } from '@/ui/testing';
import { ColumnsDialog } from './columns-dialog';

afterEach(cleanup);

const set: PayerColumnSet = {
  dates: 'us',
  columns: [
    { heading: 'Last', field: 'lastName', isRequired: true },
    { heading: 'National id', field: 'npi' },
  ],
};

async function show({ isSaved = true } = {}) {
  const [onSave, onClose] = [vi.fn<(set: PayerColumnSet) => void>(), vi.fn<() => void>()];
  const { user } = await renderScreen(
    <ColumnsDialog payer="Harborline" set={set} isSaved={isSaved} onSave={onSave} onClose={onClose} />,
  );
  const dialog = within(await screen.findByRole('dialog'));
  const press = (name: string) => user.click(dialog.getByRole('button', { name }));
  const startFrom = (name: string) => user.selectOptions(dialog.getByLabelText('Start from'), name);
  const heading = (nth: number) => dialog.getByLabelText<HTMLInputElement>(`Heading ${nth}`);
  return { user, dialog, press, startFrom, heading, onSave, onClose };
}

test('Whoever looks at a start set and goes back has the payer’s own columns again, with what was typed', async () => {
  const { user, press, startFrom, heading, onSave } = await show();
  await user.type(heading(2), ' of Ada');
  await startFrom('Directory');
  expect(heading(2).value).toBe('Last Name');
  await startFrom('The columns as they are');
  expect(heading(2).value).toBe('National id of Ada');
  await press('Save columns');
  expect(onSave.mock.calls).toEqual([
    [{ ...set, columns: [set.columns[0], { heading: 'National id of Ada', field: 'npi' }] }],
  ]);
});

test.each(['Cancel', 'Escape'])(
  'What was typed into columns is asked about before %s drops it',
  async (way) => {
    const { user, press, heading, onClose, onSave } = await show();
    await user.type(heading(1), ' Name');
    await (way === 'Escape' ? user.keyboard('{Escape}') : press(way));
    expect(onClose).not.toHaveBeenCalled();
    const question = within(screen.getByRole('alertdialog', { name: 'Close without saving?' }));
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(heading(1).value).toBe('Last Name');
    await (way === 'Escape' ? user.keyboard('{Escape}') : press(way));
    await user.click(screen.getByRole('button', { name: 'Discard what I changed' }));
    expect(onClose).toHaveBeenCalledOnce();
    expect(onSave).not.toHaveBeenCalled();
  },
);

test.each([true, false])(
  'Columns that nobody changed are closed at once, saved before: %s',
  async (isSaved) => {
    const { press, onClose } = await show({ isSaved });
    await press('Cancel');
    expect(onClose).toHaveBeenCalledOnce();
  },
);
