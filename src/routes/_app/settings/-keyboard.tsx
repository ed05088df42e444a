import { useId, useState } from 'react';
import { announce } from '@/ui/announce';
import { Button } from '@/ui/button';
import { Fold } from '@/ui/fold';
import { notify } from '@/ui/notify';
import { setSetting, useSetting } from '@/ui/settings';
import { conflictOf, isChangeable, keysInForce, shortcutId, type Shortcut } from '@/ui/shortcut-choices';
import { isCharacterBinding } from '@/ui/shortcut-keys';
import { shortcutList } from '@/ui/shortcut-list.gen';
import { KeyCaps, keyWords } from '@/ui/text';
import { count } from '@/lib/words';
import { Section } from './-section';
import { useNavigation } from '@/frame/navigation';
import { ShortcutDialog } from './-shortcut-dialog';
import more from './-tokens.module.css';
import classes from './-settings.module.css';

/** Every shortcut whose key can be changed, those that lead to a screen among them. */
function useShortcutList(): Shortcut[] {
  const ways = useNavigation().flatMap(({ entries }) =>
    entries.flatMap(({ label, keys }) =>
      keys ? { scope: 'Everywhere', keys, label: `Go to ${label}` } : [],
    ),
  );
  const [own, others] = [
    shortcutList.filter(({ scope }) => scope === 'Everywhere'),
    shortcutList.filter(({ scope }) => scope !== 'Everywhere'),
  ];
  return [...own, ...ways, ...others].filter(({ keys }) => isChangeable(keys));
}

export function KeyboardSettings() {
  const id = useId();
  const on = useSetting('singleKeyShortcuts');
  const chosen = useSetting('shortcutKeys');
  const [changing, setChanging] = useState<Shortcut>();
  const all = useShortcutList();
  const isChanged = (shortcut: Shortcut) =>
    keysInForce(chosen, shortcut.scope, shortcut.keys) !== shortcut.keys;
  const changed = all.filter(isChanged).length;

  function reset(shortcut: Shortcut) {
    const taken = conflictOf(shortcut, shortcut.keys, all, chosen);
    if (taken) {
      notify({
        tone: 'warning',
        title: `${keyWords(shortcut.keys)} is taken`,
        message: `It is now “${taken.label}” in ${taken.scope}. Change that first.`,
      });
      return;
    }
    const { [shortcutId(shortcut)]: _, ...rest } = chosen;
    setSetting('shortcutKeys', rest);
    announce(`${shortcut.label} has its own key again: ${keyWords(shortcut.keys)}`);
  }

  return (
    <Section id="keyboard" title="Keyboard">
      <div className={classes.switch}>
        <input
          id={id}
          type="checkbox"
          checked={on}
          aria-describedby={`${id}-hint`}
          onChange={(event) => setSetting('singleKeyShortcuts', event.currentTarget.checked)}
        />
        <label htmlFor={id}>Single-key shortcuts</label>
        <p id={`${id}-hint`} className={classes.hint}>
          Switch them off when dictating, or when keys are pressed by mistake. Shortcuts with Ctrl, Enter and
          the arrow keys stay.
        </p>
      </div>
      <p className={classes.hint}>
        Each shortcut can have another key. On a screen, press{' '}
        <KeyCaps keys={keysInForce(chosen, 'Everywhere', '?')} /> to see those that work there. Enter, Escape,
        the arrow keys and the numbers keep their meaning.
      </p>
      <div>
        {groupsOf(all).map(([scope, shortcuts]) => (
          <Fold
            key={scope}
            summary={`${scope}, ${count(shortcuts.length, 'shortcut')}${changedWords(shortcuts.filter(isChanged).length)}`}
          >
            <ul className={more.shortcuts} aria-label={`Shortcuts: ${scope}`}>
              {shortcuts.map((shortcut) => {
                const keys = keysInForce(chosen, scope, shortcut.keys);
                return (
                  <li key={shortcut.keys} data-off={(!on && isCharacterBinding(keys)) || undefined}>
                    <span>{shortcut.label}</span>
                    <KeyCaps keys={keys} />
                    <Button
                      variant="default"
                      size="xs"
                      aria-label={`Change the key of ${shortcut.label}, ${scope}`}
                      onClick={() => setChanging(shortcut)}
                    >
                      Change
                    </Button>
                    {isChanged(shortcut) && (
                      <Button
                        variant="subtle"
                        size="xs"
                        aria-label={`Reset the key of ${shortcut.label}, ${scope}`}
                        onClick={() => reset(shortcut)}
                      >
                        Reset
                      </Button>
                    )}
                  </li>
                );
              })}
            </ul>
          </Fold>
        ))}
      </div>
      {changed > 0 && (
        <div>
          <Button variant="subtle" onClick={() => setSetting('shortcutKeys', undefined)}>
            Reset all {count(changed, 'changed key')}
          </Button>
        </div>
      )}
      {changing && <ShortcutDialog shortcut={changing} all={all} onClose={() => setChanging(undefined)} />}
    </Section>
  );
}

function groupsOf(all: readonly Shortcut[]): [scope: string, shortcuts: Shortcut[]][] {
  const scopes = [...new Set(all.map(({ scope }) => scope))];
  return scopes.map((scope) => [scope, all.filter((shortcut) => shortcut.scope === scope)]);
}

const changedWords = (amount: number) => (amount > 0 ? `, ${amount} changed` : '');
