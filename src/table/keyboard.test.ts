import { describe, expect, it } from 'vitest';
import { rowCommand } from './keyboard';

const press = (key: string, more: { shift?: boolean; ctrl?: boolean; alt?: boolean } = {}, index = 5) =>
  rowCommand(
    { key, shiftKey: !!more.shift, ctrlKey: !!more.ctrl, metaKey: false, altKey: !!more.alt },
    index,
    50,
    10,
  );

describe('keys on a row', () => {
  it('move by one, by a window and to the ends, and stop there', () => {
    expect(press('ArrowDown')).toEqual({ type: 'move', to: 6, extend: false });
    expect(press('PageDown')).toEqual({ type: 'move', to: 15, extend: false });
    expect(press('PageUp', {}, 3)).toEqual({ type: 'move', to: 0, extend: false });
    expect(press('End')).toEqual({ type: 'move', to: 49, extend: false });
    expect(press('ArrowDown', {}, 49)).toEqual({ type: 'move', to: 49, extend: false });
    expect(press('Home', { shift: true })).toEqual({ type: 'move', to: 0, extend: true });
  });

  it('open, select, select a range, select all, offer actions, clear', () => {
    expect(press('Enter')).toEqual({ type: 'open' });
    expect(press(' ')).toEqual({ type: 'toggle' });
    expect(press(' ', { shift: true })).toEqual({ type: 'range' });
    expect(press('a', { ctrl: true })).toEqual({ type: 'all' });
    expect(press('.')).toEqual({ type: 'actions' });
    expect(press('Escape')).toEqual({ type: 'clear' });
  });

  it('leave to the browser and to others what is theirs', () => {
    expect(press('ArrowLeft')).toBeUndefined();
    expect(press('ArrowDown', { alt: true })).toBeUndefined();
    expect(press('f', { ctrl: true })).toBeUndefined();
    expect(press('a')).toBeUndefined();
    expect(press('Tab')).toBeUndefined();
  });
});
