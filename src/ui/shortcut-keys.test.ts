// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { ariaKeys, isCharacterBinding, pressedKeys, takesPress, takesTyping } from './shortcut-keys';

const press = (
  key: string,
  modifiers: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', boolean>> = {},
) => pressedKeys({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...modifiers });

it('writes a key press the way bindings are written', () => {
  expect(press('j')).toBe('j');
  expect(press('J', { shiftKey: true })).toBe('j');
  expect(press('?', { shiftKey: true })).toBe('?');
  expect(press('Enter', { ctrlKey: true })).toBe('mod+Enter');
  expect(press('k', { metaKey: true })).toBe('mod+k');
  expect(press('ArrowDown', { shiftKey: true })).toBe('shift+ArrowDown');
  expect(press('K', { ctrlKey: true, shiftKey: true })).toBe('mod+shift+k');
  expect(press('ArrowLeft', { altKey: true })).toBe('alt+ArrowLeft');
});

it('writes bindings for assistive technology, which knows no sequences', () => {
  expect(['mod+k', 'F2', 'alt+n', 'j'].map(ariaKeys)).toEqual(['Control+K', 'F2', 'Alt+N', 'J']);
  expect(ariaKeys('g t')).toBeUndefined();
});

it('knows the bindings that people must be able to switch off', () => {
  for (const keys of ['j', '?', 'g t', '1', '.']) expect(isCharacterBinding(keys)).toBe(true);
  for (const keys of ['Enter', 'mod+k', 'shift+ArrowDown', 'F2', 'Escape', ' ']) {
    expect(isCharacterBinding(keys)).toBe(false);
  }
});

function element(html: string): Element {
  document.body.innerHTML = html;
  const found = document.body.querySelector('[data-here]');
  if (!found) throw new Error('nothing marked');
  return found;
}

it('leaves keys to what is typed into', () => {
  for (const html of [
    '<input data-here>',
    '<input type="search" data-here>',
    '<textarea data-here></textarea>',
    '<select data-here></select>',
    '<div role="menu"><button data-here></button></div>',
    '<div role="listbox"><span data-here></span></div>',
  ]) {
    expect(takesTyping(element(html))).toBe(true);
  }
  for (const html of [
    '<input type="checkbox" data-here>',
    '<input type="radio" data-here>',
    '<p data-here></p>',
  ]) {
    expect(takesTyping(element(html))).toBe(false);
  }
  expect(takesTyping(null)).toBe(false);
});

it('leaves Enter to links and buttons', () => {
  expect(takesPress(element('<a href="/x"><b data-here></b></a>'))).toBe(true);
  expect(takesPress(element('<button data-here></button>'))).toBe(true);
  expect(takesPress(element('<h1 tabindex="-1" data-here></h1>'))).toBe(false);
  expect(takesPress(null)).toBe(false);
});
