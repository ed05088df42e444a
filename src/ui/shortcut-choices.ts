import { isCharacterBinding, keysInForce, type ChosenKeys } from './shortcut-keys';

/** Something that a key does, and the key that does it until another one is chosen. */
export interface Shortcut {
  /** Where it works: the name that `useShortcuts` was given. */
  scope: string;
  keys: string;
  label: string;
}

/** Under what chosen keys are kept: the scope and the keys that it has of itself. */
export function shortcutId({ scope, keys }: Pick<Shortcut, 'scope' | 'keys'>): string {
  return `${scope}/${keys}`;
}

/** Keys that everybody knows for one thing, and that lists and dialogs need, stay what they are. */
export function isChangeable(keys: string): boolean {
  return isCharacterBinding(keys) || keys === 'mod+k';
}

const everyScreen = new Set(['Everywhere', 'List', 'Form']);

/** Whether two scopes can be active at the same time: those of a list and of its record share the start of their names. */
function meet(one: string, other: string): boolean {
  if (everyScreen.has(one) || everyScreen.has(other)) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return long.startsWith(short);
}

/** Whether pressing one could be taken for the other: the same, or the first of two keys. */
function collide(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other} `) || other.startsWith(`${one} `);
}

/** What already has these keys where `shortcut` works; `all` are the shortcuts that can be changed. */
export function conflictOf(
  shortcut: Shortcut,
  wanted: string,
  all: readonly Shortcut[],
  chosen: ChosenKeys,
): Shortcut | undefined {
  const id = shortcutId(shortcut);
  return all.find(
    (other) =>
      shortcutId(other) !== id &&
      meet(shortcut.scope, other.scope) &&
      collide(wanted, keysInForce(chosen, other.scope, other.keys)),
  );
}

/** The browser has these with Ctrl or Command, and gives some of them to no page. */
const ofBrowser = new Set('a c d f h j l m n o p q r s t u v w x y z'.split(' '));
const free = new Set(['F2', 'F4', 'F7', 'F8', 'F9', 'F10']);

/** Why keys cannot be chosen at all, in a sentence; undefined when they can. */
export function refusalOf(keys: string): string | undefined {
  const steps = keys.split(' ');
  if (keys === ' ' || steps.includes('')) return 'Space selects rows and presses buttons.';
  if (steps.length > 2) return 'Two keys one after the other are the most.';
  const [first = ''] = steps;
  if (/^\d$/.test(first)) return 'Numbers choose results and attempts.';
  if (first === '.') return 'The dot opens the actions of a row.';
  if (steps.every((step) => step.length === 1)) return undefined;
  if (steps.length > 1) return 'One after the other only characters can be pressed.';
  if (free.has(first)) return undefined;
  const parts = first.split('+');
  const key = parts.at(-1) ?? '';
  if (key.length === 1 && parts.length > 1) {
    if (parts.includes('mod') && !parts.includes('alt') && (ofBrowser.has(key) || /\d/.test(key)))
      return 'The browser has these keys for something else.';
    return undefined;
  }
  return 'This key moves, sends or closes things everywhere.';
}

/** Shortcuts of other scopes that do the same with the same key, such as "Next case" and "Next match" with `j`. */
export function siblingsOf(shortcut: Shortcut, all: readonly Shortcut[]): Shortcut[] {
  const [verb] = shortcut.label.split(/\W/);
  return all.filter(
    ({ scope, keys, label }) =>
      scope !== shortcut.scope && keys === shortcut.keys && label.split(/\W/)[0] === verb,
  );
}
