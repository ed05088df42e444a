import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canMoveColumn, defaultLayout, mendLayout, moveColumn } from './layout';

const columns = [{ id: 'name' }, { id: 'npi' }, { id: 'state', width: 84 }, { id: 'phone', optional: true }];

describe('a remembered layout', () => {
  it('starts as the list declares it: optional columns hidden, the name pinned', () => {
    expect(defaultLayout(columns)).toEqual({
      order: ['name', 'npi', 'state', 'phone'],
      hidden: { phone: true },
      pinned: ['name'],
      widths: {},
    });
  });

  it('keeps what was chosen and drops columns that are gone', () => {
    const stored = {
      order: ['name', 'state', 'gone', 'npi', 'phone'],
      hidden: { npi: true, phone: false, gone: true },
      pinned: ['state', 'gone'],
      widths: { npi: 200, state: 9999, gone: 10 },
      density: 'compact',
    };
    expect(mendLayout(columns, stored)).toEqual({
      order: ['name', 'state', 'npi', 'phone'],
      hidden: { npi: true, phone: false },
      pinned: ['name', 'state'],
      widths: { npi: 200, state: 800 },
      density: 'compact',
    });
  });

  it('puts a column that is new since then after the one it follows in the list', () => {
    expect(mendLayout(columns, { order: ['name', 'phone', 'npi'] }).order).toEqual([
      'name',
      'phone',
      'npi',
      'state',
    ]);
  });

  it('is always whole, whatever the browser kept', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), fc.anything(), (order, hidden, widths) => {
        const layout = mendLayout(columns, { order, hidden, widths, pinned: order, density: widths });
        expect(layout.order.toSorted()).toEqual(['name', 'npi', 'phone', 'state']);
        expect(layout.order[0]).toBe('name');
        expect(layout.pinned[0]).toBe('name');
      }),
    );
  });
});

describe('moving columns', () => {
  const layout = { order: ['name', 'a', 'b', 'c', 'd'], hidden: { b: true }, pinned: ['name'], widths: {} };

  it('changes places with the neighbour on screen, over hidden ones, and stops at the ends', () => {
    expect(moveColumn(layout, 'a', 1).order).toEqual(['name', 'b', 'c', 'a', 'd']);
    expect(moveColumn(layout, 'c', -1).order).toEqual(['name', 'c', 'a', 'b', 'd']);
    expect(moveColumn(layout, 'd', 1)).toBe(layout);
    expect(moveColumn(layout, 'a', -1)).toBe(layout);
    expect(canMoveColumn(layout, 'a', -1)).toBe(false);
    expect(canMoveColumn(layout, 'b', 1)).toBe(false);
  });
});
