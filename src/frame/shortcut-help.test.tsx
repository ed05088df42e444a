// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useShortcuts } from '@/ui/shortcuts';
import { renderScreen } from '@/ui/testing';
import { ShortcutHelp } from './shortcut-help';

const run = () => undefined;

/** Two parts of a page that share the name of their keys, and one whose keys do nothing now. */
function Page() {
  useShortcuts('Review', [
    { keys: 'a', label: 'Approve', run },
    { keys: 'mod+enter', label: 'Approve', run },
  ]);
  useShortcuts('Review', [
    { keys: 's', label: 'Skip', run },
    { keys: 'x', label: 'Undo', run, disabled: true },
  ]);
  useShortcuts('Lists', [{ keys: 'e', label: 'Export', run, disabled: true }]);
  return <ShortcutHelp onClose={vi.fn()} />;
}

test('Keys of the same part stand in one list, those of one action in one line; what does nothing now is left out', async () => {
  await renderScreen(<Page />);
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(
    within(dialog)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(['Review']);
  const rows = within(dialog).getAllByRole('row');
  const lines = rows.map((row) => [
    within(row).getAllByRole('cell')[0]?.textContent,
    row.querySelectorAll('kbd').length,
  ]);
  expect(lines.toSorted()).toEqual([
    ['Approve', 3],
    ['Skip', 1],
  ]);
});
