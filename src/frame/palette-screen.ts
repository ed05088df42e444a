import { IconKeyboard } from '@tabler/icons-react';
import { useSetting } from '@/ui/settings';
import { isCharacterBinding, keysInForce } from '@/ui/shortcut-keys';
import { useShortcutScopes } from '@/ui/shortcuts';
import type { Hit, HitGroup } from './palette-hit';

/** What moves within a screen is done by its keys alone; in a list of actions it would only be in the way. */
const moves = /^(?:next|previous|to the|fold|open or|zoom)\b/i;
/** What works everywhere is offered anyway, and a form is sent by who has it before them. */
const elsewhere = new Set(['Everywhere', 'Form']);
const most = 8;

/** What the keys of the screen that lies under the palette do, each once, with its key. */
export function useScreenHits(): HitGroup {
  const scopes = useShortcutScopes().filter(({ name, inDialog }) => !inDialog && !elsewhere.has(name));
  const hits = new Map<string, Hit>();
  for (const { name, bindings } of scopes) {
    for (const { keys, label, run, where, disabled } of bindings) {
      if (disabled || where || moves.test(label) || hits.has(label)) continue;
      hits.set(label, {
        id: `key-${name}-${label}`,
        icon: IconKeyboard,
        label,
        detail: name,
        // The keys of a scope that is active are those in force already.
        keys: { scope: '', keys },
        // Once the palette has gone and given the focus back, as when the key is pressed.
        run: () => void setTimeout(() => run(new KeyboardEvent('keydown')), 0),
      });
    }
  }
  return { label: 'On this screen', hits: [...hits.values()].slice(0, most) };
}

/** Gives the keys that do what a hit does; '' where its user has switched them off. */
export function useShownKeys(): (hit: Hit) => string {
  const chosen = useSetting('shortcutKeys');
  const characters = useSetting('singleKeyShortcuts');
  return ({ keys: known }) => {
    if (!known) return '';
    const keys = keysInForce(chosen, known.scope, known.keys);
    return isCharacterBinding(keys) && !characters ? '' : keys;
  };
}
