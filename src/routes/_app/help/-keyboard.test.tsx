// @vitest-environment happy-dom
import { renderHook, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useNavigation } from '@/frame/navigation';
import { shortcutList } from '@/ui/shortcut-list.gen';
import { renderScreen } from '@/ui/testing';
import { keyWords } from '@/ui/text';
import { Keyboard } from './-keyboard';

test('Help lists every key of the console, and those that lead to its screens, by where they work', async () => {
  const screens = renderHook(useNavigation).result.current;
  await renderScreen(<Keyboard />);
  const ways = screens
    .flatMap(({ entries }) => entries)
    .flatMap(({ label, keys = '' }) =>
      keys ? [{ scope: 'Everywhere', keys, label: `Go to ${label}` }] : [],
    );
  expect(ways.length).toBeGreaterThan(5);
  for (const { scope, keys, label } of [...shortcutList, ...ways]) {
    const rows = within(screen.getByRole('region', { name: scope }));
    const row = rows.getByText(label, { selector: 'dd' }).previousElementSibling;
    expect(row?.textContent).toContain(keyWords(keys));
  }
});
