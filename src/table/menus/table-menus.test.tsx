// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { layOutTables, row, serve, show } from '../testing';

layOutTables();

beforeEach(() => {
  // The window of a phone, which has no heads of columns to sort by.
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: true }));
});

test('The menu of sorts marks the one that is in force, in its direction, and no other', async () => {
  const { user } = show(serve, { path: '/people?sortedBy=State&sortDirection=Desc' });
  await row('Person 0');
  await user.click(screen.getByRole('button', { name: 'Sort' }));
  const menu = within(await screen.findByRole('menu', { name: 'Sort' }));
  expect(menu.getAllByRole('menuitemradio')).toHaveLength(4);
  const inForce = menu.getAllByRole('menuitemradio', { checked: true });
  expect(inForce.map(({ textContent }) => textContent)).toEqual(['State, Z to A']);
});
