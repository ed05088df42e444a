import { createContext, use, useLayoutEffect, useRef } from 'react';
import { createStore, useSelected, useStore } from '@/lib/store';
import { getSetting, useSetting } from './settings';
import {
  isCharacterBinding,
  pressedKeys,
  takesPress,
  takesTyping,
  keysInForce,
  type ChosenKeys,
} from './shortcut-keys';

/** Whether a component stands in a dialog; shortcuts outside of an open dialog rest. */
export const InDialog = createContext(false);

export interface Binding {
  /** `j`, `mod+Enter`, `?`, `shift+ArrowDown`, or two keys one after the other: `g t`. */
  keys: string;
  /** What it does, for the help: "Next case". */
  label: string;
  run(event: KeyboardEvent): void;
  /** Also while a text field has focus. */
  whileTyping?: boolean | undefined;
  /** Only when the key is pressed where this holds: arrow keys belong to many elements. Anywhere unless said. */
  where?: ((target: Element | null) => boolean) | undefined;
  disabled?: boolean | undefined;
}

export interface ShortcutScope {
  name: string;
  inDialog: boolean;
  bindings: readonly Binding[];
}

/** In the order in which they came; the latest is asked first. */
const scopes = createStore<readonly ShortcutScope[]>([]);
const sequenceWait = 1_200;
let firstKey: { key: string; until: number } | undefined;

function setScopes(next: readonly ShortcutScope[]): void {
  if (scopes.get().length === 0 && next.length > 0) document.addEventListener('keydown', onKeyDown);
  if (next.length === 0) document.removeEventListener('keydown', onKeyDown);
  scopes.set(next);
}

/** A scope with the keys that its user has chosen. */
function inForce(scope: ShortcutScope, chosen: ChosenKeys): ShortcutScope {
  if (Object.keys(chosen).length === 0) return scope;
  const bindings = scope.bindings.map((binding) => ({
    ...binding,
    keys: keysInForce(chosen, scope.name, binding.keys),
  }));
  return { ...scope, bindings };
}

const modalIsOpen = () => document.querySelector('[aria-modal="true"]') !== null;

function candidates(event: KeyboardEvent): Binding[] {
  const target = event.target instanceof Element ? event.target : null;
  const typing = takesTyping(target);
  const press = (event.key === 'Enter' || event.key === ' ') && takesPress(target);
  const characters = getSetting('singleKeyShortcuts');
  const chosen = getSetting('shortcutKeys');
  const modal = modalIsOpen();
  return scopes
    .get()
    .toReversed()
    .filter((scope) => !modal || scope.inDialog)
    .flatMap((scope) => inForce(scope, chosen).bindings)
    .filter((binding) => {
      if (binding.disabled || (typing && !binding.whileTyping)) return false;
      if (binding.where && !binding.where(target)) return false;
      // A character that was chosen for something that works while typing would else take itself out of the text.
      if (isCharacterBinding(binding.keys)) return characters && !typing;
      return !(press && !binding.keys.includes('+'));
    });
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing) return;
  if (['Control', 'Shift', 'Alt', 'Meta'].includes(event.key)) return;
  const keys = pressedKeys(event);
  // Counted from when they were pressed: a page that is busy answers late, and the second key still follows the first.
  const waiting = firstKey && firstKey.until > event.timeStamp ? firstKey.key : undefined;
  firstKey = undefined;
  const bindings = candidates(event);
  const second = waiting && bindings.find((binding) => binding.keys === `${waiting} ${keys}`);
  const match = second || bindings.find((binding) => binding.keys === keys);
  if (match) {
    event.preventDefault();
    // A key that is held down was pressed once: what it did may have brought up another record to do it to.
    if (!event.repeat) match.run(event);
    return;
  }
  if (bindings.some((binding) => binding.keys.length > 1 && binding.keys.startsWith(`${keys} `))) {
    firstKey = { key: keys, until: event.timeStamp + sequenceWait };
  }
}

/**
 * Keys that do something while the component is on screen. The latest scope wins over earlier ones; all of them
 * are listed by the `?` help under `name`. Character keys rest while someone types and when switched off.
 */
export function useShortcuts(name: string, bindings: readonly Binding[]): void {
  const inDialog = use(InDialog);
  const scope = useRef<ShortcutScope>(undefined);

  // With what is drawn, not after it: whoever sees the screen can press its keys.
  useLayoutEffect(() => {
    const registered: ShortcutScope = { name, inDialog, bindings: [] };
    scope.current = registered;
    setScopes([...scopes.get(), registered]);
    return () => setScopes(scopes.get().filter((other) => other !== registered));
  }, [name, inDialog]);

  useLayoutEffect(() => {
    if (scope.current) scope.current.bindings = bindings;
  });
}

/** The scopes that are active here, the latest first, with the keys that were chosen. For the help dialog. */
export function useShortcutScopes(): ShortcutScope[] {
  const chosen = useSetting('shortcutKeys');
  return useStore(scopes)
    .toReversed()
    .map((scope) => inForce(scope, chosen));
}

const none: readonly ShortcutScope[] = [];

/**
 * The keys that do on this screen what `keys` did before others were chosen: of the latest scope that knows them, as
 * when they are pressed. For what is written on buttons and in legends.
 */
export function useKeysInForce(keys: string): string {
  const chosen = useSetting('shortcutKeys');
  const isPlain = Object.keys(chosen).length === 0;
  // Most people change nothing: then no label is drawn again because a scope came or went.
  const active = useSelected(scopes, (all) => (isPlain ? none : all));
  const scope = active.findLast(({ bindings }) => bindings.some((binding) => binding.keys === keys));
  return scope ? keysInForce(chosen, scope.name, keys) : keys;
}
