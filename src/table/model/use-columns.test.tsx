// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { columns } from '../columns/columns';
import { sharedLayouts } from '../columns/layout';
import type { List } from '../list/list-spec';
import { useColumns } from './use-columns';

const value = () => '';
const things = columns<object, List>()([
  { id: 'name', header: 'Name', value, width: 200 },
  { id: 'a', header: 'A', value },
  { id: 'b', header: 'B', value, optional: true },
  { id: 'c', header: 'C', value },
  { id: 'd', header: 'D', value },
]);

const open = () => renderHook(() => useColumns('things', things)).result;
const shown = (model: ReturnType<typeof open>) => model.current.shown.map(({ column }) => column.id);

afterEach(() => {
  localStorage.clear();
  sharedLayouts.set({});
});

it('shows the columns of the list, pinned ones first, and says where the pins end', () => {
  const model = open();
  expect(shown(model)).toEqual(['name', 'a', 'c', 'd']);
  act(() => model.current.setPinned('c', true));
  expect(model.current.shown.map(({ column, ...place }) => ({ id: column.id, ...place }))).toEqual([
    { id: 'name', pinned: 0, lastPinned: false },
    { id: 'c', pinned: 1, lastPinned: true },
    { id: 'a', pinned: undefined, lastPinned: false },
    { id: 'd', pinned: undefined, lastPinned: false },
  ]);
});

it('never hides, unpins or overtakes the name', () => {
  const model = open();
  act(() => model.current.setPinned('c', true));
  act(() => model.current.setPinned('a', true));
  act(() => model.current.move('c', -1));
  expect(shown(model)).toEqual(['name', 'c', 'a', 'd']);
  act(() => model.current.move('c', 1));
  expect(shown(model)).toEqual(['name', 'a', 'c', 'd']);
  act(() => model.current.setPinned('name', false));
  act(() => model.current.setShown('name', false));
  expect(shown(model)).toEqual(['name', 'a', 'c', 'd']);
  expect(model.current.isPinned('name')).toBe(true);
});

it('keeps the width a column was given, within what can be grabbed and seen, until it is reset', () => {
  const model = open();
  expect(model.current.widths).toMatchObject({ name: 200, a: 120 });
  act(() => model.current.resize('a', 10_000));
  act(() => model.current.resize('c', 3));
  expect(model.current.widths).toMatchObject({ name: 200, a: 800, c: 56 });
  expect(open().current.widths).toMatchObject({ a: 800, c: 56 });
  act(() => model.current.reset());
  expect(model.current.widths).toMatchObject({ a: 120, c: 120 });
});

it('takes the columns that are shared as soon as they come, and again when its own are given up', () => {
  const model = open();
  act(() => sharedLayouts.set({ things: { order: ['name', 'd', 'a', 'b', 'c'], hidden: { c: true } } }));
  expect(shown(model)).toEqual(['name', 'd', 'a']);
  expect(model.current.isOwn).toBe(false);
  act(() => model.current.setShown('a', false));
  expect(model.current.isOwn).toBe(true);
  act(() => sharedLayouts.set({ things: { order: ['name', 'c', 'a', 'b', 'd'] } }));
  expect(shown(model)).toEqual(['name', 'd']);
  expect(shown(open())).toEqual(['name', 'd']);
  act(() => model.current.reset());
  expect(shown(model)).toEqual(['name', 'c', 'a', 'd']);
  act(() => sharedLayouts.set({}));
  expect(shown(model)).toEqual(['name', 'a', 'c', 'd']);
});

it('leaves what is shown as it is while a column is sized, so that no row is drawn again', () => {
  const model = open();
  const before = model.current.shown;
  act(() => model.current.resize('a', 300));
  expect(model.current.shown).toBe(before);
});

it('loses no column, whatever is moved, pinned and hidden', () => {
  const step = fc.tuple(
    fc.constantFrom('name', 'a', 'b', 'c', 'd'),
    fc.constantFrom('left', 'right', 'pin', 'unpin', 'hide', 'show'),
  );
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      localStorage.clear();
      const model = open();
      const hidden = new Set(['b']);
      for (const [id, how] of steps) {
        act(() => {
          if (how === 'left' || how === 'right') model.current.move(id, how === 'left' ? -1 : 1);
          else if (how === 'pin' || how === 'unpin') model.current.setPinned(id, how === 'pin');
          else model.current.setShown(id, how === 'show');
        });
        if (how === 'hide' && id !== 'name') hidden.add(id);
        if (how === 'show') hidden.delete(id);
      }
      expect(shown(model)[0]).toBe('name');
      expect(shown(model).toSorted()).toEqual(['a', 'b', 'c', 'd', 'name'].filter((id) => !hidden.has(id)));
      cleanup();
    }),
    { numRuns: 40 },
  );
});
