import { expect, it } from 'vitest';
import { conflictOf, isChangeable, refusalOf, siblingsOf, type Shortcut } from './shortcut-choices';
import { keysInForce } from './shortcut-keys';

const next: Shortcut = { scope: 'Matches', keys: 'j', label: 'Next match' };
const accept: Shortcut = { scope: 'Match', keys: 'a', label: 'Accept' };
const nextCase: Shortcut = { scope: 'Review', keys: 'j', label: 'Next case' };
const today: Shortcut = { scope: 'Everywhere', keys: 'g t', label: 'Go to Today' };
const all = [next, accept, nextCase, today];

it('gives the chosen keys, and the own ones where none were chosen', () => {
  expect(keysInForce({ 'Matches/j': 'w' }, 'Matches', 'j')).toBe('w');
  expect(keysInForce({ 'Matches/j': 'w' }, 'Review', 'j')).toBe('j');
  expect(keysInForce({}, 'constructor', 'j')).toBe('j');
});

it('finds what has the keys already where both work', () => {
  expect(conflictOf(next, 'a', all, {})).toBe(accept);
  expect(conflictOf(next, 'a', all, { 'Match/a': 'y' })).toBeUndefined();
  expect(conflictOf(next, 'y', all, { 'Match/a': 'y' })).toBe(accept);
  expect(conflictOf(nextCase, 'a', all, {})).toBeUndefined();
  expect(conflictOf(next, 'j', all, {})).toBeUndefined();
});

it('finds that a key is the first of two', () => {
  expect(conflictOf(nextCase, 'g', all, {})).toBe(today);
  expect(conflictOf(today, 'j t', all, {})).toBe(next);
  expect(conflictOf(nextCase, 'g z', all, {})).toBeUndefined();
});

it.each([
  ' ',
  '1',
  '.',
  '. t',
  'Enter',
  'Tab',
  'ArrowUp',
  'shift+Home',
  'F5',
  'mod+w',
  'mod+shift+t',
  'mod+1',
  'a b c',
])('refuses %j with a reason', (keys) => {
  expect(refusalOf(keys)).toMatch(/\.$/);
});

it.each(['j', '?', 'g t', 'g 1', 'F2', 'mod+b', 'alt+n', 'mod+alt+n'])('allows %j', (keys) => {
  expect(refusalOf(keys)).toBeUndefined();
});

it('leaves keys alone that have one meaning everywhere', () => {
  expect(['j', '/', 'g t', 'mod+k'].every(isChangeable)).toBe(true);
  expect(['mod+Enter', 'Enter', 'Escape', 'ArrowUp', ' '].some(isChangeable)).toBe(false);
});

it('knows what does the same elsewhere', () => {
  expect(siblingsOf(next, all)).toEqual([nextCase]);
  expect(siblingsOf(accept, all)).toEqual([]);
});
