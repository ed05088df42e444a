import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultLayout, mendLayout, moveBy } from './layout';

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

describe('moving a column', () => {
  it('changes places with its neighbour and stops at the ends', () => {
    expect(moveBy(['a', 'b', 'c'], 'b', 1)).toEqual(['a', 'c', 'b']);
    expect(moveBy(['a', 'b', 'c'], 'c', 1)).toEqual(['a', 'b', 'c']);
    expect(moveBy(['a', 'b', 'c'], 'x', 1)).toEqual(['a', 'b', 'c']);
  });
});
