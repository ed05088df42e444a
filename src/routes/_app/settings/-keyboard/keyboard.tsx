import { Checkbox, Text } from '@mantine/core';
import { announce } from '@/ui/announce';
import { Button } from '@/ui/button';
import { Fold } from '@/ui/fold';
import { notify } from '@/ui/notify';
import { openDialog } from '@/ui/open-dialog';
import { RecordList, RecordRow } from '@/ui/layout';
import { setSetting, useSetting } from '@/ui/settings';
import { conflictOf, isChangeable, shortcutId, type Shortcut } from '@/ui/shortcut-choices';
import { isCharacterBinding, keysInForce } from '@/ui/shortcut-keys';
import { shortcutList } from '@/ui/shortcut-list.gen';
import { KeyCaps, keyWords } from '@/ui/text';
import { count } from '@/lib/words';
import { SettingsSection } from '../-section';
import { useNavigation } from '@/frame/navigation';
import { ShortcutDialog } from './shortcut-dialog';

/** Every shortcut whose key can be changed, those that lead to a screen among them. */
function useShortcutList(): Shortcut[] {
  const ways = useNavigation().flatMap(({ entries }) =>
    entries.flatMap(({ label, keys }) =>
      keys ? { scope: 'Everywhere', keys, label: `Go to ${label}` } : [],
    ),
  );
  const [pageShortcuts, others] = [
    shortcutList.filter(({ scope }) => scope === 'Everywhere'),
    shortcutList.filter(({ scope }) => scope !== 'Everywhere'),
  ];
  return [...pageShortcuts, ...ways, ...others].filter(({ keys }) => isChangeable(keys));
}

export function KeyboardSettings() {
  const on = useSetting('singleKeyShortcuts');
  const chosen = useSetting('shortcutKeys');
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
    <SettingsSection id="keyboard" title="Keyboard">
      <Checkbox
        label="Single-key shortcuts"
        description="Switch them off when dictating, or when keys are pressed by mistake. Shortcuts with Ctrl, Enter and the arrow keys stay."
        checked={on}
        onChange={(event) => setSetting('singleKeyShortcuts', event.currentTarget.checked)}
      />
      <Text c="dimmed">
        Each shortcut can have another key. On a screen, press{' '}
        <KeyCaps keys={keysInForce(chosen, 'Everywhere', '?')} /> to see those that work there. Enter, Escape,
        the arrow keys and the numbers keep their meaning.
      </Text>
      <div>
        {groupsOf(all).map(([scope, shortcuts]) => (
          <Fold
            key={scope}
            summary={`${scope}, ${count(shortcuts.length, 'shortcut')}${changedWords(shortcuts.filter(isChanged).length)}`}
          >
            <RecordList label={`Shortcuts: ${scope}`}>
              {shortcuts.map((shortcut) => {
                const keys = keysInForce(chosen, scope, shortcut.keys);
                return (
                  <RecordRow
                    key={shortcut.keys}
                    end={
                      <>
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
                        <KeyCaps keys={keys} />
                        <Button
                          variant="default"
                          size="xs"
                          aria-label={`Change the key of ${shortcut.label}, ${scope}`}
                          onClick={() => openDialog(() => ShortcutDialog, { shortcut, all })}
                        >
                          Change
                        </Button>
                      </>
                    }
                  >
                    <Text c={!on && isCharacterBinding(keys) ? 'dimmed' : undefined}>{shortcut.label}</Text>
                  </RecordRow>
                );
              })}
            </RecordList>
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
    </SettingsSection>
  );
}

function groupsOf(all: readonly Shortcut[]): [scope: string, shortcuts: Shortcut[]][] {
  const scopes = [...new Set(all.map(({ scope }) => scope))];
  return scopes.map((scope) => [scope, all.filter((shortcut) => shortcut.scope === scope)]);
}

const changedWords = (amount: number) => (amount > 0 ? `, ${amount} changed` : '');
