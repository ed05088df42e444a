import { expect, test } from 'vitest';
import { columns } from '../columns/columns';
import type { List } from '../list/list-spec';
import type { ShownColumn } from './use-columns';
import { columnsWithin, gridVariables } from './widths';

const [name, size, by] = columns<{ name: string }, List>()([
  { id: 'name', header: 'Name', value: (row) => row.name, width: 200 },
  { id: 'size', header: 'Size', value: () => 1, width: 96 },
  { id: 'by', header: 'By', value: () => 'x', width: 300 },
]);
const shown = [name, size, by].flatMap((column, index): ShownColumn<{ name: string }>[] =>
  column ? [{ column, pinned: index === 0 ? 0 : undefined, lastPinned: index === 0 }] : [],
);
const free = shown.map((one) => ({ ...one, pinned: undefined, lastPinned: false }));

test('Columns of words give way until the table fits the window; numbers and what is pinned keep their width', () => {
  expect(gridVariables(shown, {}, true, true)).toEqual({
    '--cols': '52px 200px 96px minmax(240px, 1fr) 44px',
    '--pin-0': '52px',
    '--total': '692px',
    '--least': '632px',
  });
  expect(gridVariables(free, {}, false, false)).toEqual({
    '--cols': 'minmax(160px, 200px) 96px minmax(240px, 1fr)',
    '--total': '596px',
    '--least': '496px',
  });
});

test('A date with how far it is off keeps its width', () => {
  const [until] = columns<{ until: string }, List>()([
    { id: 'until', header: 'Until', value: (row) => row.until, width: 200, keepsWidth: true },
  ]);
  const { '--least': least } = gridVariables(
    [{ column: until, pinned: undefined, lastPinned: false }],
    {},
    false,
    false,
  );
  expect(least).toBe('200px');
});

test('A column that was sized by hand keeps its width', () => {
  const { '--cols': cols, '--least': least } = gridVariables(free, { name: 260, by: 180 }, false, false);
  expect(cols).toBe('260px 96px minmax(180px, 1fr)');
  expect(least).toBe('536px');
});

test('Where not all columns fit, those are within the window that begin in it', () => {
  // A box of 52, then 200, 96 and 300; give way, they take 52 + 200 + 96 + 240.
  expect(columnsWithin(588, shown, {}, true)).toBe(3);
  expect(columnsWithin(587, shown, {}, true)).toBe(3);
  expect(columnsWithin(348, shown, {}, true)).toBe(2);
  expect(columnsWithin(252, shown, {}, true)).toBe(1);
  expect(columnsWithin(0, shown, {}, true)).toBe(1);
  expect(columnsWithin(348, shown, {}, false)).toBe(3);
  // Sized by hand.
  expect(columnsWithin(587, shown, { name: 560 }, true)).toBe(1);
});
