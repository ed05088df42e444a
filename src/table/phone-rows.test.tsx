// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { layOutTables, row, serve, show } from './testing';

layOutTables();

beforeEach(() => {
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: true }));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('On a phone each column that has no place in the first lines stands below them with its name, as a cell of its column', async () => {
  show(serve);
  const person = await row('Person 3');
  const cell = within(person)
    .getAllByRole('gridcell')
    .find(({ textContent }) => textContent?.startsWith('State'));
  expect(cell?.textContent).toBe('StateAZ');
  const place = Number(cell?.getAttribute('aria-colindex'));
  const heads = screen.getAllByRole('columnheader');
  expect(heads.map(({ textContent }) => textContent)).toEqual(['', 'Name', 'State', 'Actions']);
  expect(heads[place - 1]?.textContent).toBe('State');
  expect(screen.getByRole('grid').getAttribute('aria-colcount')).toBe('4');
  expect(within(person).getByRole('checkbox', { name: 'Select Person 3' })).toBeTruthy();
  const actions = within(person).getByRole('button', { name: 'Actions for Person 3' });
  expect(actions.parentElement?.getAttribute('aria-colindex')).toBe('4');
});

test('Cards follow one another without a gap, and keys go from one to the next', async () => {
  const { user } = show(serve);
  const [third, fourth] = [await row('Person 3'), await row('Person 4')];
  const height = Number.parseInt(screen.getByRole('grid').style.getPropertyValue('--row-height'), 10);
  expect(Number.parseInt(fourth.style.top, 10) - Number.parseInt(third.style.top, 10)).toBe(height);
  third.focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(fourth);
});
