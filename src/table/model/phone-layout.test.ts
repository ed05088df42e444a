import { expect, test } from 'vitest';
import type { Column } from '../columns/columns';
import { phoneHeight, phoneLayout } from './phone-layout';

type Row = { id: string };

const columnOf = (id: string, more: Partial<Column<Row>> = {}): Column<Row> => ({
  id,
  header: id,
  value: () => id,
  ...more,
});
const shown = (...all: Column<Row>[]) =>
  all.map((column) => ({ column, pinned: undefined, lastPinned: false }));

const list = shown(
  columnOf('name'),
  columnOf('state', { phoneSlot: 'line' }),
  columnOf('npi'),
  columnOf('next'),
);

test('What has no place in the two first lines has a line of its own, and makes the row as much higher', () => {
  const layout = phoneLayout(list, 'default');
  expect(layout.labeled.map(({ id }) => id)).toEqual(['npi', 'next']);
  const [one] = [phoneLayout(list.slice(0, 3), 'default')];
  expect(phoneHeight(layout) - phoneHeight(one)).toBe(20);
});

test('A compact row has two lines, as one in a pane has', () => {
  const layout = phoneLayout(list, 'compact');
  expect(layout.labeled).toEqual([]);
  expect(phoneHeight(layout)).toBe(phoneHeight(undefined));
});

test('A queue shows why each row waits in place of its other columns', () => {
  const reason = columnOf('reason', { phoneReason: () => 'Name differs' });
  const layout = phoneLayout([...list, ...shown(reason)], 'default');
  expect(layout.reason).toBe(reason);
  expect(layout.labeled).toEqual([]);
  expect(phoneHeight(layout)).toBeGreaterThan(phoneHeight(undefined));
});
