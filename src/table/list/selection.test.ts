import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { selectedCount, TableStore } from './selection';

const rows = Array.from({ length: 20 }, (_, index) => ({ id: `r${index}` }));
const rowId = ({ id }: { id: string }) => id;
type Row = (typeof rows)[number];

function storeWith(...picked: number[]) {
  const store = new TableStore<Row>();
  for (const index of picked) store.toggle(`r${index}`, rows[index] as Row, index);
  return store;
}
const selected = (store: TableStore<Row>) =>
  rows.flatMap((row, index) => (store.isSelected(row.id) ? [index] : []));

describe('selection of rows', () => {
  it('takes and gives back single rows', () => {
    const store = storeWith(2, 5, 2);
    expect(selected(store)).toEqual([5]);
    expect(store.selectedRows()).toEqual([rows[5]]);
    expect(store.getState()).toEqual({ mode: 'some', count: 1 });
  });

  it('selects the range from the last toggled row, both ends included, upward too', () => {
    const down = storeWith(3);
    down.extendTo(6, rows, rowId);
    expect(selected(down)).toEqual([3, 4, 5, 6]);
    const up = storeWith(6);
    up.extendTo(4, rows, rowId);
    expect(selected(up)).toEqual([4, 5, 6]);
  });

  it('deselects a range when its first row was just deselected', () => {
    const store = new TableStore<Row>();
    store.selectLoaded(rows, rowId);
    store.toggle('r3', rows[3] as Row, 3);
    store.extendTo(5, rows, rowId);
    expect(selected(store)).not.toContain(4);
    expect(store.getState().count).toBe(17);
  });

  it('begins a range at the focused row when nothing was toggled before', () => {
    const store = new TableStore<Row>();
    store.setActive(7, 'r7');
    store.extendTo(9, rows, rowId);
    expect(selected(store)).toEqual([7, 8, 9]);
  });

  it('keeps exceptions while everything that matches is selected', () => {
    const store = new TableStore<Row>();
    store.selectAll();
    store.toggle('r4', rows[4] as Row, 4);
    expect(store.isSelected('r4')).toBe(false);
    expect(store.isSelected('not loaded yet')).toBe(true);
    expect(store.exceptions()).toEqual(['r4']);
    expect(selectedCount(store.getState(), 312)).toBe(311);
    expect(selectedCount(store.getState(), undefined)).toBeUndefined();
  });

  it('tells only those who listen, and only when something changed', () => {
    const store = storeWith(1);
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    expect(store.clear()).toBe(true);
    expect(store.clear()).toBe(false);
    store.setActive(0, undefined);
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    store.selectAll();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('counts what it holds, whatever is toggled and extended', () => {
    const step = fc.record({ index: fc.nat(19), extend: fc.boolean() });
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const store = new TableStore<Row>();
        for (const { index, extend } of steps) {
          if (extend) store.extendTo(index, rows, rowId);
          else store.toggle(`r${index}`, rows[index] as Row, index);
        }
        expect(store.getState().count).toBe(selected(store).length);
        expect(store.selectedRows().map(rowId).toSorted()).toEqual(
          selected(store)
            .map((index) => `r${index}`)
            .toSorted(),
        );
      }),
    );
  });
});

describe('the focused row', () => {
  it('keeps the focus where it moved to', () => {
    const store = new TableStore<Row>();
    store.setActive(4, 'r4');
    expect(store.follow(rows.toReversed(), rowId)).toBe(15);
    expect(store.activeId).toBe('r4');
  });

  it('passes the focus to the row in its place when it is gone, the last one at the end', () => {
    const store = new TableStore<Row>();
    store.setActive(19, 'r19');
    expect(store.follow(rows.slice(0, 5), rowId)).toBe(4);
    expect(store.activeId).toBe('r4');
  });

  it('asks for the focus once', () => {
    const store = new TableStore<Row>();
    store.setActive(3, 'r3', true);
    expect(store.takeFocus()).toBe(true);
    expect(store.takeFocus()).toBe(false);
  });
});
