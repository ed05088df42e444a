import { expect, test } from 'vitest';
import type { Column } from '../columns/columns';
import { phoneHeight, phoneLayout, roomOf } from './phone-layout';

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

const linesOf = (...columns: Column<Row>[]) =>
  phoneLayout(shown(columnOf('name'), ...columns), 'default').lines.map((all) => all.map(({ id }) => id));

test('What has no place in the two first lines stands below them, and makes the row as much higher', () => {
  const layout = phoneLayout(list, 'default');
  expect(layout.labeled.map(({ id }) => id)).toEqual(['npi', 'next']);
  const wide = columnOf('comments', { width: 400 });
  const [one, more] = [list, [...list, ...shown(wide)]].map((all) =>
    phoneHeight(phoneLayout(all, 'default')),
  );
  expect((more ?? 0) - (one ?? 0)).toBe(20);
  expect(phoneHeight(layout) - phoneHeight(undefined)).toBe(26);
});

test('Short columns share a line, a long one has one of its own, and what is short fills what is left before it', () => {
  const [npi, due] = [columnOf('npi', { width: 116 }), columnOf('due', { phoneWidth: 78 })];
  const note = columnOf('note', { width: 320 });
  expect(linesOf(npi, due)).toEqual([['npi', 'due']]);
  expect(linesOf(npi, note, due)).toEqual([['npi', 'due'], ['note']]);
  expect(linesOf(npi, columnOf('a name of many words', { width: 160 }))).toHaveLength(2);
  expect(linesOf(npi, columnOf('a name of many words', { width: 160, phoneLabel: 'words' }))).toHaveLength(1);
  const [first, second] = phoneLayout(shown(columnOf('name'), npi, note, due), 'default').labeled.slice(1);
  expect([first?.id, second?.id], 'in the order of their lines').toEqual(['due', 'note']);
});

test('A column has as much of its line as its name and its value need', () => {
  expect(roomOf(columnOf('treat', { width: 200 }))).toBe(6 * 6 + 150);
  expect(roomOf(columnOf('days since submission', { phoneLabel: 'days', phoneWidth: 44 }))).toBe(5 * 6 + 44);
});

test('A compact row has two lines, as one in a pane has', () => {
  const layout = phoneLayout(list, 'compact');
  expect([layout.lines, layout.labeled]).toEqual([[], []]);
  expect(phoneHeight(layout)).toBe(phoneHeight(undefined));
});

test('A queue shows why each row waits in place of its other columns', () => {
  const reason = columnOf('reason', { phoneReason: () => 'Name differs' });
  const layout = phoneLayout([...list, ...shown(reason)], 'default');
  expect(layout.reason).toBe(reason);
  expect(layout.labeled).toEqual([]);
  expect(phoneHeight(layout)).toBeGreaterThan(phoneHeight(undefined));
});
